//! Every message there is, with what makes its words differ.

use awale::engine::Level;
use awale::notation::oware::{self, Field, PositionError};
use awale::notation::{ErrorKind, Expected, Format, Letters, ParseError, Within};
use awale::rules::{
    GrandSlam, Illegal, Origin, Outcome, Pit, PitSet, Position, Preset, Reason, RuleSet,
    RuleTextError, SetupError, Side, Source, Topic,
};
use awale::settings::{Direction, Pace, Seating, Skin, Taps, Theme, Who};
use awale::view::coach::{Coach, Mistake};
use awale::view::explain::{Catch, Close, Difference, Held, Sows, Stop, Why};
use awale::view::message::{
    Depicted, Ending, Label, Message, Overview, PitLabel, Played, Preview, Reading, Refusal, Row,
    Trouble,
};
use awale::view::narrate;
use awale::view::preference::Preference;
use awale::view::review::{Deed, Lead, Review};
use awale::view::study::{self, Advice, Progress, Study, Tables, Worth};
use awale::view::talk::{Shared, Shares, Talk};

const WHO: [Who; 4] = [
    Who::You,
    Who::Computer,
    Who::Player(Side::South),
    Who::Player(Side::North),
];

/// Numbers of every plural category of every language.
const COUNTS: [u8; 8] = [0, 1, 2, 3, 5, 11, 12, 21];

const SLAMS: [Option<GrandSlam>; 3] = [None, Some(GrandSlam::Taken), Some(GrandSlam::Cancelled)];

const REFUSED: [Illegal; 5] = [
    Illegal::GameOver,
    Illegal::WrongSide,
    Illegal::EmptyPit,
    Illegal::MustFeed,
    Illegal::StarvesOpponent,
];

fn pit(letter: char) -> Pit {
    Pit::from_letter(letter).expect("a pit")
}

fn pits(letters: &str) -> Vec<Pit> {
    letters.chars().map(pit).collect()
}

fn position(text: &str) -> Position {
    oware::parse_position(text, &RuleSet::ABAPA).expect("a position")
}

/// Sets of one, two and six pits.
fn sets() -> [PitSet; 3] {
    [
        "0-0-0-0-0-4-4-4-4-4-4-4-10-10-S",
        "0-0-0-0-4-4-4-4-4-4-4-4-8-8-S",
        "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
    ]
    .map(|text| position(text).legal(&RuleSet::ABAPA))
}

/// All of them.
pub fn all() -> Vec<Message> {
    let mut all = vec![
        Message::Title,
        Message::Description,
        Message::Thinking,
        Message::NoMoveYet,
        Message::TakenBack,
        Message::DoneAgain,
    ];
    controls(&mut all);
    board(&mut all);
    rules(&mut all);
    moves(&mut all);
    explanations(&mut all);
    differences(&mut all);
    talks(&mut all);
    faults(&mut all);
    studies(&mut all);
    reviews(&mut all);
    pictures(&mut all);
    all
}

fn controls(all: &mut Vec<Message>) {
    use Label::*;
    let labels = [
        NewGame,
        Undo,
        PlayAgain,
        Language,
        Board,
        Pits,
        Rules,
        Opponent,
        ComputerPlayer,
        TwoPlayers,
        Strength,
        YourSide,
        WhoBegins,
        Direction,
        Start,
        Cancel,
        Dismiss,
        Notices,
        Readings,
        Keys,
        Why,
        More,
        Redo,
        Replay,
        Share,
        Open,
        OpenNow,
        OpenedInstead,
        Agree,
        OfferToStop,
        Resign,
        Close,
        Copy,
        Download,
        ShareWhat,
        SharedText,
        TextToOpen,
        ChooseFile,
        ToTheEnd,
        BringBack,
        Hint,
        Moves,
        Analysis,
        Pit,
        Worth,
        Expected,
        Tables,
        CloseAnalysis,
        ReadAloud,
        ReadPosition,
        ReadLast,
        TypeMove,
        TypedMove,
        PlayTyped,
        Stay,
    ];
    all.extend(labels.map(Message::Label));
    let preferences = [
        Preference::Title,
        Preference::Skins,
        Preference::Skin(Skin::Wood),
        Preference::Skin(Skin::EggBox),
        Preference::Skin(Skin::Plain),
        Preference::Themes,
        Preference::Theme(Theme::System),
        Preference::Theme(Theme::Light),
        Preference::Theme(Theme::Dark),
        Preference::Paces,
        Preference::Pace(Pace::Slow),
        Preference::Pace(Pace::Normal),
        Preference::Pace(Pace::Fast),
        Preference::Pace(Pace::None),
        Preference::LessMotion,
        Preference::Taps,
        Preference::Tap(Taps::Once),
        Preference::Tap(Taps::Twice),
        Preference::Seatings,
        Preference::Seating(Seating::Fixed),
        Preference::Seating(Seating::Turning),
        Preference::Seating(Seating::Facing),
        Preference::Senses,
        Preference::Coaching,
        Preference::CoachingAbout,
        Preference::Sound,
        Preference::Volume,
        Preference::VolumeIs(7),
        Preference::Vibration,
        Preference::Shortcuts,
        Preference::ShortcutsAbout,
    ];
    all.extend(preferences.map(Message::Preference));
    let troubles = [
        Trouble::SaveUnreadable,
        Trouble::SaveSpared,
        Trouble::StorageForbidden,
        Trouble::StorageFull,
        Trouble::NoWorker,
        Trouble::WorkerRestarted,
    ];
    all.extend(troubles.map(Message::Trouble));
}

fn board(all: &mut Vec<Message>) {
    for who in WHO {
        all.extend([Message::Name(who), Message::Turn(who), Message::Passed(who)]);
        all.push(Message::Begun { first: who });
        for seeds in COUNTS {
            all.push(Message::Store { who, seeds });
            all.push(Message::Pit(PitLabel {
                pit: pit('C'),
                owner: who,
                seeds,
                refused: None,
                preview: None,
            }));
        }
        for other in WHO {
            for unclaimed in COUNTS {
                let players = [(who, 25), (other, 22)];
                all.push(Message::Score { players, unclaimed });
            }
            for to_move in [None, Some(who), Some(other)] {
                let row = |who, store| Row {
                    who,
                    pits: pits("ABC").into_iter().zip([4, 0, 21]).collect(),
                    store,
                };
                let rows = [row(who, 3), row(other, 12)];
                all.push(Message::Overview(Overview { rows, to_move }));
            }
        }
    }
    for refused in REFUSED {
        all.push(Message::Pit(PitLabel {
            pit: pit('C'),
            owner: Who::You,
            seeds: 3,
            refused: Some(refused),
            preview: None,
        }));
        for (owner, mover) in WHO
            .into_iter()
            .flat_map(|who| WHO.map(|other| (who, other)))
        {
            all.extend(sets().map(|legal| {
                Message::Refused(Refusal {
                    reason: refused,
                    pit: pit('b'),
                    owner,
                    mover,
                    legal,
                })
            }));
        }
    }
    for slam in SLAMS {
        for laps in 0..4 {
            for captured in COUNTS {
                let preview = Preview {
                    pit: pit('C'),
                    landing: pit('b'),
                    captured,
                    laps,
                    slam,
                };
                all.push(Message::Preview(preview.clone()));
                all.push(Message::Pit(PitLabel {
                    pit: pit('C'),
                    owner: Who::Computer,
                    seeds: 14,
                    refused: None,
                    preview: Some(preview),
                }));
            }
        }
    }
    all.extend([5, 6].map(|pits| Message::NoSuchPit { pits }));
}

fn rules(all: &mut Vec<Message>) {
    all.extend(Level::ALL.map(Message::Level));
    all.extend(Level::ALL.map(Message::LevelNumber));
    let [one, two] = [Level::ALL[0], Level::ALL[1]];
    all.push(Message::OtherLevel { to: two, from: one });
    all.push(Message::OtherLevel { to: one, from: two });
    all.push(Message::RuleSetName(None));
    for preset in Preset::ALL {
        all.push(Message::RuleSetName(Some(preset)));
        all.push(Message::RuleSetAbout(preset));
        all.extend(narrate::readings(&preset.rules()));
    }
    for text in [
        "abapa,majority=no,few=1",
        "akan,few=3",
        "family,stuck=split",
    ] {
        all.extend(narrate::readings(&text.parse().expect("a rule set")));
    }
    let origins = [
        Origin::Told(Source::BeginnersGuide),
        Origin::Told(Source::Encyclopedia),
        Origin::Told(Source::IvoryCoast),
        Origin::Told(Source::BoxedGames),
        Origin::Told(Source::Literature),
        Origin::Told(Source::Bete),
        Origin::Ours,
        Origin::Disputed,
        Origin::Awaited,
        Origin::Chosen,
    ];
    all.extend(origins.map(|origin| {
        Message::Reading(Reading {
            topic: Topic::Pits,
            rules: RuleSet::ABAPA,
            origin,
        })
    }));
    all.extend(Side::BOTH.map(Message::SideName));
    let directions = [Direction::CounterClockwise, Direction::Clockwise];
    all.extend(directions.map(Message::DirectionName));
}

fn moves(all: &mut Vec<Message>) {
    for who in WHO {
        for slam in SLAMS {
            for count in COUNTS {
                for from in ["b", "bc", "abc"] {
                    all.push(Message::Played(Played {
                        who,
                        pit: pit('C'),
                        seeds: count,
                        landing: pit('b'),
                        captured: count,
                        from: pits(from),
                        slam,
                    }));
                }
            }
        }
        let reasons = [
            Reason::Majority,
            Reason::Empty,
            Reason::FewSeeds,
            Reason::NoMove,
            Reason::Repetition,
            Reason::Agreement,
            Reason::Resigned(Side::South),
        ];
        for reason in reasons {
            for winner in [None, Some(who)] {
                let outcome = Outcome {
                    reason,
                    score: [25, 23],
                    unclaimed: 0,
                };
                all.push(Message::Over(Ending {
                    outcome,
                    winner,
                    subject: who,
                }));
            }
        }
    }
    for is_made in [false, true] {
        for count in COUNTS {
            let threat = Mistake::Threat {
                reply: pit('f'),
                seeds: count,
            };
            for mistake in [threat, Mistake::Emptying { pits: count }] {
                all.push(Message::Coach(Coach {
                    pit: pit('C'),
                    mistake,
                    is_made,
                }));
            }
        }
        all.push(Message::Coach(Coach {
            pit: pit('C'),
            mistake: Mistake::Exposed { pits: pits("ABD") },
            is_made,
        }));
    }
}

/// One, two and three pits with seeds.
fn holdings() -> [Vec<Held>; 3] {
    let held = |letter, seeds| Held {
        pit: pit(letter),
        seeds,
    };
    [
        vec![held('b', 2)],
        vec![held('b', 2), held('a', 3)],
        vec![held('c', 3), held('b', 2), held('a', 3)],
    ]
}

fn explanations(all: &mut Vec<Message>) {
    let mut why = vec![Why::Empty(pit('C'))];
    let sows = |seeds, laps, result| {
        Why::Sows(Sows {
            pit: pit('C'),
            seeds,
            landing: pit('b'),
            laps,
            result,
        })
    };
    for count in COUNTS {
        why.push(sows(4, 0, Catch::Count(count)));
        why.push(sows(count.max(1), 0, Catch::Count(4)));
    }
    why.extend([1, 2, 3, 4].map(|laps| sows(12 * laps, laps, Catch::Count(1))));
    for who in WHO {
        why.push(Why::Passes(who));
        why.push(sows(4, 0, Catch::OwnRow(who)));
        for from in holdings() {
            for stop in [
                Stop::RowEnd(pit('a'), who),
                Stop::Before(from[0]),
                Stop::Before(Held {
                    pit: pit('d'),
                    seeds: 1,
                }),
            ] {
                let from = from.clone();
                why.push(sows(5, 0, Catch::Taken { from, stop }));
            }
            for slam in [GrandSlam::Taken, GrandSlam::Cancelled] {
                let (opponent, from) = (who, from.clone());
                why.push(sows(
                    5,
                    0,
                    Catch::Slam {
                        opponent,
                        from,
                        slam,
                    },
                ));
            }
            why.extend(sets().map(|legal| Why::Starves {
                pit: pit('C'),
                opponent: who,
                from: from.clone(),
                legal,
            }));
        }
        for takes_back in [false, true] {
            why.extend(sets().map(|legal| Why::Unfed {
                pit: pit('C'),
                opponent: who,
                landing: pit('F'),
                takes_back,
                legal,
            }));
        }
        for close in closes(who) {
            let players = [(who, 25), (Who::Player(Side::North), 23)];
            why.push(Why::Ends { close, players });
        }
    }
    all.extend(why.into_iter().map(Message::Why));
}

fn closes(who: Who) -> Vec<Close> {
    let mut closes = vec![Close::Majority, Close::Empty, Close::Repetition];
    closes.push(Close::NoMove(who));
    closes.extend(COUNTS.map(Close::Few));
    closes
}

fn differences(all: &mut Vec<Message>) {
    let mut differences = vec![Difference::NoMove, Difference::GoesOn];
    for count in COUNTS {
        differences.push(Difference::Allowed(count));
        let passes = WHO.map(Some).into_iter().chain([None]);
        differences.extend(passes.map(|passes| Difference::Takes {
            captured: count,
            passes,
        }));
    }
    for who in WHO {
        for reason in [Illegal::MustFeed, Illegal::StarvesOpponent] {
            let opponent = who;
            differences.push(Difference::Forbidden { reason, opponent });
        }
        differences.push(Difference::Passes(who));
        differences.extend(closes(who).into_iter().map(Difference::Ends));
        let other = Who::Player(Side::North);
        differences.push(Difference::Score([(who, 25), (other, 23)]));
    }
    for difference in differences {
        for presets in [&Preset::ALL[..1], &Preset::ALL[1..3], &Preset::ALL[2..]] {
            all.push(Message::Why(Why::Elsewhere {
                presets: presets.to_vec(),
                pit: pit('C'),
                difference,
            }));
        }
    }
}

fn talks(all: &mut Vec<Message>) {
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

fn faults(all: &mut Vec<Message>) {
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

fn studies(all: &mut Vec<Message>) {
    let mut worths = vec![
        Worth::Tenths(0),
        Worth::Tenths(3),
        Worth::Tenths(-10),
        Worth::Tenths(19),
        Worth::Tenths(20),
        Worth::Tenths(-123),
    ];
    for count in COUNTS.into_iter().filter(|&count| count > 0) {
        worths.extend([Worth::Wins(count.into()), Worth::Loses(count.into())]);
    }
    let mut reasons = vec![
        study::Reason::Only,
        study::Reason::Ends,
        study::Reason::Certain,
        study::Reason::LeavesNothing,
        study::Reason::Foresight(12),
    ];
    for seeds in COUNTS.into_iter().filter(|&count| count > 0) {
        let with = pit('D');
        reasons.push(study::Reason::Captures(seeds));
        reasons.push(study::Reason::Saves(seeds));
        reasons.push(study::Reason::Prepares { seeds, with });
        reasons.push(study::Reason::LeavesLeast(seeds));
    }
    let mut studies = vec![
        Study::Looking,
        Study::Certain,
        Study::Line(pits("CbA")),
        Study::Most(15),
        Study::MostTakes(15),
        Study::MostTakes(18),
    ];
    for &worth in &worths {
        studies.push(Study::Worth(worth));
        studies.push(Study::Summary {
            pit: pit('C'),
            worth,
            line: pits("Cb"),
            depth: 12,
        });
        let reason = study::Reason::Only;
        studies.push(Study::Advice(Advice {
            pit: pit('C'),
            worth,
            reason,
        }));
    }
    studies.extend(reasons.into_iter().map(|reason| {
        Study::Advice(Advice {
            pit: pit('C'),
            worth: worths[0],
            reason,
        })
    }));
    for count in COUNTS.map(u32::from) {
        let deep = [Progress::Deep(count), Progress::Done(count)];
        studies.extend(deep.map(Study::State));
        let percent = 40;
        let making = Tables::Making {
            ready: count,
            percent,
        };
        studies.extend([Tables::Ready(count), making].map(Study::Tables));
    }
    let states = [
        Progress::Begun,
        Progress::Waiting,
        Progress::Over,
        Progress::Impossible,
    ];
    studies.extend(states.map(Study::State));
    studies.push(Study::Tables(Tables::None));
    all.extend(studies.into_iter().map(Message::Study));
}

fn reviews(all: &mut Vec<Message>) {
    let mut reviews = vec![
        Review::Close,
        Review::First,
        Review::Previous,
        Review::Next,
        Review::Last,
        Review::Replay,
        Review::Pass,
        Review::PlayFromHere,
        Review::End,
        Review::LookBack,
    ];
    reviews.extend(Side::BOTH.map(Review::RematchAs));
    reviews.extend(Side::BOTH.map(Review::RematchBegunBy));
    for who in WHO {
        for slam in SLAMS {
            for captured in COUNTS {
                // A grand slam takes two seeds at least.
                let captured = captured.max(if slam.is_some() { 2 } else { 0 });
                let deed = Deed {
                    who,
                    pit: pit('C'),
                    captured,
                    slam,
                };
                reviews.push(Review::Listed { number: 3, deed });
                let (shown, plies) = (5, 11);
                reviews.push(Review::At { shown, plies, deed });
            }
        }
    }
    for count in COUNTS.map(usize::from) {
        reviews.push(Review::Start(count));
        for leader in WHO.map(Some).into_iter().chain([None]) {
            for since in [0, 7] {
                reviews.push(Review::Curves(Lead {
                    plies: 11,
                    players: [(Who::You, 12), (Who::Computer, 9)],
                    leader: leader.map(|who| (who, since)),
                    changes: count,
                }));
            }
        }
        reviews.push(Review::Curves(Lead {
            plies: count,
            players: [(Who::Computer, 12), (Who::Player(Side::South), 9)],
            leader: None,
            changes: 0,
        }));
    }
    all.extend(reviews.into_iter().map(Message::Review));
}

fn pictures(all: &mut Vec<Message>) {
    for to_move in [None, Some(Side::South), Some(Side::North)] {
        for direction in [Direction::CounterClockwise, Direction::Clockwise] {
            let depicted = Depicted {
                position: position("0-4-4-4-4-4-4-4-4-4-4-4-1-3-S"),
                to_move,
                direction,
            };
            all.push(Message::PictureTitle(depicted));
            all.push(Message::PictureText(depicted));
        }
    }
}
