//! Fake workers, and questions that remember their answers.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use awale::engine::{Choice, Level};
use awale::rules::Game;
use awale::worker::messages::BUILD;
use awale::worker::{Client, Patience, Spawner, Status};
use gloo::timers::callback::Timeout;
use js_sys::{Array, Function, Promise};
use wasm_bindgen::JsValue;
use web_sys::{Blob, Url, Worker};

/// Enough for a worker on a busy machine.
pub const LONG: Patience = Patience {
    ready: 20_000,
    ready_again: 20_000,
    answer: 20_000,
    stop: 20_000,
    paint: 1,
};
/// For workers that are to fail.
pub const SHORT: Patience = Patience {
    ready: 50,
    ready_again: 50,
    answer: 50,
    stop: 50,
    paint: 1,
};

/// What every fake worker can do.
const PRELUDE: &str = "
    let asked = () => {};
    const say = (message) => postMessage({ text: JSON.stringify(message) });
    const ready = (build) => say({ ready: { build } });
    const chosen = (id, pit) => say({ answer: { id, reply: { chosen:
        { pit, value: 1, depth: 2, nodes: 3 } } } });
    const thought = (id, depth, pits) => say({ thought: { id, found: { depth, nodes: 3,
        moves: pits.map((pit) => ({ pit, value: 1, exact: false, line: pit + 'f' })) } } });
    const beat = () => {
        const channel = new BroadcastChannel(NAME);
        channel.postMessage(0);
        setInterval(() => channel.postMessage(0), 10);
    };
    onmessage = ({ data }) => {
        const { id, request } = JSON.parse(data.text);
        asked(id, request);
    };
";

pub async fn sleep(ms: u32) {
    let promise = Promise::new(&mut |resolve: Function, _| {
        let wake = move || drop(resolve.call0(&JsValue::NULL));
        Timeout::new(ms, wake).forget();
    });
    let _ = promise.await;
}

/// Workers that follow scripts, and what the client made of them.
#[derive(Clone)]
pub struct Fakes {
    /// The n-th worker follows the n-th script, or the last one.
    scripts: Rc<Vec<String>>,
    name: String,
    slow: u32,
    attempts: Rc<RefCell<Vec<u32>>>,
    statuses: Rc<RefCell<Vec<Status>>>,
}

impl Fakes {
    pub fn new(scripts: &[&str]) -> Fakes {
        let name = format!("fakes-{}", js_sys::Math::random());
        let listen = "self[name] = 0; new BroadcastChannel(name).onmessage = () => self[name]++;";
        let name_value = JsValue::from_str(&name);
        Function::new_with_args("name", listen)
            .call1(&JsValue::NULL, &name_value)
            .unwrap();
        let scripts = scripts
            .iter()
            .map(|script| format!("const BUILD = {BUILD:?}, NAME = {name:?}; {PRELUDE} {script}"))
            .collect();
        Fakes {
            scripts: Rc::new(scripts),
            name,
            slow: 0,
            attempts: Rc::default(),
            statuses: Rc::default(),
        }
    }

    /// No way to start a worker.
    pub fn barred() -> Fakes {
        Fakes::new(&[])
    }

    /// Workers that come so many milliseconds late.
    pub fn slow(self, ms: u32) -> Fakes {
        Fakes { slow: ms, ..self }
    }

    pub fn spawner(&self) -> Spawner {
        let fakes = self.clone();
        Rc::new(move |attempt| {
            let number = fakes.attempts.borrow().len();
            fakes.attempts.borrow_mut().push(attempt);
            let Some(script) = fakes.scripts.get(number).or(fakes.scripts.last()) else {
                return Promise::reject(&"barred".into());
            };
            let (worker, slow) = (start(script), fakes.slow);
            js_sys::futures::future_to_promise(async move {
                if slow > 0 {
                    sleep(slow).await;
                }
                Ok(worker.into())
            })
        })
    }

    pub fn client(&self, patience: Patience) -> Client {
        let statuses = self.statuses.clone();
        let keep = move |status| statuses.borrow_mut().push(status);
        Client::with_patience(patience, self.spawner(), keep)
    }

    pub fn attempts(&self) -> Vec<u32> {
        self.attempts.borrow().clone()
    }

    pub fn statuses(&self) -> Vec<Status> {
        self.statuses.borrow().clone()
    }

    pub async fn until_status(&self, status: Status) {
        while !self.statuses.borrow().contains(&status) {
            sleep(5).await;
        }
    }

    /// How often the workers have beaten so far.
    pub fn beats(&self) -> f64 {
        let beats = js_sys::Reflect::get(&js_sys::global(), &self.name.as_str().into());
        beats.unwrap().as_f64().unwrap()
    }

    pub async fn until_beat(&self) {
        while self.beats() == 0.0 {
            sleep(5).await;
        }
    }
}

fn start(script: &str) -> Worker {
    let blob = Blob::new_with_str_sequence(&Array::of1(&script.into())).unwrap();
    Worker::new(&Url::create_object_url_with_blob(&blob).unwrap()).unwrap()
}

/// A question to a client.
pub struct Question {
    answers: Rc<RefCell<Vec<Choice>>>,
    /// Held by the closure that waits for the answer.
    held: std::rc::Weak<()>,
    longest: Rc<Cell<f64>>,
}

impl Question {
    pub fn ask(client: &Client, game: &Game, level: u8) -> Question {
        let answers: Rc<RefCell<Vec<Choice>>> = Rc::default();
        let hold = Rc::new(());
        let question = Question {
            answers: answers.clone(),
            held: Rc::downgrade(&hold),
            longest: Rc::default(),
        };
        let longest = question.longest.clone();
        let is_open = question.held.clone();
        js_sys::futures::spawn_local(async move {
            while is_open.upgrade().is_some() {
                let before = js_sys::Date::now();
                sleep(0).await;
                longest.set(longest.get().max(js_sys::Date::now() - before));
            }
        });
        let is_asked = client.choose(game, Level::new(level).unwrap(), 7, move |choice| {
            answers.borrow_mut().push(choice);
            drop(hold);
        });
        assert!(is_asked);
        assert!(question.answers.borrow().is_empty(), "answered at once");
        question
    }

    pub async fn answer(&self) -> Choice {
        while self.answers() == 0 {
            assert!(!self.is_dropped(), "the question was dropped");
            sleep(5).await;
        }
        self.answers.borrow()[0]
    }

    pub fn answers(&self) -> usize {
        self.answers.borrow().len()
    }

    /// Whether the closure that waits for the answer was called or dropped.
    pub fn is_dropped(&self) -> bool {
        self.held.upgrade().is_none()
    }

    /// The longest time in milliseconds for which no timer was served while
    /// the question was open.
    pub async fn longest_pause(&self) -> f64 {
        sleep(20).await;
        self.longest.get()
    }
}
