//! Text to and from positions and games, one format a module.
//!
//! A text becomes a valid [`Record`], whose game was played through the
//! rules, or a [`ParseError`] that says where the fault is and what was
//! expected there. Nothing here knows a rule: what is legal is asked of
//! [`rules`](crate::rules).
//!
//! Any text is read or refused in bounded time and memory: it is at most
//! [`LONGEST_TEXT`] long, with at most [`MOST_GAMES`] of at most [`MOST_PLIES`]
//! each; nothing recurses, and what is nested is counted.
//!
//! ```
//! use awale::notation::{Format, Given, read, write};
//!
//! let records = read(Format::Ogn, "1. F f 2. B", &Given::default()).unwrap();
//! let fen = "1,4S,5S,5S,5S,6S/5S,1,6S,6S,5S,1S 0 0 N 2";
//! assert_eq!(write(Format::PlayStrategy, &records[0]), fen);
//!
//! let error = read(Format::Ogn, "1. F f\n2. F", &Given::default()).unwrap_err();
//! assert_eq!(error.to_string(), "line 2, column 4: ply 3: F: empty_pit");
//! ```

pub mod link;
pub mod moves;
pub mod ogn;
pub mod oware;
pub mod playstrategy;

mod ending;
mod error;
mod format;
mod letters;
mod limits;
mod recognise;
mod record;
pub(crate) mod text;

pub use ending::Ending;
pub use error::{ErrorKind, Expected, ParseError, Within};
pub use format::{Format, read, write};
pub use letters::Letters;
pub use limits::{LONGEST_TEXT, MOST_GAMES, MOST_PLIES};
pub use recognise::{Candidate, recognise};
pub use record::{Given, Record, Start, Tag};
