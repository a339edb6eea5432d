//! The languages of the page. `catalogue` lists all that is said, a file of
//! `languages` says it, and `compose` tells which text a [`Message`] is, with
//! which arguments.
//!
//! The page holds no language: it loads the texts of the one that is read, and
//! the browser knows its numbers, lists and plurals. Elsewhere all languages
//! are there.

pub mod catalogue;
mod compose;
mod fill;
#[cfg(not(all(target_arch = "wasm32", feature = "worker")))]
pub mod languages;
mod link;
#[cfg(not(all(target_arch = "wasm32", feature = "worker")))]
mod locale;
#[cfg(all(target_arch = "wasm32", feature = "worker"))]
#[path = "intl.rs"]
mod locale;
pub mod plural;
#[cfg(not(all(target_arch = "wasm32", feature = "worker")))]
mod template;
#[cfg(not(all(target_arch = "wasm32", feature = "worker")))]
mod writing;

use std::fmt;
use std::rc::Rc;

use crate::view::message::Message;
use catalogue::{Key, SIGNATURE};
use fill::{Argument, fill};
use locale::Locale;

/// A language with all that it says.
#[derive(Clone)]
pub struct Language(Rc<Words>);

struct Words {
    tag: String,
    is_right_to_left: bool,
    texts: Vec<String>,
    locale: Locale,
}

/// Two languages are the same if their tags are: a build has one text of each.
impl PartialEq for Language {
    fn eq(&self, other: &Language) -> bool {
        self.tag() == other.tag()
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// What the file of a language begins with.
const HEAD: &str = "awale";

impl Language {
    /// The language of a file that the build wrote, if it is whole and of this
    /// build's texts: a line of what it is, and a line for each text.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Language> {
        let mut lines = text.lines();
        let mut head = lines.next()?.split(' ');
        let is_ours = head.next() == Some(HEAD)
            && head.next().and_then(|word| word.parse().ok()) == Some(SIGNATURE);
        let (tag, intl, direction) = (head.next()?, head.next()?, head.next()?);
        let texts: Vec<String> = lines.map(str::to_owned).collect();
        let is_whole = is_ours && texts.len() == catalogue::COUNT;
        let comma = texts.get(catalogue::key::comma.place())?;
        let locale = Locale::new(tag, intl, comma)?;
        is_whole.then(|| {
            Language(Rc::new(Words {
                tag: tag.to_owned(),
                is_right_to_left: direction == "rtl",
                texts,
                locale,
            }))
        })
    }

    /// Its tag, as `fr`.
    #[must_use]
    pub fn tag(&self) -> &str {
        &self.0.tag
    }

    /// Whether it is written from right to left.
    #[must_use]
    pub fn is_right_to_left(&self) -> bool {
        self.0.is_right_to_left
    }

    /// A text with its arguments.
    fn text<const ARGUMENTS: usize>(
        &self,
        key: Key<ARGUMENTS>,
        arguments: [Argument; ARGUMENTS],
    ) -> String {
        self.filled(key.place(), &arguments)
    }

    fn filled(&self, place: usize, arguments: &[Argument]) -> String {
        debug_assert_eq!(catalogue::misfit(place, arguments), None);
        let text = self.0.texts.get(place).map_or("", String::as_str);
        fill(text, arguments, &self.0.locale)
    }

    /// The words of a message.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.message(message)
    }
}
