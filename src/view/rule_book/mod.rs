//! The rules of a rule set as a book: chapters with sentences, and examples
//! that `rules` itself plays.
//!
//! Nothing told here is written by hand: a sentence is chosen by a field of
//! the rule set, and an example is a position that shows its point when it is
//! played under these very rules.

mod example;
mod lay;
pub mod page;

mod told;

use crate::rules::{Circle, Preset, RuleSet, Slam, Starved, Stuck, Topic};

use super::message::Message;
use super::narrate;
pub use example::{Example, Shown};
pub use lay::Point;
pub use told::{Book, Subject};

/// What the rules of a rule set are, chapter by chapter.
#[derive(Clone, Debug, PartialEq)]
pub struct RuleBook {
    /// The rule set.
    pub rules: RuleSet,
    /// What a player calls it, if it is one of their own.
    pub name: Option<String>,
    /// The chapters, in the order in which they are read.
    pub chapters: Vec<Chapter>,
}

/// What is told of one subject.
#[derive(Clone, Debug, PartialEq)]
pub struct Chapter {
    /// The subject.
    pub subject: Subject,
    /// What holds: paragraphs of sentences.
    pub paragraphs: Vec<Vec<Message>>,
    /// What it looks like on the board.
    pub examples: Vec<Example>,
}

impl RuleBook {
    /// The book of a rule set. Where its rules leave no room for an example,
    /// as when every game is over at once, there is none.
    #[must_use]
    pub fn of(rules: &RuleSet) -> RuleBook {
        let subjects = Subject::ALL.into_iter();
        let chapters = subjects.filter(|subject| subject.arises(rules));
        RuleBook {
            rules: *rules,
            name: None,
            chapters: chapters.map(|subject| chapter(subject, rules)).collect(),
        }
    }

    /// What its rule set is, if that has a name.
    #[must_use]
    pub fn about(&self) -> Option<Message> {
        Preset::of(&self.rules).map(Message::RuleSetAbout)
    }

    /// What it is called.
    #[must_use]
    pub fn title(&self) -> Message {
        Message::Book(match &self.name {
            Some(name) => Book::Named(name.clone()),
            None => Book::Title(Preset::of(&self.rules)),
        })
    }
}

impl Chapter {
    /// Whether its paragraphs are points by themselves.
    #[must_use]
    pub const fn is_list(&self) -> bool {
        self.paragraphs.len() > 1
    }
}

impl Subject {
    fn arises(self, rules: &RuleSet) -> bool {
        self != Subject::Pass || rules.starved == Starved::Pass
    }
}

fn chapter(subject: Subject, rules: &RuleSet) -> Chapter {
    let examples = points(subject).iter();
    Chapter {
        subject,
        paragraphs: paragraphs(subject, rules),
        examples: examples
            .filter_map(|&point| Example::of(rules, point))
            .collect(),
    }
}

/// What the examples of a chapter show, as far as the rules have it.
const fn points(subject: Subject) -> &'static [Point] {
    match subject {
        Subject::Aim => &[Point::Start],
        Subject::Sowing => &[Point::Sowing],
        Subject::Kroo => &[Point::Kroo],
        Subject::Capture => &[Point::Capture],
        Subject::Chain => &[Point::Chain],
        Subject::Slam => &[Point::Slam, Point::Forced],
        Subject::Feeding => &[Point::Feeding, Point::Unfed],
        Subject::Pass => &[Point::Pass],
        Subject::End => &[
            Point::Majority,
            Point::Few,
            Point::NoMove,
            Point::Empty,
            Point::Agreement,
        ],
        Subject::Differences | Subject::Sources => &[],
    }
}

fn paragraphs(subject: Subject, rules: &RuleSet) -> Vec<Vec<Message>> {
    let point = |topic| Message::Book(Book::Point(topic, *rules));
    let one = |book| vec![vec![Message::Book(book)]];
    match subject {
        Subject::Aim => {
            let seeds = rules.total_seeds();
            vec![vec![point(Topic::Pits), Message::Book(Book::Aim { seeds })]]
        }
        Subject::Sowing => {
            let pits = rules.pits_a_side();
            one(Book::Sowing { pits })
        }
        Subject::Kroo => one(Book::Point(Topic::Kroo, *rules)),
        Subject::Capture => one(Book::Capture),
        Subject::Chain => one(Book::Chain),
        Subject::Slam => vec![vec![Message::Book(Book::Slam), point(Topic::Slam)]],
        Subject::Feeding => one(Book::Point(Topic::Feeding, *rules)),
        Subject::Pass => one(Book::Point(Topic::Starved, *rules)),
        Subject::End => endings(rules),
        Subject::Differences => differences(rules).into_iter().map(|it| vec![it]).collect(),
        Subject::Sources => narrate::readings(rules)
            .into_iter()
            .map(|it| vec![it])
            .collect(),
    }
}

/// What is told of the end of a game.
fn endings(rules: &RuleSet) -> Vec<Vec<Message>> {
    let point = |topic| Message::Book(Book::Point(topic, *rules));
    let mut told = vec![vec![point(Topic::Majority)]];
    if rules.few > 0 {
        told.push(vec![point(Topic::Few), point(Topic::FewUnclaimed)]);
    } else if matches!(rules.slam, Slam::All | Slam::IllegalUnlessForced) {
        told.push(vec![Message::Book(Book::Empty)]);
    }
    let odd = |splits: bool| splits.then(|| point(Topic::OddSeed));
    let starved = (rules.starved == Starved::Over).then(|| point(Topic::Starved));
    let mut stuck: Vec<Message> = starved.into_iter().collect();
    stuck.push(point(Topic::Stuck));
    stuck.extend(odd(rules.stuck == Stuck::Split));
    told.push(stuck);
    let mut circling = vec![point(Topic::Agreement), point(Topic::Repetition)];
    circling.extend(odd(
        rules.circle == Circle::Split && rules.stuck != Stuck::Split
    ));
    told.push(circling);
    told
}

/// What differs from the usual rules, or that nothing does.
fn differences(rules: &RuleSet) -> Vec<Message> {
    let usual = RuleSet::ABAPA;
    let fields = [
        (Topic::Pits, rules.pits_a_side() != usual.pits_a_side()),
        (Topic::Slam, rules.slam != usual.slam),
        (Topic::Starved, rules.starved != usual.starved),
        (Topic::Stuck, rules.stuck != usual.stuck),
        (Topic::Majority, rules.majority != usual.majority),
        (Topic::Few, rules.few != usual.few),
        (Topic::Agreement, rules.circle != usual.circle),
    ];
    let told: Vec<Message> = (fields.into_iter())
        .filter(|&(_, differs)| differs)
        .map(|(topic, _)| Message::Book(Book::Differs(topic, *rules)))
        .collect();
    match told.is_empty() {
        true => vec![Message::Book(Book::NothingDiffers)],
        false => told,
    }
}
