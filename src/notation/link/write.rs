//! From games to links.

use super::percent::encode;
use super::{DIRECTIONS, MODES, VERSION};
use crate::notation::{Ending, oware};
use crate::rules::{Game, Position};
use crate::settings::{Direction, Players, Settings};

/// Writes a game and who plays it as what follows the address of a page: `?`,
/// the query, and `#` and the game if anything has happened in it.
///
/// The game's rules count, not those of the settings.
#[must_use]
pub fn write(settings: &Settings, game: &Game) -> String {
    let query = join(query(settings, game));
    let hash = join(hash(settings, game));
    match hash.is_empty() {
        true => format!("?{query}"),
        false => format!("?{query}#{hash}"),
    }
}

fn query(settings: &Settings, game: &Game) -> Vec<(&'static str, String)> {
    let mut words = vec![
        ("v", VERSION.to_string()),
        ("rules", game.rules().to_string()),
    ];
    match settings.players {
        Players::Computer { level, person } => words.extend([
            ("mode", MODES[0].to_owned()),
            ("level", level.number().to_string()),
            ("side", person.name().to_owned()),
        ]),
        Players::Two => words.push(("mode", MODES[1].to_owned())),
    }
    let direction = match settings.direction {
        Direction::CounterClockwise => DIRECTIONS[0],
        Direction::Clockwise => DIRECTIONS[1],
    };
    words.push(("first", settings.first.name().to_owned()));
    words.push(("direction", direction.to_owned()));
    if !game.is_at_end() {
        words.push(("ply", game.shown().to_string()));
    }
    words
}

fn hash(settings: &Settings, game: &Game) -> Vec<(&'static str, String)> {
    let mut words = Vec::new();
    if *game.start() != Position::start(game.rules()).with_side(settings.first) {
        words.push(("p", game.start().to_string()));
    }
    if !game.is_empty() {
        words.push(("m", oware::write_moves(game.moves())));
    }
    if let Some(ending) = Ending::of(game) {
        words.push(("end", ending.name().to_owned()));
    }
    words
}

fn join(words: Vec<(&str, String)>) -> String {
    let words = words.iter();
    let words = words.map(|(name, value)| format!("{name}={}", encode(value)));
    words.collect::<Vec<String>>().join("&")
}
