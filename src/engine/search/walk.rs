//! The walk through the tree below the root.
//!
//! Principal variation search (Marsland and Campbell, *Parallel search of
//! strongly ordered game trees*, 1982), fail-soft: a value outside the window
//! is a bound. Where a side passes, the same side is to move twice and the
//! value is not negated.

use super::super::fast::{Best, Sower, Sown, Verdict};
use super::super::handler::Handler;
use super::super::tablebase::Tablebase;
use super::super::transposition::{Bound, Entry, Transpositions, key};
use super::super::value::{DECIDED, Evaluation, LOST};
use super::order::Order;
use super::path::Path;
use super::{Board, INFINITE};

/// From this depth on late moves are first tried a ply less deep.
const REDUCE_FROM: u32 = 3;

/// From this depth on the last moves are first tried two plies less deep.
const DEEP: u32 = 6;

/// How many moves are tried in full before that.
const TRIED_IN_FULL: usize = 1;

/// The greatest depth at which a position is left that seems too good.
const FUTILE: u32 = 6;

/// What a ply is taken to change at most, in hundredths of a seed.
const A_PLY: i32 = 80;

/// What a walk works with.
pub(super) struct Walk<'a, H> {
    pub sower: &'a Sower<Best>,
    pub found: &'a mut Transpositions,
    pub tables: &'a Tablebase,
    /// Boards with at most so many seeds are looked up in the tables.
    pub tabled: u32,
    pub evaluation: Evaluation,
    pub handler: &'a mut H,
    pub order: Order,
    pub path: Path,
    /// Moves tried.
    pub nodes: u64,
    /// Whether the handler may stop the walk.
    pub may_stop: bool,
    /// Whether a line was cut before it ended.
    pub unsettled: bool,
}

/// Where in the tree the walk is.
#[derive(Clone, Copy)]
pub(super) struct Place {
    /// Plies from the root.
    pub ply: u32,
    /// Plies still to be searched.
    pub depth: u32,
    /// Whether the side to move is that of the root.
    pub is_root_side: bool,
}

impl Place {
    /// A ply on, to be searched so deep.
    #[inline(always)]
    pub fn next(self, depth: u32) -> Place {
        Place {
            ply: self.ply + 1,
            depth,
            is_root_side: !self.is_root_side,
        }
    }
}

impl<H: Handler> Walk<'_, H> {
    /// What a move is worth to the side that made it; `None` if stopped.
    /// `place` is where the walk is after the move.
    #[inline]
    pub fn enter(&mut self, sown: &Sown<Best>, place: Place, alpha: i32, beta: i32) -> Option<i32> {
        self.nodes += 1;
        if self.may_stop && self.handler.stop(self.nodes) {
            return None;
        }
        let captured = sown.captured > 0;
        match self.sower.judge(sown.board) {
            Verdict::Move { legal } => {
                let value = self.visit(sown.board, legal, captured, place, -beta, -alpha)?;
                Some(-value)
            }
            Verdict::Over(ahead) => Some(-self.evaluation.settled(ahead, place.ply)),
            Verdict::Pass { legal } => {
                let place = Place {
                    is_root_side: !place.is_root_side,
                    ..place
                };
                self.visit(sown.board.turned(), legal, captured, place, alpha, beta)
            }
        }
    }

    /// What a board, where play goes on, is worth to the side to move.
    fn visit(
        &mut self,
        board: Board,
        legal: u32,
        captured: bool,
        place: Place,
        alpha: i32,
        beta: i32,
    ) -> Option<i32> {
        if board.seeds_in_pits() <= self.tabled
            && let Some(rest) = self.tables.value(board.rows())
        {
            return Some(self.evaluation.settled(board.lead() + rest, place.ply));
        }
        if place.depth == 0 {
            return self.quiesce(board, legal, place, alpha, beta);
        }
        let key = key(board);
        let start = self.path.go(sided(key, place.is_root_side), captured);
        let value = if self.path.circles() {
            Some(
                self.evaluation
                    .settled(self.sower.circling(board), place.ply),
            )
        } else {
            self.expand(board, legal, key, place, alpha, beta)
        };
        self.path.back(start);
        value
    }

    /// The same, from what is known or by trying the moves.
    fn expand(
        &mut self,
        board: Board,
        legal: u32,
        key: u64,
        place: Place,
        mut alpha: i32,
        beta: i32,
    ) -> Option<i32> {
        let known = self.found.get(key);
        if let Some(entry) = known
            && entry.depth >= place.depth
        {
            let value = from_here(entry.value, place.ply);
            let enough = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
            };
            if enough {
                self.unsettled |= value.abs() < DECIDED;
                return Some(value);
            }
        }
        // Reverse futility pruning: what seems so much too good that a few
        // plies will not change it is not looked at.
        if beta - alpha == 1 && place.depth <= FUTILE && beta.abs() < DECIDED {
            let seems = self.evaluation.of(board, place.ply);
            if seems - A_PLY * place.depth as i32 >= beta {
                self.unsettled = true;
                return Some(seems);
            }
        }
        let hint = known.and_then(|entry| entry.place);
        let tries = self.order.tries(self.sower, board, legal, place.ply, hint);
        let (mut best, mut best_place) = (-INFINITE, None);
        let floor = alpha;
        for (index, tried) in tries.iter().enumerate() {
            let full = place.next(place.depth - 1);
            let value = if index == 0 {
                self.enter(&tried.sown, full, alpha, beta)?
            } else {
                let late = index >= TRIED_IN_FULL
                    && place.depth >= REDUCE_FROM
                    && tried.sown.captured == 0;
                let mut value = alpha + 1;
                if late {
                    let more = place.depth > DEEP && index > TRIED_IN_FULL + 1;
                    let less = place.next(place.depth - 2 - u32::from(more));
                    value = self.enter(&tried.sown, less, alpha, alpha + 1)?;
                }
                if value > alpha {
                    value = self.enter(&tried.sown, full, alpha, alpha + 1)?;
                }
                if value > alpha && value < beta {
                    value = self.enter(&tried.sown, full, alpha, beta)?;
                }
                value
            };
            if value > best {
                best = value;
                if value > alpha {
                    best_place = Some(tried.place);
                    alpha = value;
                }
            }
            if alpha >= beta {
                self.order.refuted(tried.place, place.ply, place.depth);
                break;
            }
        }
        let bound = match best {
            _ if best >= beta => Bound::Lower,
            _ if best > floor => Bound::Exact,
            _ => Bound::Upper,
        };
        let entry = Entry {
            value: to_here(best, place.ply),
            bound,
            depth: place.depth,
            place: best_place,
        };
        self.found.set(key, entry);
        Some(best)
    }

    /// What a board is worth where the line is cut: what it seems, or what
    /// captures make of it.
    fn quiesce(
        &mut self,
        board: Board,
        legal: u32,
        place: Place,
        mut alpha: i32,
        beta: i32,
    ) -> Option<i32> {
        self.unsettled = true;
        let mut best = self.evaluation.of(board, place.ply);
        if best >= beta {
            return Some(best);
        }
        alpha = alpha.max(best);
        let mut captures = self.sower.captures(board) & legal;
        while captures != 0 {
            // Pits near the own store reach farthest into the other row.
            let pit = 31 - captures.leading_zeros();
            captures &= !(1 << pit);
            let sown = self.sower.play(board, pit);
            if sown.captured == 0 {
                continue;
            }
            let value = self.enter(&sown, place.next(0), alpha, beta)?;
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        Some(best)
    }
}

/// The key of a position in the path, where it matters who is to move.
#[inline(always)]
pub(super) fn sided(key: u64, is_root_side: bool) -> u64 {
    if is_root_side { key } else { !key }
}

/// A value as seen from the root, so many plies away, of one as seen from
/// the position itself.
#[inline(always)]
fn from_here(value: i32, ply: u32) -> i32 {
    match value {
        DECIDED.. => value - ply as i32,
        ..=LOST => value + ply as i32,
        _ => value,
    }
}

/// A value as seen from the position itself of one as seen from the root.
#[inline(always)]
fn to_here(value: i32, ply: u32) -> i32 {
    match value {
        DECIDED.. => value + ply as i32,
        ..=LOST => value - ply as i32,
        _ => value,
    }
}
