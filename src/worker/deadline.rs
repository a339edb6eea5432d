//! A search that ends by the clock.

use crate::engine::Handler;

/// Moves tried between two looks at the clock: less than a millisecond.
const NODES_BETWEEN_LOOKS: u64 = 256;

/// Stops a search when a clock comes to a time.
pub(super) struct Deadline<C> {
    clock: C,
    end: f64,
}

impl<C: FnMut() -> f64> Deadline<C> {
    /// Stops `ms` milliseconds from now by a clock that tells milliseconds.
    pub fn after(ms: u32, mut clock: C) -> Deadline<C> {
        let end = clock() + f64::from(ms);
        Deadline { clock, end }
    }
}

impl<C: FnMut() -> f64> Handler for Deadline<C> {
    fn stop(&mut self, nodes: u64) -> bool {
        nodes.is_multiple_of(NODES_BETWEEN_LOOKS) && (self.clock)() >= self.end
    }
}
