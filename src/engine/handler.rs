//! What a search tells its caller, and what it asks.

use crate::rules::Pit;

/// What a finished iteration of a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The best move.
    pub best: Pit,
    /// What it is worth to the side to move, in hundredths of a seed; see
    /// [`WIN`](super::WIN).
    pub value: i32,
    /// How many plies every line was followed, unless it ended before.
    pub depth: u32,
    /// Moves tried since the search began.
    pub nodes: u64,
    /// The best move, or all of them where their values are wanted, the best
    /// first.
    pub moves: Vec<Thought>,
}

/// What a search thinks of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The pit to play.
    pub pit: Pit,
    /// What it is worth to the side to move, in hundredths of a seed.
    pub value: i32,
    /// Whether the value is that of the endgame tables: the number of seeds
    /// is exact, endless play counted as even.
    pub exact: bool,
    /// What the search expects both sides to play, `pit` first.
    pub line: Vec<Pit>,
}

impl Report {
    /// What the search expects both sides to play, the best move first.
    #[must_use]
    pub fn line(&self) -> &[Pit] {
        self.moves.first().map_or(&[], |best| &best.line)
    }
}

/// The caller's side of a search: it says when to stop and hears of results.
///
/// The idea is the handler of the engine *tantabus*: the search itself knows
/// no clock and no screen.
pub trait Handler {
    /// Whether to stop now. It is asked at every move tried from the second
    /// iteration on, so a handler that reads a clock does well to look at it
    /// only now and then. `nodes` are the moves tried so far.
    fn stop(&mut self, nodes: u64) -> bool;

    /// An iteration is finished. The last report stands when the search is
    /// stopped.
    fn report(&mut self, report: &Report) {
        let _ = report;
    }
}

/// Never stops: the search ends by its depth or its level's plan.
impl Handler for () {
    fn stop(&mut self, _nodes: u64) -> bool {
        false
    }
}
