//! The moves of the fast board: one addition from a table sows, a look-up of
//! the run of twos and threes captures.

use super::board::{FastBoard, bank, byte, row};
use super::lanes::{Lanes, sum};
use crate::rules::{RuleSet, Slam};

/// Pits a side.
const PITS: usize = 6;

/// The most seeds of a pit, and one more.
const COUNTS: usize = 64;

/// The pits of a row that can be captured, as a set of bits.
const SETS: usize = 1 << PITS;

/// What a move does to the board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Sown<L> {
    /// The board, seen by the other side.
    pub board: FastBoard<L>,
    /// Seeds that went to the mover's store.
    pub captured: u32,
}

/// A sowing from a pit with a number of seeds.
#[derive(Clone, Copy)]
struct Way<L> {
    /// What it adds to each pit; the origin it empties.
    adds: L,
    /// Where the last seed falls: the place in the other's row, or [`PITS`]
    /// in the own.
    landing: u8,
    /// The pits of the other's row, a bit each, of which one must hold 1 or
    /// 2 before for the sowing to capture; [`ALWAYS`] after a lap.
    marks: u8,
}

/// Stands for a pit that always holds 1 or 2.
const ALWAYS: u8 = 1 << 7;

/// The tables of a rule set. They answer for moves that are known to be
/// legal; the rules themselves are in [`crate::rules`].
pub struct Sower<L> {
    rules: RuleSet,
    ways: Box<[[Way<L>; COUNTS]; PITS]>,
    /// By where the last seed falls and which of the other's pits hold 2 or
    /// 3: the pits that are captured.
    runs: [[u8; SETS]; PITS + 1],
    /// The pits of a set, all bits of their bytes.
    masks: [u64; SETS],
}

impl<L: Lanes> Sower<L> {
    /// The tables of a rule set.
    #[must_use]
    pub fn new(rules: &RuleSet) -> Self {
        let half = usize::from(rules.pits_a_side());
        let most = u32::from(rules.total_seeds());
        let way = |place: usize, seeds: usize| {
            if seeds as u32 > most || place >= half {
                return Way::none();
            }
            Way::new(half, place, seeds)
        };
        let ways = std::array::from_fn(|place| std::array::from_fn(|seeds| way(place, seeds)));
        Sower {
            rules: *rules,
            ways: Box::new(ways),
            runs: std::array::from_fn(|landing| std::array::from_fn(|set| run(landing, set))),
            masks: std::array::from_fn(mask),
        }
    }

    /// The rule set.
    #[must_use]
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// Plays the pit at a place of the row of the side to move, which holds
    /// seeds.
    #[inline(always)]
    #[must_use]
    pub fn play(&self, board: FastBoard<L>, place: u32) -> Sown<L> {
        let lanes = board.lanes();
        let seeds = byte(lanes.words()[0], place) as usize;
        let way = &self.ways[place as usize % PITS][seeds % COUNTS];
        let sown = lanes.plus(way.adds);
        let [own, other] = sown.words();
        let mask = self.taken(way.landing.into(), sown);
        if mask == 0 {
            return Sown {
                board: FastBoard::new([other, own]),
                captured: 0,
            };
        }
        let captured = sum(other & mask);
        Sown {
            board: FastBoard::new([other & !mask, bank(own, captured)]),
            captured,
        }
    }

    /// The bytes of the other's pits that are captured from a sown board
    /// whose last seed fell at a place of the other's row.
    #[inline(always)]
    pub(super) fn taken(&self, landing: usize, sown: L) -> u64 {
        let set = usize::from(sown.twos_and_threes()) % SETS;
        let run = usize::from(self.runs[landing][set]) % SETS;
        if run == 0 {
            return 0;
        }
        let mask = self.masks[run];
        let other = sown.words()[1];
        if self.rules.slam == Slam::Nothing && other & mask == row(other) {
            return 0;
        }
        mask
    }

    /// What sowing so many seeds from a place adds to the words; the origin
    /// it empties.
    #[inline(always)]
    pub(super) fn adds(&self, place: u32, seeds: u32) -> [u64; 2] {
        let way = &self.ways[place as usize % PITS][seeds as usize % COUNTS];
        way.adds.words()
    }

    /// The bytes of the pits of a set.
    #[inline(always)]
    pub(super) fn bytes(&self, set: u32) -> u64 {
        self.masks[set as usize % SETS]
    }

    /// The places of the own row from which a sowing can end in a capture, a
    /// bit each: all that do and maybe more, whether or not they are legal.
    #[inline(always)]
    #[must_use]
    pub fn captures(&self, board: FastBoard<L>) -> u32 {
        let lanes = board.lanes();
        // One seed more makes a one a two and a two a three. A lap adds
        // more; such pits are left to the caller.
        let near = lanes.ones_and_twos() | ALWAYS;
        let own = lanes.words()[0];
        (0..PITS).fold(0, |set, place| {
            let seeds = byte(own, place as u32) as usize;
            let way = &self.ways[place][seeds % COUNTS];
            set | u32::from(way.marks & near != 0) << place
        })
    }

    /// The places of the own row that may be played, a bit each, if the game
    /// goes on.
    #[inline(always)]
    #[must_use]
    pub fn legal(&self, board: FastBoard<L>) -> u32 {
        let may_starve = matches!(self.rules.slam, Slam::Nothing | Slam::All);
        if may_starve && board.rows()[1] != 0 {
            return board.filled();
        }
        self.feeding(board)
    }

    /// The legal places where the other must be left with a seed.
    #[cold]
    fn feeding(&self, board: FastBoard<L>) -> u32 {
        let filled = board.filled();
        let feeding = Places(filled)
            .filter(|&place| self.play(board, place).board.rows()[0] != 0)
            .fold(0, |set, place| set | 1 << place);
        let forced = feeding == 0 && self.rules.slam == Slam::IllegalUnlessForced;
        if forced { filled } else { feeding }
    }
}

impl<L: Lanes> Way<L> {
    /// Nothing is sown.
    fn none() -> Way<L> {
        Way {
            adds: L::new([0; 2]),
            landing: PITS as u8,
            marks: 0,
        }
    }

    /// From the pit at `place` of the own row, on a board with `half` pits a
    /// side.
    fn new(half: usize, place: usize, seeds: usize) -> Way<L> {
        let mut adds = [[0u8; 8]; 2];
        let mut last = place;
        for _ in 0..seeds {
            last = (last + 1) % (2 * half);
            if last == place {
                last = (last + 1) % (2 * half);
            }
            adds[last / half][last % half] += 1;
        }
        adds[0][place] = (seeds as u8).wrapping_neg();
        let landing = last.checked_sub(half);
        let laps = seeds >= 2 * half;
        Way {
            adds: L::new(adds.map(u64::from_le_bytes)),
            landing: landing.unwrap_or(PITS) as u8,
            marks: landing.map_or(0, |pit| if laps { ALWAYS } else { 1 << pit }),
        }
    }
}

/// The pits of a set that are captured when the last seed falls at
/// `landing`: as far back from there as they are of the set.
fn run(landing: usize, set: usize) -> u8 {
    if landing >= PITS {
        return 0;
    }
    (0..=landing)
        .rev()
        .take_while(|&place| set >> place & 1 == 1)
        .fold(0, |run, place| run | 1 << place)
}

/// The bytes of the pits of a set.
fn mask(set: usize) -> u64 {
    (0..PITS)
        .filter(|&place| set >> place & 1 == 1)
        .fold(0, |mask, place| mask | 0xFF << (8 * place))
}

/// The places of a set of bits, the lowest first.
#[derive(Clone, Copy)]
pub struct Places(pub u32);

impl Iterator for Places {
    type Item = u32;

    #[inline(always)]
    fn next(&mut self) -> Option<u32> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(place)
    }
}
