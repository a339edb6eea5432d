//! The languages, a file each, and how one is written.
//!
//! A text is a whole sentence, or a few words on a control. `catalogue` tells
//! of each where it is seen and what it may use:
//!
//! - `{pit}` puts in an argument;
//! - `{legal:and}` puts in a list, as "A, B and C"; with `:or` it is "A, B or
//!   C", with `:plain` a mere enumeration;
//! - `{seeds|0=no seeds|one=1 seed|other={seeds} seeds}` chooses by a number:
//!   by the number itself, or by its plural (`zero`, `one`, `two`, `few`,
//!   `many`, `other`, as far as the language has them). The first that is
//!   right is taken. A list is chosen by how many items it has;
//! - `{who|you=You play|computer=The computer plays|…}` chooses by a word;
//! - `any=` as the last choice is for whatever is left.
//!
//! What is chosen can hold all of this again. So a language can say a sentence
//! for each player, or share what they have in common, as its grammar wants.
//! Tests tell which text lacks an argument or a plural.

mod ar;
mod de;
mod en;
mod es;
mod fr;
mod it;
mod nl;
mod pt;

/// What a file of a language needs.
mod prelude {
    pub use super::super::catalogue::Texts;
    pub use super::super::plural::{self, Plural::*};
    pub use super::{Direction, Source, as_written, narrow_spaces};
}

use super::catalogue::Texts;
use super::plural::Plural;

pub use super::writing::{faults, text};

/// All languages. English comes first, for those whose own is not among them;
/// the page offers them in the order of their tags.
pub const ALL: [&Source; 8] = [
    &en::LANGUAGE,
    &fr::LANGUAGE,
    &es::LANGUAGE,
    &pt::LANGUAGE,
    &de::LANGUAGE,
    &it::LANGUAGE,
    &nl::LANGUAGE,
    &ar::LANGUAGE,
];

/// The way a language is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// From left to right.
    LeftToRight,
    /// From right to left.
    RightToLeft,
}

/// A language as its file has it.
pub struct Source {
    /// Its tag, for the page, for the reader's preference and for the file.
    pub tag: &'static str,
    /// The tag by which the browser writes its numbers and lists, as `en-GB`.
    /// The board counts seeds in the digits 0 to 9; a language that usually
    /// has others says `-u-nu-latn`, so that sentences agree with it.
    pub intl: &'static str,
    /// What its speakers call it.
    pub name: &'static str,
    /// The way it is written.
    pub direction: Direction,
    /// The plurals it has for whole numbers up to thousands.
    pub plurals: &'static [Plural],
    /// The plural of a number, where there is no browser to tell it: of its
    /// whole part, and of the tenths if it is written with them.
    pub plural: fn(u32, Option<u32>) -> Plural,
    /// What stands before decimals, where there is no browser.
    pub point: char,
    /// What stands before the last item of a list, where there is no browser.
    pub and: &'static str,
    /// The same where one of them is meant.
    pub or: &'static str,
    /// What is done to texts for print: [`as_written`] or [`narrow_spaces`].
    pub typeset: fn(&str) -> String,
    /// All that it says.
    pub texts: Texts,
}

/// Leaves a text as it is written.
#[must_use]
pub fn as_written(text: &str) -> String {
    text.to_owned()
}

/// French sets a narrow space before high punctuation and inside quotation
/// marks, where no line may break. The texts are written with usual ones.
#[must_use]
pub fn narrow_spaces(text: &str) -> String {
    const NARROW: char = '\u{202f}';
    let mut set = String::with_capacity(text.len() + 8);
    let mut rest = text.chars().peekable();
    let mut before = None;
    while let Some(letter) = rest.next() {
        let closes = matches!(rest.peek(), Some(';' | ':' | '!' | '?' | '»'));
        let is_narrow = letter == ' ' && (before == Some('«') || closes);
        set.push(if is_narrow { NARROW } else { letter });
        before = Some(letter);
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_begins_with_a_mark_or_ends_with_an_open_quotation() {
        assert_eq!(
            narrow_spaces("Gagné ! Avec « Akan » : 5 graines ; fini ?"),
            "Gagné\u{202f}! Avec «\u{202f}Akan\u{202f}»\u{202f}: 5 graines\u{202f}; fini\u{202f}?"
        );
    }

    #[test]
    fn each_language_has_its_own_tag_and_english_is_the_first() {
        let mut tags: Vec<&str> = ALL.iter().map(|source| source.tag).collect();
        assert_eq!(tags[0], "en");
        tags.sort_unstable();
        tags.dedup();
        assert_eq!(tags.len(), ALL.len());
    }
}
