//! Endings by people, which no moves can tell.

use crate::rules::{Game, Illegal, Outcome, Reason, Side};

/// How players ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// They agreed to stop.
    Agreement,
    /// This side gave up.
    Resigned(Side),
}

impl Ending {
    /// All endings by people.
    pub const ALL: [Ending; 3] = [
        Ending::Agreement,
        Ending::Resigned(Side::South),
        Ending::Resigned(Side::North),
    ];

    /// The names of all of them, in the same order.
    pub const NAMES: [&'static str; 3] = ["agreement", "resigned-south", "resigned-north"];

    /// The word of links, records and saves.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Ending::Agreement => Self::NAMES[0],
            Ending::Resigned(Side::South) => Self::NAMES[1],
            Ending::Resigned(Side::North) => Self::NAMES[2],
        }
    }

    /// The ending of a word.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Ending> {
        Self::ALL.into_iter().find(|ending| ending.name() == name)
    }

    /// How players ended this game, if they did.
    #[must_use]
    pub fn of(game: &Game) -> Option<Ending> {
        match game.outcome()?.reason {
            Reason::Agreement => Some(Ending::Agreement),
            Reason::Resigned(side) => Some(Ending::Resigned(side)),
            _ => None,
        }
    }

    /// Ends a game so.
    ///
    /// # Errors
    /// The game is over already.
    pub fn end(self, game: &mut Game) -> Result<Outcome, Illegal> {
        match self {
            Ending::Agreement => game.agree(),
            Ending::Resigned(side) => game.resign(side),
        }
    }
}
