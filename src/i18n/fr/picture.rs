//! Pictures of a position.

use super::side;
use crate::i18n::list;
use crate::rules::Side;
use crate::settings::Direction;
use crate::view::message::Depicted;

/// A picture's title.
pub fn title(depicted: &Depicted) -> String {
    let [south, north] = Side::BOTH.map(|side| depicted.position.board().store(side));
    let score = format!("Plateau d’awalé : Sud {south}, Nord {north}");
    match depicted.to_move {
        Some(mover) => format!("{score}, à {} de jouer", side(mover)),
        None => format!("{score}, partie finie"),
    }
}

/// What the picture shows, in words.
pub fn text(depicted: &Depicted) -> String {
    let [south, north] = Side::BOTH.map(|side| row(depicted, side));
    let turns = match depicted.direction {
        Direction::CounterClockwise => "On sème dans le sens antihoraire.",
        Direction::Clockwise => "On sème dans le sens horaire.",
    };
    format!("{south} {north} {turns}")
}

fn row(depicted: &Depicted, of: Side) -> String {
    let board = depicted.position.board();
    let pits: Vec<_> = board.row(of).collect();
    let (first, last) = (pits[0], pits[pits.len() - 1]);
    let seeds = list(pits.iter().map(|&pit| board.seeds(pit)), " et ");
    let (name, store) = (side(of), board.store(of));
    format!("Graines de {name}, trous {first} à {last} : {seeds} ; dans le grenier : {store}.")
}
