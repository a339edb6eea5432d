//! Stopping, sharing, opening, and why a text cannot be read.

use super::*;

pub fn talks(all: &mut Vec<Message>) {
    let mut talks = vec![
        Talk::Considering,
        Talk::Declined,
        Talk::ChooseToExplain,
        Talk::BroughtBack,
        Talk::Copied,
        Talk::CopyByHand,
        Talk::NothingToOpen,
        Talk::FileUnreadable,
        Talk::Which,
        Talk::ViewOnly,
        Talk::OpenInFull,
        Talk::NotOpened,
        Talk::Misaddressed {
            name: "level",
            kind: ErrorKind::Repeated,
        },
    ];
    talks.extend(Shared::ALL.map(Talk::FormatName));
    for count in COUNTS {
        let plies = usize::from(count);
        talks.push(Talk::Opened { plies });
        talks.push(Talk::LookingBack { shown: 1, plies });
        for who in WHO {
            let shares = Shares {
                players: [(who, 25), (Who::Player(Side::North), 22)],
                unclaimed: count,
            };
            talks.push(Talk::Repeated(shares));
            talks.push(Talk::StoppingGives(shares));
        }
        for letters in [None, Some(Letters::Usual), Some(Letters::French)] {
            for first in Side::BOTH {
                for names in [None, Some(["Ama", "Kofi"].map(str::to_owned))] {
                    talks.push(Talk::Game {
                        number: 3,
                        names,
                        letters,
                        first,
                        plies,
                    });
                }
            }
        }
    }
    all.extend(talks.into_iter().map(Message::Talk));
}

pub fn faults(all: &mut Vec<Message>) {
    let mut kinds = vec![
        ErrorKind::TooLong,
        ErrorKind::TooManyGames,
        ErrorKind::TooManyPlies,
        ErrorKind::Over,
        ErrorKind::Repeated,
        ErrorKind::Version(9),
        ErrorKind::Landing {
            ply: 12,
            pit: pit('C'),
            landing: pit('b'),
        },
        ErrorKind::Captured {
            ply: 12,
            pit: pit('C'),
            captured: 2,
        },
    ];
    kinds.extend(REFUSED.map(|reason| ErrorKind::Illegal {
        ply: 12,
        pit: pit('C'),
        reason,
    }));
    let expected = [
        Expected::Pit(5),
        Expected::Pit(6),
        Expected::Squares(6),
        Expected::Cell,
        Expected::Row(6),
        Expected::Number(48),
        Expected::Side,
        Expected::Word(&["south", "north"]),
        Expected::Word(&["abapa", "akan", "family"]),
        Expected::Game,
        Expected::Token,
        Expected::Captured,
        Expected::TagName,
        Expected::TagValue,
        Expected::Closing('}'),
        Expected::Address,
        Expected::Percent,
        Expected::End,
    ];
    for expected in expected {
        for found in ["", "xyz {who|"] {
            let found = found.to_owned();
            kinds.push(ErrorKind::Expected { expected, found });
        }
    }
    let (found, pits) = (3, 12);
    kinds.push(ErrorKind::Position(PositionError::FieldCount {
        found,
        pits,
    }));
    let fields = [
        Field::Pit(pit('C')),
        Field::Store(Side::South),
        Field::Store(Side::North),
        Field::Side,
    ];
    kinds.extend(fields.map(|field| {
        ErrorKind::Position(PositionError::Field {
            number: 3,
            field,
            found: "x".into(),
            most: 48,
        })
    }));
    let counts = SetupError::PitCount {
        found: 10,
        expected: 12,
    };
    kinds.push(ErrorKind::Position(PositionError::Setup(counts)));
    let counts = SetupError::SeedCount {
        found: 47,
        expected: 48,
    };
    kinds.push(ErrorKind::Position(PositionError::Setup(counts)));
    let rules = [
        RuleTextError::UnknownPreset("chess".into()),
        RuleTextError::NotAField("x".into()),
        RuleTextError::UnknownField("x".into()),
        RuleTextError::UnknownValue {
            field: "slam",
            value: "x".into(),
            expected: "all",
        },
        RuleTextError::RepeatedField("slam"),
    ];
    kinds.extend(rules.map(ErrorKind::Rules));
    let formats = [
        Format::Oware,
        Format::PlayStrategy,
        Format::PlayStrategyMoves,
        Format::Ogn,
        Format::Link,
        Format::Moves,
    ];
    let within = [
        None,
        Some(Within::Tag("FEN")),
        Some(Within::Parameter("moves")),
    ];
    for (number, kind) in kinds.into_iter().enumerate() {
        for within in within.clone() {
            let error = ParseError {
                line: 1,
                column: 17,
                within,
                kind: kind.clone(),
            };
            let format = formats[number % formats.len()];
            all.push(Message::Talk(Talk::Unreadable { format, error }));
        }
    }
}
