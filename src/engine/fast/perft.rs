//! Counting move sequences on the fast board: a check of it and of its speed.

use super::board::FastBoard;
use super::lanes::Lanes;
use super::sower::{Places, Sower};
use super::verdict::Verdict;

/// The number of move sequences of exactly `depth` plies from a board where
/// the game goes on, each last move made as well. A finished game has no
/// moves; repetition is not looked at.
#[must_use]
pub fn perft<L: Lanes>(sower: &Sower<L>, board: FastBoard<L>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let (board, legal) = match sower.judge(board) {
        Verdict::Move { legal } => (board, legal),
        Verdict::Pass { legal } => (board.turned(), legal),
        Verdict::Over(_) => return 0,
    };
    Places(legal)
        .map(|place| perft(sower, sower.play(board, place).board, depth - 1))
        .sum()
}
