//! What all readers do with text.

use super::error::{ErrorKind, Fault, ParseError};
use super::limits::LONGEST_TEXT;
use crate::rules::RuleSet;

/// More than the text of any rule set has, in characters.
const LONGEST_RULES: usize = 256;

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
pub(super) fn number(text: &str, most: u32) -> Option<u32> {
    // `parse` would accept a plus sign.
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|_| digits)?;
    (number <= most).then_some(number)
}

/// A rule set of its canonical text. A text that is too long for one is
/// faulty at its beginning, so that errors stay short.
pub(super) fn rules(text: &str) -> Result<RuleSet, ErrorKind> {
    let text: String = text.chars().take(LONGEST_RULES).collect();
    text.parse().map_err(ErrorKind::Rules)
}
