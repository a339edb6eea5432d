//! The seeds in pits and stores.

use super::{Pit, Side};

/// The most pits on a board.
pub(super) const MOST_PITS: usize = 2 * Pit::MOST_A_SIDE as usize;

/// The seeds in each pit and store.
///
/// Pits are kept in sowing order A … F a … f; a board with fewer pits leaves
/// the last places at zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    pub(super) pits: [u8; MOST_PITS],
    pub(super) stores: [u8; 2],
    pub(super) half: u8,
}

impl Board {
    /// Pits a side: 6, or 5 on the board of ten pits.
    #[must_use]
    pub const fn pits_a_side(&self) -> u8 {
        self.half
    }

    /// All pits of the board, in sowing order.
    pub fn pits(&self) -> impl Iterator<Item = Pit> + use<> {
        let half = usize::from(self.half);
        (0..2 * half).map(move |index| Pit::from_index(index, half))
    }

    /// The pits of one row, in sowing order.
    pub fn row(&self, side: Side) -> impl Iterator<Item = Pit> + use<> {
        self.pits().filter(move |pit| pit.side() == side)
    }

    /// The seeds in a pit; none in a pit that the board lacks.
    #[must_use]
    pub fn seeds(&self, pit: Pit) -> u8 {
        if pit.place() < self.half {
            self.pits[self.index(pit)]
        } else {
            0
        }
    }

    /// The seeds a side has captured.
    #[must_use]
    pub const fn store(&self, side: Side) -> u8 {
        self.stores[side.index()]
    }

    /// The seeds in a side's row.
    #[must_use]
    pub fn row_sum(&self, side: Side) -> u8 {
        let half = usize::from(self.half);
        let start = side.index() * half;
        self.pits[start..start + half].iter().sum()
    }

    /// The seeds in all pits.
    #[must_use]
    pub fn seeds_in_pits(&self) -> u8 {
        self.pits.iter().sum()
    }

    /// The seeds in pits and stores.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.seeds_in_pits() + self.stores[0] + self.stores[1]
    }

    /// The number of a pit of this board in sowing order from A.
    pub(super) fn index(&self, pit: Pit) -> usize {
        pit.side().index() * usize::from(self.half) + usize::from(pit.place())
    }
}
