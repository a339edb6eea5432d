//! The book of rules.

use super::super::catalogue::key;
use super::super::fill::Argument::{Text, Word};
use super::{Language, number, sentences};
use crate::rules::{Pit, RuleSet, Side};
use crate::view::message::Message;
use crate::view::rule_book::{Book, Subject};

impl Language {
    pub(super) fn book(&self, book: &Book) -> String {
        match book {
            Book::Title(preset) => {
                let rules = self.say(&Message::RuleSetName(*preset));
                self.text(key::book_title, [Text(rules)])
            }
            Book::Named(name) => self.text(key::book_title, [Text(name.clone())]),
            Book::Heading(Subject::Sources) => self.text(key::readings, []),
            Book::Heading(subject) => self.text(key::book_chapter, [Word(subject.name())]),
            Book::Point(topic, rules) => self.point(*topic, rules),
            Book::Aim { seeds } => self.text(key::book_aim, [number(*seeds)]),
            Book::Sowing { pits } => {
                let [last, far] = Side::BOTH.map(|side| {
                    let pit = Pit::new(side, pits.saturating_sub(1));
                    Text(pit.map(|pit| pit.letter().into()).unwrap_or_default())
                });
                self.text(key::book_sowing, [last, far])
            }
            Book::Capture => self.text(key::book_capture, []),
            Book::Chain => self.text(key::book_chain, []),
            Book::Empty => self.text(key::book_empty, []),
            Book::Slam => self.text(key::book_slam, []),
            Book::Differs(topic, rules) => {
                let usual = Text(self.point(*topic, &RuleSet::ABAPA));
                let usually = self.text(key::book_usually, [usual]);
                sentences([self.point(*topic, rules), usually])
            }
            Book::NothingDiffers => self.text(key::book_nothing_differs, []),
            Book::Print => self.text(key::book_print, []),
            Book::Save => self.text(key::book_save, []),
        }
    }
}
