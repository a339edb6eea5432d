//! Opening a game from pasted text or a file.

use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::enter::on_enter;
use super::modal::Modal;
use super::{use_shared, use_words};
use crate::app::browser;
use crate::app::state::Action;
use crate::notation::{Candidate, Given, LONGEST_TEXT, Record, recognise};
use crate::view::message::{Label, Message};
use crate::view::talk::Talk;

/// What the dialog needs.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// A text that has been dropped on the page.
    pub text: AttrValue,
    /// The dialog is closed.
    pub on_close: Callback<()>,
}

/// What a text turned out to be.
#[derive(Clone, PartialEq)]
enum Found {
    Nothing,
    Trouble(Talk),
    Games(Vec<(Talk, Record)>),
}

/// A text area, a file chooser, and the games to choose from.
#[component]
pub fn Open(props: &Props) -> Html {
    let state = use_shared();
    let words = use_words();
    let text = use_state(|| props.text.to_string());
    let found = use_state(|| Found::Nothing);
    let label = |label| words(Message::Label(label));

    let open = {
        let (state, on_close) = (state.clone(), props.on_close.clone());
        move |record: &Record| {
            let opened = (record.settings(), record.game.clone());
            on_close.emit(());
            state.dispatch(Action::Open(Box::new(opened)));
        }
    };
    let look = {
        let (state, found, open) = (state.clone(), found.clone(), open.clone());
        move |text: &str| {
            let given = Given {
                rules: *state.game.rules(),
                ..Given::default()
            };
            match sort(recognise(text, &given)) {
                Found::Games(games) if games.len() == 1 => open(&games[0].1),
                Found::Trouble(talk) => {
                    state.dispatch(Action::Say(Message::Talk(talk.clone())));
                    found.set(Found::Trouble(talk));
                }
                other => found.set(other),
            }
        }
    };
    // A dropped text is looked at once, without a further click.
    use_effect_with((), {
        let (look, dropped) = (look.clone(), props.text.clone());
        move |()| {
            if !dropped.is_empty() {
                look(&dropped);
            }
        }
    });

    let on_input = {
        let text = text.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(area) = event.target_dyn_into::<HtmlTextAreaElement>() {
                text.set(area.value());
            }
        })
    };
    let on_file = {
        let (text, found, look) = (text.clone(), found.clone(), look.clone());
        Callback::from(move |event: Event| {
            let input = event.target_dyn_into::<HtmlInputElement>();
            let file = input.and_then(|input| input.files()?.get(0));
            let (text, found, look) = (text.clone(), found.clone(), look.clone());
            if let Some(file) = file {
                browser::read_file(&file, LONGEST_TEXT, move |read| match read {
                    Some(read) => {
                        look(&read);
                        text.set(read);
                    }
                    None => found.set(Found::Trouble(Talk::FileUnreadable)),
                });
            }
        })
    };
    let on_read = {
        let (text, look) = (text.clone(), look.clone());
        Callback::from(move |()| look(&text))
    };
    let answer = match &*found {
        Found::Nothing => html! { <p class="report"></p> },
        Found::Trouble(talk) => html! {
            <p class="report trouble">{ words(Message::Talk(talk.clone())) }</p>
        },
        Found::Games(games) => {
            let games = games.iter().map(|(talk, record)| {
                let (open, record) = (open.clone(), record.clone());
                let on_choose = Callback::from(move |_: MouseEvent| open(&record));
                html! {
                    <button type="button" class="quiet" data-action="choose" onclick={on_choose}>
                        { words(Message::Talk(talk.clone())) }
                    </button>
                }
            });
            html! {
                <div class="list">
                    <p>{ words(Message::Talk(Talk::Which)) }</p>
                    { for games }
                </div>
            }
        }
    };
    html! {
        <Modal title={label(Label::Open)} on_close={props.on_close.clone()}>
            <form onkeydown={on_enter(on_read.clone())}>
                <label class="field">
                    <span class="legend">{ label(Label::TextToOpen) }</span>
                    <textarea rows="5" data-opened="text" spellcheck="false" value={(*text).clone()}
                        oninput={on_input} />
                </label>
                <label class="field">
                    <span class="legend">{ label(Label::ChooseFile) }</span>
                    <input type="file" accept=".ogn,.txt,text/plain" onchange={on_file} />
                </label>
                { answer }
                <div class="actions">
                    <button type="button" class="quiet" data-action="close"
                        onclick={props.on_close.reform(|_: MouseEvent| ())}>
                        { label(Label::Cancel) }
                    </button>
                    <button type="button" class="primary" data-action="read"
                        onclick={on_read.reform(|_: MouseEvent| ())}>
                        { label(Label::OpenNow) }
                    </button>
                </div>
            </form>
        </Modal>
    }
}

/// Makes one list of all games that a text can mean.
fn sort(candidates: Vec<Candidate>) -> Found {
    if candidates.is_empty() {
        return Found::Trouble(Talk::NothingToOpen);
    }
    let is_ambiguous = candidates.len() > 1;
    let mut games = Vec::new();
    let mut trouble = None;
    for candidate in candidates {
        match candidate.records {
            Err(error) => {
                let format = candidate.format;
                trouble.get_or_insert(Talk::Unreadable { format, error });
            }
            Ok(records) => {
                for (index, record) in records.into_iter().enumerate() {
                    let name = |tag| record.tag(tag).unwrap_or("?").to_owned();
                    let is_named = ["South", "North"]
                        .into_iter()
                        .any(|tag| record.tag(tag).is_some());
                    let talk = Talk::Game {
                        number: index + 1,
                        names: is_named.then(|| ["South", "North"].map(name)),
                        letters: is_ambiguous.then_some(candidate.letters),
                        first: record.game.start().side(),
                        plies: record.game.len(),
                    };
                    games.push((talk, record));
                }
            }
        }
    }
    match trouble {
        Some(talk) if games.is_empty() => Found::Trouble(talk),
        _ => Found::Games(games),
    }
}
