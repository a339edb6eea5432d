//! A few choices side by side.

use yew::prelude::*;

/// One of several that exclude each other.
#[derive(Clone, PartialEq)]
pub struct Choice {
    /// What it is called.
    pub text: String,
    /// What it is called in full, where `text` is short for it.
    pub name: Option<String>,
    /// Whether it is the one.
    pub is_chosen: bool,
    /// It is chosen.
    pub on_choose: Callback<()>,
}

/// A group of radio buttons that looks like one switch. `name` is that of the
/// group in its form; two groups that are `half` stand side by side.
pub fn segments(legend: String, name: &'static str, is_half: bool, choices: &[Choice]) -> Html {
    let choices = choices.iter().map(|choice| {
        html! {
            <label>
                <input type="radio" {name} checked={choice.is_chosen}
                    aria-label={choice.name.clone()}
                    onchange={choice.on_choose.reform(|_: Event| ())} />
                { &choice.text }
            </label>
        }
    });
    html! {
        <fieldset class={is_half.then_some("half")}>
            <legend class="legend">{ legend }</legend>
            <div class="segments">{ for choices }</div>
        </fieldset>
    }
}
