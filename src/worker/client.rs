//! The page's side of the channel.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use gloo::timers::callback::Timeout;
use js_sys::futures::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::Worker;

use super::answer::SLOWEST;
use super::deadline::Deadline;
use super::envelope::now;
use super::link::{Effect, Event, Link, Patience, Question, Status};
use super::messages::{Choose, Request, ToWorker};
use super::spawn::{Line, Spawner};
use crate::engine::{self, Choice, Level, Mind};
use crate::notation::oware;
use crate::rules::{Game, Trail};

/// How long a search on the page holds it up at most, in milliseconds.
const ON_PAGE_MS: u32 = 30;

/// Chooses moves in a worker, or on the page where no worker can be had.
///
/// It answers one question at a time. Dropping it ends the worker and
/// forgets the question. Several clients share nothing.
///
/// No callback runs before the call that caused it returns; every callback
/// may call the client again or drop it.
pub struct Client {
    inner: Rc<Inner>,
}

impl Client {
    /// Starts a worker. `on_status` hears what players may want to know.
    pub fn new(spawner: Spawner, on_status: impl Fn(Status) + 'static) -> Client {
        Self::with_patience(Patience::default(), spawner, on_status)
    }

    /// As [`new`](Self::new), with other limits of time.
    pub fn with_patience(
        patience: Patience,
        spawner: Spawner,
        on_status: impl Fn(Status) + 'static,
    ) -> Client {
        let inner = Rc::new(Inner {
            spawner,
            on_status: Box::new(on_status),
            link: RefCell::new(Link::new(patience)),
            effects: RefCell::new(VecDeque::new()),
            is_working: Cell::new(false),
            is_closed: Cell::new(false),
            last_id: Cell::new(0),
            job: RefCell::new(None),
            spawned: Cell::new(0),
            line: RefCell::new(None),
            timer: RefCell::new(None),
        });
        inner.happened(Event::Begin);
        Client { inner }
    }

    /// Asks for a move in the shown position of a game; `done` gets it. An
    /// earlier question that has no answer yet is forgotten, and `done` is
    /// dropped if there comes none. Returns whether there is a move to choose.
    pub fn choose(
        &self,
        game: &Game,
        level: Level,
        seed: u64,
        done: impl FnOnce(Choice) + 'static,
    ) -> bool {
        let legal = game.legal();
        if legal.is_empty() {
            self.cancel();
            return false;
        }
        let id = self.inner.next_id();
        let request = Request::Choose(Choose {
            rules: game.rules().to_string(),
            position: game.start().to_string(),
            moves: oware::write_moves(&game.moves()[..game.shown()]),
            level: level.number(),
            seed,
        });
        let job = Job {
            id,
            trail: game.trail(),
            level,
            seed,
            done: Box::new(done),
        };
        let old = self.inner.job.replace(Some(job));
        self.inner.happened(Event::Ask(Question {
            id,
            text: ToWorker { id, request }.to_text(),
            legal,
            thinking: level.plan().time.unwrap_or(SLOWEST),
        }));
        // Last, for what is dropped may call the client.
        drop(old);
        true
    }

    /// Forgets the question, if there is one.
    pub fn cancel(&self) {
        let old = self.inner.job.take();
        self.inner.happened(Event::Cancel);
        drop(old);
    }

    /// Whether a question waits for its answer.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.inner.job.borrow().is_some()
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        self.inner.close();
    }
}

/// A question, with what is needed to answer it here and to hand it over.
struct Job {
    id: u32,
    trail: Trail,
    level: Level,
    seed: u64,
    done: Box<dyn FnOnce(Choice)>,
}

/// What the client, its timer and its worker's listeners share. None of its
/// cells is borrowed while anything runs that could come back to it: not
/// while callbacks run, nor while what callbacks hold is dropped.
struct Inner {
    spawner: Spawner,
    on_status: Box<dyn Fn(Status)>,
    link: RefCell<Link>,
    /// What is still to be done.
    effects: RefCell<VecDeque<Effect>>,
    /// Whether someone further down the stack is doing it.
    is_working: Cell<bool>,
    is_closed: Cell<bool>,
    last_id: Cell<u32>,
    job: RefCell<Option<Job>>,
    /// How many workers were wanted so far; only the last one is wanted still.
    spawned: Cell<u32>,
    line: RefCell<Option<Line>>,
    timer: RefCell<Option<Timeout>>,
}

impl Inner {
    fn next_id(&self) -> u32 {
        // 0 is no request's id.
        let id = self.last_id.get().checked_add(1).unwrap_or(1);
        self.last_id.set(id);
        id
    }

    /// Does what follows from an event. What follows from events in between,
    /// when callbacks call the client, is done after that, in order.
    fn happened(self: &Rc<Self>, event: Event) {
        if self.is_closed.get() {
            return;
        }
        let effects = self.link.borrow_mut().handle(event);
        self.effects.borrow_mut().extend(effects);
        if self.is_working.replace(true) {
            return;
        }
        loop {
            let next = self.effects.borrow_mut().pop_front();
            let Some(effect) = next else { break };
            self.perform(effect);
        }
        self.is_working.set(false);
    }

    fn perform(self: &Rc<Self>, effect: Effect) {
        match effect {
            Effect::Spawn(way) => self.spawn(way),
            Effect::Terminate => self.hang_up(),
            Effect::Post(text) => {
                if let Some(line) = &*self.line.borrow() {
                    line.post(&text);
                }
            }
            Effect::Wait(ms) => self.wait(ms),
            Effect::StopWaiting => drop(self.timer.take()),
            Effect::Deliver(id, choice) => {
                if let Some(job) = self.take_job(id) {
                    (job.done)(choice);
                }
            }
            Effect::SearchHere(id) => self.search_here(id),
            Effect::Tell(status) => (self.on_status)(status),
        }
    }

    fn spawn(self: &Rc<Self>, way: u32) {
        self.hang_up();
        let number = self.spawned.get();
        let promise = (self.spawner)(way);
        let weak = Rc::downgrade(self);
        spawn_local(async move {
            let worker = promise
                .await
                .ok()
                .and_then(|value| value.dyn_into::<Worker>().ok());
            let inner = weak
                .upgrade()
                .filter(|inner| inner.spawned.get() == number && !inner.is_closed.get());
            match (inner, worker) {
                (Some(inner), Some(worker)) => inner.open(worker),
                (Some(inner), None) => inner.happened(Event::Failed),
                // It comes too late.
                (None, Some(worker)) => worker.terminate(),
                (None, None) => (),
            }
        });
    }

    fn open(self: &Rc<Self>, worker: Worker) {
        let tell = |weak: Weak<Inner>| {
            move |event| {
                if let Some(inner) = weak.upgrade() {
                    inner.happened(event);
                }
            }
        };
        let heard = tell(Rc::downgrade(self));
        let failed = tell(Rc::downgrade(self));
        let line = Line::open(
            worker,
            move |text| heard(Event::Heard(text)),
            move || failed(Event::Failed),
        );
        drop(self.line.replace(Some(line)));
    }

    /// Ends the worker, and any that is still being started.
    fn hang_up(&self) {
        self.spawned.set(self.spawned.get().wrapping_add(1));
        drop(self.line.take());
    }

    fn wait(self: &Rc<Self>, ms: u32) {
        let weak = Rc::downgrade(self);
        let timer = Timeout::new(ms, move || {
            if let Some(inner) = weak.upgrade() {
                inner.happened(Event::TimeUp);
            }
        });
        drop(self.timer.replace(Some(timer)));
    }

    fn search_here(&self, id: u32) {
        let Some(job) = self.take_job(id) else { return };
        let mut deadline = Deadline::after(ON_PAGE_MS, now);
        let mut mind = Mind::new(job.trail.rules(), 1 << 20);
        if let Some(choice) =
            engine::choose(&mut mind, &job.trail, job.level, job.seed, &mut deadline)
        {
            (job.done)(choice);
        }
    }

    /// The question with this id, if it is still wanted.
    fn take_job(&self, id: u32) -> Option<Job> {
        let mut job = self.job.borrow_mut();
        job.take_if(|job| job.id == id)
    }

    fn close(&self) {
        self.is_closed.set(true);
        self.effects.borrow_mut().clear();
        self.hang_up();
        drop(self.timer.take());
        let job = self.job.take();
        drop(job);
    }
}
