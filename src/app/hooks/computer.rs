//! The computer player.

use std::cell::Cell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::app::page::Shared;
use crate::app::state::{Action, State};
use crate::engine::{Level, agrees};
use crate::view::message::{Message, Trouble};
use crate::worker::{Client, Status, page_spawner};

/// No answer comes sooner than this many milliseconds after the question: a
/// reply at once would look as if nobody had thought.
const LEAST_THINKING: f64 = 600.0;

/// The level that judges an offer to stop: far-sighted, and limited by what it
/// looks at, so that it judges alike on every machine.
const JUDGE: Level = Level::ALL[6];

/// What the computer is asked, in a round and after so many plies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Question {
    /// Its move.
    Move(u32, usize),
    /// Whether it agrees to stop.
    Stop(u32, usize),
}

/// Asks the computer for its move when it is to play, and what it thinks of an
/// offer to stop.
#[hook]
pub fn use_computer(state: &Shared) {
    let client = use_client(state);
    let asked = question(state);
    let state = state.clone();
    use_effect_with(asked, move |&asked| {
        // Both live until the question is settled or no longer asked.
        let pause = Rc::new(Cell::new(None));
        if let Some(question) = asked {
            ask(&client, &state, question, &pause);
        }
        move || {
            drop(pause);
            client.cancel();
        }
    });
}

fn question(state: &State) -> Option<Question> {
    let (round, plies) = (state.round, state.game.len());
    if state.is_thinking() {
        Some(Question::Move(round, plies))
    } else {
        let is_offered = state.offered_at == Some(plies);
        is_offered.then_some(Question::Stop(round, plies))
    }
}

fn ask(client: &Client, state: &Shared, question: Question, pause: &Rc<Cell<Option<Timeout>>>) {
    let mover = state.game.position().side();
    let level = match question {
        Question::Move(..) => state.settings.computer(mover).unwrap_or(JUDGE),
        Question::Stop(..) => JUDGE,
    };
    let (began, pause, state) = (js_sys::Date::now(), Rc::downgrade(pause), state.clone());
    let game = Rc::clone(&state.game);
    let stopped = game.agreement();
    client.choose(&game, level, seed(), move |choice| {
        let Some(pause) = pause.upgrade() else { return };
        let answer = match question {
            Question::Move(round, plies) => Action::Answer {
                round,
                plies,
                pit: choice.pit,
            },
            // The value is that of the person, who is to move.
            Question::Stop(round, plies) => Action::Decide {
                round,
                plies,
                agrees: agrees(&stopped, mover.other(), -choice.value),
            },
        };
        let rest = LEAST_THINKING - (js_sys::Date::now() - began);
        // A clock that was set meanwhile must not hold the game up.
        let rest = rest.clamp(0.0, LEAST_THINKING) as u32;
        let timer = Timeout::new(rest, move || state.dispatch(answer));
        pause.set(Some(timer));
    });
}

/// The channel to the computer player, as long as the page lives.
#[hook]
fn use_client(state: &Shared) -> Rc<Client> {
    let state = state.clone();
    use_memo((), move |()| {
        Client::new(page_spawner(), move |status| {
            let trouble = match status {
                Status::Ready => return,
                Status::Restarted => Trouble::WorkerRestarted,
                Status::OnPage => Trouble::NoWorker,
            };
            state.dispatch(Action::Warn(Message::Trouble(trouble)));
        })
    })
}

/// What makes one game of the computer differ from the next.
fn seed() -> u64 {
    (js_sys::Math::random() * 2f64.powi(53)) as u64
}
