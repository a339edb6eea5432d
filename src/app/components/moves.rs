//! The list of moves, with the ways through the game.

use std::rc::Rc;

use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::chart::Chart;
use super::icon::{Drawing, icon};
use super::{use_going, use_shared, use_words};
use crate::app::browser;
use crate::app::page::Shared;
use crate::app::state::Action;
use crate::i18n::Language;
use crate::rules::{Game, GrandSlam, Side};
use crate::settings::Settings;
use crate::view::message::{Label, Message};
use crate::view::narrate;
use crate::view::review::{self, Cell, Deed, Review};

/// A panel of the moves, the ways through the game, and its chart.
#[component]
pub fn MovesPanel() -> Html {
    let state = use_shared();
    let words = use_words();
    let on_go = use_going();
    let on_close = {
        let state = state.clone();
        Callback::from(move |event: MouseEvent| {
            browser::focus_board(&event);
            state.dispatch(Action::List(false));
        })
    };
    html! {
        <section class="panel moves" aria-label={words(Message::Label(Label::Moves))}>
            <h2>{ words(Message::Label(Label::Moves)) }</h2>
            { steps(&state, words.clone()) }
            <button type="button" class="close" data-action="close-moves" onclick={on_close}>
                <span class="unseen">{ words(Message::Review(Review::Close)) }</span>
                <span aria-hidden="true">{ "×" }</span>
            </button>
            <List game={Rc::clone(&state.game)} settings={state.settings}
                language={state.language.clone()} is_short={state.analyses} on_go={on_go.clone()} />
            <Chart game={Rc::clone(&state.game)} settings={state.settings}
                language={state.language.clone()} {on_go} />
        </section>
    }
}

/// To the start, back, forward, to the end, and the last move once more.
pub(super) fn steps(state: &Shared, words: impl Fn(Message) -> String) -> Html {
    let step = |action: &'static str, drawing, name, does: fn(&Game) -> Option<Action>| {
        let can = does(&state.game).is_some();
        let on_use = {
            let state = state.clone();
            // Asked again: clicks can come faster than the page is drawn.
            Callback::from(move |_: MouseEvent| {
                if let Some(action) = does(&state.game) {
                    state.dispatch(action);
                }
            })
        };
        html! {
            <button type="button" class="quiet icon-only" data-action={action}
                aria-disabled={(!can).then_some("true")} onclick={on_use}>
                { icon(drawing) }
                <span class="unseen">{ words(Message::Review(name)) }</span>
            </button>
        }
    };
    html! {
        <div class="steps">
            { step("first", Drawing::First, Review::First, |game| back(game, Action::Show(0))) }
            { step("previous", Drawing::Previous, Review::Previous,
                |game| game.shown().checked_sub(1).map(Action::Show)) }
            { step("next", Drawing::Next, Review::Next,
                |game| forward(game, game.shown() + 1)) }
            { step("last", Drawing::Last, Review::Last, |game| forward(game, game.len())) }
            { step("replay", Drawing::Replay, Review::Replay, |game| back(game, Action::Replay)) }
        </div>
    }
}

/// What is done with moves that are shown.
fn back(game: &Game, action: Action) -> Option<Action> {
    (game.shown() > 0).then_some(action)
}

/// The way to a later position.
fn forward(game: &Game, plies: usize) -> Option<Action> {
    (!game.is_at_end()).then_some(Action::Show(plies))
}

/// What the list needs. It reads nothing else, so that it is not drawn again
/// with each step of a replay.
#[derive(Properties, PartialEq)]
struct ListProps {
    game: Rc<Game>,
    settings: Settings,
    language: Language,
    /// Whether something else takes of its room.
    is_short: bool,
    /// The position after so many plies is wanted.
    on_go: Callback<usize>,
}

/// The moves, two a line. The tab key stops at one of them, the arrow keys go
/// from there.
#[component]
fn List(props: &ListProps) -> Html {
    let (game, settings) = (&*props.game, &props.settings);
    let language = &props.language;
    let words = move |message| language.say(&message);
    let list = use_node_ref();
    let (shown, plies) = (game.shown(), game.len());
    let focused = use_state(|| None::<usize>);
    let tab_stop = (*focused).filter(|&at| at <= plies).unwrap_or(shown.max(1));
    {
        let (list, focused) = (list.clone(), focused.setter());
        use_effect_with((shown, plies, props.is_short), move |_| {
            focused.set(None);
            keep_in_view(&list);
        });
    }
    let on_click = {
        let on_go = props.on_go.clone();
        Callback::from(move |event: MouseEvent| {
            if let Some(plies) = event.target_dyn_into().as_ref().and_then(goal) {
                on_go.emit(plies);
            }
        })
    };
    let on_key = {
        let (list, focused) = (list.clone(), focused);
        Callback::from(move |event: KeyboardEvent| {
            let from = event.target_dyn_into().as_ref().and_then(goal);
            let to = from.and_then(|from| destination(&event.key(), from, plies));
            if let Some(to) = to {
                event.prevent_default();
                focused.set(Some(to));
                focus(&list, to);
            }
        })
    };
    let cell = |number: usize, cell: &Option<Cell>| match cell {
        None => html! { <span class="turn-of" /> },
        Some(Cell::Pass) => html! {
            <span class="turn-of passed">{ words(Message::Review(Review::Pass)) }</span>
        },
        &Some(Cell::Move { plies, deed }) => html! {
            <button type="button" class="turn-of" data-to={plies.to_string()}
                tabindex={if plies == tab_stop { "0" } else { "-1" }}
                aria-current={(plies == shown).then_some("step")}>
                <span class="brief" aria-hidden="true">
                    { deed.pit.letter() }
                    { taken(&deed) }
                </span>
                <span class="unseen">
                    { words(Message::Review(Review::Listed { number, deed })) }
                </span>
            </button>
        },
    };
    let rows = review::rows(settings, game);
    let lines = rows.iter().map(|row| {
        html! {
            <li key={row.number}>
                <span class="number" aria-hidden="true">{ format!("{}.", row.number) }</span>
                { for row.cells.iter().map(|done| cell(row.number, done)) }
            </li>
        }
    });
    let name = |side: Side| words(Message::Name(settings.who(side)));
    html! {
        <>
            <p class="heads" aria-hidden="true">
                { for Side::BOTH.map(|side| html! { <span>{ name(side) }</span> }) }
            </p>
            <ol ref={list} role="list" onclick={on_click} onkeydown={on_key}>
                { for lines }
                if let Some(score) = narrate::score(settings, game) {
                    <li key="score" class="final">{ words(score) }</li>
                }
            </ol>
        </>
    }
}

/// What a move brought, as records write it, and a star for a grand slam.
fn taken(deed: &Deed) -> Html {
    let star = match deed.slam {
        None => "",
        Some(GrandSlam::Cancelled | GrandSlam::Taken) => "★",
    };
    match deed.captured {
        0 if star.is_empty() => html! {},
        0 => html! { <span class="took">{ star }</span> },
        n => html! { <span class="took" dir="ltr">{ format!("+{n}{star}") }</span> },
    }
}

/// The position that a move of the list leads to.
fn goal(target: &Element) -> Option<usize> {
    let button = target.closest("[data-to]").ok()??;
    button.get_attribute("data-to")?.parse().ok()
}

/// Where a key leads from a move of the list.
fn destination(key: &str, from: usize, plies: usize) -> Option<usize> {
    let to = match key {
        "ArrowLeft" => from - 1,
        "ArrowRight" => from + 1,
        "ArrowUp" => from.saturating_sub(2),
        "ArrowDown" => from + 2,
        "Home" => 1,
        "End" => plies,
        _ => return None,
    };
    Some(to.clamp(1, plies))
}

fn element_in(list: &NodeRef, selector: &str) -> Option<HtmlElement> {
    let list = list.cast::<Element>()?;
    let found = list.query_selector(selector).ok()??;
    wasm_bindgen::JsCast::dyn_into(found).ok()
}

fn focus(list: &NodeRef, plies: usize) {
    if let Some(button) = element_in(list, &format!("[data-to=\"{plies}\"]")) {
        // A button that is on the page can be focused.
        let _ = button.focus();
    }
}

/// Scrolls the list, and nothing around it, to the move that is shown.
fn keep_in_view(list: &NodeRef) {
    let Some(scroller) = list.cast::<HtmlElement>() else {
        return;
    };
    let height = scroller.client_height();
    let top = element_in(list, "[aria-current]").map_or(0, |current| {
        // The lines around it are to be seen too.
        let (top, line) = (current.offset_top(), current.offset_height());
        let least = top + 2 * line + line / 2 - height;
        let most = (top - line).max(0);
        scroller.scroll_top().max(least).min(most)
    });
    scroller.set_scroll_top(top);
}
