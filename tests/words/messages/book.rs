//! The book of rules.

use super::*;
use awale::view::rule_book::{Book, RuleBook, Subject};

pub fn books(all: &mut Vec<Message>) {
    let mut texts = vec![
        Book::Title(None),
        Book::Named("Harbour".into()),
        Book::Capture,
        Book::Chain,
        Book::Slam,
        Book::Empty,
        Book::NothingDiffers,
        Book::Print,
        Book::Save,
    ];
    texts.extend(Preset::ALL.map(|preset| Book::Title(Some(preset))));
    texts.extend(Subject::ALL.map(Book::Heading));
    texts.extend(COUNTS.map(|seeds| Book::Aim { seeds }));
    texts.extend(RuleSet::PITS_A_SIDE.map(|pits| Book::Sowing { pits }));
    all.extend(texts.into_iter().map(Message::Book));
    // Whole books bring the points of the rules, and what their examples say.
    let others = [
        "awari,pits=5,few=1",
        "family,stuck=other,circle=split",
        "abapa,slam=illegal-unless-forced,starved=pass",
    ];
    let customs = others.into_iter().map(|text| text.parse().expect("rules"));
    let presets = Preset::ALL.map(Preset::rules);
    for rules in customs.chain(presets) {
        for chapter in RuleBook::of(&rules).chapters {
            all.extend(chapter.paragraphs.into_iter().flatten());
            all.extend(chapter.examples.into_iter().flat_map(|it| it.caption));
        }
    }
}
