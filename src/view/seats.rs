//! Which seed lies where. Seeds keep their identity: the very seed that is
//! lifted is the one that lands.

use std::collections::HashMap;

use crate::rules::{Pit, Position, Side, Step};

/// A seed, numbered from 0.
pub type Seed = u8;

/// Where seeds can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// In a pit.
    Pit(Pit),
    /// In a side's store.
    Store(Side),
    /// In the hand that is over this pit.
    Hand(Pit),
}

/// The seeds at each seat, in the order in which they came.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Seats {
    at: HashMap<Seat, Vec<Seed>>,
}

impl Seats {
    /// Seeds laid out as a position has them.
    #[must_use]
    pub fn of(position: &Position) -> Seats {
        let mut seats = Seats::default();
        let mut next = 0;
        for (seat, count) in holding(position) {
            let seeds = seats.at.entry(seat).or_default();
            for _ in 0..count {
                seeds.push(next);
                next += 1;
            }
        }
        seats
    }

    /// The seeds at a seat.
    #[must_use]
    pub fn seeds(&self, seat: Seat) -> &[Seed] {
        self.at.get(&seat).map_or(&[], Vec::as_slice)
    }

    /// Each seed's seat, its number among the seeds there, and how many those
    /// are, ordered by seed.
    #[must_use]
    pub fn all(&self) -> Vec<(Seed, Seat, usize, usize)> {
        let mut all: Vec<_> = self
            .at
            .iter()
            .flat_map(|(&seat, seeds)| {
                let count = seeds.len();
                (seeds.iter().enumerate()).map(move |(index, &seed)| (seed, seat, index, count))
            })
            .collect();
        all.sort_unstable_by_key(|&(seed, ..)| seed);
        all
    }

    /// Moves seeds as one step of a mover's sowing tells.
    pub fn apply(&mut self, step: Step, mover: Side) {
        match step {
            Step::Lift { pit, .. } => {
                let seeds = self.take(Seat::Pit(pit));
                self.at.insert(Seat::Hand(pit), seeds);
            }
            Step::Drop { pit } => {
                let mut hand = self.hand();
                // The outermost, so that the others stay where they are in it.
                let dropped = hand.pop();
                self.at.entry(Seat::Pit(pit)).or_default().extend(dropped);
                self.hold(pit, hand);
            }
            Step::Capture { pit, .. } => {
                let seeds = self.take(Seat::Pit(pit));
                self.at.entry(Seat::Store(mover)).or_default().extend(seeds);
            }
            Step::Spare { .. } => {}
        }
    }

    /// Moves the hand, with what is in it, above a pit.
    pub fn carry(&mut self, pit: Pit) {
        let hand = self.hand();
        self.hold(pit, hand);
    }

    /// Moves as few seeds as it takes to show a position. A position with
    /// another number of seeds is laid out anew.
    pub fn settle(&mut self, position: &Position) {
        let wanted: HashMap<Seat, usize> = holding(position).collect();
        let mut spare = Vec::new();
        for (seat, seeds) in &mut self.at {
            let keep = wanted.get(seat).copied().unwrap_or(0).min(seeds.len());
            spare.extend(seeds.drain(keep..));
        }
        spare.sort_unstable();
        for (seat, count) in holding(position) {
            let seeds = self.at.entry(seat).or_default();
            while seeds.len() < count {
                let Some(seed) = spare.pop() else {
                    *self = Seats::of(position);
                    return;
                };
                seeds.push(seed);
            }
        }
        if !spare.is_empty() {
            *self = Seats::of(position);
        }
    }

    fn take(&mut self, seat: Seat) -> Vec<Seed> {
        self.at.remove(&seat).unwrap_or_default()
    }

    fn hold(&mut self, pit: Pit, seeds: Vec<Seed>) {
        if !seeds.is_empty() {
            self.at.insert(Seat::Hand(pit), seeds);
        }
    }

    /// Takes whatever is in the hand.
    fn hand(&mut self) -> Vec<Seed> {
        let over = self
            .at
            .keys()
            .copied()
            .find(|seat| matches!(seat, Seat::Hand(_)));
        over.map(|seat| self.take(seat)).unwrap_or_default()
    }
}

/// How many seeds a position has at each seat.
fn holding(position: &Position) -> impl Iterator<Item = (Seat, usize)> {
    let board = *position.board();
    let pits = board
        .pits()
        .map(move |pit| (Seat::Pit(pit), usize::from(board.seeds(pit))));
    let stores = Side::BOTH
        .into_iter()
        .map(move |side| (Seat::Store(side), usize::from(board.store(side))));
    pits.chain(stores)
}
