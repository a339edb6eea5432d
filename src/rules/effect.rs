//! What one move does to the board: the sowing, and the capture that the
//! grand-slam rule leaves of it.

use std::ops::Range;

use super::{Board, Side, Slam};

/// The board after a move, and how it came about. It says nothing about
/// whether the move is legal.
#[derive(Clone, Debug)]
pub(super) struct Effect {
    /// The board after sowing and capture.
    pub board: Board,
    /// The number in sowing order of the pit that got the last seed.
    pub landing: usize,
    /// The pits that hold a capture after sowing, as numbers in sowing
    /// order: the last of them is where the last seed landed.
    pub chain: Range<usize>,
    /// Whether the chain holds every seed of the opponent's row.
    pub is_slam: bool,
    /// Seeds that went to the mover's store.
    pub captured: u8,
    mover: Side,
}

impl Effect {
    /// Plays the pit at `place` of the mover's row, which must not be empty.
    pub fn new(before: &Board, mover: Side, place: u8, slam: Slam) -> Effect {
        let half = usize::from(before.half);
        let mut board = *before;
        let landing = sow(&mut board, mover.index() * half + usize::from(place));
        let chain = chain(&board, mover, landing);
        let held: u8 = board.pits[chain.clone()].iter().sum();
        let is_slam = held > 0 && held == board.row_sum(mover.other());
        let captured = if is_slam && slam == Slam::Nothing {
            0
        } else {
            board.pits[chain.clone()].fill(0);
            board.stores[mover.index()] += held;
            held
        };
        Effect {
            board,
            landing,
            chain,
            is_slam,
            captured,
            mover,
        }
    }

    /// Whether the opponent holds at least one seed after the move.
    pub fn opponent_has_seeds(&self) -> bool {
        self.board.row_sum(self.mover.other()) > 0
    }
}

/// Takes the seeds of a pit and drops them one by one in the following pits,
/// skipping the origin on every lap. Returns the pit that got the last one.
fn sow(board: &mut Board, origin: usize) -> usize {
    let ring = 2 * usize::from(board.half);
    let pits = &mut board.pits[..ring];
    let seeds = std::mem::take(&mut pits[origin]);
    let others = ring as u8 - 1;
    let (laps, rest) = (seeds / others, seeds % others);
    if laps > 0 {
        for (index, pit) in pits.iter_mut().enumerate() {
            if index != origin {
                *pit += laps;
            }
        }
    }
    let mut last = if rest == 0 { origin + ring - 1 } else { origin } % ring;
    for _ in 0..rest {
        last = if last + 1 == ring { 0 } else { last + 1 };
        pits[last] += 1;
    }
    last
}

/// The unbroken run of opponent's pits with 2 or 3 seeds that ends where the
/// last seed landed.
fn chain(board: &Board, mover: Side, landing: usize) -> Range<usize> {
    let half = usize::from(board.half);
    let row = mover.other().index() * half;
    if !(row..row + half).contains(&landing) {
        return landing..landing;
    }
    let run = board.pits[row..=landing]
        .iter()
        .rev()
        .take_while(|&&seeds| matches!(seeds, 2 | 3))
        .count();
    landing + 1 - run..landing + 1
}
