//! The timers of the replay, and what completes it.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{KeyboardEvent, window};
use yew::prelude::*;

use super::super::page::Shared;
use super::super::state::Action;

/// Shows one thing after the other.
#[hook]
pub fn use_motion(state: &Shared) {
    let motion = &state.motion;
    let wait = motion.wait(state.preferences.pace);
    let due = (wait, motion.left(), motion.number());
    let state = state.clone();
    use_effect_with(due, move |_| {
        let timer = wait.map(|wait| Timeout::new(wait, move || state.dispatch(Action::Step)));
        move || drop(timer)
    });
}

/// What a reader does that completes motion.
const INPUTS: [&str; 3] = ["pointerdown", "keydown", "click"];

/// Has any input, wherever on the page, complete the motion at once. It then
/// does what it does at any time.
#[hook]
pub fn use_completion(state: &Shared) {
    let is_moving = state.motion.is_moving();
    let state = state.clone();
    use_effect_with(is_moving, move |&is_moving| {
        let document = window().and_then(|window| window.document());
        let heard = document.filter(|_| is_moving).map(|document| {
            INPUTS.map(|input| {
                let state = state.clone();
                let first = EventListenerOptions::run_in_capture_phase();
                EventListener::new_with_options(&document, input, first, move |event| {
                    // A key that is held down is no further input.
                    let key = event.dyn_ref::<KeyboardEvent>();
                    if !key.is_some_and(KeyboardEvent::repeat) {
                        state.dispatch(Action::Settle);
                    }
                })
            })
        });
        move || drop(heard)
    });
}

/// Follows the reader's wish for less motion.
#[hook]
pub fn use_stillness(state: &Shared) {
    let state = state.clone();
    use_effect_with((), move |()| {
        let query = window()
            .and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok())
            .flatten();
        let listener = query.map(|query| {
            state.dispatch(Action::Still(query.matches()));
            let asked = query.clone();
            EventListener::new(&query, "change", move |_| {
                state.dispatch(Action::Still(asked.matches()));
            })
        });
        move || drop(listener)
    });
}
