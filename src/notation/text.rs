//! What all readers do with text.

use super::error::{ErrorKind, Fault, ParseError};
use super::limits::LONGEST_TEXT;
use crate::rules::{RuleSet, RuleTextError};

/// How much of a faulty text an error repeats, in characters.
const LONGEST_QUOTE: usize = 24;

/// Reads a text that is not too long, and tells where its fault is.
pub(super) fn reading<T>(
    text: &str,
    read: impl FnOnce(&str) -> Result<T, Fault>,
) -> Result<T, ParseError> {
    let value = match text.len() {
        0..=LONGEST_TEXT => read(text),
        _ => Err(Fault::new(0, ErrorKind::TooLong)),
    };
    value.map_err(|fault| fault.locate(text))
}

/// The text without white space around it and without a byte order mark, and
/// the byte at which it begins.
pub(super) fn trimmed(text: &str) -> (usize, &str) {
    let unmarked = text.strip_prefix('\u{feff}').unwrap_or(text);
    let inner = unmarked.trim_start();
    (text.len() - inner.len(), inner.trim_end())
}

/// A number from 0 to `most`, written in digits alone.
pub(crate) fn number(text: &str, most: u32) -> Option<u32> {
    // `parse` would accept a plus sign.
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|_| digits)?;
    (number <= most).then_some(number)
}

/// A rule set of its canonical text; what is faulty is repeated in short.
pub(crate) fn rules(text: &str) -> Result<RuleSet, ErrorKind> {
    use RuleTextError::{NotAField, RepeatedField, UnknownField, UnknownPreset, UnknownValue};
    text.parse().map_err(|error| {
        ErrorKind::Rules(match error {
            UnknownPreset(name) => UnknownPreset(quote(&name)),
            NotAField(part) => NotAField(quote(&part)),
            UnknownField(name) => UnknownField(quote(&name)),
            UnknownValue {
                field,
                value,
                expected,
            } => UnknownValue {
                field,
                value: quote(&value),
                expected,
            },
            RepeatedField(field) => RepeatedField(field),
        })
    })
}

/// As much of a faulty text as an error repeats.
pub(crate) fn quote(text: &str) -> String {
    text.chars().take(LONGEST_QUOTE).collect()
}
