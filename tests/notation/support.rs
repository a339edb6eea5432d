//! Short ways to read, and to say what was read.

use awale::notation::{Format, Given, Letters, Record, Start, oware, read};
use awale::rules::{Game, Pit, RuleSet};

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

/// A game of so many plies that is not over, played at random but for captures
/// and repetitions, which are avoided.
pub fn long_game(rules: RuleSet, plies: usize) -> Game {
    let mut number = 1_u32;
    let mut random = move || {
        number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        number >> 16
    };
    for _ in 0..1000 {
        let mut game = Game::new(rules);
        let mut trail = game.trail();
        while game.len() < plies && game.outcome().is_none() {
            let legal: Vec<Pit> = game.legal().iter().collect();
            let best = legal.into_iter().min_by_key(|&pit| {
                let turn = *trail.push(pit);
                let occurrences = trail.occurrences(&turn.position);
                trail.pop();
                (turn.outcome.is_some(), turn.captured, occurrences, random())
            });
            let best = best.expect("a legal move");
            trail.push(best);
            game.play(best).expect("legal");
        }
        if game.outcome().is_none() {
            return game;
        }
    }
    panic!("every game ends early");
}
