//! The bar above the board.

use yew::prelude::*;

use super::{Dialog, use_shared, use_words};
use crate::app::browser;
use crate::app::state::Action;
use crate::i18n::Language;
use crate::view::message::{Label, Message};

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
    let on_undo = {
        let state = state.clone();
        Callback::from(move |_: MouseEvent| state.dispatch(Action::Undo))
    };
    let languages = Language::ALL.map(|language| {
        let is_chosen = language == state.language;
        let on_choose = {
            let state = state.clone();
            Callback::from(move |_: MouseEvent| state.dispatch(Action::Speak(language)))
        };
        html! {
            <button key={language.tag()} type="button" lang={language.tag()}
                aria-pressed={is_chosen.to_string()} onclick={on_choose}>
                <span class="unseen">{ language.own_name() }</span>
                <span aria-hidden="true">{ language.tag().to_uppercase() }</span>
            </button>
        }
    });
    let can_undo = state.can_take_back();
    let on_why = {
        let state = state.clone();
        Callback::from(move |_: MouseEvent| state.dispatch(Action::AskWhy(!state.asks_why)))
    };
    let on_hint = {
        let state = state.clone();
        Callback::from(move |_: MouseEvent| state.dispatch(Action::AskAdvice))
    };
    let on_analysis = {
        let state = state.clone();
        Callback::from(move |_: MouseEvent| state.dispatch(Action::Analyse(!state.analyses)))
    };
    let on_again = {
        let state = state.clone();
        Callback::from(move |event: MouseEvent| {
            browser::focus_board(&event);
            state.dispatch(Action::Begin(state.settings));
        })
    };
    html! {
        <header class="bar">
            <h1>{ words(Message::Title) }</h1>
            <div class="controls">
                <button type="button" class="quiet" data-action="undo"
                    aria-disabled={(!can_undo).then_some("true")} onclick={on_undo}>
                    { words(Message::Label(Label::Undo)) }
                </button>
                if state.game.outcome().is_none() {
                    <button type="button" class="quiet" data-action="hint"
                        aria-disabled={(!state.can_advise()).then_some("true")} onclick={on_hint}>
                        { words(Message::Label(Label::Hint)) }
                    </button>
                    <button type="button" class="quiet" data-action="why"
                        aria-pressed={state.asks_why.to_string()} onclick={on_why}>
                        { words(Message::Label(Label::Why)) }
                    </button>
                }
                <button type="button" class="quiet roomy" data-action="analysis"
                    aria-pressed={state.analyses.to_string()} onclick={on_analysis}>
                    { words(Message::Label(Label::Analysis)) }
                </button>
                <button type="button" class="quiet" data-action="more"
                    onclick={props.on_open.reform(|_: MouseEvent| Dialog::More)}>
                    { words(Message::Label(Label::More)) }
                </button>
                <button type="button" class="quiet" data-action="new-game"
                    onclick={props.on_open.reform(|_: MouseEvent| Dialog::NewGame)}>
                    { words(Message::Label(Label::NewGame)) }
                </button>
                if state.game.outcome().is_some() {
                    <button type="button" class="primary" data-action="again" onclick={on_again}>
                        { words(Message::Label(Label::PlayAgain)) }
                    </button>
                }
            </div>
            <div class="languages" role="group" aria-label={words(Message::Label(Label::Language))}>
                { for languages }
            </div>
        </header>
    }
}
