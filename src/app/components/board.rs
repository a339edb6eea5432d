//! The board: a grid of pits, two stores, and the seeds above them.

use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::focus::use_kept_focus;
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
use crate::view::narrate;

/// The board with all that lies on it.
#[component]
pub fn Board() -> Html {
    let state = use_shared();
    let words = use_words();
    let root = use_node_ref();
    let geometry = Geometry {
        half: state.game.rules().pits_a_side(),
        near: state.near(),
        direction: state.settings.direction,
    };

    // A board that has been turned has its pits elsewhere in the document.
    use_kept_focus(&root, geometry.near);

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
            // Read from the event: keys can come faster than the page is drawn.
            let Some(pit) = event.target_dyn_into().as_ref().and_then(pit_of) else {
                return;
            };
            let key = latin(&event);
            if let Some(target) = destination(&key, pit, &geometry, &state) {
                event.prevent_default();
                focus(&root, target);
            } else if event.repeat() && key == "Enter" {
                // A key that is held down plays one move.
                event.prevent_default();
            } else if let Some(action) = shortcut(&key, pit, &state) {
                event.prevent_default();
                state.dispatch(action);
            }
        })
    };
    let on_choose = {
        let state = state.clone();
        Callback::from(move |(pit, by_pointer)| {
            state.dispatch(match by_pointer {
                true => Action::Tap(pit),
                false => Action::Play(pit),
            });
        })
    };
    let on_aim = {
        let state = state.clone();
        Callback::from(move |aimed| state.dispatch(Action::Aim(aimed)))
    };

    let aimed = state.aimed_sowing();
    let marks = match &aimed {
        Some(sowing) => Some(Marks::left_by(sowing)),
        None if state.motion.is_moving() => None,
        None => Marks::of(&state.game),
    };
    let pits = [0, 1].map(|row| {
        let row_of = move |column| geometry.pit_at(row, column);
        let (marks, on_focus) = (&marks, &on_focus);
        let (on_choose, on_aim) = (&on_choose, &on_aim);
        (0..geometry.half).filter_map(row_of).map(move |pit| {
            html! {
                <PitButton key={pit.letter().to_string()} {pit} {geometry}
                    marks={marks.clone()}
                    tab_stop={tab_stop == Some(pit)}
                    on_focus={on_focus.clone()} on_choose={on_choose.clone()}
                    on_aim={on_aim.clone()} />
            }
        })
    });
    let [far, near] = pits;
    let outcome = state.game.outcome();
    let clockwise = geometry.direction == Direction::Clockwise;
    html! {
        <div ref={root} class={classes!(
                "board",
                clockwise.then_some("clockwise"),
                state.is_faced().then_some("facing"),
                aimed.is_some().then_some("aiming"),
            )}
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
            <div class="grid" role="grid" aria-label={words(Message::Label(Label::Pits))}>
                <div role="row">{ for far }</div>
                <div role="row">{ for near }</div>
            </div>
            { for Side::BOTH.map(|side| html! { <Store key={side.name()} {side} {geometry} /> }) }
            // A board that has been turned has its seeds where they are at once.
            <Seeds key={geometry.near.name()} {geometry} />
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

/// The pit whose button this is.
fn pit_of(button: &Element) -> Option<Pit> {
    let letter = button.get_attribute("data-pit")?.parse().ok()?;
    Pit::from_letter(letter)
}

/// The pit that a key goes to from the one that has the focus.
fn destination(key: &str, from: Pit, geometry: &Geometry, state: &State) -> Option<Pit> {
    let row = usize::from(!geometry.is_far(from.side()));
    let column = geometry.column(from);
    match key {
        "ArrowLeft" => geometry.pit_at(row, column.checked_sub(1)?),
        "ArrowRight" => geometry.pit_at(row, column + 1),
        "ArrowUp" => geometry.pit_at(0, column),
        "ArrowDown" => geometry.pit_at(1, column),
        "Home" => geometry.pit_at(row, 0),
        "End" => geometry.pit_at(row, geometry.half - 1),
        _ if state.preferences.shortcuts => {
            // A letter or number means a pit of the person who is to move.
            let mover = state.game.position().side();
            let side = match state.settings.who(mover) {
                Who::Computer => mover.other(),
                _ => mover,
            };
            narrate::named_pit(side, geometry.half, key)
        }
        _ => None,
    }
}

/// The key, by its place on a keyboard whose letters are others than those of
/// the pits.
fn latin(event: &KeyboardEvent) -> String {
    let (key, code) = (event.key(), event.code());
    let is_other = key.chars().count() == 1 && !key.is_ascii();
    match code.strip_prefix("Key").or(code.strip_prefix("Digit")) {
        Some(place) if is_other => place.to_ascii_lowercase(),
        _ if key == "؟" => "?".into(),
        _ => key,
    }
}

/// What a key alone does while the board has the focus.
fn shortcut(key: &str, focused: Pit, state: &State) -> Option<Action> {
    let letter = key.to_lowercase();
    let action = match letter.as_str() {
        _ if !state.preferences.shortcuts => return None,
        "?" => Action::Explain(focused),
        "h" => Action::AskAdvice,
        "l" => Action::TellLast,
        "r" => Action::Replay,
        "s" => Action::TellPosition,
        "t" => Action::Type(true),
        "u" => Action::Undo,
        "y" => Action::Redo,
        _ => return None,
    };
    Some(action)
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
