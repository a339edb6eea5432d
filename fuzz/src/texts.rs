//! Texts to read, and whether a fault lies within its text; messages to
//! answer.

use awale::notation::oware::PositionError;
use awale::notation::{ErrorKind, Format, Given, Letters, ParseError, Start, read};
use awale::rules::{Preset, Side};
use awale::worker::desk::Desk;
use awale::worker::messages::{NO_ID, Reply, ToPage};

use crate::bytes::Bytes;

/// The longest line that tells a fault, in bytes.
const LONGEST_FAULT: usize = 500;

/// What a text does not tell, from one byte, and the text, from the others.
pub fn given_and_text(data: &[u8]) -> (Given, String) {
    let mut bytes = Bytes::new(data);
    let choice = usize::from(bytes.byte());
    let given = Given {
        rules: Preset::ALL[choice % 6].rules(),
        start: Start::Usual(Side::BOTH[choice / 6 % 2]),
        letters: Letters::BOTH[choice / 12 % 2],
    };
    (given, bytes.text())
}

/// Reads a text of a format; a fault must lie within it.
pub fn read_or_fault(format: Format, text: &str, given: &Given) {
    if let Err(error) = read(format, text, given) {
        let letters = format.has_letters().then_some(given.letters);
        assert_within(&error, text, letters);
    }
}

/// A fault lies within its text, and what it repeats stands there, as does the
/// letter of a pit that may not be played where moves are told by letters.
pub fn assert_within(error: &ParseError, text: &str, letters: Option<Letters>) {
    let told = error.to_string();
    assert!(told.len() < LONGEST_FAULT, "{told}");
    assert!(!told.contains(char::is_control), "{told:?}");
    let Some(rest) = place(text, error.line, error.column) else {
        panic!("{told}: outside of {text:?}");
    };
    // The values of tags and parameters are encoded.
    if error.within.is_some() {
        return;
    }
    match &error.kind {
        ErrorKind::Expected { found, .. } => {
            assert!(rest.starts_with(found.as_str()), "{told}: not in {text:?}");
            assert!(
                !found.is_empty() || rest.trim().is_empty(),
                "{told}: {text:?}"
            );
        }
        ErrorKind::Position(PositionError::Field { found, .. }) => {
            assert!(rest.starts_with(found.as_str()), "{told}: not in {text:?}");
        }
        ErrorKind::Illegal { pit, .. } => {
            let is_told = letters.is_none_or(|letters| rest.starts_with(letters.letter(*pit)));
            assert!(is_told, "{told}: not in {text:?}");
        }
        _ => {}
    }
}

/// What follows a place in a text, lines and columns counted from 1.
fn place(text: &str, line: usize, column: usize) -> Option<&str> {
    let mut rest = text.strip_prefix('\u{feff}').unwrap_or(text);
    for _ in 1..line {
        let end = rest.find(['\r', '\n'])?;
        let is_both = rest[end..].starts_with("\r\n");
        rest = &rest[end + 1 + usize::from(is_both)..];
    }
    let mut line_and_more = rest.chars();
    for _ in 1..column {
        let sign = line_and_more.next()?;
        if matches!(sign, '\r' | '\n') {
            return None;
        }
    }
    Some(line_and_more.as_str())
}

/// How the worker answers a text: the id and the reply. Its clock comes to the
/// end of any time after some hundred moves tried.
pub fn answer(text: &str) -> (u32, Reply) {
    let mut now = 0.0;
    let mut clock = || {
        now += 40_000.0;
        now
    };
    let mut desk = Desk::default();
    let mut said = desk.hear(text, None, 0.0);
    while desk.is_busy() {
        said.extend(desk.work(&mut clock));
    }
    match said.pop() {
        Some(ToPage::Answer { id, reply }) => (id, reply),
        // There is nothing to stop.
        None => (NO_ID, Reply::Stopped),
        other => panic!("{text:?} is answered by {other:?}"),
    }
}
