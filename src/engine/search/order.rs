//! In which order moves are tried: the sooner a good one comes, the more of
//! the rest need not be looked at.

use super::super::fast::{Best, Places, Sower, Sown};
use crate::rules::Pit;

/// The most moves of a position.
const MOST: usize = Pit::MOST_A_SIDE as usize;

/// The most plies for which moves are remembered.
const PLIES: usize = 128;

/// What earlier parts of a search say about moves.
pub(super) struct Order {
    /// For each ply from the root, the moves that refuted a line there last.
    killers: [[u8; 2]; PLIES],
    /// How often and how deep each place has refuted a line.
    history: [u32; MOST],
}

/// A move with what it does.
#[derive(Clone, Copy)]
pub(super) struct Try {
    pub place: u32,
    pub sown: Sown<Best>,
    /// Moves of greater rank are tried first.
    rank: u32,
}

/// The moves of a position, made, in the order of trying.
pub(super) struct Tries {
    tries: [Option<Try>; MOST],
    count: usize,
}

impl Tries {
    /// The moves in their order.
    #[inline(always)]
    pub fn iter(&self) -> impl Iterator<Item = Try> + '_ {
        self.tries[..self.count].iter().flatten().copied()
    }
}

impl Order {
    /// Knows nothing yet.
    pub fn new() -> Order {
        Order {
            killers: [[u8::MAX; 2]; PLIES],
            history: [0; MOST],
        }
    }

    /// The legal moves of a board: first the `hint`, then captures by their
    /// size, the killers, and the others by their history.
    #[inline(always)]
    pub fn tries(
        &self,
        sower: &Sower<Best>,
        board: super::Board,
        legal: u32,
        ply: u32,
        hint: Option<u32>,
    ) -> Tries {
        let killers = self.killers[ply as usize % PLIES];
        let mut tries = Tries {
            tries: [None; MOST],
            count: 0,
        };
        for place in Places(legal) {
            let sown = sower.play(board, place);
            let rank = if hint == Some(place) {
                u32::MAX
            } else if sown.captured > 0 {
                1 << 30 | sown.captured << 8 | place
            } else if killers.contains(&(place as u8)) {
                1 << 29
            } else {
                self.history[place as usize % MOST]
            };
            // Insertion keeps the order of equals, so that it depends on
            // nothing but the search.
            let mut slot = tries.count;
            while slot > 0 && tries.tries[slot - 1].is_some_and(|other| other.rank < rank) {
                tries.tries[slot] = tries.tries[slot - 1];
                slot -= 1;
            }
            tries.tries[slot] = Some(Try { place, sown, rank });
            tries.count += 1;
        }
        tries
    }

    /// A move refuted what led to it.
    #[inline(always)]
    pub fn refuted(&mut self, place: u32, ply: u32, depth: u32) {
        let seen = &mut self.history[place as usize % MOST];
        *seen += depth * depth;
        if *seen > 1 << 28 {
            self.age();
        }
        let killers = &mut self.killers[ply as usize % PLIES];
        if killers[0] != place as u8 {
            *killers = [place as u8, killers[0]];
        }
    }

    /// What is old counts less.
    pub fn age(&mut self) {
        for seen in &mut self.history {
            *seen /= 2;
        }
    }
}
