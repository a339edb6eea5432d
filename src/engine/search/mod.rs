//! Iterative deepening from a position of a game.

mod iteration;
mod line;
mod order;
mod path;
mod root;
mod walk;

pub use root::{DEEPEST, Search, Width};

use super::fast::{Best, FastBoard};
use super::handler::{Handler, Report};
use super::mind::Mind;
use crate::rules::Trail;

/// The board that a search walks on.
type Board = FastBoard<Best>;

/// More than any value, and small enough to be negated and added to.
const INFINITE: i32 = 1 << 20;

/// The best move at the end of a trail, searched so many plies deep, at least
/// 1 and at most [`DEEPEST`], or until the handler stops it or all lines have
/// ended. There is a report unless the game is over.
pub fn search<H: Handler>(
    mind: &mut Mind,
    trail: &Trail,
    depth: u32,
    handler: &mut H,
) -> Option<Report> {
    let mut search = Search::new(trail, Width::Best, depth)?;
    search.run(mind, handler);
    search.report().cloned()
}
