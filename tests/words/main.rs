//! What the page says: all languages are whole, and every message has words.

mod messages;

use awale::i18n::{Language, catalogue, languages};

#[test]
fn texts_use_their_arguments_and_have_the_plurals_of_their_language() {
    for source in languages::ALL {
        assert_eq!(languages::faults(source), Vec::<String>::new());
    }
}

#[test]
fn every_message_has_words_in_every_language() {
    let messages = messages::all();
    for language in Language::all() {
        for message in &messages {
            let said = language.say(message);
            // A text that is not well written shows its braces.
            let is_sound = !said.is_empty() && !said.contains("{a") && !said.contains("|");
            let quotes = format!("{message:?}").contains('|');
            assert!(is_sound || quotes, "{language:?} {message:?}: {said}");
            assert!(!said.contains("  "), "{said}");
        }
    }
}

#[test]
fn what_is_said_before_the_game_is_there_comes_first() {
    let first: Vec<&str> = catalogue::KEYS
        .iter()
        .take(6)
        .map(|(key, _)| *key)
        .collect();
    let expected = [
        "cannot_start",
        "too_old",
        "reload",
        "needs_javascript",
        "title",
        "description",
    ];
    assert_eq!(first, expected);
}

#[test]
fn the_file_of_a_language_is_taken_only_if_it_is_whole_and_of_this_build() {
    let text = languages::text(languages::ALL[0]);
    let language = Language::from_text(&text).expect("whole");
    assert_eq!(language.tag(), languages::ALL[0].tag);
    let (head, texts) = text.split_once('\n').expect("lines");
    let cut = text.trim_end().rsplit_once('\n').expect("lines").0;
    let other = head.replacen(&catalogue::SIGNATURE.to_string(), "7", 1);
    for wrong in [
        "",
        head,
        cut,
        texts,
        "<!DOCTYPE html><title>Not found</title>",
        &format!("{text}more\n"),
        &format!("{other}\n{texts}"),
    ] {
        assert!(Language::from_text(wrong).is_none(), "{wrong:.60}");
    }
}

#[test]
fn lines_are_never_broken_before_french_punctuation() {
    let french = Language::named("fr").expect("French");
    for message in messages::all() {
        let said = french.say(&message);
        let is_broken = [" :", " ;", " !", " ?", "« ", " »"]
            .iter()
            .any(|broken| said.contains(broken));
        assert!(!is_broken, "{said}");
    }
}
