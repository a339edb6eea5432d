//! A board and whose turn it is.

use std::fmt;

use super::board::MOST_PITS;
use super::effect::Effect;
use super::{Board, Illegal, Pit, PitSet, RuleSet, Side, Slam};

/// A board and the side to move.
///
/// A position that exists has the pits and seeds of a rule set; whether play
/// goes on from it is told by a [`Trail`](super::Trail) or a
/// [`Game`](super::Game).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) board: Board,
    pub(super) side: Side,
}

/// Why raw numbers are not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The rule set is played on another number of pits.
    PitCount {
        /// Pits given.
        found: usize,
        /// Pits of the rule set's board.
        expected: usize,
    },
    /// Pits and stores do not hold all the seeds of the rule set, no more and
    /// no fewer.
    SeedCount {
        /// Seeds given.
        found: u64,
        /// Seeds of the rule set.
        expected: u64,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (what, found, expected) = match *self {
            SetupError::PitCount { found, expected } => ("pits", found as u64, expected as u64),
            SetupError::SeedCount { found, expected } => ("seeds", found, expected),
        };
        write!(f, "{found} {what}, expected {expected}")
    }
}

impl std::error::Error for SetupError {}

impl Position {
    /// The usual start: the same number of seeds in each pit, South to move.
    #[must_use]
    pub fn start(rules: &RuleSet) -> Position {
        let half = rules.pits_a_side();
        let mut pits = [0; MOST_PITS];
        pits[..2 * usize::from(half)].fill(RuleSet::SEEDS_A_PIT);
        Position {
            board: Board {
                pits,
                stores: [0, 0],
                half,
            },
            side: Side::South,
        }
    }

    /// A position from seeds in each pit in sowing order from A, the stores
    /// of South and North, and the side to move.
    ///
    /// # Errors
    /// Another number of pits or of seeds than the rule set has.
    pub fn new(
        pits: &[u32],
        stores: [u32; 2],
        side: Side,
        rules: &RuleSet,
    ) -> Result<Position, SetupError> {
        let half = rules.pits_a_side();
        let expected = 2 * usize::from(half);
        if pits.len() != expected {
            let found = pits.len();
            return Err(SetupError::PitCount { found, expected });
        }
        let found = pits
            .iter()
            .chain(&stores)
            .map(|&seeds| u64::from(seeds))
            .sum();
        let expected = u64::from(rules.total_seeds());
        if found != expected {
            return Err(SetupError::SeedCount { found, expected });
        }
        // No number exceeds the sum, which fits a byte.
        let byte = |seeds: u32| seeds as u8;
        let mut places = [0; MOST_PITS];
        for (place, &seeds) in places.iter_mut().zip(pits) {
            *place = byte(seeds);
        }
        let board = Board {
            pits: places,
            stores: stores.map(byte),
            half,
        };
        Ok(Position { board, side })
    }

    /// The same board with this side to move.
    #[must_use]
    pub const fn with_side(self, side: Side) -> Position {
        Position { side, ..self }
    }

    /// The seeds in pits and stores.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The pits that may be played, if the game is not over.
    #[must_use]
    pub fn legal(&self, rules: &RuleSet) -> PitSet {
        let opponent = self.side.other();
        let filled = self.filled();
        let may_starve = matches!(rules.slam, Slam::Nothing | Slam::All);
        if may_starve && self.board.row_sum(opponent) > 0 {
            return PitSet::new(self.side, filled);
        }
        let feeding = (0..self.board.half)
            .filter(|place| filled >> place & 1 == 1)
            .filter(|&place| self.effect(place, rules).opponent_has_seeds())
            .fold(0, |places, place| places | 1 << place);
        let forced = feeding == 0 && rules.slam == Slam::IllegalUnlessForced;
        PitSet::new(self.side, if forced { filled } else { feeding })
    }

    /// Whether a pit may be played, if the game is not over.
    ///
    /// # Errors
    /// The first reason in the order of [`Illegal`] that forbids it.
    pub fn check(&self, pit: Pit, rules: &RuleSet) -> Result<(), Illegal> {
        if pit.side() != self.side {
            Err(Illegal::WrongSide)
        } else if self.board.seeds(pit) == 0 {
            Err(Illegal::EmptyPit)
        } else if self.legal(rules).contains(pit) {
            Ok(())
        } else if self.board.row_sum(self.side.other()) == 0 {
            Err(Illegal::MustFeed)
        } else {
            Err(Illegal::StarvesOpponent)
        }
    }

    /// What playing the pit at `place` of the row to move does to the board.
    pub(super) fn effect(&self, place: u8, rules: &RuleSet) -> Effect {
        Effect::new(&self.board, self.side, place, rules.slam)
    }

    /// The places of the row to move that hold seeds, a bit each.
    fn filled(&self) -> u8 {
        let half = usize::from(self.board.half);
        let start = self.side.index() * half;
        self.board.pits[start..start + half]
            .iter()
            .rev()
            .fold(0, |places, &seeds| places << 1 | u8::from(seeds > 0))
    }
}

/// Writes the pits in sowing order, the stores and the side to move, with
/// dashes between: `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for pit in self.board.pits() {
            write!(f, "{}-", self.board.seeds(pit))?;
        }
        let [south, north] = self.board.stores;
        write!(f, "{south}-{north}-{}", self.side.letter())
    }
}
