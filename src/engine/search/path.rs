//! The positions on the way to where a search is, to see games circle.

/// Positions that can come again lie at least this many plies apart: fewer
/// moves do not bring the seeds round.
const SHORTEST_CIRCLE: usize = 6;

/// The keys of the positions since the last capture, and where earlier
/// stretches without capture began.
pub(super) struct Path {
    keys: Vec<u64>,
    /// How many of the keys belong to the game before the search.
    before: usize,
    /// From where on positions can come again.
    start: usize,
}

impl Path {
    /// The positions of a game since its last capture, the last one included.
    pub fn new(game: &[u64]) -> Path {
        Path {
            keys: game.to_vec(),
            before: game.len(),
            start: 0,
        }
    }

    /// Goes on to a position. Returns what [`back`](Self::back) needs.
    #[inline(always)]
    pub fn go(&mut self, key: u64, captured: bool) -> usize {
        let start = self.start;
        if captured {
            self.start = self.keys.len();
        }
        self.keys.push(key);
        start
    }

    /// Goes back.
    #[inline(always)]
    pub fn back(&mut self, start: usize) {
        self.keys.pop();
        self.start = start;
    }

    /// Whether the last position came before so often that the game is taken
    /// to circle: once since the search began, for both sides can do the same
    /// again, or twice in all, as the rules say.
    #[inline(always)]
    pub fn circles(&self) -> bool {
        let here = self.keys.len() - 1;
        if here < self.start + SHORTEST_CIRCLE {
            return false;
        }
        self.came_before(here)
    }

    #[inline(never)]
    fn came_before(&self, here: usize) -> bool {
        let key = self.keys[here];
        let mut times = 0;
        for (index, &known) in self.keys[self.start..=here - SHORTEST_CIRCLE]
            .iter()
            .enumerate()
        {
            if known == key {
                let in_search = self.start + index + 1 > self.before;
                times += if in_search { 2 } else { 1 };
            }
        }
        times >= 2
    }
}
