//! Pictures of a position.

use super::side;
use crate::i18n::list;
use crate::rules::Side;
use crate::settings::Direction;
use crate::view::message::Depicted;

/// A picture's title.
pub fn title(depicted: &Depicted) -> String {
    let [south, north] = Side::BOTH.map(|side| depicted.position.board().store(side));
    let score = format!("Awalé board: South {south}, North {north}");
    match depicted.to_move {
        Some(mover) => format!("{score}, {} to move", side(mover)),
        None => format!("{score}, the game is over"),
    }
}

/// What the picture shows, in words.
pub fn text(depicted: &Depicted) -> String {
    let [south, north] = Side::BOTH.map(|side| row(depicted, side));
    let turns = match depicted.direction {
        Direction::CounterClockwise => "Sowing turns counter-clockwise.",
        Direction::Clockwise => "Sowing turns clockwise.",
    };
    format!("{south} {north} {turns}")
}

fn row(depicted: &Depicted, of: Side) -> String {
    let board = depicted.position.board();
    let pits: Vec<_> = board.row(of).collect();
    let (first, last) = (pits[0], pits[pits.len() - 1]);
    let seeds = list(pits.iter().map(|&pit| board.seeds(pit)), " and ");
    let (name, store) = (side(of), board.store(of));
    format!("{name}’s seeds in pits {first} to {last}: {seeds}; in the store: {store}.")
}
