//! The words by which links and saves tell settings.

use super::{Direction, Players};
use crate::rules::Side;

/// A person against the computer.
pub const COMPUTER: &str = "ai";

/// Two people.
pub const TWO: &str = "two";

/// Who plays.
pub const MODES: [&str; 2] = [COMPUTER, TWO];

/// The sides, as [`Side::BOTH`].
pub const SIDES: [&str; 2] = [Side::South.name(), Side::North.name()];

/// Which way sowing turns, as [`Direction::BOTH`].
pub const DIRECTIONS: [&str; 2] = ["ccw", "cw"];

/// The word of who plays.
#[must_use]
pub const fn of_players(players: &Players) -> &'static str {
    match players {
        Players::Computer { .. } => COMPUTER,
        Players::Two => TWO,
    }
}

/// The word of a way to turn.
#[must_use]
pub const fn of_direction(direction: Direction) -> &'static str {
    DIRECTIONS[direction as usize]
}

/// The way to turn of a word.
#[must_use]
pub fn direction(word: &str) -> Option<Direction> {
    Direction::BOTH
        .into_iter()
        .find(|&direction| of_direction(direction) == word)
}
