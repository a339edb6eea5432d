//! The focus, which a change of the page never loses.

use web_sys::Element;
use yew::prelude::*;

use crate::app::browser;

/// Gives the focus to the board if this change takes away what had it in a
/// part of the page.
#[hook]
pub fn use_kept_focus<T: Clone + PartialEq + 'static>(part: &NodeRef, change: T) {
    let part = part.clone();
    // Asked before the change is drawn: afterwards nobody knows.
    let had_it = use_memo(change.clone(), {
        let part = part.clone();
        move |_| {
            part.cast::<Element>()
                .is_some_and(|it| browser::holds_focus(&it))
        }
    });
    use_effect_with(change, move |_| {
        if *had_it && let Some(part) = part.cast::<Element>() {
            browser::find_lost_focus(&part);
        }
    });
}
