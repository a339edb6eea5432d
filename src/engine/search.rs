//! Iterative deepening alpha-beta.
//!
//! Alpha-beta as in Knuth and Moore, *An analysis of alpha-beta pruning*
//! (1975), in its fail-soft form: a value outside the window is a bound. The
//! usual trick of negating the value at each ply is not enough here: where
//! the rules let a side pass, the same side can be to move twice.

use super::handler::{Handler, Report};
use super::line::Lines;
use super::order::Order;
use super::value::{ended, evaluate};
use crate::rules::{Pit, Trail};

/// The most plies a search follows a line.
pub const DEEPEST: u32 = 60;

/// More than any value.
const INFINITE: i32 = i32::MAX;

/// The best move at the end of a trail, searched to `depth` plies, at least 1
/// and at most [`DEEPEST`], or until the handler stops it or all lines have
/// ended. The first iteration is always finished, so there is a report unless
/// the game is over.
pub fn search<H: Handler>(trail: &Trail, depth: u32, handler: &mut H) -> Option<Report> {
    rank(trail, depth, 0, handler).map(|ranking| ranking.report)
}

/// What a search knows about each move at the root.
pub(super) struct Ranking {
    /// What the last finished iteration found.
    pub report: Report,
    /// All legal moves with their values, in no order: exact for those less
    /// than the margin below the best, and at most the truth's bound for the
    /// others.
    pub values: Vec<(Pit, i32)>,
}

/// Searches as [`search`] does, and finds the exact values of all moves that
/// are at most `margin` worse than the best.
pub(super) fn rank<H: Handler>(
    trail: &Trail,
    depth: u32,
    margin: i32,
    handler: &mut H,
) -> Option<Ranking> {
    let deepest = depth.clamp(1, DEEPEST);
    let mut search = Search {
        trail: trail.clone(),
        handler,
        order: Order::new(deepest),
        lines: Lines::new(deepest),
        expected: Vec::new(),
        nodes: 0,
        depth: 0,
        unsettled: false,
    };
    let mut ranking = None;
    for depth in 1..=deepest {
        search.depth = depth;
        search.unsettled = false;
        let Some(found) = search.root(margin) else {
            break;
        };
        search.handler.report(&found.report);
        search.order.age();
        search.expected.clone_from(&found.report.line);
        ranking = Some(found);
        // Where every line has ended, looking deeper finds the same again.
        if !search.unsettled {
            break;
        }
    }
    ranking
}

struct Search<'a, H> {
    /// The line being tried. It is left as it is when the search is stopped.
    trail: Trail,
    handler: &'a mut H,
    order: Order,
    lines: Lines,
    /// The best line of the iteration before, tried first.
    expected: Vec<Pit>,
    nodes: u64,
    /// The depth of the iteration.
    depth: u32,
    /// Whether a line of the iteration was cut before it ended.
    unsettled: bool,
}

/// Where in the tree the search is.
#[derive(Clone, Copy)]
struct Place {
    /// Plies from the root.
    ply: u32,
    /// Whether the line so far is the expected one.
    expected: bool,
}

impl<H: Handler> Search<'_, H> {
    /// The values of the moves at the root, or `None` if stopped or over.
    fn root(&mut self, margin: i32) -> Option<Ranking> {
        let place = Place {
            ply: 0,
            expected: true,
        };
        let mut values = Vec::new();
        let mut best: Option<(Pit, i32)> = None;
        let hint = self.expected.first().copied();
        let moves = self.order.moves(&mut self.trail, 0, self.depth, hint);
        for pit in moves.iter() {
            // A value up to the alpha bound is only known not to be better.
            let alpha = match (best, margin) {
                (None, _) => -INFINITE,
                (Some((_, value)), 0) => value,
                (Some((_, value)), margin) => value - margin - 1,
            };
            let value = self.step(pit, place, alpha, INFINITE)?;
            values.push((pit, value));
            if best.is_none_or(|(_, known)| value > known) {
                best = Some((pit, value));
                self.lines.set(0, pit);
            }
        }
        let (pit, value) = best?;
        let report = Report {
            best: pit,
            value,
            depth: self.depth,
            nodes: self.nodes,
            line: self.lines.at(0).to_vec(),
        };
        Some(Ranking { report, values })
    }

    /// What the end of the trail, where play goes on, is worth to its side to
    /// move; `None` if stopped.
    fn visit(&mut self, place: Place, mut alpha: i32, beta: i32) -> Option<i32> {
        let (ply, depth) = (place.ply, self.depth - place.ply);
        let hint = match place.expected {
            true => self.expected.get(ply as usize).copied(),
            false => None,
        };
        self.lines.clear(ply);
        let mut best = -INFINITE;
        let moves = self.order.moves(&mut self.trail, ply, depth, hint);
        for pit in moves.iter() {
            let value = self.step(pit, place, alpha, beta)?;
            best = best.max(value);
            if value > alpha {
                alpha = value;
                self.lines.set(ply, pit);
            }
            if alpha >= beta {
                self.order.refuted(pit, ply, depth);
                break;
            }
        }
        Some(best)
    }

    /// What playing a pit is worth to the side that plays it.
    fn step(&mut self, pit: Pit, place: Place, alpha: i32, beta: i32) -> Option<i32> {
        let side = self.trail.last().position.side();
        let ply = place.ply + 1;
        self.trail.push(pit);
        self.nodes += 1;
        // The first iteration is always finished.
        if self.depth > 1 && self.handler.stop(self.nodes) {
            return None;
        }
        let turn = self.trail.last();
        let value = if let Some(outcome) = &turn.outcome {
            self.lines.clear(ply);
            ended(outcome, side, ply)
        } else if ply == self.depth {
            self.lines.clear(ply);
            self.unsettled = true;
            evaluate(&turn.position, side, self.trail.rules())
        } else {
            let next = Place {
                ply,
                expected: place.expected && self.expected.get(place.ply as usize) == Some(&pit),
            };
            if turn.position.side() == side {
                self.visit(next, alpha, beta)?
            } else {
                -self.visit(next, -beta, -alpha)?
            }
        };
        self.trail.pop();
        Some(value)
    }
}
