//! The rules, told one by one: a name, a board, an expectation.

mod capture;
mod cursor;
mod endings;
mod feeding;
#[path = "../long_game/mod.rs"]
mod long_game;
mod people;
mod published_mistakes;
mod repetition;
mod rule_sets;
mod set_up;
mod slam;
mod sowing;
mod ten_pits;

use awale::notation::oware;
use awale::rules::{Game, Illegal, Pit, RuleSet};

/// The rules of a canonical text.
fn rules(text: &str) -> RuleSet {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A game set up on a position.
fn set_up(rule_set: &str, position: &str) -> Game {
    let rules = rules(rule_set);
    let position = oware::parse_position(position, &rules)
        .unwrap_or_else(|error| panic!("{position}: {error}"));
    Game::from_position(rules, position).expect("a position of the rule set")
}

/// The game after legal moves from a position.
fn play(rule_set: &str, position: &str, moves: &str) -> Game {
    let mut game = set_up(rule_set, position);
    oware::play_moves(&mut game, moves).unwrap_or_else(|error| panic!("{error}"));
    game
}

/// The position after legal moves from a position.
fn after(rule_set: &str, position: &str, moves: &str) -> String {
    play(rule_set, position, moves).position().to_string()
}

/// How a game ended, as the command line tells it.
fn end(game: &Game) -> String {
    let Some(outcome) = game.outcome() else {
        return "goes on".to_owned();
    };
    let [south, north] = outcome.score;
    format!("{} {south}-{north}, {}", outcome.reason, outcome.unclaimed)
}

/// The legal moves of a position.
fn legal(rule_set: &str, position: &str) -> String {
    set_up(rule_set, position).legal().to_string()
}

/// Why a pit cannot be played; `None` if it can.
fn refusal(game: &Game, letter: char) -> Option<Illegal> {
    let pit = Pit::from_letter(letter).expect("the letter of a pit");
    game.check(pit).err()
}
