//! English.

mod coach;
mod faults;
mod game;
mod page;
mod picture;
mod preference;
mod reading;
mod review;
mod study;
mod talk;
mod why;

use crate::rules::Side;
use crate::settings::{Direction, Who};
use crate::view::message::Message;

/// The words of a message.
pub fn say(message: &Message) -> String {
    match message {
        Message::Title => "Awalé".into(),
        Message::Description => {
            "Play Awalé, the African sowing game, against the computer or with a friend.".into()
        }
        Message::Label(label) => page::label(*label).into(),
        Message::Pit(pit) => game::pit(pit),
        Message::Store { who, seeds } => match who {
            Who::You => format!("Your store, {}", self::seeds(*seeds)),
            Who::Computer => format!("The computer’s store, {}", self::seeds(*seeds)),
            Who::Player(side) => format!("{}’s store, {}", self::side(*side), self::seeds(*seeds)),
        },
        Message::Name(who) => name(*who).into(),
        Message::Level(level) => page::level(*level),
        Message::LevelNumber(level) => format!("Level {level}"),
        Message::OtherLevel { to, from } => page::other_level(*to, *from),
        Message::RuleSetName(preset) => page::rules(*preset).into(),
        Message::RuleSetAbout(preset) => page::about(*preset).into(),
        Message::Reading(reading) => reading::say(reading),
        Message::SideName(side) => self::side(*side).into(),
        Message::DirectionName(Direction::CounterClockwise) => "Counter-clockwise".into(),
        Message::DirectionName(Direction::Clockwise) => "Clockwise".into(),
        Message::Turn(Who::You) => "Your turn.".into(),
        Message::Turn(who) => format!("{} to move.", subject(*who)),
        Message::Thinking => "The computer is thinking…".into(),
        Message::Played(played) => game::played(played),
        Message::Preview(preview) => coach::preview(preview),
        Message::Coach(coach) => coach::mistake(coach),
        Message::Overview(overview) => coach::overview(overview),
        Message::NoMoveYet => "No move has been played yet.".into(),
        Message::NoSuchPit { pits } => coach::no_such_pit(*pits),
        Message::Passed(Who::You) => "You have no seeds and must pass.".into(),
        Message::Passed(who) => format!("{} has no seeds and must pass.", subject(*who)),
        Message::Over(ending) => game::over(ending),
        Message::Score { players, unclaimed } => {
            let [(near, ours), (far, theirs)] = players;
            let score = format!("{} {ours}, {} {theirs}", name(*near), name(*far));
            match unclaimed {
                0 => format!("{score}."),
                1 => format!("{score}; 1 seed stays unclaimed."),
                n => format!("{score}; {n} seeds stay unclaimed."),
            }
        }
        Message::Refused(refusal) => game::refused(refusal),
        Message::Why(why) => why::say(why),
        Message::TakenBack => "Taken back.".into(),
        Message::DoneAgain => "Played again.".into(),
        Message::Begun { first: Who::You } => "A new game. You begin.".into(),
        Message::Begun { first } => format!("A new game. {} begins.", subject(*first)),
        Message::Talk(talk) => talk::talk(talk),
        Message::Study(study) => study::say(study),
        Message::Preference(preference) => preference::say(*preference),
        Message::Review(review) => review::say(review),
        Message::Trouble(trouble) => page::trouble(*trouble).into(),
        Message::PictureTitle(depicted) => picture::title(depicted),
        Message::PictureText(depicted) => picture::text(depicted),
    }
}

/// A player at the beginning of a sentence.
fn subject(who: Who) -> &'static str {
    match who {
        Who::Computer => "The computer",
        other => name(other),
    }
}

fn name(who: Who) -> &'static str {
    match who {
        Who::You => "You",
        Who::Computer => "Computer",
        Who::Player(side) => self::side(side),
    }
}

fn side(side: Side) -> &'static str {
    match side {
        Side::South => "South",
        Side::North => "North",
    }
}

fn seeds(count: u8) -> String {
    match count {
        0 => "empty".into(),
        1 => "1 seed".into(),
        n => format!("{n} seeds"),
    }
}
