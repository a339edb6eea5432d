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
    html! {
        <aside ref={node} class="notices" aria-label={words(Message::Label(Label::Notices))}>
            if let Some(trouble) = state.notice.clone() {
                <Card kind="trouble" text={words(trouble)} on_dismiss={act(Action::Dismiss)} />
            }
            if state.renews {
                <Card kind="renewal" text={words(Message::Label(Label::NewVersion))}>
                    <button type="button" class="primary" data-action="renew"
                        onclick={Callback::from(|_: MouseEvent| use_it_now())}>
                        { words(Message::Label(Label::UseItNow)) }
                    </button>
                    <button type="button" class="quiet" data-action="later"
                        onclick={act(Action::Renew(false))}>
                        { words(Message::Label(Label::Later)) }
                    </button>
                </Card>
            }
            if state.aside.is_some() {
                <Card kind="opened" text={words(Message::Label(Label::OpenedInstead))}
                    on_dismiss={act(Action::ForgetAside)}>
                    <button type="button" class="primary" data-action="bring-back"
                        onclick={act(Action::BringBack)}>
                        { words(Message::Label(Label::BringBack)) }
                    </button>
                </Card>
            }
            if let Some(repeated) = state.referee() {
                <Card kind="referee" text={words(repeated)} on_dismiss={act(Action::PlayOn)}>
                    <button type="button" class="primary" data-action="stop"
                        onclick={act(Action::Stop)}>
                        { words(Message::Label(stop)) }
                    </button>
                </Card>
            }
            if let Some(mistake) = state.coached.clone() {
                <Card kind="coach" text={words(mistake)} on_dismiss={act(Action::ForgetCoach)} />
            }
            if state.types {
                <Typing />
            }
            if !explained.is_empty() {
                <Card kind="why" text={explained.join(" ")} on_dismiss={act(Action::AskWhy(false))} />
            }
        </aside>
    }
}

#[derive(Properties, PartialEq)]
struct CardProps {
    kind: &'static str,
    text: String,
    /// Without it one of the buttons dismisses the card.
    #[prop_or_default]
    on_dismiss: Option<Callback<MouseEvent>>,
    #[prop_or_default]
    children: Html,
}

#[component]
fn Card(props: &CardProps) -> Html {
    let words = use_words();
    html! {
        <div class={classes!("notice", props.kind)}>
            <p>{ &props.text }</p>
            { props.children.clone() }
            if let Some(on_dismiss) = props.on_dismiss.clone() {
                <button type="button" class="close" onclick={on_dismiss}>
                    <span class="unseen">{ words(Message::Label(Label::Dismiss)) }</span>
                    <span aria-hidden="true">{ "×" }</span>
                </button>
            }
        </div>
    }
}
