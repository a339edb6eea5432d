//! The endgame tables.

use std::cell::Cell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::app::page::Shared;
use crate::app::state::Help;
use crate::view::study::Tables;
use crate::worker::{Client, Maker, News, page_spawner};

/// How long the page is left in peace once the computer player is ready, in
/// milliseconds.
const PEACE: u32 = 1000;

/// Has endgame tables made for the rules of the game and hands them to the
/// computer player; tells how far they are. `players` counts the workers that
/// have played so far, none of which had tables when it began.
#[hook]
pub fn use_table_making(state: &Shared, client: &Rc<Client>, players: u32) -> Tables {
    let tables = use_state(|| Tables::Ready(0));
    let maker = use_mut_ref(|| None::<Maker>);
    let is_paused = use_memo((), |()| Cell::new(false));
    let wanted = (*state.game.rules(), state.most_tabled, players);
    {
        let (maker, setter) = (maker.clone(), tables.setter());
        let (client, is_paused) = (client.clone(), is_paused.clone());
        use_effect_with(wanted, move |&(rules, most, players)| {
            let timer = (players > 0).then(|| {
                // The first time it waits; then only what is wanted changes.
                let peace = if maker.borrow().is_some() { 0 } else { PEACE };
                Timeout::new(peace, move || {
                    let mut maker = maker.borrow_mut();
                    if let Some(maker) = &*maker {
                        return maker.make(&rules, most);
                    }
                    let hear = move |news| match news {
                        News::Tables(ready, None) => setter.set(Tables::Ready(ready)),
                        News::Tables(ready, Some(percent)) => {
                            setter.set(Tables::Making { ready, percent });
                        }
                        News::Layer(rules, bytes) => client.hand_over(rules, &bytes),
                        News::Gone => setter.set(Tables::None),
                    };
                    let made = Maker::new(page_spawner(), &rules, most, hear);
                    made.pause(is_paused.get());
                    *maker = Some(made);
                })
            });
            move || drop(timer)
        });
    }
    // A move is never delayed by it, nor seen less smoothly.
    let is_asked = state.is_thinking() || state.offered_at.is_some() || state.help == Help::Asked;
    let pauses = is_asked || state.motion.is_moving();
    use_effect_with(pauses, move |&pauses| {
        is_paused.set(pauses);
        if let Some(maker) = &*maker.borrow() {
            maker.pause(pauses);
        }
    });
    *tables
}
