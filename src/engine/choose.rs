//! Choosing a move as a level of play does.

use super::handler::{Handler, Report};
use super::level::Level;
use super::search::rank;
use crate::rules::{Pit, Trail};

/// How far a level looks ahead where it has but one move: enough to tell what
/// it thinks of the position, and at once.
const FORCED_DEPTH: u32 = 6;

/// The move that a level of play chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The pit to play, a legal move.
    pub pit: Pit,
    /// What the player thinks the move is worth to it, in hundredths of a
    /// seed; see [`WIN`](super::WIN).
    pub value: i32,
    /// How many plies it looked ahead.
    pub depth: u32,
    /// Moves tried.
    pub nodes: u64,
}

/// Chooses a move at the end of a trail; `None` if the game is over. The
/// same trail, level and seed give the same choice, unless the handler stops
/// the search at another node.
pub fn choose<H: Handler>(
    trail: &Trail,
    level: Level,
    seed: u64,
    handler: &mut H,
) -> Option<Choice> {
    let plan = level.plan();
    let depth = match trail.legal().len() {
        1 => plan.depth.min(FORCED_DEPTH),
        _ => plan.depth,
    };
    let mut random = Random(seed);
    let margin = match random.below(100) < u64::from(plan.slips) {
        true => plan.margin,
        false => 0,
    };
    let mut limited = Limited {
        handler,
        nodes: plan.nodes,
        tried: 0,
    };
    let ranking = rank(trail, depth, margin, &mut limited)?;
    let nodes = limited.tried.max(ranking.report.nodes);
    let Report {
        best, value, depth, ..
    } = ranking.report;
    let good: Vec<_> = ranking
        .values
        .into_iter()
        .filter(|&(pit, seems)| pit == best || margin > 0 && seems >= value - margin)
        .collect();
    let (pit, value) = good[random.below(good.len() as u64) as usize];
    Some(Choice {
        pit,
        value,
        depth,
        nodes,
    })
}

/// Stops at a number of nodes, or when another handler does.
struct Limited<'a, H> {
    handler: &'a mut H,
    nodes: Option<u64>,
    /// Moves tried so far.
    tried: u64,
}

impl<H: Handler> Handler for Limited<'_, H> {
    fn stop(&mut self, nodes: u64) -> bool {
        self.tried = nodes;
        self.nodes.is_some_and(|most| nodes >= most) || self.handler.stop(nodes)
    }

    fn report(&mut self, report: &Report) {
        self.handler.report(report);
    }
}

/// The generator *SplitMix64* (Steele, Lea and Flood, 2014).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    /// A number from 0 to one less than `end`.
    fn below(&mut self, end: u64) -> u64 {
        self.next() % end.max(1)
    }
}
