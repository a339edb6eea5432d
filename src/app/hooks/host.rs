//! The page around the frame: what it says, and what it is told.
//!
//! Only the parent window is heard, and only if its origin is the one that the
//! frame's address names; only that origin is told anything. Without one there
//! is no way in and none out.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use js_sys::{JsString, Object, Reflect};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, MessageEvent, ResizeObserver, Window, window};
use yew::prelude::*;

use super::languages::speak;
use crate::app::browser;
use crate::app::page::Shared;
use crate::app::state::{Action, Order, State};
use crate::embed::message::{self, Command, OPTION, SOURCE, VERSION};
use crate::embed::{self, Fault, Fields, Opening, Refusal, Value, options};
use crate::notation::LONGEST_TEXT;
use crate::settings::Settings;
use crate::storage;
use crate::view::message::Message;
use crate::view::picture::{Look, Scene, svg};
use crate::view::talk::Talk;

/// How often the height is told at most, in milliseconds.
const CALM: u32 = 100;

/// What the frame's address says, if the page is in one.
pub fn framed() -> Option<Opening> {
    storage::is_embedded().then(|| {
        let (query, hash) = browser::query_and_hash();
        options::read(&query, &hash)
    })
}

/// What is said of a parameter that cannot be read.
pub fn misaddressed(fault: &Fault) -> Message {
    Message::Talk(Talk::Misaddressed {
        name: fault.name,
        kind: fault.kind.clone(),
    })
}

/// Listens to the host, tells it what happens, and reads the address again
/// when its hash changes.
#[hook]
pub fn use_host(state: &Shared, opening: &Rc<Option<Opening>>) {
    let host = use_memo((), |()| Host::of(opening.as_ref().as_ref()?));
    let latest = use_mut_ref(|| state.clone());
    latest.replace(state.clone());
    let is_ordered = use_memo((), |()| Cell::new(false));
    {
        let (host, latest, opening) = (host.clone(), latest.clone(), opening.clone());
        let is_ordered = is_ordered.clone();
        use_effect_with((), move |()| {
            let heard = window().filter(|_| opening.is_some()).map(|window| {
                let on_hash = {
                    let latest = latest.clone();
                    move |_: &Event| follow_hash(&latest.borrow().clone())
                };
                let hash = EventListener::new(&window, "hashchange", on_hash);
                let Some(host) = host.as_ref().clone() else {
                    return (hash, None);
                };
                for fault in opening.iter().flat_map(|opening| &opening.faults) {
                    let refusal = Refusal::new(OPTION, fault.to_string());
                    host.post("error", None, embed::refused(&refusal));
                }
                host.post("ready", None, embed::state_of(&latest.borrow()));
                let on_message = move |event: &Event| {
                    if let Some(event) = event.dyn_ref::<MessageEvent>() {
                        let state = latest.borrow().clone();
                        hear(&host, event, &state, &is_ordered);
                    }
                };
                let messages = EventListener::new(&window, "message", on_message);
                (hash, Some(messages))
            });
            move || drop(heard)
        });
    }
    use_reports(state, &host, &is_ordered);
    use_height(state, &host);
    let lang = state.frame.as_ref().and_then(|frame| frame.lang);
    let state = state.clone();
    use_effect_with(lang, move |&lang| {
        if let Some(tag) = lang.filter(|tag| *tag != state.language.tag()) {
            speak(&state, tag);
        }
    });
}

/// Tells of moves, of the end, and of all else that changes the game without
/// the host having wanted it.
#[hook]
fn use_reports(state: &Shared, host: &Rc<Option<Host>>, is_ordered: &Rc<Cell<bool>>) {
    let told = use_mut_ref(|| (Rc::clone(&state.game), state.round));
    let (host, is_ordered, state) = (host.clone(), is_ordered.clone(), state.clone());
    let now = (Rc::clone(&state.game), state.round);
    use_effect_with(now, move |now| {
        let before = told.replace(now.clone());
        let was_ordered = is_ordered.replace(false);
        let Some(host) = &*host else { return };
        let is_other = before.1 != now.1;
        if !is_other {
            for report in embed::moved(&before.0, &now.0) {
                host.post("move", None, report);
            }
        }
        let ends = before.0.outcome().is_none() && !(is_other && was_ordered);
        if let Some(report) = embed::ended(&now.0).filter(|_| ends) {
            host.post("gameover", None, report);
        } else if is_other && !was_ordered {
            host.post("state", None, embed::state_of(&state));
        }
    });
}

/// Tells the height. It only grows while the width stays, so that nothing on
/// the host's page moves for a sentence that comes and goes.
#[hook]
fn use_height(state: &Shared, host: &Rc<Option<Host>>) {
    let host = host.clone();
    let controls = state.frame.as_ref().map(|frame| frame.controls);
    use_effect_with(controls, move |_| {
        let watched = host.as_ref().clone().and_then(|host| {
            let page = page()?;
            let measured = page.clone();
            let told = Rc::new(Cell::new((0.0, 0.0)));
            let timer = Rc::new(Cell::new(None));
            let measure = Closure::<dyn Fn()>::new(move || {
                let (host, page) = (host.clone(), measured.clone());
                let told = told.clone();
                timer.set(Some(Timeout::new(CALM, move || tell(&host, &page, &told))));
            });
            let observer = ResizeObserver::new(measure.as_ref().unchecked_ref()).ok()?;
            observer.observe(&page);
            Some((observer, measure))
        });
        move || {
            if let Some((observer, measure)) = watched {
                observer.disconnect();
                drop(measure);
            }
        }
    });
}

fn tell(host: &Host, page: &Element, told: &Cell<(f64, f64)>) {
    let place = page.get_bounding_client_rect();
    let (width, height) = (place.width(), place.height().ceil());
    let (last_width, last) = told.get();
    let is_other = (width - last_width).abs() > 1.0;
    if height > 0.0 && (is_other || height > last + 1.0) {
        told.set((width, height));
        host.post("resize", None, vec![("height", Value::Number(height))]);
    }
}

fn page() -> Option<Element> {
    let document = window()?.document()?;
    document.query_selector(".framed").ok().flatten()
}

fn follow_hash(state: &Shared) {
    let (query, hash) = browser::query_and_hash();
    let told = options::read(&query, &hash);
    let settings = Settings {
        rules: *told.game.rules(),
        ..state.settings
    };
    state.dispatch(match told.faults.first() {
        Some(fault) => Action::Warn(misaddressed(fault)),
        None => Action::Order(Order::Load(Box::new((settings, told.game)))),
    });
}

fn hear(host: &Host, event: &MessageEvent, state: &Shared, is_ordered: &Cell<bool>) {
    let source = event.source().map(JsValue::from);
    if event.origin() != *host.origin || source.as_ref() != Some(host.window.as_ref()) {
        return;
    }
    let data = event.data();
    let Some(incoming) = data
        .is_object()
        .then(|| message::read(&Posted(data)))
        .flatten()
    else {
        return;
    };
    let id = incoming.id;
    let command = incoming.command;
    let done = command.and_then(|command| {
        let next = match embed::obey(state, &command)? {
            None => State::clone(state),
            Some(order) => {
                let action = Action::Order(order);
                let next = state.after(action.clone());
                is_ordered.set(next.round != state.round);
                state.dispatch(action);
                next
            }
        };
        let mut report = embed::state_of(&next);
        if command == Command::GetState(true) {
            report.push(("picture", picture(&next).into()));
        }
        Ok(report)
    });
    match done {
        Ok(report) => host.post("state", id, report),
        Err(refusal) => host.post("error", id, embed::refused(&refusal)),
    }
}

fn picture(state: &State) -> String {
    let look = Look {
        near: state.near(),
        direction: state.settings.direction,
        coordinates: state.frame.as_ref().is_none_or(|frame| frame.coords),
        ..Look::of(state.language.clone())
    };
    svg(&Scene::of(&state.game), &look)
}

/// The page around the frame.
#[derive(Clone)]
struct Host {
    window: Window,
    origin: Rc<str>,
}

impl Host {
    fn of(opening: &Opening) -> Option<Host> {
        let own = window()?;
        let parent = own.parent().ok().flatten()?;
        let origin = opening.options.origin.clone()?;
        let is_framed = parent != own;
        is_framed.then_some(Host {
            window: parent,
            origin,
        })
    }

    fn post(&self, kind: &str, id: Option<Value>, fields: Vec<(&'static str, Value)>) {
        let message = Object::new();
        let head = [
            ("source", SOURCE.into()),
            ("v", VERSION.into()),
            ("type", kind.into()),
        ];
        let id = id.map(|id| ("id", id));
        for (name, value) in head.into_iter().chain(id).chain(fields) {
            let value = match value {
                Value::Text(text) => text.into(),
                Value::Number(number) => number.into(),
                Value::Flag(flag) => flag.into(),
                Value::Missing | Value::Null | Value::Other => JsValue::NULL,
            };
            // A fresh object takes any property.
            let _ = Reflect::set(&message, &name.into(), &value);
        }
        // An origin that the browser cannot read is nobody's.
        let _ = self.window.post_message(&message, &self.origin);
    }
}

/// A message as it was posted. The browser has copied it: nothing in it runs.
struct Posted(JsValue);

impl Fields for Posted {
    fn field(&self, name: &str) -> Value {
        let Ok(value) = Reflect::get(&self.0, &name.into()) else {
            return Value::Other;
        };
        if value.is_undefined() {
            Value::Missing
        } else if value.is_null() {
            Value::Null
        } else if let Some(flag) = value.as_bool() {
            Value::Flag(flag)
        } else if let Some(number) = value.as_f64() {
            Value::Number(number)
        } else {
            let text = value.dyn_ref::<JsString>();
            let text = text.filter(|text| text.length() as usize <= LONGEST_TEXT);
            text.map_or(Value::Other, |text| Value::Text(String::from(text)))
        }
    }
}
