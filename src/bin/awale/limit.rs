//! When a search has to stop.

use std::time::{Duration, Instant};

use awale::engine::Handler;

/// The clock is looked at when so many moves have been tried: some tens of
/// microseconds.
const LOOK_EVERY: u64 = 256;

/// Stops a search when it has tried so many moves or at a time.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limit {
    /// The most moves it tries.
    pub nodes: Option<u64>,
    /// When it must have stopped.
    pub end: Option<Instant>,
}

impl Limit {
    /// Stops after so many milliseconds from now.
    pub fn after(milliseconds: u64) -> Limit {
        Limit {
            nodes: None,
            end: Instant::now().checked_add(Duration::from_millis(milliseconds)),
        }
    }

    /// Stops when so many moves are tried.
    pub const fn nodes(nodes: u64) -> Limit {
        Limit {
            nodes: Some(nodes),
            end: None,
        }
    }

    /// Whether it is a moment to look at the clock, or whatever else takes
    /// longer than to try a move.
    pub const fn is_time_to_look(nodes: u64) -> bool {
        nodes.is_multiple_of(LOOK_EVERY)
    }
}

impl Handler for Limit {
    fn stop(&mut self, nodes: u64) -> bool {
        if self.nodes.is_some_and(|most| nodes >= most) {
            return true;
        }
        Self::is_time_to_look(nodes) && self.end.is_some_and(|end| Instant::now() >= end)
    }
}
