//! Cards below the board: troubles, the referee, explanations.

use yew::prelude::*;

use super::focus::use_kept_focus;
use super::typing::Typing;
use super::{use_shared, use_words};
use crate::app::browser;
use crate::app::hooks::use_it_now;
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
        (
            (state.game.len(), state.renews),
            state.coached.is_some(),
            explained.len(),
        ),
    );
    let say = |label| words(Message::Label(label));
    let card = |kind, text, buttons, dismiss: Option<Action>| {
        let cross = dismiss.map(|action| (say(Label::Dismiss), act(action)));
        card(kind, text, buttons, cross)
    };
    let button = |name: &'static str, kind: &'static str, label, on_press: Callback<MouseEvent>| {
        html! {
            <button type="button" class={kind} data-action={name} onclick={on_press}>
                { say(label) }
            </button>
        }
    };
    let renewal = html! {
        <>
            { button("renew", "primary", Label::UseItNow,
                Callback::from(|_: MouseEvent| use_it_now())) }
            { button("later", "quiet", Label::Later, act(Action::Renew(false))) }
        </>
    };
    html! {
            <aside ref={node} class="notices" aria-label={say(Label::Notices)}>
                if let Some(trouble) = state.notice.clone() {
                    { card("trouble", words(trouble), html! {}, Some(Action::Dismiss)) }
                }
                if state.renews {
    { card("renewal", say(Label::NewVersion), renewal, None) }
                }
                if state.aside.is_some() {
                    { card("opened", say(Label::OpenedInstead),
                        button("bring-back", "primary", Label::BringBack, act(Action::BringBack)),
                        Some(Action::ForgetAside)) }
                }
                if let Some(repeated) = state.referee() {
                    { card("referee", words(repeated), button("stop", "primary", stop, act(Action::Stop)),
                        Some(Action::PlayOn)) }
                }
                if let Some(mistake) = state.coached.clone() {
                    { card("coach", words(mistake), html! {}, Some(Action::ForgetCoach)) }
                }
                if state.types {
                    <Typing />
                }
                if !explained.is_empty() {
                    { card("why", explained.join(" "), html! {}, Some(Action::AskWhy(false))) }
                }
            </aside>
        }
}

/// A card with what it says and its buttons, and with a cross if it has a name
/// for that.
fn card(
    kind: &'static str,
    text: String,
    buttons: Html,
    cross: Option<(String, Callback<MouseEvent>)>,
) -> Html {
    html! {
        <div class={classes!("notice", kind)}>
            <p>{ text }</p>
            { buttons }
            if let Some((name, on_press)) = cross {
                <button type="button" class="close" onclick={on_press}>
                    <span class="unseen">{ name }</span>
                    <span aria-hidden="true">{ "×" }</span>
                </button>
            }
        </div>
    }
}
