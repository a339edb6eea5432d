//! What positions are worth, in hundredths of a seed.

use super::fast::{FastBoard, Lanes};
use super::weights::WEIGHTS;
use crate::rules::{Outcome, Side};

/// What is added to the score difference of a won position and taken from
/// that of a lost one, in hundredths of a seed: more than any unfinished
/// advantage.
pub const WIN: i32 = 10_000;

/// A seed, in the unit of values.
pub(super) const SEED: i32 = 100;

/// Values from this on are those of games that are won.
pub(super) const DECIDED: i32 = WIN / 2;

/// Values down from this are those of games that are lost.
pub(super) const LOST: i32 = -DECIDED;

/// What an ended game is worth to a side: the score difference and [`WIN`],
/// less a hundredth for each of the `plies` it took, so that of two equal
/// wins the earlier is better.
#[must_use]
pub fn ended(outcome: &Outcome, side: Side, plies: u32) -> i32 {
    let difference = i32::from(outcome.score(side)) - i32::from(outcome.score(side.other()));
    settled(difference, plies)
}

/// What it is worth to end with so many seeds more than the other, after so
/// many plies.
#[inline(always)]
pub(super) fn settled(difference: i32, plies: u32) -> i32 {
    let late = plies as i32;
    match difference {
        0 => 0,
        1.. => WIN + SEED * difference - late,
        _ => SEED * difference - WIN + late,
    }
}

/// What a board on which play goes on is worth to the side to move: what it
/// has captured more than the other, and for each pit what seeds in it have
/// been worth in games. `half` is half of all seeds of the game: a side with
/// more has won already, if nothing else, and `plies` are those it took.
#[inline(always)]
#[must_use]
pub fn evaluate<L: Lanes>(board: FastBoard<L>, half: u32, plies: u32) -> i32 {
    let [own, other] = board.words();
    let mut value = SEED * board.lead();
    for place in 0..6 {
        let seeds = |word: u64| (word >> (8 * place)) as usize & 63;
        value += i32::from(WEIGHTS.own[place][seeds(own)]);
        value -= i32::from(WEIGHTS.other[place][seeds(other)]);
    }
    let [own, other] = board.stores();
    if own.max(other) > half {
        let won = WIN - plies as i32;
        value += if own > other { won } else { -won };
    }
    value
}
