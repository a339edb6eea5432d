//! A board as the engine keeps it.

use super::lanes::{Lanes, every, sum};
use crate::rules::{Pit, Position, Side};

/// Where a store stands in the word of its side.
const STORE: u32 = 48;

/// The pits of a word.
const ROW: u64 = every(0xFF) >> 16;

/// The seeds in pits and stores as the side to move sees them: its own row,
/// then its store, then the same of the other side, a byte each. The two
/// sides play alike, so a board is worth the same whoever is to move.
///
/// Each side has a word of eight bytes: the pits in sowing order, the store
/// in the seventh, nothing in the eighth. On ten pits the sixth is empty.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct FastBoard<L>(L);

impl<L: Lanes> FastBoard<L> {
    /// The board of a position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let board = position.board();
        let word = |side: Side| {
            let mut bytes = [0; 8];
            for pit in board.row(side) {
                bytes[usize::from(pit.place())] = board.seeds(pit);
            }
            bytes[STORE as usize / 8] = board.store(side);
            u64::from_le_bytes(bytes)
        };
        let own = position.side();
        Self::new([word(own), word(own.other())])
    }

    /// A board of two words: the row and store of the side to move, then of
    /// the other.
    #[inline(always)]
    #[must_use]
    pub fn new(words: [u64; 2]) -> Self {
        FastBoard(L::new(words))
    }

    /// The two words.
    #[inline(always)]
    #[must_use]
    pub fn words(self) -> [u64; 2] {
        self.0.words()
    }

    /// The bytes.
    #[inline(always)]
    pub(super) fn lanes(self) -> L {
        self.0
    }

    /// The same board with the other side to move.
    #[inline(always)]
    #[must_use]
    pub fn turned(self) -> Self {
        let [own, other] = self.words();
        Self::new([other, own])
    }

    /// The pits of both sides, a word each, without the stores.
    #[inline(always)]
    #[must_use]
    pub fn rows(self) -> [u64; 2] {
        self.words().map(row)
    }

    /// The seeds in the pits of the side to move and of the other.
    #[inline(always)]
    #[must_use]
    pub fn row_sums(self) -> [u32; 2] {
        self.rows().map(sum)
    }

    /// The seeds in all pits.
    #[inline(always)]
    #[must_use]
    pub fn seeds_in_pits(self) -> u32 {
        let [own, other] = self.rows();
        // No byte overflows: there are 48 seeds.
        sum(own + other)
    }

    /// The stores of the side to move and of the other.
    #[inline(always)]
    #[must_use]
    pub fn stores(self) -> [u32; 2] {
        self.words().map(store)
    }

    /// What the side to move has captured more than the other.
    #[inline(always)]
    #[must_use]
    pub fn lead(self) -> i32 {
        let [own, other] = self.stores();
        own as i32 - other as i32
    }

    /// The seeds in a pit of the side to move, by its place from 0.
    #[inline(always)]
    #[must_use]
    pub fn seeds(self, place: u32) -> u32 {
        byte(self.words()[0], place)
    }

    /// The pits of the side to move that hold seeds, a bit each.
    #[inline(always)]
    #[must_use]
    pub fn filled(self) -> u32 {
        u32::from(self.0.filled()) & ((1 << Pit::MOST_A_SIDE) - 1)
    }
}

/// The pits of a word, without the store.
#[inline(always)]
pub(super) const fn row(word: u64) -> u64 {
    word & ROW
}

/// The store of a word.
#[inline(always)]
pub(super) const fn store(word: u64) -> u32 {
    byte(word, STORE / 8)
}

/// A word with so many seeds more in its store.
#[inline(always)]
pub(super) const fn bank(word: u64, seeds: u32) -> u64 {
    word + ((seeds as u64) << STORE)
}

/// A byte of a word.
#[inline(always)]
pub(super) const fn byte(word: u64, index: u32) -> u32 {
    (word >> (8 * index)) as u8 as u32
}
