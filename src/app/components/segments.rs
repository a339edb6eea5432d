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

/// What the choices need.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// What is chosen.
    pub legend: String,
    /// The name of the group in its form.
    pub name: &'static str,
    /// Whether two of these groups stand side by side.
    #[prop_or_default]
    pub is_half: bool,
    /// The choices.
    pub choices: Vec<Choice>,
}

/// A group of radio buttons that looks like one switch.
#[component]
pub fn Segments(props: &Props) -> Html {
    let choices = props.choices.iter().map(|choice| {
        html! {
            <label>
                <input type="radio" name={props.name} checked={choice.is_chosen}
                    aria-label={choice.name.clone()}
                    onchange={choice.on_choose.reform(|_: Event| ())} />
                { &choice.text }
            </label>
        }
    });
    html! {
        <fieldset class={props.is_half.then_some("half")}>
            <legend class="legend">{ &props.legend }</legend>
            <div class="segments">{ for choices }</div>
        </fieldset>
    }
}
