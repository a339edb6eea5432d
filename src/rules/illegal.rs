//! Why a move may not be played.

use std::fmt;

/// The reason why a move may not be played. Where several hold, the first in
/// this order is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Illegal {
    /// The game has ended.
    GameOver,
    /// The pit is in the row of the side that is not to move.
    WrongSide,
    /// There is nothing to sow.
    EmptyPit,
    /// The opponent's row is empty and this move does not feed it.
    MustFeed,
    /// The move would empty the opponent's row where the rule set forbids it.
    StarvesOpponent,
}

impl Illegal {
    /// The name used by the command line, messages and tests.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Illegal::GameOver => "game_over",
            Illegal::WrongSide => "wrong_side",
            Illegal::EmptyPit => "empty_pit",
            Illegal::MustFeed => "must_feed",
            Illegal::StarvesOpponent => "starves_opponent",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl std::error::Error for Illegal {}
