//! From what a message tells to what the engine can work with.

use super::messages::{Line, NO_ID, ToWorker};
use crate::notation::oware;
use crate::rules::{Game, RuleSet};
use serde::Deserialize;

/// The longest text that is looked at, in bytes: many times the longest game.
const LONGEST: usize = 1 << 16;

/// The message that a text is, or its id and what is wrong with it.
pub(super) fn read(text: &str) -> Result<ToWorker, (u32, String)> {
    /// Of a message that cannot be read, the id often can.
    #[derive(Deserialize)]
    struct Only {
        id: u32,
    }

    if text.len() > LONGEST {
        return Err((NO_ID, format!("more than {LONGEST} bytes")));
    }
    serde_json::from_str(text).map_err(|error| {
        let id = serde_json::from_str(text).map_or(NO_ID, |Only { id }| id);
        (id, error.to_string())
    })
}

/// The rule set of a text, or what is wrong with it.
pub(super) fn rules(text: &str) -> Result<RuleSet, String> {
    text.parse().map_err(|error| format!("rules: {error}"))
}

/// The game that a line tells, played again move by move.
pub(super) fn replay(line: &Line) -> Result<Game, String> {
    let rules = rules(&line.rules)?;
    let start = oware::parse_position(&line.position, &rules)
        .map_err(|error| format!("position: {error}"))?;
    let mut game =
        Game::from_position(rules, start).map_err(|error| format!("position: {error}"))?;
    oware::play_moves(&mut game, &line.moves).map_err(|error| format!("moves: {error}"))?;
    Ok(game)
}
