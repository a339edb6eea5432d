//! Pits and sets of pits of one row.

use std::fmt;

use super::Side;

/// A pit: whose row it is in, and which of that row in sowing order.
///
/// The letters A–F are South's, a–f North's. Boards with fewer pits a side
/// lack the last letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pit {
    side: Side,
    place: u8,
}

impl Pit {
    /// The most pits a row can have.
    pub const MOST_A_SIDE: u8 = 6;

    /// The pit at `place` (0–5 in sowing order) of a side's row.
    #[must_use]
    pub fn new(side: Side, place: u8) -> Option<Pit> {
        (place < Self::MOST_A_SIDE).then_some(Pit { side, place })
    }

    /// The pit of a letter A–F or a–f.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Pit> {
        let (side, place) = match letter {
            'A'..='F' => (Side::South, letter as u8 - b'A'),
            'a'..='f' => (Side::North, letter as u8 - b'a'),
            _ => return None,
        };
        Some(Pit { side, place })
    }

    /// A–F for South, a–f for North.
    #[must_use]
    pub fn letter(self) -> char {
        let first = match self.side {
            Side::South => b'A',
            Side::North => b'a',
        };
        char::from(first + self.place)
    }

    /// Whose row the pit is in.
    #[must_use]
    pub const fn side(self) -> Side {
        self.side
    }

    /// Which pit of the row, from 0, in sowing order.
    #[must_use]
    pub const fn place(self) -> u8 {
        self.place
    }

    /// The pit with number `index` in sowing order from A, on a board of
    /// `half` pits a side.
    pub(super) fn from_index(index: usize, half: usize) -> Pit {
        let side = if index < half {
            Side::South
        } else {
            Side::North
        };
        Pit {
            side,
            place: (index % half) as u8,
        }
    }
}

impl fmt::Display for Pit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// Some pits of one side's row, in sowing order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PitSet {
    side: Side,
    places: u8,
}

impl PitSet {
    /// The set of the places whose bit is set in `places` (bit 0 is A or a).
    pub(super) const fn new(side: Side, places: u8) -> PitSet {
        PitSet { side, places }
    }

    /// No pit of this side.
    #[must_use]
    pub const fn empty(side: Side) -> PitSet {
        PitSet { side, places: 0 }
    }

    /// Whether the pit is in the set.
    #[must_use]
    pub fn contains(self, pit: Pit) -> bool {
        pit.side == self.side && self.places >> pit.place & 1 == 1
    }

    /// How many pits are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.places.count_ones() as usize
    }

    /// Whether no pit is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.places == 0
    }

    /// The pits, in sowing order.
    pub fn iter(self) -> impl Iterator<Item = Pit> + Clone {
        (0..Pit::MOST_A_SIDE)
            .map(move |place| Pit {
                side: self.side,
                place,
            })
            .filter(move |&pit| self.contains(pit))
    }
}

impl fmt::Display for PitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|pit| write!(f, "{pit}"))
    }
}
