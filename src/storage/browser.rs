//! The browser's local storage, which can be absent, forbidden or full.

use web_sys::{Storage, window};

/// A place in the browser's storage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawer {
    /// The running game.
    Game,
    /// A game that could not be read, kept aside.
    UnreadableGame,
    /// The language that the reader chose.
    Language,
    /// How games against the computer went lately.
    Streak,
    /// Whether the analysis is open.
    Analysis,
    /// Whether the list of moves is open.
    Moves,
    /// Up to how many seeds endgame tables are made.
    Tables,
    /// How the reader wants the page.
    Preferences,
    /// The finished games.
    Book,
    /// The rule sets that the reader has named.
    Rules,
}

/// Why nothing could be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The browser gives the page no storage.
    Forbidden,
    /// The storage takes no more.
    Full,
}

/// What a drawer holds.
pub type Stored = Result<Option<String>, StoreError>;

impl Drawer {
    const fn key(self) -> &'static str {
        match self {
            Drawer::Game => "awale.game",
            Drawer::UnreadableGame => "awale.game.unreadable",
            Drawer::Language => "awale.language",
            Drawer::Streak => "awale.streak",
            Drawer::Analysis => "awale.analysis",
            Drawer::Moves => "awale.moves",
            Drawer::Tables => "awale.tables",
            Drawer::Preferences => "awale.preferences",
            Drawer::Book => "awale.games",
            Drawer::Rules => "awale.rules",
        }
    }

    /// What is kept here, if anything.
    ///
    /// # Errors
    /// The browser gives the page no storage.
    pub fn get(self) -> Stored {
        storage()?
            .get_item(self.key())
            .map_err(|_| StoreError::Forbidden)
    }

    /// Keeps a text here.
    ///
    /// # Errors
    /// The browser gives the page no storage, or no more of it.
    pub fn put(self, text: &str) -> Result<(), StoreError> {
        storage()?
            .set_item(self.key(), text)
            .map_err(|_| StoreError::Full)
    }
}

/// In a sandboxed frame even asking for the storage throws.
fn storage() -> Result<Storage, StoreError> {
    window()
        .and_then(|window| window.local_storage().ok().flatten())
        .ok_or(StoreError::Forbidden)
}
