//! Building the next layer of a tablebase, a slice at a time.

use super::index::{Index, Rows};
use super::layer::{Layer, Writer};
use super::retrograde::{Ground, LINE, Retrograde};
use super::state::State;
use super::{MOST_SEEDS, Tablebase};
use crate::engine::fast::{Best, FastBoard, Places, Sower, Verdict};

/// Boards that are written at a time.
const PAGE: usize = 4096;

/// How many boards are weighed, and how many are written, in the time that one
/// takes to tell its predecessors.
const WEIGHED: u32 = 4;
const WRITTEN: u32 = 32;

/// Builds the layer above those of a tablebase. It can be left and gone on
/// with at any time, and always builds the same.
///
/// While it works it needs two bytes for each board of the layer, and a third
/// when it writes the values.
pub struct Builder {
    tablebase: Tablebase,
    ground: Ground,
    states: Vec<State>,
    line: usize,
    phase: Phase,
}

/// What the builder is doing.
enum Phase {
    /// It looks at what each board's moves do.
    Weigh {
        /// The seeds of the own row.
        seeds: u32,
        /// The number of the own row among those with as many.
        row: usize,
    },
    /// It settles what boards are worth, backwards from those that are known.
    Settle(Retrograde),
    /// It writes the values.
    Write(Writer),
    /// It is done.
    Done,
}

impl Builder {
    /// A builder of the layer above those of a tablebase.
    ///
    /// # Panics
    /// The tablebase has [`MOST_SEEDS`] seeds already.
    #[must_use]
    pub fn new(tablebase: &Tablebase) -> Builder {
        Builder::with_line(tablebase, LINE)
    }

    /// A builder that lets so many boards stand in line.
    pub(super) fn with_line(tablebase: &Tablebase, line: usize) -> Builder {
        let seeds = tablebase.seeds() + 1;
        assert!(seeds <= MOST_SEEDS, "no layer has {seeds} seeds");
        let rules = tablebase.rules();
        let index = Index::new(rules);
        let boards = index.boards(seeds) as usize;
        let phase = if seeds <= u32::from(rules.few) {
            // The game is over, and what is left unclaimed.
            Phase::Write(Writer::new(rules, seeds))
        } else {
            Phase::Weigh { seeds: 0, row: 0 }
        };
        Builder {
            tablebase: tablebase.clone(),
            ground: Ground {
                sower: Sower::new(rules),
                index,
                rows: Rows::new(index, seeds),
                seeds,
            },
            states: vec![State::default(); boards],
            line,
            phase,
        }
    }

    /// Does about as much work as settling so many boards takes, of some tens
    /// of nanoseconds each on a desktop computer. Returns the layer when it is
    /// finished, once.
    pub fn step(&mut self, budget: u32) -> Option<Layer> {
        let mut left = i64::from(budget.max(1));
        while left > 0 {
            left -= i64::from(match &mut self.phase {
                Phase::Weigh { .. } => self.weigh_row(),
                Phase::Settle(_) => self.settle(),
                Phase::Write(_) => self.write(),
                Phase::Done => return None,
            });
            if let Some(layer) = self.finished() {
                return Some(layer);
            }
        }
        None
    }

    /// How much of the layer is built, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        let share = |boards: u32| boards as f32 / self.states.len().max(1) as f32;
        match &self.phase {
            Phase::Weigh { seeds, .. } => {
                let first = self.ground.index.first(*seeds, self.ground.seeds - seeds);
                0.45 * share(first)
            }
            Phase::Settle(retrograde) => 0.45 + 0.5 * share(retrograde.told),
            Phase::Write(writer) => 0.95 + 0.05 * share(writer.written()),
            Phase::Done => 1.0,
        }
    }
}

impl Builder {
    /// Weighs the boards with one own row. Returns the work it took.
    fn weigh_row(&mut self) -> u32 {
        let Phase::Weigh { seeds, row } = self.phase else {
            return 0;
        };
        let ground = &self.ground;
        let (owns, others) = (ground.rows.of(seeds), ground.rows.of(ground.seeds - seeds));
        let first = ground.index.first(seeds, ground.seeds - seeds) as usize;
        let start = first + row * others.len();
        let states = &mut self.states[start..start + others.len()];
        for (state, &other) in states.iter_mut().zip(others) {
            *state = weigh(ground, &self.tablebase, [owns[row], other]);
        }
        let work = others.len() as u32 / WEIGHED + 1;
        self.phase = if row + 1 < owns.len() {
            let row = row + 1;
            Phase::Weigh { seeds, row }
        } else if seeds < ground.seeds {
            let seeds = seeds + 1;
            Phase::Weigh { seeds, row: 0 }
        } else {
            Phase::Settle(Retrograde::new(ground.seeds, self.line))
        };
        work
    }

    /// Settles some boards. Returns the work it took.
    fn settle(&mut self) -> u32 {
        let Phase::Settle(retrograde) = &mut self.phase else {
            return 0;
        };
        if let Some(work) = retrograde.step(&self.ground, &mut self.states) {
            return work;
        }
        let writer = Writer::new(self.tablebase.rules(), self.ground.seeds);
        self.phase = Phase::Write(writer);
        1
    }

    /// Writes the values of some boards. Returns the work it took.
    fn write(&mut self) -> u32 {
        let Phase::Write(writer) = &mut self.phase else {
            return 0;
        };
        let start = writer.written() as usize;
        let end = self.states.len().min(start + PAGE);
        let mut page = [0; PAGE];
        let states = &self.states[start..end];
        for (byte, state) in page.iter_mut().zip(states) {
            *byte = state.value() as u8;
        }
        writer.push(&page[..states.len()]);
        states.len() as u32 / WRITTEN + 1
    }

    /// The layer, if all its values are written.
    fn finished(&mut self) -> Option<Layer> {
        let Phase::Write(writer) = &self.phase else {
            return None;
        };
        if (writer.written() as usize) < self.states.len() {
            return None;
        }
        let Phase::Write(writer) = std::mem::replace(&mut self.phase, Phase::Done) else {
            return None;
        };
        Some(writer.finish())
    }
}

/// What a board is worth by the moves that capture, and how many do not.
#[inline(always)]
fn weigh(ground: &Ground, lower: &Tablebase, rows: [u64; 2]) -> State {
    let sower = &ground.sower;
    let board = FastBoard::<Best>::new(rows);
    let legal = match sower.mobility(board) {
        Verdict::Move { legal } => legal,
        Verdict::Pass { .. } => return State::open(None, 1),
        Verdict::Over(value) => return State::known(value),
    };
    let (mut best, mut quiet) = (None, 0);
    for place in Places(legal) {
        let sown = sower.play(board, place);
        if sown.captured == 0 {
            quiet += 1;
            continue;
        }
        let after = lower.value(sown.board.rows()).unwrap_or(0);
        best = best.max(Some(sown.captured as i32 - after));
    }
    match best {
        Some(value) if quiet == 0 => State::known(value),
        _ => State::open(best, quiet),
    }
}
