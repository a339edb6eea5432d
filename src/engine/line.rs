//! The best lines found below each ply of the line being tried.

use crate::rules::Pit;

/// For each ply from the root, the best line from there on.
pub(super) struct Lines(Vec<Vec<Pit>>);

impl Lines {
    /// Room for lines of `depth` plies.
    pub fn new(depth: u32) -> Lines {
        Lines(vec![Vec::new(); depth as usize + 1])
    }

    /// The best line from a ply on.
    pub fn at(&self, ply: u32) -> &[Pit] {
        &self.0[ply as usize]
    }

    /// No line is known from a ply on.
    pub fn clear(&mut self, ply: u32) {
        self.0[ply as usize].clear();
    }

    /// The best line from a ply on is this move, then the best line of the
    /// next ply.
    pub fn set(&mut self, ply: u32, pit: Pit) {
        let (here, below) = self.0.split_at_mut(ply as usize + 1);
        let line = &mut here[ply as usize];
        line.clear();
        line.push(pit);
        line.extend_from_slice(&below[0]);
    }
}
