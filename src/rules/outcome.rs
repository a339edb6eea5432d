//! How a game ended.

use std::fmt;

use super::Side;

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A side has captured more than half of the seeds.
    Majority,
    /// No seed is left in the pits.
    Empty,
    /// So few seeds are left that the rule set ends the game.
    FewSeeds,
    /// The side to move has no legal move.
    NoMove,
    /// The same position came for the third time.
    Repetition,
    /// The players agreed to stop.
    Agreement,
    /// This side gave up.
    Resigned(Side),
}

impl Reason {
    /// The name used by the command line, messages and tests.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Reason::Majority => "majority",
            Reason::Empty => "empty",
            Reason::FewSeeds => "few_seeds",
            Reason::NoMove => "no_move",
            Reason::Repetition => "repetition",
            Reason::Agreement => "agreement",
            Reason::Resigned(_) => "resigned",
        }
    }

    /// Whether players, not the position, ended the game: such an ending
    /// cannot be derived from the moves and has to be recorded.
    #[must_use]
    pub const fn is_by_people(self) -> bool {
        matches!(self, Reason::Agreement | Reason::Resigned(_))
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The final result of a game: South, North and unclaimed seeds always sum to
/// all seeds of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Why the game ended.
    pub reason: Reason,
    /// The final score of South and North, in seeds.
    pub score: [u8; 2],
    /// The seeds that nobody gets.
    pub unclaimed: u8,
}

impl Outcome {
    /// The final score of a side, in seeds.
    #[must_use]
    pub const fn score(&self, side: Side) -> u8 {
        self.score[side.index()]
    }

    /// The side that won, or `None` after a draw. Who resigns loses whatever
    /// the score.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        if let Reason::Resigned(loser) = self.reason {
            return Some(loser.other());
        }
        match self.score[0].cmp(&self.score[1]) {
            std::cmp::Ordering::Greater => Some(Side::South),
            std::cmp::Ordering::Less => Some(Side::North),
            std::cmp::Ordering::Equal => None,
        }
    }
}
