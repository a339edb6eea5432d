//! Moves that the fast board takes back, against the rules on random rule
//! sets and positions.

mod random;

use awale::engine::fast::{Best, FastBoard, Sower};
use awale::notation::oware;
use awale::rules::{Game, Position, RuleSet, Side};
use random::Random;

const RULE_SETS: usize = 200;

/// Positions of each rule set, whose moves are played and taken back.
const POSITIONS: usize = 500;

type Rows = [u64; 2];

fn rows(position: &Position) -> Rows {
    FastBoard::<Best>::of(position).rows()
}

fn before(sower: &Sower<Best>, after: Rows) -> Vec<Rows> {
    let mut found = Vec::new();
    sower.before(after, |rows| found.push(rows));
    found
}

/// The position with these rows in which South moves.
fn position(rows: Rows, rules: &RuleSet) -> Position {
    let half = usize::from(rules.pits_a_side());
    let pits: Vec<u32> = rows
        .iter()
        .flat_map(|row| row.to_le_bytes().into_iter().take(half).map(u32::from))
        .collect();
    let left = u32::from(rules.total_seeds()) - pits.iter().sum::<u32>();
    Position::new(&pits, [left, 0], Side::South, rules).expect("a position")
}

/// A move without a capture, or a pass.
struct Quiet {
    /// The board that it leads to.
    after: Rows,
    /// Seeds that were sown.
    seeds: u8,
}

/// All moves of a position that capture nothing, or its pass.
fn quiet(position: Position, rules: &RuleSet) -> Vec<Quiet> {
    let game = Game::from_position(*rules, position).expect("a game");
    let mut trail = game.trail();
    let first = *trail.last();
    if first.outcome.is_some() {
        return Vec::new();
    }
    if first.passed {
        let (after, seeds) = (rows(&first.position), 0);
        return vec![Quiet { after, seeds }];
    }
    let mover = position.side();
    let mut moves = Vec::new();
    for pit in trail.legal().iter() {
        let turn = *trail.push(pit);
        trail.pop();
        if turn.captured == 0 {
            // A pass that follows is a step of its own.
            let after = rows(&turn.position.with_side(mover.other()));
            let seeds = position.board().seeds(pit);
            moves.push(Quiet { after, seeds });
        }
    }
    moves
}

#[test]
fn what_is_taken_back_is_what_the_rules_let_be_played() {
    let mut random = Random::new(9);
    let (mut moves, mut passes, mut kroos, mut starving) = (0, 0, 0, 0);
    for _ in 0..RULE_SETS {
        let mut rules: RuleSet = random.rules().parse().expect("a rule set");
        // The endings that moves taken back do not look at.
        (rules.majority, rules.few) = (false, 0);
        let sower = Sower::new(&rules);
        for _ in 0..POSITIONS {
            let text = random.position(rules.pits_a_side().into());
            let start = oware::parse_position(&text, &rules).expect("a position");
            for Quiet { after, seeds } in quiet(start, &rules) {
                let found = before(&sower, after);
                let times = found.iter().filter(|&&before| before == rows(&start));
                assert_eq!(times.count(), 1, "{rules} {start} {after:x?}");
                for board in found {
                    let all = quiet(position(board, &rules), &rules);
                    let ways = all.iter().filter(|quiet| quiet.after == after);
                    assert_eq!(ways.count(), 1, "{rules} {board:x?} {after:x?}");
                }
                moves += 1;
                passes += usize::from(seeds == 0);
                kroos += usize::from(seeds >= 2 * rules.pits_a_side());
                starving += usize::from(after[0] == 0 && seeds > 0);
            }
        }
    }
    let seen = format!("{moves} moves, {passes} passes, {kroos} kroos, {starving} starving");
    assert!(moves > 100_000, "{seen}");
    assert!(passes > 100 && kroos > 1000 && starving > 10, "{seen}");
}

#[test]
fn nothing_leads_to_a_board_without_an_empty_pit_on_the_other_side() {
    let sower = Sower::new(&RuleSet::ABAPA);
    let full = 0x0404_0404_0404;
    assert_eq!(before(&sower, [full, full]), Vec::<Rows>::new());
    assert_eq!(before(&sower, [0, full]), Vec::<Rows>::new());
}

#[test]
fn a_single_seed_comes_from_the_pit_before() {
    let sower = Sower::new(&RuleSet::ABAPA);
    // In the first pit of the side to move: it was given.
    assert_eq!(before(&sower, [1, 0]), [[1_u64 << 40, 0]]);
    // In the second pit of the side that moved: it had to be played on, which
    // is no move where it feeds nobody.
    assert_eq!(before(&sower, [0, 1 << 8]), Vec::<Rows>::new());
}
