//! Records that are written are read as the same, with what is told around the
//! games, and their lines are short.

#![no_main]

use awale::notation::{Given, Record, Tag, ogn};
use awale_fuzz::bytes::Bytes;
use awale_fuzz::{games, same};
use libfuzzer_sys::fuzz_target;

/// The longest word of a comment that is written in one piece, in characters.
const LONGEST_WORD: usize = 77;

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes::new(data);
    let event = value(&bytes.short_text());
    let comment = comment(&bytes.short_text());
    let plies = 1 + usize::from(bytes.byte());
    let first_number = bytes.number();
    let other = Record::new(games::game(&mut Bytes::new(&[
        bytes.byte(),
        0,
        bytes.byte(),
    ])));
    let mut record = Record {
        first_number,
        ..Record::new(games::game(&mut bytes))
    };
    for name in ["Event", "Own_1"] {
        let tag = Tag {
            name: name.to_owned(),
            value: event.clone(),
        };
        record.tags.push(tag);
    }
    if plies <= record.game.len() && !comment.is_empty() {
        record.comments.insert(plies, comment);
    }

    let text = ogn::write_all(&[record.clone(), other.clone()]);
    let again = ogn::read(&text, &Given::default());
    let again = again.unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(again.len(), 2, "{text}");
    same::assert_same(&record.game, &again[0].game, &text);
    same::assert_same(&other.game, &again[1].game, &text);
    assert_eq!(again[0].comments, record.comments, "{text}");
    assert_eq!(again[0].tag("Event"), record.tag("Event"), "{text}");
    assert_eq!(again[0].tag("Own_1"), record.tag("Own_1"), "{text}");
    if !record.game.is_empty() {
        assert_eq!(again[0].first_number, first_number, "{text}");
    }
    assert_eq!(ogn::write_all(&again), text);
    let mut moves = text.lines().filter(|line| !line.starts_with('['));
    assert!(moves.all(|line| line.chars().count() < 80), "{text}");
});

/// A value as a tag can hold it.
fn value(text: &str) -> String {
    text.replace(char::is_control, " ")
}

/// A comment as it is kept.
fn comment(text: &str) -> String {
    let text = text.replace(char::is_control, " ").replace('}', ")");
    let words = text.split_whitespace();
    let short: Vec<String> = words
        .map(|word| word.chars().take(LONGEST_WORD).collect())
        .collect();
    short.join(" ")
}
