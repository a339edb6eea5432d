//! What holds in every game, whatever the rules, position and moves.

mod game;
mod history;
mod sowing;
mod strategies;
mod text;
