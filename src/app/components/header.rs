//! The bar above the board.

use yew::prelude::*;

use super::icon::{Drawing, Icon};
use super::{Dialog, use_shared, use_words};
use crate::app::hooks::{use_language_choice, use_languages};
use crate::app::state::Action;
use crate::view::message::{Label, Message};
use crate::view::preference::Preference;

/// What the header needs.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// A dialog is wanted.
    pub on_open: Callback<Dialog>,
}

/// The name of the game, its controls, and the languages.
#[component]
pub fn Header(props: &Props) -> Html {
    let state = use_shared();
    let words = use_words();
    let act = |action: Action| {
        let state = state.clone();
        Callback::from(move |_: MouseEvent| state.dispatch(action.clone()))
    };
    let offered = use_languages();
    let on_language = use_language_choice(&state);
    let languages = offered.iter().map(|language| {
        html! {
            <option key={language.tag.to_string()} value={language.tag.clone()}
                lang={language.tag.clone()} selected={language.tag == state.language.tag()}>
                { &language.name }
            </option>
        }
    });
    let can_undo = state.can_take_back();
    let open = |dialog| props.on_open.reform(move |_: MouseEvent| dialog);
    html! {
        <header class="bar">
            <h1>{ words(Message::Title) }</h1>
            <div class="controls">
                <Tool action="undo" drawing={Drawing::Undo} label={Label::Undo}
                    can={can_undo} on_use={act(Action::Undo)} />
                <Tool action="redo" drawing={Drawing::Redo} label={Label::Redo}
                    can={state.game.can_redo()} on_use={act(Action::Redo)} />
                if state.game.outcome().is_none() {
                    <Tool action="hint" drawing={Drawing::Hint} label={Label::Hint}
                        can={state.can_advise()} on_use={act(Action::AskAdvice)} />
                    <Tool action="why" drawing={Drawing::Why} label={Label::Why}
                        is_roomy=true pressed={state.asks_why} on_use={act(Action::AskWhy(!state.asks_why))} />
                }
                <Tool action="analysis" drawing={Drawing::Analysis} label={Label::Analysis}
                    is_roomy=true pressed={state.analyses} on_use={act(Action::Analyse(!state.analyses))} />
                <Tool action="moves" drawing={Drawing::Moves} label={Label::Moves}
                    is_roomy=true pressed={state.lists} on_use={act(Action::List(!state.lists))} />
                <Tool action="more" drawing={Drawing::More} label={Label::More}
                    on_use={open(Dialog::More)} />
                <Tool action="new-game" drawing={Drawing::NewGame} label={Label::NewGame}
                    on_use={open(Dialog::NewGame)} />
            </div>
            <div class="corner">
                <button type="button" class="quiet icon-only" data-action="settings"
                    onclick={open(Dialog::Preferences)}>
                    <Icon drawing={Drawing::Settings} />
                    <span class="unseen">{ words(Message::Preference(Preference::Title)) }</span>
                </button>
                <div class="language">
                    <span aria-hidden="true">{ state.language.tag() }</span>
                    <select aria-label={words(Message::Label(Label::Language))}
                        onchange={on_language}>
                        { for languages }
                    </select>
                </div>
            </div>
        </header>
    }
}

#[derive(Properties, PartialEq)]
struct ToolProps {
    /// Its name for tests and style sheets.
    action: &'static str,
    drawing: Drawing,
    label: Label,
    #[prop_or(true)]
    can: bool,
    /// Whether it is on, if it can be switched.
    #[prop_or_default]
    pressed: Option<bool>,
    /// Whether it is in the bar only where there is room.
    #[prop_or_default]
    is_roomy: bool,
    on_use: Callback<MouseEvent>,
}

/// A control of the bar: a drawing and a word.
#[component]
fn Tool(props: &ToolProps) -> Html {
    let words = use_words();
    html! {
        <button type="button" data-action={props.action}
            class={classes!("quiet", "tool", props.is_roomy.then_some("roomy"))}
            aria-disabled={(!props.can).then_some("true")}
            aria-pressed={props.pressed.map(|pressed| pressed.to_string())}
            onclick={props.on_use.clone()}>
            <Icon drawing={props.drawing} />
            <span class="word">{ words(Message::Label(props.label)) }</span>
        </button>
    }
}
