//! All that is said, key by key. `keys` is the one list that every language
//! fills; here is what is made of it. A language that lacks a key, or has one
//! that is not in the list, does not compile; nor does a call with another
//! number of arguments.

mod keys;

pub use keys::{COUNT, KEYS, SIGNATURE, Texts, key};

use super::fill::Argument;

/// What an argument is, and so how a text may use it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A number of things: `{seeds}`, or a choice by its plural.
    Number,
    /// A number with its sign and one decimal: `+2.3`, or a choice.
    Tenths,
    /// A pit or other words that stay as they are: `{pit}`.
    Text,
    /// Several of them: `{legal:and}`, or a choice by how many.
    List,
    /// One of these words: only a choice.
    Word(&'static [&'static str]),
}

/// A text, by its place in the catalogue and with so many arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key<const ARGUMENTS: usize>(u16);

impl<const ARGUMENTS: usize> Key<ARGUMENTS> {
    /// Its place in the list.
    pub(super) const fn place(self) -> usize {
        self.0 as usize
    }
}

/// What does not fit a key of some place: its name, if an argument is of
/// another kind than the catalogue says.
pub(super) fn misfit(place: usize, given: &[Argument]) -> Option<&'static str> {
    let (key, arguments) = KEYS.get(place)?;
    let fits = |(argument, (_, kind)): (&Argument, &(&str, Kind))| match (argument, kind) {
        (Argument::Number(_), Kind::Number)
        | (Argument::Tenths(_), Kind::Tenths)
        | (Argument::Text(_), Kind::Text)
        | (Argument::List(_), Kind::List) => true,
        (Argument::Word(word), Kind::Word(words)) => words.contains(word),
        _ => false,
    };
    let all_fit = given.iter().zip(*arguments).all(fits);
    (!all_fit).then_some(key)
}

macro_rules! catalogue {
    ($($(#[$doc:meta])* $key:ident($($argument:ident: $kind:expr),* $(,)?);)*) => {
        /// The texts of a language.
        pub struct Texts {
            $($(#[$doc])* pub $key: &'static str,)*
        }

        // The names are those of the fields above.
        #[allow(non_camel_case_types)]
        enum Place { $($key,)* }

        /// The keys of all texts.
        #[allow(non_upper_case_globals)]
        pub mod key {
            use super::{Key, Place};
            $(
                $(#[$doc])*
                pub const $key: Key<{ <[&str]>::len(&[$(stringify!($argument)),*]) }> =
                    Key(Place::$key as u16);
            )*
        }

        /// How many keys there are.
        pub const COUNT: usize = <[&str]>::len(&[$(stringify!($key)),*]);

        /// All keys in order, with their arguments.
        pub const KEYS: &[(&str, &[(&str, Kind)])] = &[
            $((stringify!($key), &[$((stringify!($argument), $kind)),*]),)*
        ];

        /// Another list of keys has another signature, so that texts and the
        /// program that says them are of one build.
        pub const SIGNATURE: u32 = hash(concat!(
            $(stringify!($key), "(", $(stringify!($argument), ",",)* ")",)*
        ));

        impl Texts {
            /// The texts in the order of the keys.
            #[must_use]
            pub fn in_order(&self) -> Vec<&'static str> {
                vec![$(self.$key),*]
            }
        }
    };
}

/// FNV-1a.
const fn hash(text: &str) -> u32 {
    let bytes = text.as_bytes();
    let (mut hash, mut at) = (0x811c_9dc5_u32, 0);
    while at < bytes.len() {
        hash = (hash ^ bytes[at] as u32).wrapping_mul(0x0100_0193);
        at += 1;
    }
    hash
}

use catalogue;
