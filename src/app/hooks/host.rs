//! The page around the frame: what it says, and what it is told.
//!
//! Only the parent window is heard, and only if its origin is the one that the
//! frame's address names; only that origin is told anything. Without one there
//! is no way in and none out.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, MessageEvent, ResizeObserver, window};
use yew::prelude::*;

use super::host_window::Host;
use super::languages::speak;
use crate::app::browser;
use crate::app::page::Shared;
use crate::app::state::{Action, Order, State};
use crate::embed::message::{self, Command, OPTION};
use crate::embed::{self, Fault, Opening, Options, Refusal, Report, Value};
use crate::rules::Game;
use crate::settings::Settings;
use crate::storage;
use crate::view::message::Message;
use crate::view::picture::{Look, Scene, svg};
use crate::view::talk::Talk;

/// What an address says of its game, in the hash.
const GAME: [&str; 3] = ["p", "m", "end"];

/// How often the height is told at most, in milliseconds.
const CALM: u32 = 100;

/// What the frame's address says, if the page is in one.
pub fn framed() -> Option<Opening> {
    storage::is_embedded().then(|| {
        let (query, hash) = browser::query_and_hash();
        embed::read(&query, &hash)
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
/// when its hash changes. All of it is one effect: each costs the page.
#[hook]
pub fn use_host(state: &Shared, opening: &Rc<Option<Opening>>) {
    let link = use_mut_ref(|| None::<Rc<Link>>);
    let (state, opening) = (state.clone(), opening.clone());
    use_effect(move || {
        if let Some(opening) = &*opening {
            let mut link = link.borrow_mut();
            let link = link.get_or_insert_with(|| Link::new(opening, &state));
            link.follow(&state);
        }
    });
}

/// The frame between its page and its host.
struct Link {
    host: Option<Host>,
    latest: RefCell<Shared>,
    /// What the host knows of.
    known: RefCell<Known>,
    frame: RefCell<Option<Rc<Options>>>,
    /// How often another language has been wanted.
    wishes: Rc<Cell<u32>>,
    /// Width and height that were told last.
    size: Cell<(f64, f64)>,
    timer: Cell<Option<Timeout>>,
    kept: RefCell<Vec<EventListener>>,
}

#[derive(Clone)]
struct Known {
    game: Rc<Game>,
    round: u32,
}

impl Known {
    fn of(state: &State) -> Known {
        Known {
            game: Rc::clone(&state.game),
            round: state.round,
        }
    }
}

impl Link {
    fn new(opening: &Opening, state: &Shared) -> Rc<Link> {
        let link = Rc::new(Link {
            host: Host::of(opening),
            latest: RefCell::new(state.clone()),
            known: RefCell::new(Known::of(state)),
            frame: RefCell::new(state.frame.clone()),
            wishes: Rc::default(),
            size: Cell::default(),
            timer: Cell::default(),
            kept: RefCell::default(),
        });
        for fault in &opening.faults {
            let refusal = Refusal::new(OPTION, fault.to_string());
            link.post("error", None, embed::refused(&refusal));
        }
        link.post("ready", None, embed::state_of(state));
        if let Some(window) = window() {
            let heard = ["hashchange", "message"].map(|name| {
                let link = Rc::downgrade(&link);
                EventListener::new(&window, name, move |event| {
                    let Some(link) = link.upgrade() else { return };
                    let state = link.latest.borrow().clone();
                    match event.dyn_ref::<MessageEvent>() {
                        Some(message) => link.hear(message, &state),
                        None => link.follow_hash(&state),
                    }
                })
            });
            link.kept.replace(heard.into());
        }
        link.watch();
        link
    }

    fn post(&self, kind: &str, id: Option<Value>, fields: Vec<(&'static str, Value)>) {
        if let Some(host) = &self.host {
            host.post(kind, id, fields);
        }
    }

    /// Does what has to be done when the page has been drawn.
    fn follow(&self, state: &Shared) {
        self.latest.replace(state.clone());
        let before = self.frame.replace(state.frame.clone());
        let lang = |frame: &Option<Rc<Options>>| frame.as_ref().and_then(|frame| frame.lang);
        if lang(&state.frame) != lang(&before) {
            speak(state, lang(&state.frame).unwrap_or_default(), &self.wishes);
        }
        if before != state.frame {
            // With other controls it can become lower.
            self.size.set((0.0, 0.0));
            self.tell_height();
        }
        self.tell(state, false);
    }

    /// Tells of moves, of the end, and of all else that changes the game.
    /// Another game that the host itself has ordered it has had as an answer.
    fn tell(&self, state: &State, is_ordered: bool) {
        let before = self.known.replace(Known::of(state));
        let is_other = before.round != state.round;
        if !is_other && Rc::ptr_eq(&before.game, &state.game) {
            return;
        }
        if !is_other {
            for report in embed::moved(&before.game, &state.game) {
                self.post("move", None, report);
            }
        }
        let ends = before.game.outcome().is_none() && !(is_other && is_ordered);
        if let Some(report) = embed::ended(&state.game).filter(|_| ends) {
            self.post("gameover", None, report);
        } else if is_other && !is_ordered {
            self.post("state", None, embed::state_of(state));
        }
    }

    /// Shows the game of the address as it is now. What is wrong with the
    /// options of it has been told before.
    fn follow_hash(&self, state: &Shared) {
        let (query, hash) = browser::query_and_hash();
        let told = embed::read(&query, &hash);
        let is_of_game = |fault: &&Fault| GAME.contains(&fault.name);
        let mut is_whole = true;
        for fault in told.faults.iter().filter(is_of_game) {
            let refusal = Refusal::new(OPTION, fault.to_string());
            self.post("error", None, embed::refused(&refusal));
            // There is one notice: that of the first.
            if is_whole {
                state.dispatch(Action::Warn(misaddressed(fault)));
            }
            is_whole = false;
        }
        if !is_whole {
            return;
        }
        let settings = Settings {
            rules: *told.game.rules(),
            ..state.settings
        };
        state.dispatch(Action::Dismiss);
        state.dispatch(Action::Order(Order::Load(Box::new((settings, told.game)))));
    }

    /// Tells the height whenever it changes, but not too often.
    fn watch(self: &Rc<Self>) {
        let (Some(page), Some(_)) = (page(), &self.host) else {
            return;
        };
        let link = Rc::clone(self);
        let measure = Closure::<dyn Fn()>::new(move || {
            let told = Rc::clone(&link);
            let timer = Timeout::new(CALM, move || told.tell_height());
            link.timer.set(Some(timer));
        });
        if let Ok(observer) = ResizeObserver::new(measure.as_ref().unchecked_ref()) {
            observer.observe(&page);
        }
        // It lives as long as the page in the frame.
        measure.forget();
    }

    /// The height only grows while the width stays, so that nothing on the
    /// host's page moves for a sentence that comes and goes.
    fn tell_height(&self) {
        let Some(page) = page() else { return };
        let place = page.get_bounding_client_rect();
        let (width, height) = (place.width(), place.height().ceil());
        let (last_width, last) = self.size.get();
        let is_other = (width - last_width).abs() > 1.0;
        if height > 0.0 && (is_other || height > last + 1.0) {
            self.size.set((width, height));
            self.post("resize", None, vec![("height", Value::Number(height))]);
        }
    }

    fn hear(&self, event: &MessageEvent, state: &Shared) {
        let Some(host) = &self.host else { return };
        let Some(incoming) = host.heard(event).and_then(|posted| message::read(&posted)) else {
            return;
        };
        let (id, round) = (incoming.id, state.round);
        match incoming
            .command
            .and_then(|command| self.obey(&command, state))
        {
            Ok(report) => host.post("state", id, report),
            Err(refusal) => host.post("error", id, embed::refused(&refusal)),
        }
        // Before the next message, which can come before the page is drawn.
        self.tell(state, state.round != round);
    }

    fn obey(&self, command: &Command, state: &Shared) -> Result<Report, Refusal> {
        if let Some(order) = embed::obey(state, command)? {
            state.dispatch(Action::Order(order));
        }
        let mut report = embed::state_of(state);
        if *command == Command::GetState(true) {
            report.push(("picture", picture(state).into()));
        }
        Ok(report)
    }
}

fn page() -> Option<Element> {
    let document = window()?.document()?;
    document.query_selector(".framed").ok().flatten()
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
