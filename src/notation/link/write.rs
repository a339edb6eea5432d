//! From games to links.

use super::VERSION;
use super::percent::encode;
use crate::notation::{Ending, oware};
use crate::rules::{Game, Position};
use crate::settings::{Players, Settings, words};

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
    let mode = words::of_players(&settings.players);
    let mut told = vec![
        ("v", VERSION.to_string()),
        ("rules", game.rules().to_string()),
        ("mode", mode.to_owned()),
    ];
    if let Players::Computer { level, person } = settings.players {
        told.extend([
            ("level", level.number().to_string()),
            ("side", person.name().to_owned()),
        ]);
    }
    told.push(("first", settings.first.name().to_owned()));
    let direction = words::of_direction(settings.direction);
    told.push(("direction", direction.to_owned()));
    if !game.is_at_end() {
        told.push(("ply", game.shown().to_string()));
    }
    told
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
