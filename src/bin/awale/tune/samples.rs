//! Games of the engine against itself, and what their positions were worth.

use std::ops::Range;

use awale::engine::{DEEPEST, Mind, Random, Search, WIN, Width};
use awale::rules::{Game, Pit, Position, RuleSet, Side};

use super::fit::{Sample, Sums};
use crate::limit::Limit;
use crate::player::opening;

/// What the engine remembers during a game.
const MIND_BYTES: usize = 1 << 20;

/// Openings are so many random plies and at most this many more.
const OPENING_PLIES: u32 = 4;
const MORE_PLIES: u64 = 16;

/// One move of so many is played at random, for more kinds of positions.
const SLIPS: u64 = 20;

/// Games are left after so many plies.
const LONGEST: usize = 300;

/// Positions with fewer seeds are left to the endgame tables.
const FEWEST_SEEDS: u8 = 10;

/// How much of what a position is worth is the value that a search found, in
/// hundredths; the rest is how the game ended.
const FOUND: i32 = 60;

/// Differences beyond this, in hundredths of a seed, count as this much.
const MOST: i32 = 2500;

/// Plays the games of some numbers and sums up their positions.
pub fn play(rules: &RuleSet, nodes: u64, seed: u64, games: Range<usize>) -> Sums {
    let mut sums = Sums::default();
    let mut mind = Mind::new(rules, MIND_BYTES);
    for index in games {
        let mut random = Random::series(seed, index as u64);
        let plies = OPENING_PLIES + (random.next() % MORE_PLIES) as u32;
        mind.forget();
        if let Some(game) = opening(rules, plies, &mut random) {
            play_game(game, nodes, &mut mind, &mut random, &mut sums);
        }
    }
    sums
}

fn play_game(mut game: Game, nodes: u64, mind: &mut Mind, random: &mut Random, sums: &mut Sums) {
    let mut quiet: Vec<(Position, i32)> = Vec::new();
    while game.len() < LONGEST {
        let Some(mut search) = Search::new(&game.trail(), Width::Best, DEEPEST) else {
            break;
        };
        search.run(mind, &mut Limit::nodes(nodes));
        let (Some((best, value)), position) = (search.best(), *game.position()) else {
            break;
        };
        let mut pit = best;
        if random.next().is_multiple_of(SLIPS) {
            let legal: Vec<Pit> = game.legal().iter().collect();
            pit = random.pick(legal.into_iter()).unwrap_or(best);
        }
        if game.play(pit).is_err() {
            break;
        }
        let store = |position: &Position, side| position.board().store(side);
        let captures = store(game.position(), position.side()) > store(&position, position.side());
        let left = position.board().seeds_in_pits();
        // Captures are for the search to find.
        if pit == best && !captures && left >= FEWEST_SEEDS {
            quiet.push((position, value));
        }
    }
    let Some(outcome) = game.outcome() else {
        return;
    };
    let ahead =
        |side: Side| i32::from(outcome.score(side)) - i32::from(outcome.score(side.other()));
    for (position, value) in quiet {
        let (board, side) = (position.board(), position.side());
        let lead = 100 * (i32::from(board.store(side)) - i32::from(board.store(side.other())));
        let found = in_seeds(value) - lead;
        let came = 100 * ahead(side) - lead;
        let worth = (FOUND * found + (100 - FOUND) * came) / 100;
        sums.take(&Sample::of(&position, worth.clamp(-MOST, MOST)));
    }
}

/// A value without what is added for winning.
fn in_seeds(value: i32) -> i32 {
    match value {
        v if v > WIN / 2 => v - WIN,
        v if v < -WIN / 2 => v + WIN,
        v => v,
    }
}
