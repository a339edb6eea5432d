//! What is offered when the game is over: its chart, unless the list of moves
//! has it, and another game.

use std::rc::Rc;

use yew::prelude::*;

use super::chart::Chart;
use super::{use_going, use_shared, use_words};
use crate::app::browser;
use crate::app::state::Action;
use crate::settings::Players;
use crate::view::message::{Label, Message};
use crate::view::review::Review;

/// A card below or beside the board. It comes when the board has shown the
/// end, and stays while one looks back.
#[component]
pub fn Ending() -> Html {
    let state = use_shared();
    let words = use_words();
    let on_go = use_going();
    let was_told = use_mut_ref(|| false);
    let is_over = state.game.outcome().is_some();
    let is_told = is_over && (*was_told.borrow() || !state.motion.is_moving());
    *was_told.borrow_mut() = is_told;
    if !is_told {
        return html! {};
    }
    // The card goes with the game, and its buttons with it.
    let begin = |action: Action| {
        let state = state.clone();
        Callback::from(move |event: MouseEvent| {
            browser::focus_next_board(&event);
            state.dispatch(action.clone());
        })
    };
    let on_look_back = {
        let state = state.clone();
        Callback::from(move |_: MouseEvent| {
            state.dispatch(Action::List(true));
            state.dispatch(Action::Show(0));
        })
    };
    let rematch = match state.settings.players {
        Players::Computer { person, .. } => Review::RematchAs(person.other()),
        Players::Two => Review::RematchBegunBy(state.settings.first.other()),
    };
    let label = |label| words(Message::Label(label));
    let on_stay = {
        let state = state.clone();
        Callback::from(move |event: MouseEvent| {
            browser::focus_board(&event);
            state.dispatch(Action::KeepLevel);
        })
    };
    html! {
        <section class="ending" aria-label={words(Message::Review(Review::End))}>
            if !state.lists && !state.game.is_empty() {
                <Chart game={Rc::clone(&state.game)} settings={state.settings}
                    language={state.language.clone()} {on_go} />
            }
            <div class="next">
                <button type="button" class="primary" data-action="again"
                    onclick={begin(Action::Begin(state.settings))}>
                    { label(Label::PlayAgain) }
                </button>
                <button type="button" class="quiet" data-action="rematch"
                    onclick={begin(Action::Rematch)}>
                    { words(Message::Review(rematch)) }
                </button>
                <button type="button" class="quiet" data-action="review" onclick={on_look_back}>
                    { words(Message::Review(Review::LookBack)) }
                </button>
            </div>
            if let Some((to, from)) = state.other_level() {
                <div class="offer">
                    <p>{ words(Message::OtherLevel { to, from }) }</p>
                    <button type="button" class="quiet" data-action="take-level"
                        onclick={begin(Action::TakeLevel)}>
                        { words(Message::LevelNumber(to)) }
                    </button>
                    <button type="button" class="quiet" data-action="keep-level" onclick={on_stay}>
                        { label(Label::Stay) }
                    </button>
                </div>
            }
        </section>
    }
}
