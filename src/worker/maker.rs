//! The page's side of the worker that makes endgame tables.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use js_sys::ArrayBuffer;
use web_sys::Worker;

use super::envelope::Envelope;
use super::event::{Patience, WAYS};
use super::messages::{BUILD, Request, ToPage, ToWorker, Work};
use super::spawn::{Line, Spawner, await_worker};
use crate::rules::RuleSet;

/// What is heard of the making of endgame tables.
#[derive(Clone, Debug)]
pub enum News {
    /// How far they are: boards of up to so many seeds are known, and of the
    /// next table so many of a hundred parts are made.
    Tables(u32, Option<u8>),
    /// The rules that are wanted, and the bytes of the next table of them.
    Layer(String, ArrayBuffer),
    /// There is no worker to make any.
    Gone,
}

/// Has endgame tables made in a worker of its own. Dropping it ends the
/// worker. Where none can be had there are no tables, and nothing else is
/// amiss.
pub struct Maker {
    inner: Rc<Inner>,
}

struct Inner {
    spawner: Spawner,
    on_news: Box<dyn Fn(News)>,
    /// The way in which the worker was started, until it is given up.
    way: Cell<u32>,
    is_ready: Cell<bool>,
    /// The rules and the number of seeds that are wanted.
    wanted: RefCell<(String, u32)>,
    is_paused: Cell<bool>,
    line: RefCell<Option<Line>>,
    timer: RefCell<Option<Timeout>>,
}

impl Maker {
    /// Starts a worker that makes tables of a rule set, up to so many seeds.
    pub fn new(
        spawner: Spawner,
        rules: &RuleSet,
        most: u32,
        on_news: impl Fn(News) + 'static,
    ) -> Maker {
        let inner = Rc::new(Inner {
            spawner,
            on_news: Box::new(on_news),
            way: Cell::new(0),
            is_ready: Cell::new(false),
            wanted: RefCell::new((rules.to_string(), most)),
            is_paused: Cell::new(false),
            line: RefCell::default(),
            timer: RefCell::default(),
        });
        inner.spawn();
        Maker { inner }
    }

    /// Wants these tables, from the first one on.
    pub fn make(&self, rules: &RuleSet, most: u32) {
        self.inner.wanted.replace((rules.to_string(), most));
        self.inner.post_wanted();
    }

    /// Has it wait, or go on.
    pub fn pause(&self, is_paused: bool) {
        if self.inner.is_paused.replace(is_paused) != is_paused {
            self.inner.post_pause();
        }
    }
}

impl Drop for Maker {
    fn drop(&mut self) {
        self.inner.way.set(WAYS);
        self.inner.hang_up();
    }
}

impl Inner {
    fn spawn(self: &Rc<Self>) {
        let way = self.way.get();
        let promise = (self.spawner)(way);
        let weak = Rc::downgrade(self);
        let who_waits = move || weak.upgrade().filter(|inner| inner.way.get() == way);
        await_worker(promise, who_waits, |inner, worker| match worker {
            Some(worker) => inner.open(worker),
            None => inner.failed(),
        });
    }

    fn open(self: &Rc<Self>, worker: Worker) {
        let (hears, fails) = (Rc::downgrade(self), Rc::downgrade(self));
        let late = fails.clone();
        let line = Line::open(
            worker,
            Box::new(move |message| {
                if let Some(inner) = hears.upgrade() {
                    inner.heard(message);
                }
            }),
            Box::new(move || {
                if let Some(inner) = fails.upgrade() {
                    inner.failed();
                }
            }),
        );
        drop(self.line.replace(Some(line)));
        let timer = Timeout::new(Patience::default().ready, move || {
            if let Some(inner) = late.upgrade() {
                inner.failed();
            }
        });
        drop(self.timer.replace(Some(timer)));
    }

    fn heard(self: &Rc<Self>, message: Envelope) {
        let said = message.text.as_deref().and_then(ToPage::read);
        match said {
            Some(ToPage::Ready { build }) if build == BUILD => {
                drop(self.timer.take());
                self.is_ready.set(true);
                self.post_wanted();
                if self.is_paused.get() {
                    self.post_pause();
                }
            }
            Some(ToPage::Tables { ready, percent }) => {
                (self.on_news)(News::Tables(ready, percent));
            }
            Some(ToPage::Layer { rules, .. }) => {
                // Those of earlier rules come too late.
                let is_wanted = self.wanted.borrow().0 == rules;
                let bytes = message.bytes.filter(|_| is_wanted);
                if let Some(bytes) = bytes {
                    (self.on_news)(News::Layer(rules, bytes));
                }
            }
            Some(ToPage::Answer { .. } | ToPage::Thought { .. }) => (),
            Some(ToPage::Ready { .. }) | None => self.failed(),
        }
    }

    /// Tries the next way, or gives up a worker that had been ready.
    fn failed(self: &Rc<Self>) {
        self.hang_up();
        let next = match self.is_ready.replace(false) {
            true => WAYS,
            false => self.way.get() + 1,
        };
        self.way.set(next);
        match next < WAYS {
            true => self.spawn(),
            false => (self.on_news)(News::Gone),
        }
    }

    fn hang_up(&self) {
        drop(self.timer.take());
        drop(self.line.take());
    }

    fn post_wanted(&self) {
        let (rules, most) = self.wanted.borrow().clone();
        self.post(Work::Make { rules, most });
    }

    fn post_pause(&self) {
        self.post(match self.is_paused.get() {
            true => Work::Pause,
            false => Work::Resume,
        });
    }

    fn post(&self, work: Work) {
        if !self.is_ready.get() {
            return;
        }
        if let Some(line) = &*self.line.borrow() {
            // Nothing is answered, so no number is needed.
            let request = Request::Tables(work);
            line.post(&ToWorker { id: 1, request }.to_text(), None);
        }
    }
}
