//! The values of a layer, from those that are known backwards.
//!
//! At the stage t, from the number of seeds down to 1, all boards worth more
//! than t or less than -t have their value. So a board that is sure of t is
//! worth it, and one all of whose options have a value is worth the best of
//! them. Each tells its predecessors, until no board learns anything; what is
//! left after the last stage goes on for ever, and is worth nothing.

use super::index::{Index, Rows};
use super::state::{Learned, State};
use crate::engine::fast::{Best, Sower};

/// Boards that tell their predecessors together, so that the memory works on
/// many at once.
const BATCH: usize = 64;

/// States that are looked through at a time.
const CHUNK: usize = 64;

/// States that are looked through at most before others have their turn.
const GLANCE: usize = 1 << 16;

/// How many are looked at in the time that one takes to tell its
/// predecessors.
const LOOKED_AT: u32 = 256;

/// How many boards can stand in line. If more have something to tell, they
/// wait until the layer is looked through again.
pub const LINE: usize = 1 << 16;

/// What the work needs to know and does not change.
pub struct Ground {
    pub sower: Sower<Best>,
    pub index: Index,
    pub rows: Rows,
    pub seeds: u32,
}

/// The stages of a layer.
pub struct Retrograde {
    stage: i32,
    /// Where the layer is looked through.
    next: usize,
    /// Settled boards whose predecessors are to be told.
    line: Vec<u32>,
    /// The most boards that learn something and join the line.
    longest: usize,
    /// Whether a board waits that was looked at before.
    again: bool,
    /// Places of predecessors, and what they learn.
    letters: Vec<(u32, i8)>,
    /// How many boards have told their predecessors.
    pub told: u32,
}

impl Ground {
    /// The rows of the board at a place.
    #[inline(always)]
    fn rows_at(&self, place: u32) -> [u64; 2] {
        let seeds = self.seeds;
        let own = (1..=seeds)
            .rev()
            .find(|&own| self.index.first(own, seeds - own) <= place)
            .unwrap_or(0);
        let others = self.rows.of(seeds - own);
        let rank = place - self.index.first(own, seeds - own);
        let stride = others.len() as u32;
        let own = self.rows.of(own)[(rank / stride) as usize];
        [own, others[(rank % stride) as usize]]
    }
}

impl Retrograde {
    /// The stages of a layer with so many seeds, with a line of at most about
    /// `longest` boards.
    pub fn new(seeds: u32, longest: usize) -> Retrograde {
        Retrograde {
            stage: seeds as i32,
            next: 0,
            line: Vec::new(),
            longest,
            again: false,
            letters: Vec::new(),
            told: 0,
        }
    }

    /// Does some work, and returns how much, in boards that tell their
    /// predecessors; `None` when there is none left.
    pub fn step(&mut self, ground: &Ground, states: &mut [State]) -> Option<u32> {
        if self.stage == 0 {
            return None;
        }
        let looked_at = self.line_up(states);
        if self.line.is_empty() && self.next == states.len() {
            // The layer has been looked through.
            self.next = 0;
            if !std::mem::take(&mut self.again) {
                self.stage -= 1;
            }
        }
        Some(self.tell(ground, states) + looked_at / LOOKED_AT)
    }

    /// Lines up boards, if there are few, and returns how many were looked at
    /// for that.
    fn line_up(&mut self, states: &mut [State]) -> u32 {
        let start = self.next;
        let last = states.len().min(start + GLANCE);
        while self.line.len() < BATCH && self.next < last {
            let end = last.min(self.next + CHUNK);
            let chunk = &mut states[self.next..end];
            let due = |state: &State| state.is_due(self.stage);
            // Without an early end, so that many are compared at once.
            if chunk.iter().fold(false, |any, state| any | due(state)) {
                for (place, state) in (self.next as u32..).zip(chunk) {
                    if due(state) {
                        *state = state.told();
                        self.line.push(place);
                    }
                }
            }
            self.next = end;
        }
        (self.next - start) as u32
    }

    /// Some boards of the line tell their predecessors. Returns how many.
    fn tell(&mut self, ground: &Ground, states: &mut [State]) -> u32 {
        let start = self.line.len().saturating_sub(BATCH);
        let boards = self.line.len() - start;
        self.letters.clear();
        for place in self.line.drain(start..) {
            let option = -states[place as usize].value() as i8;
            let letters = &mut self.letters;
            ground.sower.before(ground.rows_at(place), |rows| {
                letters.push((ground.index.place_of(rows), option));
            });
        }
        for &(place, option) in &self.letters {
            let state = &mut states[place as usize];
            if state.learn(option.into(), self.stage) != Learned::Value {
                continue;
            }
            if self.line.len() < self.longest {
                self.line.push(place);
            } else {
                *state = state.waiting();
                self.again = true;
            }
        }
        self.told += boards as u32;
        boards as u32
    }
}
