//! The page's side of the channel.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use gloo::timers::callback::Timeout;
use js_sys::ArrayBuffer;
use web_sys::Worker;

use super::deadline::Deadline;
use super::desk::{ADVISING, HEARTBEAT, SLOWEST};
use super::envelope::{Envelope, now};
use super::event::{Answer, Effect, Event, Kind, Patience, Question, Status};
use super::job::{Job, Wanted, line_of, report_of};
use super::link::Link;
use super::messages::{Choose, Request, ToWorker};
use super::spawn::{Line, Spawner, await_worker};
use crate::engine::{self, Choice, Level, Mind, Report};
use crate::rules::Game;

/// How long a search on the page holds it up at most, in milliseconds.
const ON_PAGE_MS: u32 = 30;

/// The level that plays as well as it can.
const STRONGEST: Level = Level::ALL[7];

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
        let choose = Choose {
            line: line_of(game),
            level: level.number(),
            seed,
        };
        let wanted = Wanted::Move(level, seed, Box::new(done));
        let time = level.plan().time.unwrap_or(SLOWEST);
        self.ask(game, Request::Choose(choose), wanted, time)
    }

    /// Asks for the best move in the shown position; the report tells it
    /// first. All else is as with [`choose`](Self::choose).
    pub fn advise(&self, game: &Game, done: impl FnOnce(Report) + 'static) -> bool {
        let request = Request::Advise(line_of(game));
        self.ask(game, request, Wanted::Advice(Box::new(done)), ADVISING)
    }

    /// Asks what each move in the shown position is worth: `heard` gets report
    /// after report, and is dropped after the last. There comes none where no
    /// worker can be had. All else is as with [`choose`](Self::choose).
    pub fn analyse(&self, game: &Game, heard: impl Fn(Report) + 'static) -> bool {
        let request = Request::Analyse(line_of(game));
        self.ask(game, request, Wanted::Reports(Rc::new(heard)), HEARTBEAT)
    }

    fn ask(&self, game: &Game, request: Request, wanted: Wanted, thinking: u32) -> bool {
        let legal = game.legal();
        if legal.is_empty() {
            self.cancel();
            return false;
        }
        let id = self.inner.next_id();
        let kind = match wanted {
            Wanted::Move(..) => Kind::Move,
            Wanted::Advice(_) => Kind::Advice,
            Wanted::Reports(_) => Kind::Analysis,
        };
        let job = Job {
            id,
            trail: game.trail(),
            wanted,
        };
        let old = self.inner.job.replace(Some(job));
        self.inner.happened(Event::Ask(Question {
            id,
            text: ToWorker { id, request }.to_text(),
            legal,
            thinking,
            kind,
        }));
        // Last, for what is dropped may call the client.
        drop(old);
        true
    }

    /// Looks again for a worker if none could be had, unless a question waits.
    pub fn renew(&self) {
        self.inner.happened(Event::Renew);
    }

    /// Hands the worker the bytes of the next endgame table of a rule set,
    /// told by its canonical text. One that is not ready does not get them;
    /// that it is ready later is told.
    pub fn hand_over(&self, rules: String, bytes: &ArrayBuffer) {
        let request = Request::Layer { rules };
        let id = self.inner.next_id();
        let text = ToWorker { id, request }.to_text();
        if !self.inner.link.borrow().is_ready() {
            return;
        }
        if let Some(line) = &*self.inner.line.borrow() {
            line.post(&text, Some(bytes));
        }
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
                    line.post(&text, None);
                }
            }
            Effect::Wait(ms) => self.wait(ms),
            Effect::StopWaiting => drop(self.timer.take()),
            Effect::Deliver(id, answer) => {
                match (self.take_job(id).map(|job| job.wanted), answer) {
                    (Some(Wanted::Move(.., done)), Answer::Choice(choice)) => done(choice),
                    (Some(Wanted::Advice(done)), Answer::Advice(report)) => done(report),
                    // The other kind of answer is none.
                    _ => (),
                }
            }
            Effect::Report(id, report) => {
                let heard = match &*self.job.borrow() {
                    Some(job) if job.id == id => match &job.wanted {
                        Wanted::Reports(heard) => Some(heard.clone()),
                        _ => None,
                    },
                    _ => None,
                };
                heard.into_iter().for_each(|heard| heard(report.clone()));
            }
            Effect::Close(id) => drop(self.take_job(id)),
            Effect::SearchHere(id) => self.search_here(id),
            Effect::Tell(status) => (self.on_status)(status),
        }
    }

    fn spawn(self: &Rc<Self>, way: u32) {
        self.hang_up();
        let number = self.spawned.get();
        let promise = (self.spawner)(way);
        let weak = Rc::downgrade(self);
        let who_waits = move || {
            let inner = weak.upgrade()?;
            let is_wanted = inner.spawned.get() == number && !inner.is_closed.get();
            is_wanted.then_some(inner)
        };
        await_worker(promise, who_waits, |inner, worker| match worker {
            Some(worker) => inner.open(worker),
            None => inner.happened(Event::Failed),
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
            Box::new(move |message: Envelope| heard(Event::Heard(message.text))),
            Box::new(move || failed(Event::Failed)),
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
        let (trail, mut mind) = (&job.trail, Mind::new(job.trail.rules(), 1 << 20));
        match job.wanted {
            Wanted::Move(level, seed, done) => {
                engine::choose(&mut mind, trail, level, seed, &mut deadline).map(done);
            }
            Wanted::Advice(done) => {
                let choice = engine::choose(&mut mind, trail, STRONGEST, 0, &mut deadline);
                choice.map(report_of).map(done);
            }
            Wanted::Reports(_) => (),
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
