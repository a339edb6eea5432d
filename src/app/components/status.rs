//! Whose turn it is, what has just been explained, and how the game ended.

use yew::prelude::*;

use super::custom_rules::own_name;
use super::focus::use_kept_focus;
use super::{use_shared, use_words};
use crate::app::browser;
use crate::app::state::Action;
use crate::rules::Preset;
use crate::view::message::{Label, Message};
use crate::view::narrate;
use crate::view::review::Review;

/// The lines below the board. They are read out by the one queue that speaks,
/// so they are no live region of their own.
#[component]
pub fn Status() -> Html {
    let state = use_shared();
    let words = use_words();
    let told: Vec<String> = state.told.iter().cloned().map(&words).collect();
    let on_end = {
        let state = state.clone();
        Callback::from(move |_: MouseEvent| state.dispatch(Action::Show(state.game.len())))
    };
    let on_play_from_here = {
        let state = state.clone();
        Callback::from(move |event: MouseEvent| {
            browser::focus_board(&event);
            state.dispatch(Action::PlayFromHere);
        })
    };
    // The end is not told before the board has shown it.
    let is_shown = !state.motion.is_behind() || state.game.outcome().is_none();
    let line = if is_shown {
        words(match state.is_thinking() {
            // Also in an earlier position, if it plays on from there.
            true => Message::Thinking,
            false => narrate::status(&state.settings, &state.game),
        })
    } else {
        told.join(" ")
    };
    let score =
        narrate::score(&state.settings, &state.game).filter(|_| is_shown && state.game.is_at_end());
    let node = use_node_ref();
    use_kept_focus(&node, state.game.shown());
    let name = || {
        let rules = state.game.rules();
        own_name(rules).unwrap_or_else(|| words(Message::RuleSetName(Preset::of(rules))))
    };
    html! {
        <div ref={node} class="status">
            <div class={classes!(
                "turn",
                score.is_some().then_some("over"),
                (!state.game.is_at_end()).then_some("back"),
            )}>
                // Another text is another element: none of them moves.
                <p class="line" key={line.clone()}>{ line }</p>
                if let Some(score) = score {
                    <p class="score">{ words(score) }</p>
                } else if let Some(hint) = state.hint.clone().or_else(|| state.foresight()) {
                    <p key={words(hint.clone())}
                        class={classes!("hint", is_advice(&hint).then_some("advice"))}>
                        { words(hint) }
                    </p>
                } else if !state.game.is_at_end() {
                    <p class="ways">
                        if state.can_play_from_here() {
                            <button type="button" class="quiet" data-action="play-from-here"
                                onclick={on_play_from_here}>
                                { words(Message::Review(Review::PlayFromHere)) }
                            </button>
                        }
                        <button type="button" class="quiet" data-action="end" onclick={on_end}>
                            { words(Message::Label(Label::ToTheEnd)) }
                        </button>
                    </p>
                } else if is_shown && !told.is_empty() {
                    <p class="told" key={told.join(" ")}>{ told.join(" ") }</p>
                } else {
                    <p class="rules" key="rules">{ name() }</p>
                }
            </div>
        </div>
    }
}

/// Whether a sentence helps instead of refusing something.
fn is_advice(message: &Message) -> bool {
    matches!(
        message,
        Message::Study(_) | Message::Preview(_) | Message::Played(_)
    )
}
