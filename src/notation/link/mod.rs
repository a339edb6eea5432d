//! Share links: the rules and the settings in the query, the game in the hash,
//! which no browser sends to a server.
//!
//! `?v=1&rules=abapa&mode=two&first=south&direction=ccw#m=FfBe`
//!
//! | word | values | when it is missing |
//! |---|---|---|
//! | `v` | `1` | 1 |
//! | `rules` | canonical text | `abapa` |
//! | `mode` | `ai`, `two` | `ai` |
//! | `level` | 1–8 | 1 |
//! | `side` | whose the person is: `south`, `north` | `south` |
//! | `first` | who begins: `south`, `north` | `south` |
//! | `direction` | `ccw`, `cw` | `ccw` |
//! | `ply` | plies before the shown position, `last` | `last` |
//! | `p` | the start, as [`oware`](super::oware) writes it | the usual one |
//! | `m` | the moves, one letter a ply | none |
//! | `end` | `agreement`, `resigned-south`, `resigned-north` | none |
//!
//! `p`, `m` and `end` are written in the hash, all else in the query; each is
//! read wherever it stands, once. Unknown words are passed over, so that a
//! later program of the same version can add some; a version that is not known
//! is an error.

mod percent;
mod read;
mod write;

pub(crate) use percent::decode;
pub use read::{read, tells_a_game};
pub use write::write;

/// The version that is written. Old ones stay readable.
const VERSION: u32 = 1;
