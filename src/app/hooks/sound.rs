//! When the board sounds, and the device shakes.

use gloo::events::{EventListener, EventListenerOptions};
use js_sys::{Function, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use web_sys::{KeyboardEvent, window};
use yew::prelude::*;

use super::super::page::Shared;
use super::super::sound::Instrument;
use crate::settings::Who;
use crate::view::geometry::Geometry;
use crate::view::sound::{Note, SAMPLE, ending, notes, shakes, strength};

/// What lets a page sound: the reader has touched it.
const GESTURES: [&str; 2] = ["pointerup", "keydown"];

/// Sounds and shakes with what the board shows.
#[hook]
pub fn use_sound(state: &Shared) {
    let instrument = use_mut_ref(|| None::<Instrument>);
    let preferences = state.preferences;
    let wanted = preferences.sound && preferences.volume > 0;

    // An instrument is made at the first gesture, and never before.
    let made = instrument.clone();
    use_effect_with(wanted, move |&wanted| {
        let document = window().and_then(|window| window.document());
        let heard = document.filter(|_| wanted).map(|document| {
            GESTURES.map(|gesture| {
                let made = made.clone();
                let first = EventListenerOptions::run_in_capture_phase();
                EventListener::new_with_options(&document, gesture, first, move |event| {
                    // Browsers do not count the escape key.
                    let key = event.dyn_ref::<KeyboardEvent>();
                    if key.is_some_and(|key| key.key() == "Escape") {
                        return;
                    }
                    let mut made = made.borrow_mut();
                    if made.is_none() {
                        *made = Instrument::new();
                    }
                    made.iter().for_each(Instrument::wake);
                })
            })
        });
        move || drop(heard)
    });

    let play = move |notes: &[Note]| {
        if let Some(instrument) = instrument.borrow().as_ref().filter(|_| wanted) {
            let strength = strength(preferences.volume);
            notes
                .iter()
                .for_each(|note| instrument.play(note, strength));
        }
    };

    // Another volume lets itself be heard.
    let (volume, sample) = (preferences.volume, play.clone());
    let last_volume = use_mut_ref(|| volume);
    use_effect_with(volume, move |&volume| {
        if last_volume.replace(volume) != volume {
            sample(&[SAMPLE]);
        }
    });

    let number = state.motion.number();
    let (shared, sound) = (state.clone(), play.clone());
    use_effect_with(number, move |_| {
        let Some(cue) = shared.motion.cue().filter(|_| is_seen()) else {
            return;
        };
        let geometry = Geometry {
            half: shared.game.rules().pits_a_side(),
            near: shared.near(),
            direction: shared.settings.direction,
        };
        sound(&notes(cue, &geometry));
        let is_own = shared.settings.who(shared.motion.mover()) != Who::Computer;
        if shared.preferences.vibration && is_own && !shared.motion.is_replay() {
            shake(shakes(cue));
        }
    });

    let has_ended = state.game.outcome().is_some() && !state.motion.is_behind();
    let had_ended = use_mut_ref(|| has_ended);
    use_effect_with(has_ended, move |&has_ended| {
        if has_ended && !had_ended.replace(has_ended) && is_seen() {
            play(&ending());
        }
        had_ended.replace(has_ended);
    });
}

/// Whether the reader sees the page: one that is hidden makes no sound.
fn is_seen() -> bool {
    let document = window().and_then(|window| window.document());
    document.is_some_and(|document| !document.hidden())
}

/// Not every browser has the method, and none must fail in it.
fn shake(shakes: &[u32]) {
    let navigator = window().map(|window| window.navigator());
    let Some(navigator) = navigator.filter(|_| !shakes.is_empty()) else {
        return;
    };
    let vibrate = Reflect::get(&navigator, &"vibrate".into()).ok();
    if let Some(vibrate) = vibrate.and_then(|it| it.dyn_into::<Function>().ok()) {
        let pattern: js_sys::Array = shakes.iter().copied().map(JsValue::from).collect();
        // A device that is not shaken loses nothing else.
        let _ = vibrate.call1(&navigator, &pattern);
    }
}
