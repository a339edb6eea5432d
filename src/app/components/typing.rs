//! Moves that are typed.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::enter::on_enter;
use super::{use_shared, use_words};
use crate::app::browser;
use crate::app::state::Action;
use crate::view::message::{Label, Message};

/// A field for moves, which stays open for the next one. What a move did, or
/// why it cannot be played, is told beside the board as for any other.
#[component]
pub fn Typing() -> Html {
    let state = use_shared();
    let words = use_words();
    let field = use_node_ref();
    use_effect_with((), {
        let field = field.clone();
        move |()| {
            if let Some(input) = field.cast::<HtmlInputElement>() {
                // An input that is on the page can be focused.
                let _ = input.focus();
            }
        }
    });
    let on_play = {
        let (state, field) = (state.clone(), field.clone());
        Callback::from(move |()| {
            if let Some(input) = field.cast::<HtmlInputElement>() {
                state.dispatch(Action::PlayTyped(input.value()));
                input.set_value("");
            }
        })
    };
    let close = {
        let state = state.clone();
        move |event: &Event| {
            browser::focus_board(event);
            state.dispatch(Action::Type(false));
        }
    };
    let on_key = {
        let (close, enter) = (close.clone(), on_enter(on_play.clone()));
        Callback::from(move |event: KeyboardEvent| match event.key().as_str() {
            "Escape" => close(&event),
            _ => enter.emit(event),
        })
    };
    let label = |label| words(Message::Label(label));
    // The card can lie over the lines below the board.
    let said = match state.hint.clone() {
        Some(hint) => words(hint),
        None => (state.told.iter().cloned().map(&words).collect::<Vec<_>>()).join(" "),
    };
    html! {
        <form class="notice typing" onkeydown={on_key}>
            if !said.is_empty() {
                <p class="said">{ said }</p>
            }
            <label>
                <span>{ label(Label::TypedMove) }</span>
                <input ref={field} name="move" autocomplete="off" autocapitalize="off"
                    spellcheck="false" maxlength="8" />
            </label>
            <button type="button" class="primary" data-action="play-typed"
                onclick={on_play.reform(|_: MouseEvent| ())}>
                { label(Label::PlayTyped) }
            </button>
            <button type="button" class="close"
                onclick={Callback::from(move |event: MouseEvent| close(&event))}>
                <span class="unseen">{ label(Label::Close) }</span>
                <span aria-hidden="true">{ "×" }</span>
            </button>
        </form>
    }
}
