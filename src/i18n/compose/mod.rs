//! Which text a message is, with which arguments: the same for all languages.
//! Where a message is several sentences, each is a text of its own.

mod board;
mod control;
mod custom;
mod end;
mod explain;
mod fault;
mod ledger;
mod origin;
mod picture;
mod review;
mod rule_book;
mod study;
mod talk;

use super::Language;
use super::catalogue::key;
use super::fill::Argument::{self, List, Number, Text, Word};
use crate::engine::Level;
use crate::rules::{GrandSlam, Pit, Preset, Side};
use crate::settings::{Direction, Who};
use crate::view::message::Message;

impl Language {
    pub(super) fn message(&self, message: &Message) -> String {
        match message {
            Message::Title => self.text(key::title, []),
            Message::Description => self.text(key::description, []),
            Message::Label(label) => self.text(control::label(*label), []),
            Message::Pit(pit) => self.pit(pit),
            Message::Store { who, seeds } => {
                self.text(key::store, [self::who(*who), number(*seeds)])
            }
            Message::Name(who) => self.text(key::player, [self::who(*who)]),
            Message::Level(level) => self.level(*level),
            Message::LevelNumber(level) => self.text(key::level_number, [number(level.number())]),
            Message::OtherLevel { to, from } => {
                let result = Word(if to > from { "won" } else { "lost" });
                self.text(key::other_level, [result, number(to.number())])
            }
            Message::RuleSetName(None) => self.text(key::custom_rules, []),
            Message::RuleSetName(Some(preset)) => self.text(key::rule_set, [rules(*preset)]),
            Message::RuleSetAbout(preset) => self.text(control::about(*preset), []),
            Message::Reading(reading) => self.reading(reading),
            Message::SideName(side) => self.text(key::side, [self::side(*side)]),
            Message::DirectionName(direction) => self.text(key::direction, [way(*direction)]),
            Message::Turn(who) => self.text(key::turn, [self::who(*who)]),
            Message::Thinking => self.text(key::thinking, []),
            Message::Played(played) => self.played(played),
            Message::Preview(preview) => self.preview(preview),
            Message::Coach(coach) => self.mistake(coach),
            Message::Overview(overview) => self.overview(overview),
            Message::NoMoveYet => self.text(key::no_move_yet, []),
            Message::NoSuchPit { pits } => {
                let last = char::from(b'A' + pits.saturating_sub(1));
                self.text(key::no_such_pit, [Text(last.into()), number(*pits)])
            }
            Message::Passed(who) => self.text(key::passed, [self::who(*who)]),
            Message::Over(ending) => self.over(ending),
            Message::Score { players, unclaimed } => {
                let [near, ours, far, theirs] = score(players);
                self.text(key::score, [near, ours, far, theirs, number(*unclaimed)])
            }
            Message::Refused(refusal) => self.refused(refusal),
            Message::Why(why) => self.why(why),
            Message::TakenBack => self.text(key::taken_back, []),
            Message::DoneAgain => self.text(key::done_again, []),
            Message::Begun { first } => self.text(key::begun, [who(*first)]),
            Message::Talk(talk) => self.talk(talk),
            Message::Study(study) => self.study(study),
            Message::Preference(preference) => self.preference(*preference),
            Message::Custom(custom) => self.custom(custom),
            Message::Ledger(ledger) => self.ledger(ledger),
            Message::Review(review) => self.review(review),
            Message::Book(book) => self.book(book),
            Message::Trouble(trouble) => self.text(control::trouble(*trouble), []),
            Message::PictureTitle(depicted) => self.picture_title(depicted),
            Message::PictureText(depicted) => self.picture_text(depicted),
        }
    }

    fn level(&self, level: Level) -> String {
        let word = match level.number() {
            1 => "1",
            2 => "2",
            3 => "3",
            4 => "4",
            5 => "5",
            6 => "6",
            7 => "7",
            _ => "8",
        };
        self.text(key::level, [number(level.number()), Word(word)])
    }
}

/// Sentences after each other.
fn sentences<const COUNT: usize>(sentences: [String; COUNT]) -> String {
    sentences.join(" ")
}

fn number(number: impl TryInto<u32>) -> Argument {
    Number(number.try_into().unwrap_or(u32::MAX))
}

fn who(who: Who) -> Argument {
    Word(player(who))
}

fn player(who: Who) -> &'static str {
    match who {
        Who::You => "you",
        Who::Computer => "computer",
        Who::Player(side) => side.name(),
    }
}

fn anybody(who: Option<Who>) -> Argument {
    Word(who.map_or("nobody", player))
}

fn side(side: Side) -> Argument {
    Word(side.name())
}

fn yes(is_so: bool) -> Argument {
    Word(if is_so { "yes" } else { "no" })
}

fn rules(preset: Preset) -> Argument {
    Word(preset.name())
}

fn way(direction: Direction) -> Argument {
    Word(match direction {
        Direction::CounterClockwise => "ccw",
        Direction::Clockwise => "cw",
    })
}

fn pit(pit: Pit) -> Argument {
    Text(pit.letter().into())
}

fn pits(pits: impl IntoIterator<Item = Pit>) -> Argument {
    List(pits.into_iter().map(|pit| pit.letter().into()).collect())
}

fn deed(slam: Option<GrandSlam>, captured: u8) -> Argument {
    Word(match (slam, captured) {
        (Some(GrandSlam::Cancelled), _) => "void-slam",
        (Some(GrandSlam::Taken), _) => "slam",
        (None, 0) => "sows",
        (None, _) => "captures",
    })
}

/// Two players with their seeds, the near one first.
fn score(&[(near, ours), (far, theirs)]: &[(Who, u8); 2]) -> [Argument; 4] {
    [who(near), number(ours), who(far), number(theirs)]
}
