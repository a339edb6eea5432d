//! A dialog over the page.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

/// What a dialog needs.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Its title.
    pub title: String,
    /// It is closed, by the escape key too.
    pub on_close: Callback<()>,
    /// What it holds.
    pub children: Html,
}

/// A dialog that is open as long as it is drawn; the browser keeps the focus
/// in it and gives it back.
#[component]
pub fn Modal(props: &Props) -> Html {
    let dialog = use_node_ref();
    use_effect_with((), {
        let dialog = dialog.clone();
        move |()| {
            let shown = dialog.cast::<HtmlDialogElement>();
            if let Some(dialog) = &shown {
                // It fails only for a dialog that is open already.
                let _ = dialog.show_modal();
            }
            // Closed before it goes, so that the focus returns.
            move || shown.iter().for_each(HtmlDialogElement::close)
        }
    });
    html! {
        <dialog ref={dialog} class="dialog" aria-label={props.title.clone()}
            onclose={props.on_close.reform(|_: Event| ())}>
            <h2>{ &props.title }</h2>
            { props.children.clone() }
        </dialog>
    }
}
