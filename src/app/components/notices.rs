//! Cards below the board: troubles, the referee, explanations.

use yew::prelude::*;

use super::focus::use_kept_focus;
use super::typing::Typing;
use super::{use_shared, use_words};
use crate::app::browser;
use crate::app::state::Action;
use crate::view::message::{Label, Message};
use crate::view::narrate;

/// All cards there are. They are read out by the one queue that speaks.
#[component]
pub fn Notices() -> Html {
    let state = use_shared();
    let words = use_words();
    let act = |action: Action| {
        let state = state.clone();
        Callback::from(move |event: MouseEvent| {
            // The card goes, and its button with it.
            browser::focus_board(&event);
            state.dispatch(action.clone());
        })
    };
    let stop = narrate::stop_label(&state.settings);
    let explained: Vec<String> = state.explained.iter().cloned().map(&words).collect();
    let node = use_node_ref();
    // A card goes with what it is about, even if one is on its button.
    use_kept_focus(
        &node,
        (state.game.len(), state.coached.is_some(), explained.len()),
    );
    let say = |label| words(Message::Label(label));
    let card =
        |kind, text, buttons, dismiss| card(kind, text, buttons, say(Label::Dismiss), act(dismiss));
    let button = |name: &'static str, label, action| {
        html! {
            <button type="button" class="primary" data-action={name} onclick={act(action)}>
                { say(label) }
            </button>
        }
    };
    html! {
        <aside ref={node} class="notices" aria-label={say(Label::Notices)}>
            if let Some(trouble) = state.notice.clone() {
                { card("trouble", words(trouble), html! {}, Action::Dismiss) }
            }
            if state.aside.is_some() {
                { card("opened", say(Label::OpenedInstead),
                    button("bring-back", Label::BringBack, Action::BringBack),
                    Action::ForgetAside) }
            }
            if let Some(repeated) = state.referee() {
                { card("referee", words(repeated), button("stop", stop, Action::Stop),
                    Action::PlayOn) }
            }
            if let Some(mistake) = state.coached.clone() {
                { card("coach", words(mistake), html! {}, Action::ForgetCoach) }
            }
            if state.types {
                <Typing />
            }
            if !explained.is_empty() {
                { card("why", explained.join(" "), html! {}, Action::AskWhy(false)) }
            }
        </aside>
    }
}

/// A card with what it says, its buttons, and a cross that is called `dismiss`.
fn card(
    kind: &'static str,
    text: String,
    buttons: Html,
    dismiss: String,
    on_dismiss: Callback<MouseEvent>,
) -> Html {
    html! {
        <div class={classes!("notice", kind)}>
            <p>{ text }</p>
            { buttons }
            <button type="button" class="close" onclick={on_dismiss}>
                <span class="unseen">{ dismiss }</span>
                <span aria-hidden="true">{ "×" }</span>
            </button>
        </div>
    }
}
