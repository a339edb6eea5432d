//! Text to and from positions and games, one format a file.
//!
//! A text becomes a valid value or an error that says where the fault is and
//! what was expected there. Nothing here knows a rule: what is legal is asked
//! of [`rules`](crate::rules).

pub mod oware;
