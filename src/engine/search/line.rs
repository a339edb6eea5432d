//! What both sides are expected to play.

use super::super::fast::{Best, Sower, Verdict};
use super::super::tablebase::Tablebase;
use super::super::transposition::{Transpositions, key};
use super::Board;
use crate::rules::{Pit, Side};

/// The line that begins with a move: as far as the best moves are known, and
/// at most so many plies.
pub(super) fn expected(
    sower: &Sower<Best>,
    (found, tables): (&Transpositions, &Tablebase),
    (mut board, mut side): (Board, Side),
    first: Pit,
    plies: u32,
) -> Vec<Pit> {
    let mut line = Vec::new();
    let mut next = Some(u32::from(first.place()));
    while let Some(place) = next {
        line.extend(Pit::new(side, place as u8));
        board = sower.play(board, place).board;
        side = side.other();
        let legal = match sower.judge(board) {
            Verdict::Move { legal } => legal,
            Verdict::Pass { legal } => {
                board = board.turned();
                side = side.other();
                legal
            }
            Verdict::Over(_) => break,
        };
        // In the tables the value is known and no line.
        let is_tabled = tables.value(board.rows()).is_some();
        let known = found.get(key(board)).and_then(|entry| entry.place);
        next = known
            .filter(|&place| legal >> place & 1 == 1)
            .filter(|_| !is_tabled && line.len() < plies as usize);
    }
    line
}
