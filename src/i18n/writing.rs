//! Languages from their files: for the command line, for tests, and as the
//! texts that the page loads.

use super::Language;
use super::catalogue::SIGNATURE;
use super::languages::{self, Direction, Source};
use super::template;

impl Language {
    /// English, for those whose language is not told.
    ///
    /// # Panics
    /// Never: its text is written by this build.
    #[must_use]
    pub fn english() -> Language {
        Language::named("en").expect("English is there")
    }

    /// The language of a tag.
    #[must_use]
    pub fn named(tag: &str) -> Option<Language> {
        let source = languages::ALL
            .into_iter()
            .find(|source| source.tag == tag)?;
        Language::from_text(&text(source))
    }

    /// All languages.
    #[must_use]
    pub fn all() -> Vec<Language> {
        let all = languages::ALL.into_iter();
        all.filter_map(|source| Language::named(source.tag))
            .collect()
    }
}

/// What the page loads of a language.
#[must_use]
pub fn text(source: &Source) -> String {
    let direction = match source.direction {
        Direction::LeftToRight => "ltr",
        Direction::RightToLeft => "rtl",
    };
    let (tag, intl, name) = (source.tag, source.intl, source.name);
    let (texts, _) = template::ready(source);
    let texts = texts.join("\n");
    format!("awale {SIGNATURE} {tag} {intl} {direction} {name}\n{texts}\n")
}

/// What is wrong with the texts of a language, a line each.
#[must_use]
pub fn faults(source: &Source) -> Vec<String> {
    template::ready(source).1
}
