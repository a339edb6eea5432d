//! In which order moves are tried: the sooner a good one comes, the more of
//! the rest need not be looked at.

use crate::rules::{Pit, Trail};

/// Below this depth trying a capture out costs more than its place in the
/// order saves.
const LOOK_FOR_CAPTURES: u32 = 2;

/// What earlier parts of a search say about moves.
pub(super) struct Order {
    /// For each ply from the root, the moves that refuted a line there
    /// last.
    killers: Vec<[Option<Pit>; 2]>,
    /// How often and how deep each pit has refuted a line.
    history: [u32; 2 * Pit::MOST_A_SIDE as usize],
}

/// The legal moves in the order of trying.
pub(super) struct Moves {
    pits: [Option<Pit>; Pit::MOST_A_SIDE as usize],
}

impl Moves {
    pub fn iter(&self) -> impl Iterator<Item = Pit> + '_ {
        self.pits.iter().flatten().copied()
    }
}

impl Order {
    /// Knows nothing yet; for lines of `depth` plies.
    pub fn new(depth: u32) -> Order {
        Order {
            killers: vec![[None; 2]; depth as usize + 1],
            history: [0; 2 * Pit::MOST_A_SIDE as usize],
        }
    }

    /// The legal moves at the end of a trail: first the `hint`, then captures
    /// by their size, the killers, and the others by their history.
    pub fn moves(&self, trail: &mut Trail, ply: u32, depth: u32, hint: Option<Pit>) -> Moves {
        let mut keyed = [(0, None); Pit::MOST_A_SIDE as usize];
        for (slot, pit) in keyed.iter_mut().zip(trail.legal().iter()) {
            let captured = if depth >= LOOK_FOR_CAPTURES && hint != Some(pit) {
                let captured = trail.push(pit).captured;
                trail.pop();
                captured
            } else {
                0
            };
            *slot = (self.key(pit, captured, ply, hint), Some(pit));
        }
        // Stable, so that the order depends on nothing but the search.
        keyed.sort_by_key(|&(key, _)| std::cmp::Reverse(key));
        Moves {
            pits: keyed.map(|(_, pit)| pit),
        }
    }

    fn key(&self, pit: Pit, captured: u8, ply: u32, hint: Option<Pit>) -> u64 {
        let killer = self.killers[ply as usize].contains(&Some(pit));
        let class = match (hint == Some(pit), captured, killer) {
            (true, ..) => 255,
            (_, 1.., _) => 1 + u64::from(captured),
            (.., true) => 1,
            _ => 0,
        };
        class << 32 | u64::from(self.history[index(pit)])
    }

    /// A move refuted what led to it.
    pub fn refuted(&mut self, pit: Pit, ply: u32, depth: u32) {
        let seen = &mut self.history[index(pit)];
        *seen = seen.saturating_add(depth * depth);
        let killers = &mut self.killers[ply as usize];
        if killers[0] != Some(pit) {
            *killers = [Some(pit), killers[0]];
        }
    }

    /// A new iteration begins: what is old counts less.
    pub fn age(&mut self) {
        for seen in &mut self.history {
            *seen /= 2;
        }
    }
}

fn index(pit: Pit) -> usize {
    pit.side().index() * usize::from(Pit::MOST_A_SIDE) + usize::from(pit.place())
}
