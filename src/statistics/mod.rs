//! The games that were finished on this device, and what they add up to. It
//! reads no clock and no storage: both come in as arguments.

mod book;
mod entry;
mod tally;
mod text;

pub use book::{Book, BookError, MOST_GAMES, MOST_WITH_MOVES};
pub use entry::Entry;
pub use tally::{Group, Tally};
