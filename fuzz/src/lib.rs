//! What the fuzz targets share. Each target is one property, told in the
//! first line of its file.
//!
//! - [`bytes`]: choices made of the bytes of an input
//! - [`games`]: rule sets, positions and games made of them
//! - [`texts`]: texts to read, and whether a fault lies within its text
//! - [`same`]: whether two games are the same
//! - [`model`]: undo and redo told again in the plainest way
//! - [`naive`] and [`side_by_side`]: the second implementation of the rules,
//!   shared with the package's own tests

pub mod bytes;
pub mod games;
pub mod model;
pub mod same;
pub mod texts;

#[path = "../../tests/naive/mod.rs"]
#[allow(missing_docs, reason = "written for tests")]
pub mod naive;

#[path = "../../tests/side_by_side/mod.rs"]
#[allow(missing_docs, reason = "written for tests")]
pub mod side_by_side;
