//! The board: a grid of pits, two stores, and the seeds above them.

use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::pit::PitButton;
use super::seeds::Seeds;
use super::store::Store;
use super::{use_shared, use_words};
use crate::app::state::{Action, State};
use crate::rules::{Pit, Side};
use crate::settings::{Direction, Who};
use crate::view::geometry::Geometry;
use crate::view::marks::Marks;
use crate::view::message::{Label, Message};

/// The board with all that lies on it.
#[component]
pub fn Board() -> Html {
    let state = use_shared();
    let words = use_words();
    let root = use_node_ref();
    let geometry = Geometry {
        half: state.game.rules().pits_a_side(),
        near: state.settings.near(),
        direction: state.settings.direction,
    };

    // One pit is in the tab order; arrows move along the board from there.
    let focused = use_state(|| None::<Pit>);
    let tab_stop = focused
        .filter(|pit| pit.place() < geometry.half)
        .or_else(|| geometry.pit_at(1, 0));
    let on_focus = {
        let focused = focused.clone();
        Callback::from(move |pit| focused.set(Some(pit)))
    };
    let on_key = {
        let (root, state) = (root.clone(), state.clone());
        Callback::from(move |event: KeyboardEvent| {
            if event.ctrl_key() || event.alt_key() || event.meta_key() {
                return;
            }
            if event.key() == "?" {
                tab_stop
                    .into_iter()
                    .for_each(|pit| state.dispatch(Action::Explain(pit)));
                return;
            }
            if matches!(event.key().as_str(), "h" | "H") {
                state.dispatch(Action::AskAdvice);
                return;
            }
            let target =
                tab_stop.and_then(|from| destination(&event.key(), from, &geometry, &state));
            if let Some(pit) = target {
                event.prevent_default();
                focus(&root, pit);
            }
        })
    };
    let on_play = {
        let state = state.clone();
        Callback::from(move |pit| state.dispatch(Action::Play(pit)))
    };

    let marks = (!state.motion.is_moving())
        .then(|| Marks::of(&state.game))
        .flatten();
    let pits = [0, 1].map(|row| {
        let row_of = move |column| geometry.pit_at(row, column);
        let (marks, on_focus, on_play) = (&marks, &on_focus, &on_play);
        (0..geometry.half).filter_map(row_of).map(move |pit| {
            html! {
                <PitButton key={pit.letter().to_string()} {pit} {geometry}
                    marks={marks.clone()}
                    tab_stop={tab_stop == Some(pit)}
                    on_focus={on_focus.clone()} on_play={on_play.clone()} />
            }
        })
    });
    let [far, near] = pits;
    let outcome = state.game.outcome();
    let clockwise = geometry.direction == Direction::Clockwise;
    html! {
        <div ref={root} class={classes!("board", clockwise.then_some("clockwise"))}
            role="group" dir="ltr" aria-label={words(Message::Label(Label::Board))}
            aria-description={words(Message::Label(Label::Keys))}
            data-side-to-move={state.game.position().side().name()}
            data-status={status(&state)}
            data-rules={state.game.rules().to_string()}
            data-plies={state.game.len().to_string()}
            data-ply={state.game.shown().to_string()}
            data-outcome={outcome.map(|outcome| outcome.reason.name())}
            data-score={outcome.map(|outcome| format!("{}-{}", outcome.score[0], outcome.score[1]))}
            onkeydown={on_key}>
            { for far }
            { for near }
            { for Side::BOTH.map(|side| html! { <Store key={side.name()} {side} {geometry} /> }) }
            <Seeds {geometry} />
        </div>
    }
}

/// The game's state, for tests and host pages.
fn status(state: &State) -> &'static str {
    if state.game.outcome().is_some() {
        "over"
    } else if state.is_thinking() {
        "thinking"
    } else {
        "playing"
    }
}

/// The pit that a key goes to from the one that has the focus.
fn destination(key: &str, from: Pit, geometry: &Geometry, state: &State) -> Option<Pit> {
    let row = usize::from(!geometry.is_far(from.side()));
    let column = geometry.column(from);
    let last = geometry.half - 1;
    match key {
        "ArrowLeft" => geometry.pit_at(row, column.checked_sub(1)?),
        "ArrowRight" => geometry.pit_at(row, column + 1),
        "ArrowUp" => geometry.pit_at(0, column),
        "ArrowDown" => geometry.pit_at(1, column),
        "Home" => geometry.pit_at(row, 0),
        "End" => geometry.pit_at(row, last),
        _ => {
            // A letter or number means a pit of the person who is to move.
            let mover = state.game.position().side();
            let side = match state.settings.who(mover) {
                Who::Computer => mover.other(),
                _ => mover,
            };
            let place = match key.as_bytes() {
                [letter] if letter.is_ascii_alphabetic() => {
                    letter.to_ascii_lowercase().checked_sub(b'a')?
                }
                [digit] if digit.is_ascii_digit() => digit.checked_sub(b'1')?,
                _ => return None,
            };
            Pit::new(side, place).filter(|_| place <= last)
        }
    }
}

fn focus(root: &NodeRef, pit: Pit) {
    let button = root
        .cast::<Element>()
        .and_then(|root| {
            let selector = format!("[data-pit=\"{pit}\"]");
            root.query_selector(&selector).ok().flatten()
        })
        .and_then(|button| wasm_bindgen::JsCast::dyn_into::<HtmlElement>(button).ok());
    if let Some(button) = button {
        // A button that is on the page can be focused.
        let _ = button.focus();
    }
}
