//! The games that were finished here.

use js_sys::Date;
use wasm_bindgen::JsValue;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::custom_rules::named_rules;
use super::modal::Modal;
use super::{use_shared, use_words};
use crate::app::browser;
use crate::app::hooks::{keep_games, kept_games};
use crate::app::state::Action;
use crate::statistics::{Book, Entry, Tally};
use crate::storage::{self, Drawer};
use crate::view::ledger::{Column, Ledger};
use crate::view::message::{Label, Message};

/// The longest file that is read, in bytes: more than any of them is long.
const LONGEST_FILE: usize = 8_000_000;

/// What the dialog needs.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The dialog is closed.
    pub on_close: Callback<()>,
}

/// Results, the last games, and what can be done with them.
#[component]
pub fn Statistics(props: &Props) -> Html {
    let state = use_shared();
    let words = use_words();
    let book = use_state(kept_games);
    let unread = book.unread();
    let report = use_state(|| (unread > 0).then_some(Ledger::Unread(unread)));
    let is_sure = use_state(|| false);
    let say = |ledger| words(Message::Ledger(ledger));

    let tell = {
        let (state, report) = (state.clone(), report.clone());
        move |told: Ledger| {
            state.dispatch(Action::Read(Message::Ledger(told.clone())));
            report.set(Some(told));
        }
    };
    let keep = {
        let (book, tell) = (book.clone(), tell.clone());
        move |mut changed: Book, told: Ledger| {
            let kept = keep_games(&mut changed);
            book.set(changed);
            tell(if kept.is_ok() { told } else { Ledger::NotKept });
        }
    };
    let on_file = {
        let (book, keep, tell) = (book.clone(), keep.clone(), tell.clone());
        Callback::from(move |event: Event| {
            let Some(input) = event.target_dyn_into::<HtmlInputElement>() else {
                return;
            };
            let file = input.files().and_then(|files| files.get(0));
            // The same file again is a change too.
            input.set_value("");
            let (shown, keep, tell) = ((*book).clone(), keep.clone(), tell.clone());
            if let Some(file) = file {
                browser::read_file(&file, LONGEST_FILE, move |read| {
                    match read.and_then(|text| Book::from_text(&text).ok()) {
                        Some(other) => {
                            // Another tab may have finished a game since.
                            let mut all = kept_games();
                            all.merge(shown);
                            let added = all.merge(other);
                            keep(all, Ledger::Added(added));
                        }
                        None => tell(Ledger::Unreadable),
                    }
                });
            }
        })
    };
    let on_export = {
        let book = book.clone();
        Callback::from(move |_: MouseEvent| {
            browser::download("awale-games.json", "application/json", &book.to_text());
        })
    };
    let on_erase = {
        let (is_sure, keep) = (is_sure.clone(), keep.clone());
        Callback::from(move |_: MouseEvent| {
            if *is_sure {
                let _ = Drawer::UnreadableBook.put("");
                keep(Book::default(), Ledger::Erased);
            }
            is_sure.set(!*is_sure);
        })
    };

    let is_empty = book.entries().is_empty();
    let groups = book.groups();
    let named = named_rules();
    let rows = groups.iter().map(|(group, tally)| {
        let told = match named.name(&group.rules) {
            Some(name) => Ledger::OfNamed(*group, name.to_owned()),
            None => Ledger::Of(*group),
        };
        row(say(told), tally)
    });
    let tag = state.language.tag().to_owned();
    let games = book.entries().iter().rev().filter_map(|entry| {
        let save = entry.save.as_ref()?;
        let on_open = {
            let (state, on_close, save) = (state.clone(), props.on_close.clone(), save.clone());
            Callback::from(move |_: MouseEvent| {
                if let Ok(opened) = storage::read(&save) {
                    on_close.emit(());
                    state.dispatch(Action::Open(Box::new(opened)));
                }
            })
        };
        let told = Ledger::Game {
            date: date(entry, &tag),
            entry: Box::new(entry.clone()),
        };
        Some(html! {
            <li key={entry.ended_at.to_string()}>
                <button type="button" class="quiet" onclick={on_open}>{ say(told) }</button>
            </li>
        })
    });
    html! {
        <Modal title={say(Ledger::Title)} on_close={props.on_close.clone()}>
            if is_empty {
                <p>{ say(Ledger::Empty) }</p>
            } else {
                // It scrolls by itself, and so by keyboard too.
                <div class="results" role="region" tabindex="0" aria-label={say(Ledger::Title)}>
                    <table>
                        <thead>
                            <tr>
                                { for Column::ALL.map(|column| html! {
                                    <th scope="col">{ say(Ledger::Column(column)) }</th>
                                }) }
                            </tr>
                        </thead>
                        { for rows }
                        if groups.len() > 1 {
                            { row(say(Ledger::All), &book.total()) }
                        }
                    </table>
                </div>
                <h3>{ say(Ledger::Last) }</h3>
                <ul class="games">{ for games }</ul>
            }
            <p class="report">{ (*report).clone().map(say) }</p>
            <div class="tools">
                if !is_empty {
                    <button type="button" class="quiet" data-action="export" onclick={on_export}>
                        { words(Message::Label(Label::Download)) }
                    </button>
                }
                <label class="quiet file">
                    <input type="file" name="statistics" accept=".json,application/json"
                        onchange={on_file} />
                    { words(Message::Ledger(Ledger::Read)) }
                </label>
                if !is_empty || unread > 0 {
                    <button type="button" class="quiet" data-action="erase" onclick={on_erase}>
                        { words(Message::Ledger(if *is_sure {
                            Ledger::EraseReally
                        } else {
                            Ledger::Erase
                        })) }
                    </button>
                }
            </div>
            <div class="actions">
                <button type="button" class="primary" data-action="close"
                    onclick={props.on_close.reform(|_: MouseEvent| ())}>
                    { words(Message::Label(Label::Close)) }
                </button>
            </div>
        </Modal>
    }
}

fn row(name: String, tally: &Tally) -> Html {
    let cells = Column::ALL.map(|column| match column {
        Column::Games => tally.games().to_string(),
        Column::Won => tally.won.to_string(),
        Column::Lost => tally.lost.to_string(),
        Column::Drawn => tally.drawn.to_string(),
        Column::Streak => tally.longest.to_string(),
        Column::Seeds => format!("{}–{}", tally.seeds[0], tally.seeds[1]),
    });
    html! {
        <tbody>
            <tr><th colspan="6" scope="rowgroup">{ name }</th></tr>
            <tr>{ for cells.map(|cell| html! { <td>{ cell }</td> }) }</tr>
        </tbody>
    }
}

/// The day on which a game ended, as the language writes it.
fn date(entry: &Entry, tag: &str) -> String {
    let date = Date::new(&JsValue::from_f64(entry.ended_at as f64));
    date.to_locale_date_string(tag, &JsValue::UNDEFINED).into()
}
