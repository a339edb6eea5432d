//! The computer player: what a position is worth and which move is best.
//!
//! It walks on a [`Trail`](crate::rules::Trail), so the rules judge every
//! move and ending. It knows no clock, thread or browser: a [`Handler`] says
//! when to stop, and what is random comes in as a seed.
//!
//! ```
//! use awale::engine::{self, Level, Mind};
//! use awale::rules::{Game, RuleSet};
//!
//! let mut game = Game::new(RuleSet::ABAPA);
//! let mut mind = Mind::new(game.rules(), 1 << 20);
//! let level = Level::new(4).unwrap();
//! let choice = engine::choose(&mut mind, &game.trail(), level, 7, &mut ()).unwrap();
//! assert!(game.play(choice.pit).is_ok());
//! ```

mod agree;
mod choose;
pub mod fast;
mod handler;
mod level;
mod mind;
mod random;
mod search;
pub mod tablebase;
mod transposition;
mod value;
mod weights;

pub use agree::agrees;
pub use choose::{Choice, Choosing, choose};
pub use handler::{Handler, Report, Thought};
pub use level::{Level, Plan};
pub use mind::Mind;
pub use random::Random;
pub use search::{DEEPEST, Search, Width, search};
pub use value::{Aim, Evaluation, WIN, ended};
