//! Pictures of a position.

use super::super::catalogue::key;
use super::super::fill::Argument::{List, Word};
use super::{Language, number, pit, sentences, side, way};
use crate::rules::Side;
use crate::view::message::Depicted;

impl Language {
    pub(super) fn picture_title(&self, depicted: &Depicted) -> String {
        let [south, north] = Side::BOTH.map(|side| number(depicted.position.board().store(side)));
        let mover = Word(depicted.to_move.map_or("nobody", Side::name));
        self.text(key::picture_title, [south, north, mover])
    }

    pub(super) fn picture_text(&self, depicted: &Depicted) -> String {
        let [south, north] = Side::BOTH.map(|side| self.picture_row(depicted, side));
        let turns = self.text(key::picture_turns, [way(depicted.direction)]);
        sentences([south, north, turns])
    }

    fn picture_row(&self, depicted: &Depicted, of: Side) -> String {
        let board = depicted.position.board();
        let pits: Vec<_> = board.row(of).collect();
        let (first, last) = (pits[0], pits[pits.len() - 1]);
        let seeds = pits
            .iter()
            .map(|&pit| self.0.locale.number(board.seeds(pit).into()));
        self.text(
            key::picture_row,
            [
                side(of),
                pit(first),
                pit(last),
                List(seeds.collect()),
                number(board.store(of)),
            ],
        )
    }
}
