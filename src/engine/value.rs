//! What positions are worth, in hundredths of a seed.

use super::fast::{FastBoard, Lanes};
use super::weights::{COUNTS, FIVE, SIX, Weights};
use crate::rules::{Outcome, RuleSet, Side};

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
    settled(difference, plies, WIN)
}

/// What it is worth to end with so many seeds more than the other, after so
/// many plies, where winning is worth so much beyond the seeds.
#[inline(always)]
const fn settled(difference: i32, plies: u32, win: i32) -> i32 {
    let late = plies as i32;
    match difference {
        0 => 0,
        1.. => win + SEED * difference - late,
        _ => SEED * difference - win + late,
    }
}

/// What a search is to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The way to win: a small win that is certain is better than a large one
    /// that is not. Values are those of [`ended`].
    Win,
    /// The way to the most seeds, as the endgame tables count: winning is
    /// worth nothing beyond the seeds.
    Seeds,
}

/// What the boards of a rule set are worth while play goes on.
pub struct Evaluation {
    table: &'static Table,
    /// All seeds of the game.
    total: u32,
    /// What winning is worth beyond the seeds.
    win: i32,
}

impl Evaluation {
    /// The evaluation of a rule set.
    #[must_use]
    pub fn new(rules: &RuleSet, aim: Aim) -> Evaluation {
        Evaluation {
            table: match rules.pits_a_side() {
                5 => &TABLE_FIVE,
                _ => &TABLE_SIX,
            },
            total: u32::from(rules.total_seeds()),
            win: match aim {
                Aim::Win => WIN,
                Aim::Seeds => 0,
            },
        }
    }

    /// What it is worth to end with so many seeds more than the other, after
    /// so many plies.
    #[inline(always)]
    #[must_use]
    pub const fn settled(&self, difference: i32, plies: u32) -> i32 {
        settled(difference, plies, self.win)
    }

    /// What a board is worth to the side to move: what it has captured more
    /// than the other, and what seeds in each pit have been worth in games,
    /// between an opening and an endgame weight. A side with more than half
    /// of all seeds has won, if nothing else; `plies` are those it took.
    #[inline(always)]
    #[must_use]
    pub fn of<L: Lanes>(&self, board: FastBoard<L>, plies: u32) -> i32 {
        let [own, other] = board.words();
        let mut sum = 0;
        for place in 0..6 {
            let seeds = |word: u64| (word >> (8 * place)) as usize % SLOTS;
            sum += self.table.pits[0][place][seeds(own)];
            sum -= self.table.pits[1][place][seeds(other)];
        }
        let left = board.seeds_in_pits();
        let captured = self.total - left;
        let (full, empty) = unpack(sum);
        let share = (1 << SHARE) / self.total as i32;
        let pits = ((full * left as i32 + empty * captured as i32) * share) >> SHARE;
        let value = SEED * board.lead() + pits + self.table.tempo;
        let [own, other] = board.stores();
        if 2 * own.max(other) > self.total && self.win > 0 {
            let won = self.win - plies as i32;
            return value + if own > other { won } else { -won };
        }
        value
    }
}

/// Bits behind the point of a share of all seeds.
const SHARE: u32 = 15;

/// Room for any number of seeds.
const SLOTS: usize = 64;

/// Weights where they are found with one look: the opening weight in the
/// upper half of a number, the endgame weight in the lower. Sums of such
/// numbers hold the sums of both.
struct Table {
    pits: [[[i32; SLOTS]; 6]; 2],
    tempo: i32,
}

static TABLE_FIVE: Table = Table::new(&FIVE);
static TABLE_SIX: Table = Table::new(&SIX);

impl Table {
    const fn new(weights: &Weights) -> Table {
        let mut pits = [[[0; SLOTS]; 6]; 2];
        let mut index = 0;
        while index < 2 * 6 * SLOTS {
            let (side, place, seeds) = (index / (6 * SLOTS), index / SLOTS % 6, index % SLOTS);
            let count = if seeds < COUNTS { seeds } else { COUNTS - 1 };
            pits[side][place][seeds] = pack(
                weights.full[side][place][count],
                weights.empty[side][place][count],
            );
            index += 1;
        }
        Table {
            pits,
            tempo: weights.tempo as i32,
        }
    }
}

const fn pack(full: i16, empty: i16) -> i32 {
    ((full as i32) << 16) + empty as i32
}

#[inline(always)]
const fn unpack(sum: i32) -> (i32, i32) {
    // Half a unit of the upper half takes back what a negative lower half
    // borrowed.
    ((sum + 0x8000) >> 16, sum as i16 as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_of_packed_weights_hold_both_sums() {
        let pairs = [(300, -20), (-45, 700), (-1, -1), (0, 250), (1020, -180)];
        let sum = pairs.iter().map(|&(full, empty)| pack(full, empty)).sum();
        let sums = pairs.iter().fold((0, 0), |sums, pair| {
            (sums.0 + i32::from(pair.0), sums.1 + i32::from(pair.1))
        });
        assert_eq!(unpack(sum), sums);
    }
}
