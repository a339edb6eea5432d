//! Awalé, a sowing game for two: its rules, a computer player, and the page.
//!
//! - [`rules`]: the game and nothing else
//! - [`notation`]: text to and from positions and games

pub mod notation;
pub mod rules;
