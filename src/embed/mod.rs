//! The game in a frame on another page: what the frame's address chooses, and
//! what frame and host tell each other. No browser is needed for any of it.
//!
//! `static/embed.js` speaks for the host; the reference pages in `static/site`
//! tell site owners what is here, and are checked against it.

mod fields;
pub mod message;
mod obey;
pub mod options;
mod report;

pub use fields::{Fields, Value};
pub use message::{Command, Incoming, Refusal};
pub use obey::obey;
pub use options::{Controls, Fault, Mode, Opening, Options};
pub use report::{Report, ended, moved, refused, state_of};
