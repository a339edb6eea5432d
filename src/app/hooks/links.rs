//! Games that come by the page's address.

use gloo::events::EventListener;
use web_sys::window;
use yew::prelude::*;

use crate::app::browser;
use crate::app::page::Shared;
use crate::app::state::Action;
use crate::notation::{Format, link};
use crate::view::message::Message;
use crate::view::talk::Talk;

/// Opens the game of the page's address, now and whenever it changes. That of
/// a frame is read by [`use_host`](super::use_host).
#[hook]
pub fn use_links(state: &Shared) {
    let state = state.clone();
    use_effect_with((), move |()| {
        let is_framed = state.frame.is_some();
        if !is_framed {
            open_link(&state);
        }
        let listener = window()
            .filter(|_| !is_framed)
            .map(|window| EventListener::new(&window, "hashchange", move |_| open_link(&state)));
        move || drop(listener)
    });
}

fn open_link(state: &Shared) {
    let Some(text) = browser::link().filter(|text| link::tells_a_game(text)) else {
        return;
    };
    match link::read(&text) {
        Ok(record) => {
            let opened = (record.settings(), record.game);
            state.dispatch(Action::Open(Box::new(opened)));
        }
        Err(error) => {
            let format = Format::Link;
            state.dispatch(Action::Warn(Message::Talk(Talk::Unreadable {
                format,
                error,
            })));
        }
    }
    browser::forget_link();
}
