//! One finished game.

use crate::engine::Level;
use crate::rules::{Game, RuleSet, Side};
use crate::settings::{Players, Settings};
use crate::storage;

/// A finished game, with its moves as long as there is room for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// When it ended, in milliseconds since 1970.
    pub ended_at: u64,
    /// Its rules.
    pub rules: RuleSet,
    /// Who played.
    pub players: Players,
    /// The side that won; nobody after a draw.
    pub winner: Option<Side>,
    /// The final score of South and North, in seeds.
    pub score: [u8; 2],
    /// The game as it is kept, see [`storage::write`].
    pub save: Option<String>,
}

impl Entry {
    /// A game that ended at a time; `None` if it has not.
    #[must_use]
    pub fn of(settings: &Settings, game: &Game, ended_at: u64) -> Option<Entry> {
        let outcome = game.outcome()?;
        Some(Entry {
            ended_at,
            rules: *game.rules(),
            players: settings.players,
            winner: outcome.winner(),
            score: outcome.score,
            save: Some(storage::write(settings, game)),
        })
    }

    /// The level of the computer, if it played.
    #[must_use]
    pub fn level(&self) -> Option<Level> {
        self.players.level()
    }

    /// The side whose results are counted: that of the person, or South.
    #[must_use]
    pub const fn near(&self) -> Side {
        self.players.near()
    }

    /// Whether the counted side won; `None` after a draw.
    #[must_use]
    pub fn is_won(&self) -> Option<bool> {
        self.winner.map(|winner| winner == self.near())
    }
}
