//! What positions are worth, in hundredths of a seed.

use crate::rules::{Outcome, Pit, Position, RuleSet, Side};

/// What is added to the score difference of a won position and taken from
/// that of a lost one, in hundredths of a seed: more than any unfinished
/// advantage.
pub const WIN: i32 = 10_000;

/// A seed, in the unit of values.
pub(super) const SEED: i32 = 100;

/// What a pit to choose from is worth. This and [`HOARD`] are the best of the
/// pairs tried in self-play; alone each already wins four of five games
/// against counting captures only. Pits that the other could capture, and
/// pits that go round, made no difference.
const MOBILE: i32 = 60;

/// What a seed in the own row is worth.
const HOARD: i32 = 8;

/// What an ended game is worth to a side: the score difference and [`WIN`],
/// less a hundredth for each of the `plies` it took, so that of two equal
/// wins the earlier is better.
#[must_use]
pub fn ended(outcome: &Outcome, side: Side, plies: u32) -> i32 {
    let difference = i32::from(outcome.score(side)) - i32::from(outcome.score(side.other()));
    let late = plies as i32;
    match outcome.winner() {
        None => 0,
        Some(winner) if winner == side => WIN + SEED * difference - late,
        Some(_) => SEED * difference - WIN + late,
    }
}

/// What a position in which play goes on is worth to a side: what it has
/// captured more than the other, and a little for how its row stands. A side
/// with more than half of the seeds has won already where play goes on.
#[must_use]
pub fn evaluate(position: &Position, side: Side, rules: &RuleSet) -> i32 {
    let board = position.board();
    let view = |side: Side| {
        let store = board.store(side);
        let won = u32::from(store) * 2 > u32::from(rules.total_seeds());
        let mut value = SEED * i32::from(store) + if won { WIN } else { 0 };
        for place in 0..rules.pits_a_side() {
            // Every place of a row is a pit.
            let seeds = Pit::new(side, place).map_or(0, |pit| board.seeds(pit));
            value += HOARD * i32::from(seeds) + if seeds > 0 { MOBILE } else { 0 };
        }
        value
    };
    view(side) - view(side.other())
}
