//! Short ways to read, and to say what was read.

use awale::notation::{Format, Given, Letters, Record, Start, oware, read};
use awale::rules::{Game, RuleSet};

pub use crate::long_game::long_game;

pub fn rules(text: &str) -> RuleSet {
    text.parse().expect("a rule set")
}

pub fn given(text: &str) -> Given {
    Given {
        rules: rules(text),
        ..Given::default()
    }
}

/// Moves from this position on.
pub fn from(position: &str, rules_text: &str) -> Given {
    let rules = rules(rules_text);
    let start = oware::parse_position(position, &rules).expect("a position");
    Given {
        start: Start::At(start),
        ..given(rules_text)
    }
}

pub fn french() -> Given {
    Given {
        letters: Letters::French,
        ..Given::default()
    }
}

/// A game from the usual start.
pub fn played(moves: &str) -> Game {
    let mut game = Game::new(RuleSet::ABAPA);
    oware::play_moves(&mut game, moves).expect("legal moves");
    game
}

/// The one game of a text.
pub fn one(format: Format, text: &str, given: &Given) -> Record {
    let mut records = match read(format, text, given) {
        Ok(records) => records,
        Err(error) => panic!("{text:?}: {error}"),
    };
    assert_eq!(records.len(), 1, "{text:?}");
    records.remove(0)
}

/// The moves of every game of a text.
pub fn all_moves(text: &str) -> Vec<String> {
    match read(Format::Ogn, text, &Given::default()) {
        Ok(records) => records.iter().map(moves_of).collect(),
        Err(error) => panic!("{text:?}: {error}"),
    }
}

pub fn moves_of(record: &Record) -> String {
    oware::write_moves(record.game.moves())
}

/// The fault of a text.
pub fn fault(format: Format, text: &str, given: &Given) -> String {
    match read(format, text, given) {
        Ok(records) => panic!("{text:?} was read as {records:?}"),
        Err(error) => error.to_string(),
    }
}
