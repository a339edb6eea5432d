//! Awalé, a sowing game for two: its rules, a computer player, and the page.
//!
//! - [`rules`]: the game and nothing else
//! - [`engine`]: the computer player

pub mod engine;
pub mod rules;
