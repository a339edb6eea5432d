//! Sharing the game: a link, a position, a record, a picture.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::modal::Modal;
use super::segments::{Choice, segments};
use super::{use_shared, use_words};
use crate::app::browser;
use crate::app::state::{Action, State};
use crate::notation::{Format, Record, link, write};
use crate::rules::Game;
use crate::view::message::{Label, Message};
use crate::view::picture::{Look, Scene, svg};
use crate::view::talk::{Shared, Talk};

/// What the dialog needs.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The dialog is closed.
    pub on_close: Callback<()>,
}

/// A text to be copied by a button or by hand, or kept as a file.
#[component]
pub fn Share(props: &Props) -> Html {
    let state = use_shared();
    let words = use_words();
    let shared = use_state(|| Shared::Link);
    let report = use_state(|| None::<Talk>);
    let area = use_node_ref();
    let label = |label| words(Message::Label(label));
    let text = text(&state, *shared);

    let choices = Shared::ALL.map(|offered| {
        let (shared, report) = (shared.clone(), report.clone());
        Choice {
            text: words(Message::Talk(Talk::FormatName(offered))),
            name: None,
            is_chosen: offered == *shared,
            on_choose: Callback::from(move |()| {
                shared.set(offered);
                report.set(None);
            }),
        }
    });
    let on_copy = {
        let (state, area, report, text) =
            (state.clone(), area.clone(), report.clone(), text.clone());
        Callback::from(move |_: MouseEvent| {
            let (state, area, report) = (state.clone(), area.clone(), report.clone());
            browser::copy(&text, move |copied| {
                let talk = if copied {
                    Talk::Copied
                } else {
                    Talk::CopyByHand
                };
                if let Some(area) = area.cast::<HtmlTextAreaElement>() {
                    area.select();
                }
                state.dispatch(Action::Say(Message::Talk(talk.clone())));
                report.set(Some(talk));
            });
        })
    };
    let on_download = file(*shared).map(|(name, mime)| {
        let text = text.clone();
        Callback::from(move |_: MouseEvent| browser::download(name, mime, &text))
    });
    let preview = (*shared == Shared::Picture).then(|| {
        let encoded = String::from(js_sys::encode_uri_component(&text));
        format!("data:image/svg+xml,{encoded}")
    });
    html! {
        <Modal title={label(Label::Share)} on_close={props.on_close.clone()}>
            { segments(label(Label::ShareWhat), "shared", false, &choices) }
            if let Some(source) = preview {
                // What it shows stands in the text below.
                <img class="preview" src={source} alt="" />
            }
            <label class="field">
                <span class="legend">{ label(Label::SharedText) }</span>
                <textarea ref={area} readonly=true rows="4" data-shared={name(*shared)} value={text} />
            </label>
            <p class="report">{ report.as_ref().map(|talk| words(Message::Talk(talk.clone()))) }</p>
            <div class="actions">
                <button type="button" class="quiet" data-action="close"
                    onclick={props.on_close.reform(|_: MouseEvent| ())}>
                    { label(Label::Close) }
                </button>
                if let Some(on_download) = on_download {
                    <button type="button" class="quiet" data-action="download" onclick={on_download}>
                        { label(Label::Download) }
                    </button>
                }
                <button type="button" class="primary" data-action="copy" onclick={on_copy}>
                    { label(Label::Copy) }
                </button>
            </div>
        </Modal>
    }
}

fn text(state: &State, shared: Shared) -> String {
    let record = || Record {
        settings: Some(state.settings),
        ..Record::new(Game::clone(&state.game))
    };
    match shared {
        Shared::Link => browser::address() + &link::write(&state.settings, &state.game),
        Shared::Position => state.game.position().to_string(),
        Shared::Record => write(Format::Ogn, &record()),
        Shared::Picture => {
            let look = Look {
                near: state.settings.near(),
                direction: state.settings.direction,
                ..Look::of(state.language.clone())
            };
            svg(&Scene::of(&state.game), &look)
        }
    }
}

/// The name for tests and style.
fn name(shared: Shared) -> &'static str {
    match shared {
        Shared::Link => "link",
        Shared::Position => "position",
        Shared::Record => "record",
        Shared::Picture => "picture",
    }
}

/// The name and type of a file, for what is worth one.
fn file(shared: Shared) -> Option<(&'static str, &'static str)> {
    match shared {
        Shared::Record => Some(("awale.ogn", "text/x-oware-ogn")),
        Shared::Picture => Some(("awale.svg", "image/svg+xml")),
        Shared::Link | Shared::Position => None,
    }
}
