//! What the page consists of: components where there are hooks, and functions
//! where there are none, for each component costs the page a kilobyte.

mod analysis;
mod board;
mod chart;
mod custom_rules;
mod ending;
mod enter;
mod focus;
mod framed;
mod header;
mod icon;
mod marks;
mod modal;
mod more;
mod moves;
mod new_game;
mod notices;
mod open;
mod pit;
mod placed;
mod preferences;
mod rule_book;
mod seeds;
mod segments;
mod share;
mod speech;
mod statistics;
mod status;
mod store;
mod typing;

pub use analysis::analysis_panel;
pub use board::Board;
pub use ending::Ending;
pub use framed::framed;
pub use header::Header;
pub use more::More;
pub use moves::MovesPanel;
pub use new_game::NewGame;
pub use notices::Notices;
pub use open::Open;
pub use preferences::PreferencesDialog;
pub use rule_book::RuleBookDialog;
pub use share::Share;
pub use speech::speech;
pub use statistics::Statistics;
pub use status::Status;

use wasm_bindgen::UnwrapThrowExt;
use yew::prelude::*;

use super::page::Shared;
use super::state::Action;
use crate::view::message::Message;

/// A dialog over the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// The settings of a new game.
    NewGame,
    /// What else can be done.
    More,
    /// How the reader wants the page.
    Preferences,
    /// The games that were finished.
    Statistics,
    /// Sharing the game.
    Share,
    /// Opening another one.
    Open,
    /// The rules of the game.
    Rules,
}

/// The state that the page shares.
#[hook]
fn use_shared() -> Shared {
    // Every component of the page stands below the one that provides it.
    use_context::<Shared>().expect_throw("a component outside the page")
}

/// The words of messages in the language of the page.
#[hook]
fn use_words() -> impl Fn(Message) -> String + Clone {
    let language = use_shared().language.clone();
    move |message| language.say(&message)
}

/// The way to another position of the game, the same as long as the page
/// lives.
#[hook]
fn use_going() -> Callback<usize> {
    let dispatcher = use_shared().dispatcher();
    use_callback((), move |plies, ()| {
        dispatcher.dispatch(Action::Show(plies))
    })
}
