//! Questions that wait for their answers.

use std::rc::Rc;

use super::messages;
use crate::engine::{Choice, Level, Report, Thought};
use crate::notation::oware;
use crate::rules::{Game, Trail};

/// What a question wants.
pub enum Wanted {
    /// The move of a level, with what chance comes from.
    Move(Level, u64, Box<dyn FnOnce(Choice)>),
    /// The best move.
    Advice(Box<dyn FnOnce(Report)>),
    /// What all moves are worth, again and again.
    Reports(Rc<dyn Fn(Report)>),
}

/// A question, with what is needed to answer it here and to hand it over.
pub struct Job {
    pub id: u32,
    pub trail: Trail,
    pub wanted: Wanted,
}

/// A choice as the report of a search. The search on the page is there in one
/// copy, for its size.
pub fn report_of(choice: Choice) -> Report {
    let Choice {
        pit,
        value,
        depth,
        nodes,
    } = choice;
    Report {
        best: pit,
        value,
        depth,
        nodes,
        moves: vec![Thought {
            pit,
            value,
            exact: false,
            line: vec![pit],
        }],
    }
}

/// The line of play up to the shown position.
pub fn line_of(game: &Game) -> messages::Line {
    messages::Line {
        rules: game.rules().to_string(),
        position: game.start().to_string(),
        moves: oware::write_moves(&game.moves()[..game.shown()]),
    }
}
