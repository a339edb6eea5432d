//! Why a text cannot be read.

use super::super::catalogue::key;
use super::super::fill::Argument::{List, Text, Word};
use super::{Language, number, pit, yes};
use crate::notation::oware::{Field, PositionError};
use crate::notation::{
    ErrorKind, Expected, Format, LONGEST_TEXT, MOST_GAMES, MOST_PLIES, ParseError, Within,
};
use crate::rules::{Illegal, RuleTextError, SetupError, Side};

impl Language {
    pub(super) fn unreadable(&self, format: Format, error: &ParseError) -> String {
        let format = Word(match format {
            Format::Oware => "oware",
            Format::PlayStrategy => "playstrategy",
            Format::PlayStrategyMoves => "playstrategy-moves",
            Format::Ogn => "ogn",
            Format::Link => "link",
            Format::Moves => "moves",
        });
        let (within, name) = match error.within {
            Some(Within::Tag(name)) => ("tag", name),
            Some(Within::Parameter(name)) => ("part", name),
            None => ("nothing", ""),
        };
        self.text(
            key::unreadable,
            [
                format,
                number(error.line),
                number(error.column),
                Word(within),
                Text(name.into()),
                Text(self.fault(&error.kind)),
            ],
        )
    }

    pub(super) fn misaddressed(&self, name: &str, kind: &ErrorKind) -> String {
        self.text(
            key::misaddressed,
            [Text(name.into()), Text(self.fault(kind))],
        )
    }

    fn fault(&self, kind: &ErrorKind) -> String {
        match kind {
            ErrorKind::TooLong => self.text(key::fault_too_long, [number(LONGEST_TEXT)]),
            ErrorKind::TooManyGames => self.text(key::fault_too_many_games, [number(MOST_GAMES)]),
            ErrorKind::TooManyPlies => self.text(key::fault_too_many_plies, [number(MOST_PLIES)]),
            ErrorKind::Expected { expected, found } => self.expected(*expected, found),
            ErrorKind::Position(error) => self.position_fault(error),
            ErrorKind::Rules(error) => self.rules_fault(error),
            ErrorKind::Illegal {
                ply,
                pit: illegal,
                reason,
            } => {
                let reason = Word(match reason {
                    Illegal::GameOver => "over",
                    Illegal::WrongSide => "wrong-side",
                    Illegal::EmptyPit => "empty",
                    Illegal::MustFeed => "must-feed",
                    Illegal::StarvesOpponent => "starves",
                });
                self.text(key::fault_illegal, [number(*ply), pit(*illegal), reason])
            }
            ErrorKind::Landing {
                ply,
                pit: origin,
                landing,
            } => self.text(
                key::fault_landing,
                [number(*ply), pit(*origin), pit(*landing)],
            ),
            ErrorKind::Captured {
                ply,
                pit: origin,
                captured,
            } => self.text(
                key::fault_captured,
                [number(*ply), pit(*origin), number(*captured)],
            ),
            ErrorKind::Over => self.text(key::fault_over, []),
            ErrorKind::Repeated => self.text(key::fault_repeated, []),
            ErrorKind::Version(version) => self.text(key::fault_version, [number(*version)]),
        }
    }

    fn expected(&self, expected: Expected, found: &str) -> String {
        let (mut most, mut words, mut sign) = (0, Vec::new(), String::new());
        let expected = match expected {
            Expected::Pit(5) => "pit-of-five",
            Expected::Pit(_) => "pit-of-six",
            Expected::Squares(_) => "squares",
            Expected::Cell => "cell",
            Expected::Row(pits) => {
                most = pits.into();
                "row"
            }
            Expected::Number(number) => {
                most = number;
                "number"
            }
            Expected::Side => "side",
            Expected::Word(all) => {
                words = all.iter().map(ToString::to_string).collect();
                "word"
            }
            Expected::Game => "game",
            Expected::Token => "token",
            Expected::Captured => "captured",
            Expected::TagName => "tag-name",
            Expected::TagValue => "tag-value",
            Expected::Closing(closing) => {
                sign = closing.into();
                "closing"
            }
            Expected::Address => "address",
            Expected::Percent => "percent",
            Expected::End => "end",
        };
        self.text(
            key::fault_expected,
            [
                yes(found.is_empty()),
                Text(found.into()),
                Word(expected),
                number(most),
                List(words),
                Text(sign),
            ],
        )
    }

    fn position_fault(&self, error: &PositionError) -> String {
        match error {
            PositionError::FieldCount { found, pits } => {
                self.text(key::fault_field_count, [number(*found), number(pits + 2)])
            }
            PositionError::Field {
                field, found, most, ..
            } => {
                let (place, letter) = match *field {
                    Field::Pit(wrong) => ("pit", wrong.letter().into()),
                    Field::Store(Side::South) => ("south", String::new()),
                    Field::Store(Side::North) => ("north", String::new()),
                    Field::Side => ("side", String::new()),
                };
                let found = Text(found.clone());
                self.text(
                    key::fault_field,
                    [Word(place), Text(letter), found, number(*most)],
                )
            }
            PositionError::Setup(SetupError::PitCount { found, expected }) => {
                self.text(key::fault_pit_count, [number(*found), number(*expected)])
            }
            PositionError::Setup(SetupError::SeedCount { found, expected }) => {
                self.text(key::fault_seed_count, [number(*found), number(*expected)])
            }
        }
    }

    fn rules_fault(&self, error: &RuleTextError) -> String {
        let text = |text: &str| Text(text.into());
        match error {
            RuleTextError::UnknownPreset(name) => self.text(key::fault_unknown_rules, [text(name)]),
            RuleTextError::NotAField(part) => self.text(key::fault_not_a_field, [text(part)]),
            RuleTextError::UnknownField(field) => {
                self.text(key::fault_unknown_field, [text(field)])
            }
            RuleTextError::UnknownValue { field, value, .. } => {
                self.text(key::fault_unknown_value, [text(field), text(value)])
            }
            RuleTextError::RepeatedField(field) => {
                self.text(key::fault_repeated_field, [text(field)])
            }
        }
    }
}
