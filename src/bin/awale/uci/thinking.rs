//! A search on a thread of its own.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::Instant;

use awale::engine::{Handler, Mind, Report, Search};
use awale::rules::Pit;

use super::Event;
use crate::limit::Limit;

/// A search that goes on.
pub struct Thinking {
    stop: Arc<AtomicBool>,
}

impl Thinking {
    /// Lets a search run that was asked for at some time. What it finds and
    /// its end are told as events.
    pub fn start(
        mut search: Search,
        mut mind: Mind,
        limit: Limit,
        asked: Instant,
        events: Sender<Event>,
    ) -> Thinking {
        let stop = Arc::new(AtomicBool::new(false));
        let mut teller = Teller {
            limit,
            asked,
            stop: Arc::clone(&stop),
            events,
        };
        thread::spawn(move || {
            search.run(&mut mind, &mut teller);
            let best = search.best().map(|(pit, _)| pit);
            teller.tell(Event::Done(Box::new(mind), best));
        });
        Thinking { stop }
    }

    /// Has it stop soon.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// Stops a search and tells of it.
struct Teller {
    limit: Limit,
    asked: Instant,
    stop: Arc<AtomicBool>,
    events: Sender<Event>,
}

impl Teller {
    fn tell(&self, event: Event) {
        // The session may be over.
        let _ = self.events.send(event);
    }
}

impl Handler for Teller {
    fn stop(&mut self, nodes: u64) -> bool {
        let is_told = Limit::is_time_to_look(nodes) && self.stop.load(Ordering::Relaxed);
        is_told || self.limit.stop(nodes)
    }

    fn report(&mut self, report: &Report) {
        let time = self.asked.elapsed();
        let nps = report.nodes as f64 / time.as_secs_f64().max(1e-6);
        let told = format!(
            "info depth {} score cp {} nodes {} nps {nps:.0} time {} pv {}",
            report.depth,
            report.value,
            report.nodes,
            time.as_millis(),
            line(report.line()),
        );
        self.tell(Event::Found(report.best, told));
    }
}

/// The letters of pits, apart.
fn line(pits: &[Pit]) -> String {
    let letters: Vec<String> = pits.iter().map(Pit::to_string).collect();
    letters.join(" ")
}
