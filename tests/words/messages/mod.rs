//! Every message there is, with what makes its words differ.

mod board;
mod book;
mod controls;
mod exchange;
mod explain;
mod games;
mod thought;

use awale::engine::Level;
use awale::notation::oware::{self, Field, PositionError};
use awale::notation::{ErrorKind, Expected, Format, Letters, ParseError, Within};
use awale::rules::{
    GrandSlam, Illegal, Origin, Outcome, Pit, PitSet, Position, Preset, Reason, RuleSet,
    RuleTextError, SetupError, Side, Source, Topic,
};
use awale::settings::{Direction, Pace, Seating, Skin, Taps, Theme, Who};
use awale::view::coach::{Coach, Mistake};
use awale::view::custom::{self, Custom};
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
    controls::controls(&mut all);
    board::board(&mut all);
    controls::rules(&mut all);
    controls::custom(&mut all);
    board::moves(&mut all);
    explain::explanations(&mut all);
    explain::differences(&mut all);
    exchange::talks(&mut all);
    exchange::faults(&mut all);
    thought::studies(&mut all);
    thought::reviews(&mut all);
    thought::pictures(&mut all);
    games::ledgers(&mut all);
    book::books(&mut all);
    all
}
