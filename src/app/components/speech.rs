//! The one queue that speaks to screen readers.

use yew::prelude::*;

use crate::app::state::State;

/// What has been said lately. New sentences are added and old ones removed,
/// so that none is overwritten before it has been read out.
pub fn speech(state: &State) -> Html {
    let sentences = state.speech.iter().map(|(number, message)| {
        html! { <p key={*number}>{ state.language.say(message) }</p> }
    });
    html! {
        <div class="unseen" role="status" aria-live="polite" aria-atomic="false"
            aria-relevant="additions">
            { for sentences }
        </div>
    }
}
