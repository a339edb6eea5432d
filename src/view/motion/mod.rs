//! The replay of moves on the board: it shows what has happened already and
//! never holds the game up.

mod frame;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;

use crate::rules::{Game, Pit, Position, Side, Sowing, Step};
use crate::settings::Pace;

use super::seats::{Seat, Seats, Seed};
use frame::Frame;
pub use frame::{Cue, rate};

/// How a seed has come to where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// It lies where it lay before the move.
    Lying,
    /// It is in the hand.
    Held,
    /// It has been dropped in this move.
    Dropped,
    /// It has been captured in this move.
    Taken,
}

/// What is shown on the board, and what is still to be shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Motion {
    seats: Seats,
    queue: VecDeque<Frame>,
    /// What has just been shown, and of whose move.
    cue: Option<Cue>,
    mover: Side,
    /// How many cues there have been.
    number: u32,
    /// The seeds that this move has dropped and taken so far.
    dropped: Vec<Seed>,
    taken: Vec<Seed>,
    /// Whether the move under way has been shown before.
    is_replay: bool,
    /// Whether seeds glide to where the game has them, for no move brought
    /// them there.
    glides: bool,
}

impl Motion {
    /// A board at rest.
    #[must_use]
    pub fn at(position: &Position) -> Motion {
        Motion {
            seats: Seats::of(position),
            queue: VecDeque::new(),
            cue: None,
            mover: position.side(),
            number: 0,
            dropped: Vec::new(),
            taken: Vec::new(),
            is_replay: false,
            glides: false,
        }
    }

    /// Where the seeds are shown.
    #[must_use]
    pub const fn seats(&self) -> &Seats {
        &self.seats
    }

    /// How a seed has come to its seat.
    #[must_use]
    pub fn way(&self, seed: Seed, seat: Seat) -> Way {
        match seat {
            Seat::Hand(_) => Way::Held,
            _ if self.taken.contains(&seed) => Way::Taken,
            _ if self.dropped.contains(&seed) => Way::Dropped,
            _ => Way::Lying,
        }
    }

    /// What has just been shown.
    #[must_use]
    pub const fn cue(&self) -> Option<Cue> {
        self.cue
    }

    /// The number of that cue: another one is another cue.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// Whose move is shown or about to be, or was shown last.
    #[must_use]
    pub const fn mover(&self) -> Side {
        self.mover
    }

    /// The pit in which something happens.
    #[must_use]
    pub fn lit(&self) -> Option<Pit> {
        self.cue.and_then(Cue::pit)
    }

    /// Whether something is still to be shown.
    #[must_use]
    pub fn is_moving(&self) -> bool {
        !self.queue.is_empty()
    }

    /// Whether a move is under way that has not been shown before.
    #[must_use]
    pub fn is_behind(&self) -> bool {
        self.is_moving() && !self.is_replay
    }

    /// Whether what is under way has been shown before.
    #[must_use]
    pub const fn is_replay(&self) -> bool {
        self.is_replay
    }

    /// Whether seeds may glide to their places while the board is at rest.
    #[must_use]
    pub const fn glides(&self) -> bool {
        self.glides
    }

    /// How many cues are still to be shown.
    #[must_use]
    pub fn left(&self) -> usize {
        self.queue.len()
    }

    /// Milliseconds until the next cue, if there is one.
    #[must_use]
    pub fn wait(&self, pace: Pace) -> Option<u32> {
        let frame = self.queue.front()?;
        Some(frame.wait * rate(pace) / 100)
    }

    /// Has a move shown after those that are still under way. One that is to
    /// be `followed` was made by nobody at the board: it first shows where it
    /// begins.
    pub fn enqueue(&mut self, sowing: &Sowing, followed: bool) {
        if !self.is_moving() {
            self.mover = sowing.pit.side();
        }
        self.queue.extend(frame::frames(sowing, followed));
    }

    /// Takes notice of a move that is not shown step by step.
    pub fn show_at_once(&mut self, sowing: &Sowing) {
        self.mover = sowing.pit.side();
        self.number += 1;
        self.cue = Some(Cue::Whole {
            landing: sowing.landing,
            captured: sowing.captured,
        });
    }

    /// Shows the next cue.
    pub fn advance(&mut self) {
        let Some(frame) = self.queue.pop_front() else {
            return;
        };
        self.mover = frame.mover;
        match frame.cue {
            Cue::Step(step) => self.show(step),
            Cue::Carry(pit) => self.seats.carry(pit),
            Cue::Rest => {
                self.dropped.clear();
                self.taken.clear();
                self.is_replay = false;
            }
            Cue::Aim(_) | Cue::Whole { .. } => {}
        }
        self.cue = Some(frame.cue);
        self.number += 1;
    }

    fn show(&mut self, step: Step) {
        self.seats.apply(step, self.mover);
        match step {
            Step::Drop { pit } => {
                let newest = self.seats.seeds(Seat::Pit(pit)).last();
                self.dropped.extend(newest);
                // The hand goes on while the seed falls.
                if let Some(Cue::Step(Step::Drop { pit })) = self.queue.front().map(|next| next.cue)
                {
                    self.seats.carry(pit);
                }
            }
            Step::Capture { seeds, .. } => {
                let store = self.seats.seeds(Seat::Store(self.mover));
                let newest = store.len().saturating_sub(usize::from(seeds));
                self.taken.extend(&store[newest..]);
            }
            Step::Lift { .. } | Step::Spare { .. } => {}
        }
    }

    /// Has the last move before the shown position shown again, if there is
    /// one.
    pub fn replay(&mut self, game: &Game) {
        let last = game.shown().checked_sub(1);
        let move_before =
            last.and_then(|last| Some((game.position_after(last)?, game.sowing(last)?)));
        if let Some((before, sowing)) = move_before {
            self.stop();
            self.seats.settle(before);
            self.enqueue(&sowing, true);
            self.is_replay = true;
        }
    }

    /// Completes all motion at once and shows what the game shows.
    pub fn settle(&mut self, game: &Game) {
        // What moves jumps to its end; from rest, seeds glide elsewhere.
        self.glides = !self.is_moving();
        while self.is_moving() {
            self.advance();
        }
        self.stop();
        self.seats.settle(game.position());
    }

    fn stop(&mut self) {
        self.queue.clear();
        self.dropped.clear();
        self.taken.clear();
        self.cue = None;
        self.is_replay = false;
    }
}
