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
    /// What is no text of finished games, kept aside.
    UnreadableBook,
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
            Drawer::UnreadableBook => "awale.games.unreadable",
            Drawer::Rules => "awale.rules",
        }
    }

    /// What is kept here, if anything.
    ///
    /// # Errors
    /// The browser gives the page no storage.
    pub fn get(self) -> Stored {
        let Some(storage) = storage()? else {
            return Ok(None);
        };
        storage
            .get_item(self.key())
            .map_err(|_| StoreError::Forbidden)
    }

    /// Keeps a text here.
    ///
    /// # Errors
    /// The browser gives the page no storage, or no more of it.
    pub fn put(self, text: &str) -> Result<(), StoreError> {
        let Some(storage) = storage()? else {
            return Ok(());
        };
        storage
            .set_item(self.key(), text)
            .map_err(|_| StoreError::Full)
    }
}

/// Whether the page is one to be embedded.
#[must_use]
pub fn is_embedded() -> bool {
    let document = window().and_then(|window| window.document());
    let root = document.and_then(|document| document.document_element());
    root.is_some_and(|root| root.has_attribute("data-embed"))
}

/// In a sandboxed frame even asking for the storage throws. Pages in frames
/// keep nothing: several boards of one article would share it.
fn storage() -> Result<Option<Storage>, StoreError> {
    if is_embedded() {
        return Ok(None);
    }
    window()
        .and_then(|window| window.local_storage().ok().flatten())
        .map(Some)
        .ok_or(StoreError::Forbidden)
}
