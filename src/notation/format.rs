//! The formats by their names, and one way to read and write them all.

use super::error::ParseError;
use super::{Given, Letters, Record, link, moves, ogn, oware, playstrategy};

/// A format of positions or games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// A position: [`oware`]. A game is written as its last one.
    Oware,
    /// A position, also read with moves or as moves: [`playstrategy`]. A game
    /// is written as its last position.
    PlayStrategy,
    /// Moves by squares: [`playstrategy`].
    PlayStrategyMoves,
    /// Records of games: [`ogn`].
    Ogn,
    /// A share link: [`link`].
    Link,
    /// The letters of moves: [`moves`].
    Moves,
}

impl Format {
    /// All formats.
    pub const ALL: [Format; 6] = [
        Format::Oware,
        Format::PlayStrategy,
        Format::PlayStrategyMoves,
        Format::Ogn,
        Format::Link,
        Format::Moves,
    ];

    /// The word of the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Format::Oware => "oware",
            Format::PlayStrategy => "playstrategy",
            Format::PlayStrategyMoves => "playstrategy-moves",
            Format::Ogn => "ogn",
            Format::Link => "link",
            Format::Moves => "moves",
        }
    }

    /// The format of a word.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Format> {
        Self::ALL.into_iter().find(|format| format.name() == name)
    }

    /// Whether it names moves by the letters of pits, so that someone has to
    /// say whose letters are in which case. A link is always written by this
    /// program.
    #[must_use]
    pub const fn has_letters(self) -> bool {
        matches!(self, Format::Ogn | Format::Moves)
    }
}

/// Reads a text: several games of an `ogn`, one of all others.
///
/// # Errors
/// The first fault; see the format's module.
pub fn read(format: Format, text: &str, given: &Given) -> Result<Vec<Record>, ParseError> {
    let record = match format {
        Format::Oware => oware::read(text, given),
        Format::PlayStrategy | Format::PlayStrategyMoves => playstrategy::read(text, given),
        Format::Ogn => return ogn::read(text, given),
        Format::Link => link::read(text),
        Format::Moves => moves::read(text, given),
    };
    record.map(|record| vec![record])
}

/// Writes what a format can carry of a record, in the usual letters: one line
/// without its end, but for `ogn` whole lines.
#[must_use]
pub fn write(format: Format, record: &Record) -> String {
    match format {
        Format::Oware => oware::write(record),
        Format::PlayStrategy => playstrategy::write_fen(record),
        Format::PlayStrategyMoves => playstrategy::write_moves(record),
        Format::Ogn => ogn::write(record),
        Format::Link => link::write(&record.settings(), &record.game),
        Format::Moves => moves::write(record, Letters::Usual),
    }
}
