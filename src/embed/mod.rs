//! The game in a frame on another page: what the frame's address chooses, and
//! what frame and host tell each other. No browser is needed for any of it.
//!
//! `static/embed.js` speaks for the host; the reference pages in `static/site`
//! tell site owners what is here, and are checked against it.

mod address;
mod fields;
pub mod message;
mod obey;
mod options;
mod parameters;
mod report;

pub use address::{Fault, Opening, Told, read};
pub use fields::{Fields, Value};
pub use message::{Command, Incoming, Refusal};
pub use obey::obey;
pub use options::Options;
pub use parameters::{Allowed, Controls, FIXED, Mode, PARAMETERS, Parameter};
pub use report::{Report, ended, moved, refused, state_of};
