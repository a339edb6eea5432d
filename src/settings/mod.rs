//! What players choose before a game: its rules, who sits at the board, who
//! begins, and which way it turns.

mod named_rules;
mod preferences;
mod streak;
pub mod words;

pub use named_rules::{LONGEST_NAME, MOST_NAMED, NamedRules, Unnamed};
pub use preferences::{LOUDEST, Pace, Preferences, Seating, Skin, Taps, Theme, Word};
pub use streak::Streak;

use crate::engine::Level;
use crate::rules::{Position, RuleSet, Side};

/// Who plays the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Players {
    /// A person against the computer.
    Computer {
        /// How strong the computer plays.
        level: Level,
        /// The side of the person.
        person: Side,
    },
    /// Two people.
    Two,
}

impl Players {
    /// The level at which the computer plays, if it does.
    #[must_use]
    pub const fn level(&self) -> Option<Level> {
        match *self {
            Players::Computer { level, .. } => Some(level),
            Players::Two => None,
        }
    }

    /// The side of the person, or South between two people.
    #[must_use]
    pub const fn near(&self) -> Side {
        match *self {
            Players::Computer { person, .. } => person,
            Players::Two => Side::South,
        }
    }
}

/// Which way all sowing turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// The usual way.
    CounterClockwise,
    /// The same game, drawn mirrored.
    Clockwise,
}

impl Direction {
    /// Both ways, the usual one first.
    pub const BOTH: [Direction; 2] = [Direction::CounterClockwise, Direction::Clockwise];
}

/// What the players choose before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The rules of the game.
    pub rules: RuleSet,
    /// Who plays.
    pub players: Players,
    /// Who begins.
    pub first: Side,
    /// Which way sowing turns.
    pub direction: Direction,
}

impl Default for Settings {
    /// The first visit: the usual rules, the person South and to begin,
    /// against the computer at an easy level.
    fn default() -> Self {
        Settings {
            rules: RuleSet::ABAPA,
            players: Players::Computer {
                level: Level::ALL[0],
                person: Side::South,
            },
            first: Side::South,
            direction: Direction::CounterClockwise,
        }
    }
}

/// A player as sentences name them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The person who is spoken to.
    You,
    /// The computer player.
    Computer,
    /// One of two people.
    Player(Side),
}

impl Settings {
    /// Whether a game begun with these is one begun with the others.
    #[must_use]
    pub fn begins_alike(&self, other: &Settings) -> bool {
        self.rules == other.rules && self.first == other.first
    }

    /// Where the game starts.
    #[must_use]
    pub fn start(&self) -> Position {
        Position::start(&self.rules).with_side(self.first)
    }

    /// How sentences name the player of a side.
    #[must_use]
    pub fn who(&self, side: Side) -> Who {
        match self.players {
            Players::Two => Who::Player(side),
            Players::Computer { person, .. } if person == side => Who::You,
            Players::Computer { .. } => Who::Computer,
        }
    }

    /// The level at which the computer plays this side, if it does.
    #[must_use]
    pub fn computer(&self, side: Side) -> Option<Level> {
        match self.players {
            Players::Computer { level, person } if person != side => Some(level),
            _ => None,
        }
    }

    /// The level at which the computer plays, if it does.
    #[must_use]
    pub fn level(&self) -> Option<Level> {
        self.players.level()
    }

    /// The side whose row is drawn nearest to the reader.
    #[must_use]
    pub fn near(&self) -> Side {
        self.players.near()
    }
}
