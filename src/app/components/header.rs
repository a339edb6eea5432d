//! The bar above the board.

use yew::prelude::*;

use super::focus::use_kept_focus;
use super::icon::{Drawing, icon};
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
    let is_running = state.game.outcome().is_none();
    let controls = use_node_ref();
    use_kept_focus(&controls, is_running);
    let open = |dialog| props.on_open.reform(move |_: MouseEvent| dialog);
    let tool = |tool: Tool| tool.html(&words);
    html! {
        <header class="bar">
            <h1>{ words(Message::Title) }</h1>
            <div ref={controls} class="controls">
                { tool(Tool { action: "undo", drawing: Drawing::Undo, label: Label::Undo, can: can_undo, pressed: None, on_use: act(Action::Undo) }) }
                { tool(Tool { action: "redo", drawing: Drawing::Redo, label: Label::Redo, can: state.game.can_redo(), pressed: None, on_use: act(Action::Redo) }) }
                if is_running {
                    { tool(Tool { action: "hint", drawing: Drawing::Hint, label: Label::Hint, can: state.can_advise(), pressed: None, on_use: act(Action::AskAdvice) }) }
                    { tool(Tool { action: "why", drawing: Drawing::Why, label: Label::Why, can: true, pressed: Some(state.asks_why), on_use: act(Action::AskWhy(!state.asks_why)) }) }
                }
                { tool(Tool { action: "analysis", drawing: Drawing::Analysis, label: Label::Analysis, can: true, pressed: Some(state.analyses), on_use: act(Action::Analyse(!state.analyses)) }) }
                { tool(Tool { action: "moves", drawing: Drawing::Moves, label: Label::Moves, can: true, pressed: Some(state.lists), on_use: act(Action::List(!state.lists)) }) }
                { tool(Tool { action: "more", drawing: Drawing::More, label: Label::More, can: true, pressed: None, on_use: open(Dialog::More) }) }
                { tool(Tool { action: "new-game", drawing: Drawing::NewGame, label: Label::NewGame, can: true, pressed: None, on_use: open(Dialog::NewGame) }) }
            </div>
            <div class="corner">
                <button type="button" class="quiet icon-only" data-action="settings"
                    onclick={open(Dialog::Preferences)}>
                    { icon(Drawing::Settings) }
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

/// A control of the bar.
struct Tool {
    /// Its name for tests and style sheets.
    action: &'static str,
    drawing: Drawing,
    label: Label,
    can: bool,
    /// Whether it is on, if it can be switched; it is then in the bar only
    /// where there is room.
    pressed: Option<bool>,
    on_use: Callback<MouseEvent>,
}

impl Tool {
    /// A drawing and a word.
    fn html(self, words: impl Fn(Message) -> String) -> Html {
        html! {
            <button type="button" data-action={self.action}
                class={classes!("quiet", "tool", self.pressed.map(|_| "roomy"))}
                aria-disabled={(!self.can).then_some("true")}
                aria-pressed={self.pressed.map(|pressed| pressed.to_string())}
                onclick={self.on_use}>
                { icon(self.drawing) }
                <span class="word">{ words(Message::Label(self.label)) }</span>
            </button>
        }
    }
}
