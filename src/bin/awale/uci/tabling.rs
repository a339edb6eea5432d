//! Endgame tables that are built while other things happen.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::thread;

use awale::engine::tablebase::{Builder, Layer, Tablebase};
use awale::rules::RuleSet;

use super::Event;

/// Tables up to so many seeds are built before the session is ready: they
/// take a fraction of a second.
const AT_ONCE: u32 = 12;

/// What a slice of the work is, some milliseconds: between two of them the
/// work can be called off.
const SLICE: u32 = 50_000;

/// The tables of a session, as far as they are built.
pub struct Tabling {
    tables: Tablebase,
    /// Up to how many seeds they are wanted.
    wanted: u32,
    /// The number of the order that is worked on; layers of others are late.
    order: u64,
    /// Calls the work off; `None` if nobody works.
    stop: Option<Arc<AtomicBool>>,
}

impl Tabling {
    /// Nothing is built yet.
    pub fn new(rules: &RuleSet, wanted: u32) -> Tabling {
        Tabling {
            tables: Tablebase::new(rules),
            wanted,
            order: 0,
            stop: None,
        }
    }

    /// The tables that are wanted and built.
    pub fn tables(&self) -> Tablebase {
        self.tables.capped(self.wanted)
    }

    /// Whether enough is built to play.
    pub fn is_ready(&self) -> bool {
        self.tables.seeds() >= self.wanted.min(AT_ONCE)
    }

    /// From now on tables up to so many seeds are wanted.
    pub fn want(&mut self, seeds: u32) {
        self.call_off();
        self.wanted = seeds;
    }

    /// From now on tables of these rules are wanted.
    pub fn want_rules(&mut self, rules: &RuleSet) {
        if self.tables.rules() != rules {
            self.call_off();
            self.tables = Tablebase::new(rules);
        }
    }

    /// Has what is missing built, which is told as events.
    pub fn start(&mut self, events: &Sender<Event>) {
        if self.stop.is_some() || self.tables.seeds() >= self.wanted {
            return;
        }
        let stop = Arc::new(AtomicBool::new(false));
        self.stop = Some(Arc::clone(&stop));
        let (tables, wanted, order) = (self.tables.clone(), self.wanted, self.order);
        let events = events.clone();
        thread::spawn(move || {
            build(tables, wanted, &stop, |layer| {
                events.send(Event::Layer(order, layer)).is_ok()
            })
        });
    }

    /// Takes a layer that was built for an order.
    pub fn take(&mut self, order: u64, layer: Layer) {
        if order == self.order && self.tables.add(layer).is_ok() && self.is_finished() {
            self.stop = None;
        }
    }

    fn is_finished(&self) -> bool {
        self.tables.seeds() >= self.wanted
    }

    /// Nobody goes on with what was ordered.
    fn call_off(&mut self) {
        if let Some(stop) = self.stop.take() {
            stop.store(true, Ordering::Relaxed);
            self.order += 1;
        }
    }
}

/// Builds layer after layer until nobody wants one.
fn build(mut tables: Tablebase, wanted: u32, stop: &AtomicBool, tell: impl Fn(Layer) -> bool) {
    while tables.seeds() < wanted {
        let mut builder = Builder::new(&tables);
        let layer = loop {
            if stop.load(Ordering::Relaxed) {
                return;
            }
            if let Some(layer) = builder.step(SLICE) {
                break layer;
            }
        };
        if tables.add(layer.clone()).is_err() || !tell(layer) {
            return;
        }
    }
}
