//! The board in a frame on another page: nothing opens over it, and its height
//! depends on its width alone.

use std::rc::Rc;

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::icon::{Drawing, icon};
use super::moves::steps;
use super::{Board, Notices, Status, speech};
use crate::app::browser;
use crate::app::page::Shared;
use crate::app::state::{Action, Order};
use crate::embed::{Controls, Mode, Options};
use crate::engine::Level;
use crate::notation::link;
use crate::rules::Side;
use crate::settings::Word;
use crate::view::message::{Label, Message};
use crate::view::talk::Talk;

/// The board, its status, and as many controls as the site wants. It is no
/// component of its own, which would cost the page some kilobytes.
pub fn framed(state: &Shared, frame: &Rc<Options>) -> Html {
    let words = |message: Message| state.language.say(&message);
    let controls = frame.controls;
    let on_undo = {
        let state = state.clone();
        Callback::from(move |_: MouseEvent| state.dispatch(Action::Undo))
    };
    html! {
        <main class={classes!("page", "framed", (!frame.coords).then_some("letterless"))}
            data-skin={state.preferences.skin.word()}>
            <h1 class="unseen">{ words(Message::Title) }</h1>
            <div class="table"><Board /></div>
            <Status />
            if controls != Controls::None {
                <div class={classes!("ways-through", (controls == Controls::Min).then_some("min"))}>
                    if !state.is_viewed() {
                        <button type="button" class="quiet icon-only" data-action="undo"
                            aria-disabled={(!state.can_take_back()).then_some("true")}
                            onclick={on_undo}>
                            { icon(Drawing::Undo) }
                            <span class="unseen">{ words(Message::Label(Label::Undo)) }</span>
                        </button>
                    }
                    { steps(state, words) }
                </div>
            }
            if controls == Controls::Full {
                { choices(state, frame) }
            }
            <Notices />
            { speech(state) }
        </main>
    }
}

/// The level, the side and a new game, and the way to the whole page.
fn choices(state: &Shared, frame: &Rc<Options>) -> Html {
    let words = |message: Message| state.language.say(&message);
    let arrange = |change: fn(&mut Options, usize)| {
        let (state, frame) = (state.clone(), frame.clone());
        Callback::from(move |event: Event| {
            let Some(select) = event.target_dyn_into::<HtmlSelectElement>() else {
                return;
            };
            let mut options = Options::clone(&frame);
            options.adopt(&state.settings);
            change(&mut options, select.value().parse().unwrap_or(0));
            state.dispatch(Action::Order(Order::Arrange(Rc::new(options), None)));
        })
    };
    let choice = |name, label, chosen: usize, offered: Vec<Message>, on_choice| {
        let options = offered.into_iter().enumerate().map(|(at, message)| {
            html! {
                <option value={at.to_string()} selected={at == chosen}>{ words(message) }</option>
            }
        });
        html! {
            <select {name} aria-label={words(Message::Label(label))} onchange={on_choice}>
                { for options }
            </select>
        }
    };
    let level = state
        .settings
        .level()
        .map_or(0, |level| usize::from(level.number()) - 1);
    let levels = Level::ALL.map(Message::LevelNumber).to_vec();
    let on_level = arrange(|options, at| options.level = Level::ALL[at]);
    let side = state.settings.near().index();
    let sides = Side::BOTH.map(Message::SideName).to_vec();
    let on_side = arrange(|options, at| options.side = Side::BOTH[at]);
    let on_new = {
        let state = state.clone();
        Callback::from(move |_: MouseEvent| state.dispatch(Action::Begin(state.settings)))
    };
    let address = format!("index.html{}", link::write(&state.settings, &state.game));
    let on_open = {
        let (state, address) = (state.clone(), address.clone());
        Callback::from(move |event: MouseEvent| {
            // With these the browser asks for another way of opening it.
            if event.ctrl_key() || event.meta_key() || event.shift_key() {
                return;
            }
            // A link that a sandbox stops does not tell.
            if browser::open(&address) {
                event.prevent_default();
            } else {
                state.dispatch(Action::Warn(Message::Talk(Talk::NotOpened)));
            }
        })
    };
    let label = |label| words(Message::Label(label));
    html! {
        <div class="choices">
            if frame.mode == Mode::Computer {
                { choice("level", Label::Strength, level, levels, on_level) }
                { choice("side", Label::YourSide, side, sides, on_side) }
            }
            if !state.is_viewed() {
                <button type="button" class="quiet" data-action="new-game" onclick={on_new}>
                    { label(Label::NewGame) }
                </button>
            }
            <a class="quiet" target="_blank" rel="noopener" href={address} onclick={on_open}>
                { words(Message::Talk(Talk::OpenInFull)) }
            </a>
        </div>
    }
}
