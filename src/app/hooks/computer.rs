//! The computer player.

use std::cell::Cell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::app::page::Shared;
use crate::app::state::Action;
use crate::view::message::{Message, Trouble};
use crate::worker::{Client, Status, page_spawner};

/// No answer comes sooner than this many milliseconds after the question: a
/// reply at once would look as if nobody had thought.
const LEAST_THINKING: f64 = 600.0;

/// Asks the computer for its move when it is to play.
#[hook]
pub fn use_computer(state: &Shared) {
    let client = use_client(state);
    let asked = state
        .is_thinking()
        .then_some((state.round, state.game.len()));
    let state = state.clone();
    use_effect_with(asked, move |&asked| {
        // Both live until the question is settled or no longer asked.
        let pause = Rc::new(Cell::new(None));
        if let Some((round, plies)) = asked
            && let Some(level) = state.settings.computer(state.game.position().side())
        {
            let game = state.game.clone();
            let (began, pause) = (js_sys::Date::now(), Rc::downgrade(&pause));
            client.choose(&game, level, seed(), move |choice| {
                let Some(pause) = pause.upgrade() else { return };
                let rest = LEAST_THINKING - (js_sys::Date::now() - began);
                let answer = Action::Answer {
                    round,
                    plies,
                    pit: choice.pit,
                };
                let timer = Timeout::new(rest.max(0.0) as u32, move || state.dispatch(answer));
                pause.set(Some(timer));
            });
        }
        move || {
            drop(pause);
            client.cancel();
        }
    });
}

/// The channel to the computer player, as long as the page lives.
#[hook]
fn use_client(state: &Shared) -> Rc<Client> {
    let state = state.clone();
    use_memo((), move |()| {
        Client::new(page_spawner(), move |status| {
            let trouble = match status {
                Status::Ready => return,
                Status::Restarted => Trouble::WorkerRestarted,
                Status::OnPage => Trouble::NoWorker,
            };
            state.dispatch(Action::Warn(Message::Trouble(trouble)));
        })
    })
}

/// What makes one game of the computer differ from the next.
fn seed() -> u64 {
    (js_sys::Math::random() * 2f64.powi(53)) as u64
}
