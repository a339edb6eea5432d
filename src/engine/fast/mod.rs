//! The fast board: what the search and the tablebase walk on.
//!
//! It plays moves that are known to be legal, without looking twice. The
//! rules are in [`crate::rules`]; tests compare the two on millions of
//! positions.

mod board;
mod lanes;
mod perft;
mod sower;
mod unsow;
mod verdict;

pub use board::FastBoard;
pub use lanes::{Lanes, Vector, Words};
pub use perft::perft;
pub use sower::{Places, Sower, Sown};
pub use verdict::Verdict;

/// The lanes that are faster on this target.
#[cfg(any(
    target_feature = "sse2",
    target_feature = "neon",
    target_feature = "simd128"
))]
pub type Best = Vector;
/// The lanes that are faster on this target.
#[cfg(not(any(
    target_feature = "sse2",
    target_feature = "neon",
    target_feature = "simd128"
)))]
pub type Best = Words;
