//! The root of a search: its moves, and the iterations.

use super::super::fast::{Best, FastBoard, Sower, Verdict};
use super::super::handler::{Handler, Report, Thought};
use super::super::mind::Mind;
use super::super::tablebase::Tablebase;
use super::super::transposition::{Transpositions, key};
use super::super::value::{Aim, Evaluation};
use super::Board;
use super::iteration::{Root, find_all, find_best, sort};
use super::line::expected;
use super::order::Order;
use super::path::Path;
use super::walk::{Walk, sided};
use crate::rules::{Pit, Side, Trail};

/// The most plies a search follows a line.
pub const DEEPEST: u32 = 64;

/// How deep a search goes that has no choice: enough for a line.
const NO_CHOICE: u32 = 8;

/// Of which moves at the root a search finds the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// Of the best.
    Best,
    /// Of all.
    All,
}

/// A search from the end of a trail. It can be stopped at any move and run
/// again: the iteration that was cut begins anew, and the transposition
/// table gives back what it had found.
pub struct Search {
    sower: Sower<Best>,
    board: Board,
    side: Side,
    width: Width,
    aim: Aim,
    /// The keys of the positions since the last capture.
    game: Vec<u64>,
    roots: Vec<Root>,
    /// What the tables say of the position, where it is in them.
    known: Option<i32>,
    deepest: u32,
    /// The depth of the next iteration.
    depth: u32,
    nodes: u64,
    report: Option<Report>,
    /// Whether the last iteration was cut.
    is_cut: bool,
}

impl Search {
    /// A search from the end of a trail, so many plies deep, at least 1 and
    /// at most [`DEEPEST`]. `None` if the game is over.
    #[must_use]
    pub fn new(trail: &Trail, width: Width, depth: u32) -> Option<Search> {
        let legal = trail.legal();
        if legal.is_empty() {
            return None;
        }
        let sower = Sower::new(trail.rules());
        let position = trail.last().position;
        let board = FastBoard::of(&position);
        let roots = legal.iter().map(|pit| Root {
            pit,
            sown: sower.play(board, pit.place().into()),
            value: 0,
        });
        Some(Search {
            roots: roots.collect(),
            game: game_keys(trail),
            sower,
            board,
            side: position.side(),
            width,
            aim: Aim::Win,
            known: None,
            deepest: depth.clamp(1, DEEPEST),
            depth: 1,
            nodes: 0,
            report: None,
            is_cut: false,
        })
    }

    /// The same search with another aim than to win. What it finds out is no
    /// good for searches with another: the mind should forget in between.
    #[must_use]
    pub fn aiming(self, aim: Aim) -> Search {
        Search { aim, ..self }
    }

    /// What the last finished iteration found.
    #[must_use]
    pub const fn report(&self) -> Option<&Report> {
        self.report.as_ref()
    }

    /// The best move so far and its value, also of an iteration that was cut.
    #[must_use]
    pub fn best(&self) -> Option<(Pit, i32)> {
        let report = self.report.as_ref()?;
        let root = &self.roots[0];
        if self.is_cut && self.width == Width::Best && self.known.is_none() {
            return Some((root.pit, root.value));
        }
        Some((report.best, report.value))
    }

    /// Moves tried so far.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether there is nothing more to find.
    #[must_use]
    pub const fn is_finished(&self) -> bool {
        self.depth > self.deepest
    }

    /// Searches on, until the handler stops it or there is nothing more to
    /// find; returns whether there is not. The first iteration is always
    /// finished. The mind must be of the rules of the game; with another it
    /// plays legal moves, and bad ones.
    pub fn run<H: Handler>(&mut self, mind: &mut Mind, handler: &mut H) -> bool {
        if self.nodes == 0 {
            mind.found.grow_old();
            self.ask_tables(&mind.tables);
        }
        let mut walk = Walk {
            sower: &self.sower,
            found: &mut mind.found,
            tables: &mind.tables,
            // Where the position itself is in the tables, the way to the
            // captures must be found: a table does not tell it.
            tabled: mind.tables.seeds().min(self.board.seeds_in_pits() - 1),
            evaluation: self.evaluation(),
            handler,
            order: Order::new(),
            path: Path::new(&self.game),
            nodes: self.nodes,
            may_stop: false,
            unsettled: false,
        };
        while self.depth <= self.deepest {
            walk.may_stop = self.depth > 1;
            walk.unsettled = false;
            let found = match self.width {
                Width::Best => find_best(&mut self.roots, &mut walk, self.depth),
                Width::All if self.known.is_some() => Some(sort(&mut self.roots)),
                Width::All => find_all(&mut self.roots, &mut walk, self.depth),
            };
            self.nodes = walk.nodes;
            if found.is_none() {
                self.is_cut = true;
                return false;
            }
            self.is_cut = false;
            let settled = !walk.unsettled;
            let report = tell(self, walk.found, walk.tables);
            walk.handler.report(&report);
            self.report = Some(report);
            // Where every line has ended, looking deeper finds the same.
            self.depth = if settled { DEEPEST } else { self.depth } + 1;
            walk.order.age();
        }
        true
    }

    fn evaluation(&self) -> Evaluation {
        Evaluation::new(self.sower.rules(), self.aim)
    }

    /// Takes what the tables say about the moves, if they know the position:
    /// where only the best is wanted, the others are left out.
    fn ask_tables(&mut self, tables: &Tablebase) {
        self.known = tables.value(self.board.rows());
        if self.known.is_none() {
            return;
        }
        let evaluation = self.evaluation();
        for root in &mut self.roots {
            let board = root.sown.board;
            let rest = |board: Board| tables.value(board.rows()).unwrap_or(0);
            root.value = match self.sower.judge(board) {
                Verdict::Over(ahead) => -evaluation.settled(ahead, 1),
                Verdict::Move { .. } => -evaluation.settled(board.lead() + rest(board), 1),
                Verdict::Pass { .. } => {
                    let board = board.turned();
                    evaluation.settled(board.lead() + rest(board), 1)
                }
            };
        }
        match self.width {
            Width::Best => {
                let best = self.roots.iter().map(|root| root.value).max();
                self.roots.retain(|root| Some(root.value) == best);
                if self.roots.len() == 1 {
                    self.deepest = self.deepest.min(NO_CHOICE);
                }
            }
            Width::All => self.deepest = 1,
        }
    }
}

/// The keys of the positions of a game since its last capture.
fn game_keys(trail: &Trail) -> Vec<u64> {
    let side = trail.last().position.side();
    let since = trail
        .turns()
        .iter()
        .rposition(|turn| turn.captured > 0)
        .unwrap_or(0);
    let turns = &trail.turns()[since..];
    let keys = turns.iter().map(|turn| {
        let board: Board = FastBoard::of(&turn.position);
        sided(key(board), turn.position.side() == side)
    });
    keys.collect()
}

/// What an iteration found.
fn tell(search: &Search, found: &Transpositions, tables: &Tablebase) -> Report {
    // A move that captures nothing was searched, even if tables that came
    // meanwhile hold what it leads to.
    let is_tabled = |board: Board| {
        let has_fewer = board.seeds_in_pits() < search.board.seeds_in_pits();
        has_fewer && tables.value(board.rows()).is_some()
    };
    let exact = |root: &Root| search.known.is_some() || is_tabled(root.sown.board);
    let thought = |root: &Root| Thought {
        pit: root.pit,
        value: root.value,
        exact: exact(root),
        line: expected(
            &search.sower,
            (found, tables),
            (search.board, search.side),
            root.pit,
            search.depth,
        ),
    };
    let moves: Vec<Thought> = match search.width {
        Width::Best => search.roots[..1].iter().map(thought).collect(),
        Width::All => search.roots.iter().map(thought).collect(),
    };
    let value = match search.known {
        Some(rest) => search.evaluation().settled(search.board.lead() + rest, 0),
        None => search.roots[0].value,
    };
    Report {
        best: search.roots[0].pit,
        value,
        depth: search.depth,
        nodes: search.nodes,
        moves,
    }
}
