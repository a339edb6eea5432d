//! Values against those of the boards that moves lead to, on random boards
//! with more seeds than a slow solver can take.

use awale::engine::tablebase::Tablebase;
use awale::notation::oware;
use awale::rules::{Game, Outcome, Position, RuleSet, Side};

use crate::random::Random;
use crate::support::{rules, tables};

const SEEDS: u32 = 12;

/// Random positions of each rule set, of which half have few enough seeds.
const POSITIONS: usize = 40_000;

fn value(tablebase: &Tablebase, position: &Position) -> i32 {
    let board = position.board();
    let row = |side: Side| {
        board
            .row(side)
            .map(|pit| u64::from(board.seeds(pit)) << (8 * pit.place()))
            .sum::<u64>()
    };
    let own = position.side();
    tablebase
        .value([row(own), row(own.other())])
        .expect("a known board")
}

/// What an outcome shares out, as seen by a side.
fn shared(outcome: &Outcome, position: &Position, side: Side) -> i32 {
    let [south, north] = outcome.score.map(i32::from);
    let [before_south, before_north] =
        Side::BOTH.map(|side| i32::from(position.board().store(side)));
    let ahead = south - before_south - (north - before_north);
    if side == Side::South { ahead } else { -ahead }
}

/// The best of what the rules let the side to move choose from.
fn best(tablebase: &Tablebase, position: &Position, rules: &RuleSet) -> i32 {
    let seen = |after: &Position| {
        let value = value(tablebase, after);
        if after.side() == position.side() {
            value
        } else {
            -value
        }
    };
    let game = Game::from_position(*rules, *position).expect("a game");
    let mut trail = game.trail();
    let first = *trail.last();
    if let Some(outcome) = &first.outcome {
        return shared(outcome, position, position.side());
    }
    if first.passed {
        return seen(&first.position);
    }
    let legal = trail.legal();
    let values = legal.iter().map(|pit| {
        let turn = *trail.push(pit);
        trail.pop();
        match &turn.outcome {
            Some(outcome) => shared(outcome, position, position.side()),
            None => i32::from(turn.captured) + seen(&turn.position),
        }
    });
    values.max().expect("a legal move")
}

#[test]
fn a_board_is_worth_the_best_that_its_moves_lead_to() {
    let mut random = Random::new(7);
    let mut compared = 0;
    for text in [
        "abapa",
        "family",
        "awari,starved=pass",
        "ten-pit,few=3",
        "ivory-coast",
    ] {
        let mut rules = rules(text);
        rules.majority = false;
        let tablebase = tables(&rules, SEEDS);
        for _ in 0..POSITIONS {
            let text = random.position(rules.pits_a_side().into());
            let position = oware::parse_position(&text, &rules).expect("a position");
            if u32::from(position.board().seeds_in_pits()) > SEEDS {
                continue;
            }
            let best = best(&tablebase, &position, &rules);
            assert_eq!(value(&tablebase, &position), best, "{rules} {position}");
            compared += 1;
        }
    }
    assert!(compared > 2 * POSITIONS, "{compared}");
}
