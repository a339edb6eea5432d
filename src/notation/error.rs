//! Why a text cannot be read: where, what was expected there, and what stands
//! there.

use std::fmt;

use super::limits::{LONGEST_TEXT, MOST_GAMES, MOST_PLIES};
use super::oware::PositionError;
use super::text::quote;
use crate::rules::{Illegal, Pit, RuleTextError};

/// Why a text cannot be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The line of the fault, from 1.
    pub line: usize,
    /// Its column in characters, from 1.
    pub column: usize,
    /// The tag or the parameter that holds it, if one does.
    pub within: Option<Within>,
    /// What is wrong.
    pub kind: ErrorKind,
}

/// What holds a fault, by its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Within {
    /// A tag of a game record.
    Tag(&'static str),
    /// A parameter of a link.
    Parameter(&'static str),
}

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// It is longer than [`LONGEST_TEXT`].
    TooLong,
    /// It holds more than [`MOST_GAMES`].
    TooManyGames,
    /// A game has more than [`MOST_PLIES`].
    TooManyPlies,
    /// Something else than what belongs there.
    Expected {
        /// What belongs there.
        expected: Expected,
        /// The beginning of what stands there; empty at the end of the text.
        found: String,
    },
    /// A position is not well written, or its numbers are none of the rule
    /// set.
    Position(PositionError),
    /// A rule set is not well written.
    Rules(RuleTextError),
    /// A move of a game is illegal.
    Illegal {
        /// Which ply of the game, from 1.
        ply: usize,
        /// The pit that cannot be played.
        pit: Pit,
        /// Why.
        reason: Illegal,
    },
    /// A move does not end where it is told to.
    Landing {
        /// Which ply of the game, from 1.
        ply: usize,
        /// The pit that is played.
        pit: Pit,
        /// Where its last seed lands.
        landing: Pit,
    },
    /// A move does not capture what it is told to.
    Captured {
        /// Which ply of the game, from 1.
        ply: usize,
        /// The pit that is played.
        pit: Pit,
        /// What it captures.
        captured: u8,
    },
    /// Players are told to have ended a game that was over by the rules.
    Over,
    /// A parameter is told twice.
    Repeated,
    /// A later version of this program has written it.
    Version(u32),
}

/// What belongs somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// The letter of a pit, on a board with so many a side.
    Pit(u8),
    /// Two squares, on a board with so many pits a side.
    Squares(u8),
    /// A pit or some empty ones, as PlayStrategy writes them.
    Cell,
    /// As many pits in a row as the board has.
    Row(u8),
    /// A number from 0 to this one.
    Number(u32),
    /// `S` or `N`.
    Side,
    /// One of these words.
    Word(&'static [&'static str]),
    /// Tags or moves of a game.
    Game,
    /// A token of the moves of a record.
    Token,
    /// How many seeds a move captured.
    Captured,
    /// The name of a tag.
    TagName,
    /// The value of a tag.
    TagValue,
    /// What closes what was opened here.
    Closing(char),
    /// An address with a word of a link in its query or hash.
    Address,
    /// A percent sign and the two digits of a byte of UTF-8.
    Percent,
    /// Nothing more.
    End,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: ", self.line, self.column)?;
        match self.within {
            Some(Within::Tag(name)) => write!(f, "tag {name}: ")?,
            Some(Within::Parameter(name)) => write!(f, "parameter {name}: ")?,
            None => {}
        }
        self.kind.fmt(f)
    }
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong => write!(f, "a text of more than {LONGEST_TEXT} bytes"),
            Self::TooManyGames => write!(f, "more than {MOST_GAMES} games"),
            Self::TooManyPlies => write!(f, "a game of more than {MOST_PLIES} plies"),
            Self::Expected { expected, found } if found.is_empty() => {
                write!(f, "nothing more, expected {expected}")
            }
            Self::Expected { expected, found } => write!(f, "{found:?}, expected {expected}"),
            Self::Position(error) => error.fmt(f),
            Self::Rules(error) => error.fmt(f),
            Self::Illegal { ply, pit, reason } => write!(f, "ply {ply}: {pit}: {reason}"),
            Self::Landing { ply, pit, landing } => {
                write!(f, "ply {ply}: {pit}: the last seed lands in {landing}")
            }
            Self::Captured { ply, pit, captured } => {
                write!(f, "ply {ply}: {pit}: captures {captured}")
            }
            Self::Over => f.write_str("the game was over by its rules"),
            Self::Repeated => f.write_str("told twice"),
            Self::Version(version) => write!(f, "version {version} is not known, 1 is"),
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Self::Pit(5) => "a pit, A-E or a-e",
            Self::Pit(_) => "a pit, A-F or a-f",
            Self::Squares(5) => "a move, two squares a1-e2",
            Self::Squares(_) => "a move, two squares a1-f2",
            Self::Cell => "a pit as 4S, or empty pits as 1-6",
            Self::Row(pits) => return write!(f, "a row of {pits} pits"),
            Self::Number(most) => return write!(f, "a number from 0 to {most}"),
            Self::Side => "S or N",
            Self::Word(words) => return f.write_str(&words.join(" or ")),
            Self::Game => "tags or moves of a game",
            Self::Token => "a move, a move number, a comment or a result",
            Self::Captured => "how many seeds are captured",
            Self::TagName => "the name of a tag",
            Self::TagValue => "the value of a tag between quotes",
            Self::Closing(sign) => return write!(f, "{sign} to close it"),
            Self::Address => "a link such as ?v=1#m=FfBe",
            Self::Percent => "% and two digits of a byte",
            Self::End => "nothing more",
        };
        f.write_str(text)
    }
}

impl std::error::Error for ParseError {}

/// A fault at a byte of the text, while it is read.
#[derive(Debug)]
pub(super) struct Fault {
    pub at: usize,
    pub within: Option<Within>,
    pub kind: ErrorKind,
}

impl Fault {
    pub fn new(at: usize, kind: ErrorKind) -> Fault {
        let within = None;
        Fault { at, within, kind }
    }

    /// Something else than what belongs at the beginning of `found`.
    pub fn expected(at: usize, expected: Expected, found: &str) -> Fault {
        let found = quote(found);
        Fault::new(at, ErrorKind::Expected { expected, found })
    }

    /// The same fault, in a tag or parameter.
    pub fn within(self, within: Within) -> Fault {
        let within = Some(within);
        Fault { within, ..self }
    }

    /// Says where in the text it is. A line ends with LF, CR or both; a byte
    /// order mark takes no column.
    pub fn locate(self, text: &str) -> ParseError {
        let before = text.get(..self.at).unwrap_or(text);
        let before = before.strip_prefix('\u{feff}').unwrap_or(before);
        let mut breaks = 0;
        let mut line_start = 0;
        let mut last = ' ';
        for (index, sign) in before.char_indices() {
            if sign == '\r' || (sign == '\n' && last != '\r') {
                breaks += 1;
            }
            if matches!(sign, '\r' | '\n') {
                line_start = index + 1;
            }
            last = sign;
        }
        ParseError {
            line: breaks + 1,
            column: before[line_start..].chars().count() + 1,
            within: self.within,
            kind: self.kind,
        }
    }
}
