//! From a game to what is shown, as pure functions: where seeds lie, how a
//! move is animated, and which sentences are said. Sentences are data; a
//! language of [`crate::i18n`] turns each into words.

pub mod coach;
pub mod custom;
pub mod explain;
pub mod geometry;
mod label;
pub mod ledger;
pub mod marks;
pub mod message;
pub mod motion;
pub mod narrate;
pub mod picture;
pub mod preference;
pub mod review;
pub mod rule_book;
pub mod seats;
pub mod sound;
pub mod study;
pub mod talk;
