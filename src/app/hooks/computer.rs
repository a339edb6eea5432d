//! The computer player.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::app::page::Shared;
use crate::app::state::{Action, Help, State};
use crate::engine::{Level, Report, agrees};
use crate::view::message::{Message, Trouble};
use crate::worker::{Client, Status, page_spawner};

/// No answer comes sooner than this many milliseconds after the question: a
/// reply at once would look as if nobody had thought.
const LEAST_THINKING: f64 = 600.0;

/// The level that judges an offer to stop: far-sighted, and limited by what it
/// looks at, so that it judges alike on every machine.
const JUDGE: Level = Level::ALL[6];

/// What the computer is asked, in a round and after so many plies played or
/// shown. It is asked one thing at a time, and its move comes first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Question {
    /// Its move.
    Move(u32, usize),
    /// Whether it agrees to stop.
    Stop(u32, usize),
    /// The best move in the shown position.
    Advice(u32, usize),
    /// What all moves in the shown position are worth, and whether the endgame
    /// tables know it: when they come to do, it is asked again.
    Analysis(Place, bool),
}

/// A position of a game as the page knows it: the round, plies played and
/// plies shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place(u32, usize, usize);

impl Place {
    fn of(state: &State) -> Place {
        Place(state.round, state.game.len(), state.game.shown())
    }
}

/// What the analysis has found out so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    place: Place,
    /// The last report, if there is one.
    pub report: Option<Rc<Report>>,
    /// Whether there will be no other.
    pub is_over: bool,
}

impl Analysis {
    /// Whether it is of the position that is shown.
    #[must_use]
    pub fn is_of(&self, state: &State) -> bool {
        self.place == Place::of(state)
    }
}

/// What the analysis has found out, if it ever began.
pub type Thinks = Option<Analysis>;

/// Asks the computer for its move when it is to play, what it thinks of an
/// offer to stop, and for advice and analyses; gives what it analyses. The
/// endgame tables know boards of up to `tabled` seeds.
#[hook]
pub fn use_computer(state: &Shared, client: &Rc<Client>, tabled: u32) -> Thinks {
    let thinks = use_state(|| None);
    use_renewal(state, client);
    let asked = question(state, tabled);
    let (state, client, setter) = (state.clone(), client.clone(), thinks.setter());
    use_effect_with(asked, move |&asked| {
        // It lives until the question is settled or no longer asked.
        let pause = Rc::new(Cell::new(None));
        match asked {
            None => (),
            Some(Question::Analysis(place, _)) => analyse(&client, &state, place, setter),
            Some(Question::Advice(round, shown)) => {
                let shared = state.clone();
                client.advise(&state.game, move |report| {
                    let report = Box::new(report);
                    shared.dispatch(Action::Advise {
                        round,
                        shown,
                        report,
                    });
                });
            }
            Some(question) => ask(&client, &state, question, &pause),
        }
        move || {
            drop(pause);
            client.cancel();
        }
    });
    (*thinks).clone()
}

fn question(state: &State, tabled: u32) -> Option<Question> {
    let Place(round, plies, shown) = Place::of(state);
    if state.is_thinking() {
        Some(Question::Move(round, plies))
    } else if state.offered_at == Some(plies) {
        Some(Question::Stop(round, plies))
    } else if state.help == Help::Asked {
        Some(Question::Advice(round, shown))
    } else {
        let can_analyse = state.analyses && !state.game.legal().is_empty();
        let seeds = u32::from(state.game.position().board().seeds_in_pits());
        can_analyse.then(|| Question::Analysis(Place::of(state), seeds <= tabled))
    }
}

fn ask(client: &Client, state: &Shared, question: Question, pause: &Rc<Cell<Option<Timeout>>>) {
    let mover = state.game.position().side();
    let level = match question {
        Question::Move(..) => state.settings.computer(mover).unwrap_or(JUDGE),
        _ => JUDGE,
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
            Question::Stop(round, plies) => Action::Decide {
                round,
                plies,
                // The value is that of the person, who is to move.
                agrees: agrees(&stopped, mover.other(), -choice.value),
            },
            Question::Advice(..) | Question::Analysis(..) => return,
        };
        let rest = LEAST_THINKING - (js_sys::Date::now() - began);
        // A clock that was set meanwhile must not hold the game up.
        let rest = rest.clamp(0.0, LEAST_THINKING) as u32;
        let timer = Timeout::new(rest, move || state.dispatch(answer));
        pause.set(Some(timer));
    });
}

fn analyse(client: &Client, state: &State, place: Place, setter: UseStateSetter<Thinks>) {
    let last = RefCell::new(None);
    let tell = move |report: Option<Rc<Report>>, is_over| {
        setter.set(Some(Analysis {
            place,
            report,
            is_over,
        }));
    };
    tell(None, false);
    let end = AtEnd { last, tell };
    client.analyse(&state.game, move |report| {
        let report = Rc::new(report);
        end.last.replace(Some(report.clone()));
        (end.tell)(Some(report), false);
    });
}

/// Tells the last report once more, as the last, when no other can come.
struct AtEnd<F: Fn(Option<Rc<Report>>, bool)> {
    last: RefCell<Option<Rc<Report>>>,
    tell: F,
}

impl<F: Fn(Option<Rc<Report>>, bool)> Drop for AtEnd<F> {
    fn drop(&mut self) {
        (self.tell)(self.last.take(), true);
    }
}

/// With each new game, looks for a worker again if none could be had.
#[hook]
fn use_renewal(state: &Shared, client: &Rc<Client>) {
    let client = client.clone();
    use_effect_with(state.begun, move |&begun| {
        if begun > 0 {
            client.renew();
        }
    });
}

/// The channel to the computer player, as long as the page lives. `on_ready`
/// hears of each worker that is ready, none of which has endgame tables.
#[hook]
pub fn use_client(state: &Shared, on_ready: Callback<()>) -> Rc<Client> {
    let state = state.clone();
    use_memo((), move |()| {
        Client::new(page_spawner(), move |status| {
            let trouble = match status {
                Status::Ready => None,
                Status::Restarted => Some(Trouble::WorkerRestarted),
                Status::OnPage => Some(Trouble::NoWorker),
            };
            if status != Status::OnPage {
                on_ready.emit(());
            }
            let warning = trouble.map(|trouble| Action::Warn(Message::Trouble(trouble)));
            warning
                .into_iter()
                .for_each(|warning| state.dispatch(warning));
        })
    })
}

/// What makes one game of the computer differ from the next.
fn seed() -> u64 {
    (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64
}
