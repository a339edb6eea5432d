//! The languages of the page, a folder each. Each turns every [`Message`] into a
//! whole sentence; a missing one does not compile.

mod en;
mod fr;
mod shared;

use crate::view::message::Message;

/// A language of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// French.
    French,
    /// English, also for those whose language is not among these.
    English,
}

impl Language {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Language; 2] = [Language::French, Language::English];

    /// The language tag.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Language::French => "fr",
            Language::English => "en",
        }
    }

    /// What its speakers call it.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::French => "Français",
            Language::English => "English",
        }
    }

    /// The language of a tag such as `fr` or `fr-CI`.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        Language::ALL
            .into_iter()
            .find(|language| primary.eq_ignore_ascii_case(language.tag()))
    }

    /// The first of a reader's languages that there is, or English.
    #[must_use]
    pub fn preferred(tags: impl IntoIterator<Item = String>) -> Language {
        tags.into_iter()
            .find_map(|tag| Language::from_tag(&tag))
            .unwrap_or(Language::English)
    }

    /// The words of a message.
    #[must_use]
    pub fn say(self, message: &Message) -> String {
        match self {
            Language::French => fr::say(message),
            Language::English => en::say(message),
        }
    }
}

/// Items in a row: `A`, `A` + last + `B`, `A, B` + last + `C`.
fn list(items: impl IntoIterator<Item = impl ToString>, last: &str) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    match items.as_slice() {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., end] => format!("{}{last}{end}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_read_without_its_region() {
        assert_eq!(Language::from_tag("fr-CI"), Some(Language::French));
        assert_eq!(Language::from_tag("EN"), Some(Language::English));
        assert_eq!(Language::from_tag("frr"), None);
        assert_eq!(Language::from_tag(""), None);
    }

    #[test]
    fn the_first_known_language_of_the_reader_is_taken() {
        let tags = |tags: &[&str]| Language::preferred(tags.iter().map(ToString::to_string));
        assert_eq!(tags(&["bci", "fr", "en"]), Language::French);
        assert_eq!(tags(&["ja"]), Language::English);
    }

    #[test]
    fn lists_read_as_people_say_them() {
        assert_eq!(list(['A'], " or "), "A");
        assert_eq!(list(['A', 'B', 'C'], " or "), "A, B or C");
    }
}
