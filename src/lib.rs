//! Awalé, a sowing game for two: its rules, a computer player, and the page.
//!
//! - [`rules`]: the game and nothing else
//! - [`settings`]: what players choose before a game
//! - [`notation`]: text to and from positions and games
//! - [`engine`]: the computer player
//! - [`worker`]: the computer player in a web worker
//! - [`embed`]: the game in a frame on another page
//! - [`storage`]: what the browser keeps, always fallible
//! - [`app`]: the page
//! - [`view`]: from a game to what is shown, as pure functions
//! - [`i18n`]: the languages of the page
//! - [`mod@bench`]: work that is always the same, to be measured

pub mod app;
pub mod bench;
pub mod embed;
pub mod engine;
pub mod i18n;
pub mod notation;
pub mod rules;
pub mod settings;
pub mod statistics;
pub mod storage;
pub mod view;
pub mod worker;
