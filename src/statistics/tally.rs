//! What games add up to.

use super::Entry;
use crate::engine::Level;
use crate::rules::{RuleSet, Side};

/// Games that are counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// Their rules.
    pub rules: RuleSet,
    /// The level of the computer; none between two people.
    pub level: Option<Level>,
}

impl Group {
    /// The group that a game belongs to.
    #[must_use]
    pub fn of(entry: &Entry) -> Group {
        Group {
            rules: entry.rules,
            level: entry.level(),
        }
    }
}

/// Results of the person, or of South between two people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Tally {
    /// Games won.
    pub won: u32,
    /// Games lost.
    pub lost: u32,
    /// Games without a winner.
    pub drawn: u32,
    /// Seeds of the counted side, and of the other one.
    pub seeds: [u32; 2],
    /// Games won in a row up to the last game.
    pub streak: u32,
    /// Most games won in a row.
    pub longest: u32,
}

impl Tally {
    /// All games.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.won + self.lost + self.drawn
    }

    /// Counts one more game, which ended after those counted before.
    pub fn add(&mut self, entry: &Entry) {
        match entry.is_won() {
            Some(true) => self.won += 1,
            Some(false) => self.lost += 1,
            None => self.drawn += 1,
        }
        self.streak = match entry.is_won() {
            Some(true) => self.streak + 1,
            _ => 0,
        };
        self.longest = self.longest.max(self.streak);
        let near: Side = entry.near();
        for (sum, side) in self.seeds.iter_mut().zip([near, near.other()]) {
            *sum += u32::from(entry.score[side.index()]);
        }
    }
}
