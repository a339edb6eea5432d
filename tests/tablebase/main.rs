//! The endgame tables: against known counts, against a slow solver that walks
//! on the rules, and as stored.

mod against_slow;
mod bellman;
mod counts;
#[path = "../random/mod.rs"]
mod random;
mod slow;
mod stored;
mod support;
