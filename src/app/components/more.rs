//! What else can be done with the game.

use yew::prelude::*;

use super::modal::Modal;
use super::segments::{Choice, segments};
use super::{Dialog, use_shared, use_words};
use crate::app::state::{Action, MOST_TABLED};
use crate::view::ledger::Ledger;
use crate::view::message::{Label, Message};
use crate::view::narrate;
use crate::view::study::{Study, Tables};

/// What the dialog needs.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Another dialog is wanted, or none.
    pub on_go: Callback<Option<Dialog>>,
    /// How far the endgame tables are.
    pub tables: Tables,
}

/// A list of buttons.
#[component]
pub fn More(props: &Props) -> Html {
    let state = use_shared();
    let words = use_words();
    let label = |label| words(Message::Label(label));
    let go = |dialog| props.on_go.reform(move |_: MouseEvent| Some(dialog));
    let act = |action: Action| {
        let (state, on_go) = (state.clone(), props.on_go.clone());
        Callback::from(move |_: MouseEvent| {
            on_go.emit(None);
            state.dispatch(action.clone());
        })
    };
    let stop = narrate::stop_label(&state.settings);
    let study = |study| words(Message::Study(study));
    let sizes = MOST_TABLED.map(|most| {
        let state = state.clone();
        Choice {
            text: study(Study::Most(most)),
            name: None,
            is_chosen: state.most_tabled == most,
            on_choose: Callback::from(move |()| state.dispatch(Action::Table(most))),
        }
    });
    html! {
        <Modal title={label(Label::More)} on_close={props.on_go.reform(|()| None)}>
            <div class="list">
                <button type="button" class="quiet" data-action="rules" onclick={go(Dialog::Rules)}>
                    { label(Label::Rules) }
                </button>
                <button type="button" class="quiet" data-action="share" onclick={go(Dialog::Share)}>
                    { label(Label::Share) }
                </button>
                <button type="button" class="quiet" data-action="statistics"
                    onclick={go(Dialog::Statistics)}>
                    { words(Message::Ledger(Ledger::Title)) }
                </button>
                <button type="button" class="quiet" data-action="open" onclick={go(Dialog::Open)}>
                    { label(Label::Open) }
                </button>
                if state.game.shown() > 0 {
                    <button type="button" class="quiet" data-action="replay"
                        onclick={act(Action::Replay)}>
                        { label(Label::Replay) }
                    </button>
                }
                if state.game.outcome().is_none() {
                    <button type="button" class="quiet" data-action="ask-why"
                        aria-pressed={state.asks_why.to_string()}
                        onclick={act(Action::AskWhy(!state.asks_why))}>
                        { label(Label::Why) }
                    </button>
                }
                <button type="button" class="quiet" data-action="list"
                    aria-pressed={state.lists.to_string()}
                    onclick={act(Action::List(!state.lists))}>
                    { label(Label::Moves) }
                </button>
                <button type="button" class="quiet" data-action="analyse"
                    aria-pressed={state.analyses.to_string()}
                    onclick={act(Action::Analyse(!state.analyses))}>
                    { label(Label::Analysis) }
                </button>
                <button type="button" class="quiet" data-action="type"
                    onclick={act(Action::Type(true))}>
                    { label(Label::TypeMove) }
                </button>
                <button type="button" class="quiet" data-action="read-position"
                    onclick={act(Action::TellPosition)}>
                    { label(Label::ReadPosition) }
                </button>
                <button type="button" class="quiet" data-action="read-last"
                    onclick={act(Action::TellLast)}>
                    { label(Label::ReadLast) }
                </button>
                if state.can_stop() {
                    <button type="button" class="quiet" data-action="stop" onclick={act(Action::Stop)}>
                        { label(stop) }
                    </button>
                    <p class="about">
                        { words(narrate::stopping_gives(&state.settings, &state.game)) }
                    </p>
                }
                if state.resigning().is_some() {
                    <button type="button" class="quiet" data-action="resign"
                        onclick={act(Action::Resign)}>
                        { label(Label::Resign) }
                    </button>
                }
            </div>
            { segments(label(Label::Tables), "tables", false, &sizes) }
            <p class="about">
                { study(Study::MostTakes(state.most_tabled)) }
                { " " }
                { study(Study::Tables(props.tables)) }
            </p>
            <div class="actions">
                <button type="button" class="quiet" data-action="close"
                    onclick={props.on_go.reform(|_: MouseEvent| None)}>
                    { label(Label::Close) }
                </button>
            </div>
        </Modal>
    }
}
