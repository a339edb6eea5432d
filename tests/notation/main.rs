//! Text to and from positions and games.

mod bounds;
mod convert;
mod faults;
mod formats;
mod link;
#[path = "../long_game/mod.rs"]
mod long_game;
mod moves;
mod ogn;
mod ogn_wild;
mod ogn_write;
mod oware;
mod playstrategy;
mod recognise;
mod round_trips;
#[path = "../properties/strategies.rs"]
#[allow(dead_code)]
mod strategies;
mod support;
