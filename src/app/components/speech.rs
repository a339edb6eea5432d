//! The one queue that speaks to screen readers.

use yew::prelude::*;

use super::{use_shared, use_words};

/// What has been said lately. New sentences are added and old ones removed,
/// so that none is overwritten before it has been read out.
#[component]
pub fn Speech() -> Html {
    let state = use_shared();
    let words = use_words();
    let sentences = state.speech.iter().map(|(number, message)| {
        html! { <p key={*number}>{ words(message.clone()) }</p> }
    });
    html! {
        <div class="unseen" role="status" aria-live="polite" aria-atomic="false"
            aria-relevant="additions">
            { for sentences }
        </div>
    }
}
