//! Whether a board ends the game, and what it is then worth.

use super::board::FastBoard;
use super::lanes::Lanes;
use super::sower::Sower;
use crate::rules::{Circle, Starved, Stuck};

/// What a board leads to before anyone moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The side to move moves.
    Move {
        /// The places that may be played, a bit each.
        legal: u32,
    },
    /// The side to move passes, and the other moves.
    Pass {
        /// The places that the other may play, a bit each.
        legal: u32,
    },
    /// The game is over; the side to move ends with so many seeds more than
    /// the other.
    Over(i32),
}

impl<L: Lanes> Sower<L> {
    /// What a board leads to, repetition apart.
    #[inline(always)]
    #[must_use]
    pub fn judge(&self, board: FastBoard<L>) -> Verdict {
        let rules = self.rules();
        let left = board.seeds_in_pits();
        let [own, other] = board.stores();
        let majority = rules.majority && 2 * own.max(other) > u32::from(rules.total_seeds());
        if majority || left == 0 || left <= u32::from(rules.few) {
            return Verdict::Over(board.lead());
        }
        self.mobility(board)
    }

    /// What a board leads to where only the lack of a move ends the game.
    #[inline(always)]
    #[must_use]
    pub fn mobility(&self, board: FastBoard<L>) -> Verdict {
        let legal = self.legal(board);
        if legal != 0 {
            return Verdict::Move { legal };
        }
        self.stuck(board)
    }

    /// What a board leads to whose side to move has no legal move.
    #[cold]
    fn stuck(&self, board: FastBoard<L>) -> Verdict {
        let rules = self.rules();
        let passes = rules.starved == Starved::Pass && board.rows()[0] == 0;
        if passes {
            let legal = self.legal(board.turned());
            if legal != 0 {
                return Verdict::Pass { legal };
            }
        }
        let [own, other] = board.row_sums().map(|seeds| seeds as i32);
        let rest = match rules.stuck {
            Stuck::Own => own - other,
            Stuck::Split => 0,
            // Whoever passed is not to move.
            Stuck::Other if passes => own + other,
            Stuck::Other => -own - other,
        };
        Verdict::Over(board.lead() + rest)
    }

    /// By how much the side to move is ahead at the end, in seeds, if the
    /// game circles here.
    #[inline(always)]
    #[must_use]
    pub fn circling(&self, board: FastBoard<L>) -> i32 {
        let [own, other] = board.row_sums().map(|seeds| seeds as i32);
        match self.rules().circle {
            Circle::Own => board.lead() + own - other,
            Circle::Split => board.lead(),
        }
    }
}
