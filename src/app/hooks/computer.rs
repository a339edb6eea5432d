//! The computer player.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::app::page::Shared;
use crate::app::state::Action;

/// Asks the computer for its move when it is to play.
#[hook]
pub fn use_computer(state: &Shared) {
    let asked = state
        .is_thinking()
        .then_some((state.round, state.game.len()));
    let state = state.clone();
    use_effect_with(asked, move |asked| {
        let timer = asked.map(|(round, plies)| {
            Timeout::new(500, move || {
                let pit = state.game.legal().iter().next().unwrap();
                state.dispatch(Action::Answer { round, plies, pit });
            })
        });
        move || drop(timer)
    });
}
