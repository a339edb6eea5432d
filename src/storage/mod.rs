//! What the browser keeps for the player: always versioned, always fallible.

#[cfg(feature = "web")]
mod browser;
mod save;

#[cfg(feature = "web")]
pub use browser::{Drawer, StoreError, Stored, is_embedded};
pub use save::{SaveError, read, write};
