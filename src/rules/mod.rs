//! The game and nothing else: what a position is, which moves are legal,
//! what a move does, when a game ends and how it is then scored.
//!
//! Everyone else asks this module; no rule is written a second time. It does
//! no input or output, reads no clock and draws no random numbers.
//!
//! ```
//! use awale::rules::{Game, Illegal, Pit, RuleSet};
//!
//! let mut game = Game::new(RuleSet::ABAPA);
//! let c = Pit::from_letter('C').unwrap();
//! assert_eq!(game.play(c).unwrap().captured, 0);
//! assert_eq!(game.play(c).unwrap_err(), Illegal::WrongSide);
//! assert_eq!(game.position().to_string(), "4-4-0-5-5-5-5-4-4-4-4-4-0-0-N");
//! ```

mod board;
mod effect;
mod game;
mod illegal;
mod judge;
mod origin;
mod outcome;
mod perft;
mod pit;
mod position;
mod rule_set;
mod rule_text;
mod side;
mod sowing;
mod trail;

pub use board::Board;
pub use game::{Game, Ply};
pub use illegal::Illegal;
pub use origin::{Origin, Source, Topic};
pub use outcome::{Outcome, Reason};
pub use perft::perft;
pub use pit::{Pit, PitSet};
pub use position::{Position, SetupError};
pub use rule_set::{Circle, Preset, RuleSet, Slam, Starved, Stuck};
pub use rule_text::RuleTextError;
pub use side::Side;
pub use sowing::{GrandSlam, Sowing, Step};
pub use trail::{Trail, Turn};
