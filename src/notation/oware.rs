//! The notation of the Aualé program and the Aalina engine.
//!
//! A position is `A-B-C-D-E-F-a-b-c-d-e-f-SouthStore-NorthStore-Side`, on ten
//! pits without `F` and `f`; [`Position`]'s `Display` writes it. Moves are the
//! letters of the pits played, put together: `FfBeBc`.
//!
//! ```
//! use awale::notation::oware;
//! use awale::rules::{Game, RuleSet};
//!
//! let rules = RuleSet::ABAPA;
//! let start = oware::parse_position("0-0-0-0-3-4-1-3-1-1-0-1-17-17-S", &rules).unwrap();
//! let mut game = Game::from_position(rules, start).unwrap();
//! oware::play_moves(&mut game, "F").unwrap();
//! assert_eq!(game.position().to_string(), "0-0-0-0-3-0-2-4-0-0-0-1-21-17-N");
//!
//! let error = oware::play_moves(&mut game, "F").unwrap_err();
//! assert_eq!(error.to_string(), "ply 2: F: wrong_side");
//! ```

use std::fmt;

use super::error::{ErrorKind, Fault, ParseError};
use super::record::set_up;
use super::text::{number, quote, reading, trimmed};
use super::{Given, Record, Start};
use crate::rules::{Game, Illegal, Pit, Position, RuleSet, SetupError, Side};

/// The text that stands for the usual start.
pub const START: &str = "startpos";

/// The fields that follow the pits: two stores and the side to move.
const FIELDS_AFTER_PITS: usize = 3;

/// One field of a position, for errors to name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The seeds in a pit.
    Pit(Pit),
    /// The seeds in a side's store.
    Store(Side),
    /// The side to move.
    Side,
}

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// Not as many fields between dashes as the board has pits and stores,
    /// and one for the side to move.
    FieldCount {
        /// Fields given.
        found: usize,
        /// Pits of the rule set's board.
        pits: usize,
    },
    /// A field is not what belongs there.
    Field {
        /// Its number, from 1.
        number: usize,
        /// What it should tell.
        field: Field,
        /// The beginning of what it holds.
        found: String,
        /// All seeds of the game: no field can tell more.
        most: u8,
    },
    /// The fields are well written, but together they are no position.
    Setup(SetupError),
}

/// Why moves cannot be read or played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovesError {
    /// A character is not the letter of a pit of the board.
    NotAPit {
        /// Which character, from 1.
        column: usize,
        /// What stands there.
        found: char,
        /// Pits a side of the board.
        pits_a_side: u8,
    },
    /// A move is illegal.
    Illegal {
        /// Which ply of the game, from 1.
        ply: usize,
        /// The pit that cannot be played.
        pit: Pit,
        /// Why.
        reason: Illegal,
    },
}

/// Reads a position of a rule set's board, or [`START`].
///
/// # Errors
/// The first fault: the number of fields, then each field, then the sum.
pub fn parse_position(text: &str, rules: &RuleSet) -> Result<Position, PositionError> {
    let start = Position::start(rules);
    if text == START {
        return Ok(start);
    }
    let names: Vec<Field> = (start.board().pits().map(Field::Pit))
        .chain(Side::BOTH.map(Field::Store))
        .collect();
    let pits = names.len() - 2;
    let found = text.split('-').count();
    if found != pits + FIELDS_AFTER_PITS {
        return Err(PositionError::FieldCount { found, pits });
    }
    let most = rules.total_seeds();
    let fault = |number: usize, field: Field, text: &str| PositionError::Field {
        number,
        field,
        found: quote(text),
        most,
    };

    let mut fields = text.split('-');
    let mut seeds = Vec::with_capacity(names.len());
    for ((index, &name), field) in names.iter().enumerate().zip(&mut fields) {
        let number = number(field, most.into()).ok_or_else(|| fault(index + 1, name, field))?;
        seeds.push(number);
    }
    let last = fields.next().unwrap_or_default();
    let side = Side::BOTH
        .into_iter()
        .find(|side| last.chars().eq([side.letter()]))
        .ok_or_else(|| fault(found, Field::Side, last))?;

    let (seeds, stores) = seeds.split_at(pits);
    Position::new(seeds, [stores[0], stores[1]], side, rules).map_err(PositionError::Setup)
}

/// Reads a position, with white space around it, as a game without moves.
///
/// # Errors
/// As [`parse_position`]; the column is that of the faulty field, or the
/// first one where all together are at fault.
pub fn read(text: &str, given: &Given) -> Result<Record, ParseError> {
    reading(text, |text| {
        let (at, position) = trimmed(text);
        let position = position_at(position, at, &given.rules)?;
        set_up(given.rules, Start::At(position), at).map(Record::new)
    })
}

/// Writes the last position of a game.
#[must_use]
pub fn write(record: &Record) -> String {
    record.last_position().to_string()
}

/// Reads a position that begins at the byte `at` of a text.
pub(super) fn position_at(text: &str, at: usize, rules: &RuleSet) -> Result<Position, Fault> {
    parse_position(text, rules).map_err(|error| {
        let fields_before = match error {
            PositionError::Field { number, .. } => number - 1,
            PositionError::FieldCount { .. } | PositionError::Setup(_) => 0,
        };
        let before = text.split('-').take(fields_before);
        let before: usize = before.map(|field| field.len() + 1).sum();
        Fault::new(at + before, ErrorKind::Position(error))
    })
}

/// Reads the letters of pits of a rule set's board, put together. Whether
/// they can be played is not looked at.
///
/// # Errors
/// The first character that is no pit's letter.
pub fn parse_moves(text: &str, rules: &RuleSet) -> Result<Vec<Pit>, MovesError> {
    let pits_a_side = rules.pits_a_side();
    let pit = |letter| Pit::from_letter(letter).filter(|pit| pit.place() < pits_a_side);
    text.chars()
        .enumerate()
        .map(|(index, found)| {
            pit(found).ok_or_else(|| MovesError::NotAPit {
                column: index + 1,
                found,
                pits_a_side,
            })
        })
        .collect()
}

/// Writes pits as [`parse_moves`] reads them.
#[must_use]
pub fn write_moves(pits: &[Pit]) -> String {
    pits.iter().map(|pit| pit.letter()).collect()
}

/// Plays moves from the shown position of a game on.
///
/// # Errors
/// The first character that is no pit's letter, and then nothing is played;
/// or the first illegal move, and then those before it stay played.
pub fn play_moves(game: &mut Game, moves: &str) -> Result<(), MovesError> {
    for pit in parse_moves(moves, game.rules())? {
        let ply = game.shown() + 1;
        game.play(pit)
            .map_err(|reason| MovesError::Illegal { ply, pit, reason })?;
    }
    Ok(())
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Field::Pit(pit) => write!(f, "pit {pit}"),
            Field::Store(side) => write!(f, "{} store", side.name()),
            Field::Side => f.write_str("side to move"),
        }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::FieldCount { found, pits } => {
                let expected = pits + FIELDS_AFTER_PITS;
                let shape = format!("{pits} pits, 2 stores, side to move");
                write!(f, "{found} fields, expected {START} or {expected}: {shape}")
            }
            Self::Field {
                number,
                field,
                found,
                most,
            } => {
                write!(f, "field {number} ({field}): {found:?}, expected ")?;
                match field {
                    Field::Side => f.write_str("S or N"),
                    Field::Pit(_) | Field::Store(_) => write!(f, "a number from 0 to {most}"),
                }
            }
            Self::Setup(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for MovesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAPit {
                column,
                found,
                pits_a_side,
            } => {
                write!(f, "column {column}: {found:?}, expected a pit, ")?;
                match pits_a_side {
                    5 => f.write_str("A-E or a-e"),
                    _ => f.write_str("A-F or a-f"),
                }
            }
            Self::Illegal { ply, pit, reason } => write!(f, "ply {ply}: {pit}: {reason}"),
        }
    }
}

impl std::error::Error for PositionError {}

impl std::error::Error for MovesError {}
