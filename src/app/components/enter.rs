//! The Enter key in a form. A frame that may not submit forms stops before
//! the page hears of it, so that no form here waits to be submitted: its buttons
//! act by themselves, and so does the key.

use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Does what the main button of a form does when Enter is pressed in one of its
/// fields of one line.
pub fn on_enter(act: Callback<()>) -> Callback<KeyboardEvent> {
    Callback::from(move |event: KeyboardEvent| {
        let is_meant = event.key() == "Enter" && !event.is_composing();
        let is_field = event.target_dyn_into::<HtmlInputElement>().is_some();
        // A field can have a use of its own for it.
        if is_meant && is_field && !event.default_prevented() {
            event.prevent_default();
            act.emit(());
        }
    })
}
