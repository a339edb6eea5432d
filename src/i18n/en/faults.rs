//! Why a text cannot be read.

use crate::i18n::list;
use crate::notation::oware::{Field, PositionError};
use crate::notation::{
    ErrorKind, Expected, LONGEST_TEXT, MOST_GAMES, MOST_PLIES, ParseError, Within,
};
use crate::rules::{Illegal, RuleTextError, SetupError, Side};

/// What is wrong, as the end of a sentence.
pub fn fault(error: &ParseError) -> String {
    let what = kind(&error.kind);
    match error.within {
        Some(Within::Tag(name)) => format!("in the tag {name}, {what}"),
        Some(Within::Parameter(name)) => format!("in the part {name}, {what}"),
        None => what,
    }
}

fn kind(kind: &ErrorKind) -> String {
    match kind {
        ErrorKind::TooLong => format!("the text is longer than {LONGEST_TEXT} bytes"),
        ErrorKind::TooManyGames => format!("there are more than {MOST_GAMES} games"),
        ErrorKind::TooManyPlies => format!("the game has more than {MOST_PLIES} moves"),
        ErrorKind::Expected { expected, found } if found.is_empty() => {
            format!("the text ends where {} belongs", self::expected(*expected))
        }
        ErrorKind::Expected { expected, found } => {
            format!(
                "“{found}” stands where {} belongs",
                self::expected(*expected)
            )
        }
        ErrorKind::Position(error) => position(error),
        ErrorKind::Rules(error) => rules(error),
        ErrorKind::Illegal { ply, pit, reason } => {
            let why = match reason {
                Illegal::GameOver => "the game is over by then",
                Illegal::WrongSide => "it is the other side’s turn",
                Illegal::EmptyPit => "the pit is empty",
                Illegal::MustFeed => "it does not feed the opponent",
                Illegal::StarvesOpponent => "it would take the opponent’s last seeds",
            };
            format!("move {ply}, {pit}, is illegal: {why}")
        }
        ErrorKind::Landing { ply, pit, landing } => {
            format!("move {ply}, {pit}, has its last seed in {landing}, not as it is told")
        }
        ErrorKind::Captured { ply, pit, captured } => {
            format!("move {ply}, {pit}, captures {captured}, not as it is told")
        }
        ErrorKind::Over => "the game was over by its rules before the players ended it".into(),
        ErrorKind::Repeated => "it is told twice".into(),
        ErrorKind::Version(version) => {
            format!("version {version} comes from a later release than this one")
        }
    }
}

fn expected(expected: Expected) -> String {
    match expected {
        Expected::Pit(5) => "a pit (A–E or a–e)".into(),
        Expected::Pit(_) => "a pit (A–F or a–f)".into(),
        Expected::Squares(_) => "a move of two squares".into(),
        Expected::Cell => "a pit (such as 4S) or a number of empty pits".into(),
        Expected::Row(pits) => format!("a row of {pits} pits"),
        Expected::Number(most) => format!("a number from 0 to {most}"),
        Expected::Side => "S or N".into(),
        Expected::Word(words) => list(words, " or "),
        Expected::Game => "a tag or a move".into(),
        Expected::Token => "a move, a move number, a comment or a result".into(),
        Expected::Captured => "a number of captured seeds".into(),
        Expected::TagName => "the name of a tag".into(),
        Expected::TagValue => "the value of a tag in quotation marks".into(),
        Expected::Closing(sign) => format!("the closing {sign}"),
        Expected::Address => "an address with ? or #".into(),
        Expected::Percent => "a percent sign with two digits".into(),
        Expected::End => "nothing more".into(),
    }
}

fn position(error: &PositionError) -> String {
    match error {
        PositionError::FieldCount { found, pits } => format!(
            "a position has {} numbers and a letter between dashes, here are {found} parts",
            pits + 2
        ),
        PositionError::Field {
            field, found, most, ..
        } => match field {
            Field::Pit(pit) => format!("pit {pit} holds “{found}”, not a number from 0 to {most}"),
            Field::Store(Side::South) => {
                format!("South’s store holds “{found}”, not a number from 0 to {most}")
            }
            Field::Store(Side::North) => {
                format!("North’s store holds “{found}”, not a number from 0 to {most}")
            }
            Field::Side => format!("“{found}” stands where S or N belongs"),
        },
        PositionError::Setup(SetupError::PitCount { found, expected }) => {
            format!("there are {found} pits, and these rules have {expected}")
        }
        PositionError::Setup(SetupError::SeedCount { found, expected }) => {
            format!("there are {found} seeds in all, and these rules have {expected}")
        }
    }
}

fn rules(error: &RuleTextError) -> String {
    match error {
        RuleTextError::UnknownPreset(name) => format!("there are no rules called “{name}”"),
        RuleTextError::NotAField(part) => format!("“{part}” is not of the form field=value"),
        RuleTextError::UnknownField(field) => format!("rules have no field “{field}”"),
        RuleTextError::UnknownValue { field, value, .. } => {
            format!("the field {field} cannot be “{value}”")
        }
        RuleTextError::RepeatedField(field) => format!("the field {field} is told twice"),
    }
}
