//! The worker's desk, without the browser: it hears messages and works on one
//! request at a time, a slice at a time, so that it hears the next message
//! soon.

use super::messages::{Choose, Found, Line, Reply, Request, ToPage, ToWorker, Weighed};
use super::replay::{read, replay, rules};
use crate::engine::tablebase::Layer;
use crate::engine::{Choosing, DEEPEST, Handler, Level, Mind, Report, Search, Width};
use crate::rules::{Illegal, RuleSet, Trail};

/// How long a level thinks at most in milliseconds if it is not limited by
/// time. It is reached on very slow machines only.
pub const SLOWEST: u32 = 3000;

/// How long is looked for a move to advise, in milliseconds.
pub const ADVISING: u32 = 700;

/// How long an analysis goes on at most, in milliseconds: a page that is left
/// open does not empty a battery.
pub const ANALYSING: u32 = 30_000;

/// After how many milliseconds at most an analysis lets hear of itself.
pub const HEARTBEAT: u32 = 1000;

/// Moves tried in a slice, some 20 ms of work. It is counted so that levels
/// that are limited by what they look at play alike on every machine.
const SLICE: u32 = 40_000;

/// How long a slice takes at most in milliseconds, where time is the limit
/// anyway.
const SLICE_MS: f64 = 25.0;

/// Moves tried between two looks at the clock: less than a millisecond.
const BETWEEN_LOOKS: u32 = 256;

/// What is kept of what searches find out, in bytes.
const MEMORY: usize = 1 << 24;

/// How far is looked where there is but one move to advise.
const FORCED: u32 = 12;

/// What lies on the desk.
#[derive(Default)]
pub struct Desk {
    /// What is known of the positions of a rule set, kept from one request to
    /// the next.
    mind: Option<Mind>,
    job: Option<Job>,
}

/// A request that is worked on.
struct Job {
    id: u32,
    task: Task,
    /// Whether time is what limits it.
    is_timed: bool,
    /// When it ends by the clock.
    end: f64,
    /// When the page last heard of it, and at which depth.
    told: (f64, u32),
}

enum Task {
    Choose(Choosing),
    Advise(Search),
    Analyse(Search),
}

impl Desk {
    /// Whether there is something to work on.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.job.is_some()
    }

    /// Hears a message, whatever its text is, with the bytes beside it.
    /// `now` is the clock's time in milliseconds from any beginning. What it
    /// returns is to be posted.
    pub fn hear(&mut self, text: &str, bytes: Option<Vec<u8>>, now: f64) -> Vec<ToPage> {
        self.hear_message(read(text), bytes, now)
    }

    /// The same for a message that was read, or an id and what is wrong.
    pub(super) fn hear_message(
        &mut self,
        message: Result<ToWorker, (u32, String)>,
        bytes: Option<Vec<u8>>,
        now: f64,
    ) -> Vec<ToPage> {
        let (id, request) = match message {
            Ok(ToWorker { id, request }) => (id, request),
            Err((id, why)) => return vec![refused(id, why)],
        };
        let begun = match request {
            Request::Stop => return self.stop(|job| job.id == id),
            Request::Layer { rules } => {
                let reply = self.take_layer(&rules, bytes);
                let reply = reply.unwrap_or_else(|why| Reply::Refused { why });
                return vec![ToPage::Answer { id, reply }];
            }
            // The workshop's business.
            Request::Tables(_) => return vec![refused(id, "no workshop".into())],
            Request::Choose(choose) => self.choose(&choose),
            Request::Advise(line) => self.advise(&line),
            Request::Analyse(line) => self.analyse(&line),
        };
        let mut said = self.stop(|_| true);
        match begun {
            Ok((task, limit)) => {
                let most = limit.unwrap_or(SLOWEST);
                self.job = Some(Job {
                    id,
                    task,
                    is_timed: limit.is_some(),
                    end: now + f64::from(most),
                    told: (now, 0),
                });
            }
            Err(why) => said.push(refused(id, why)),
        }
        said
    }

    /// Works for a slice. The clock tells milliseconds from the same
    /// beginning. What it returns is to be posted.
    pub fn work(&mut self, mut clock: impl FnMut() -> f64) -> Vec<ToPage> {
        let (Some(job), Some(mind)) = (&mut self.job, &mut self.mind) else {
            return Vec::new();
        };
        let end = match job.is_timed {
            true => job.end.min(clock() + SLICE_MS),
            false => job.end,
        };
        let mut slice = Slice {
            clock: &mut clock,
            end,
            left: SLICE,
        };
        let is_done = match &mut job.task {
            Task::Choose(choosing) => choosing.run(mind, &mut slice),
            Task::Advise(search) | Task::Analyse(search) => search.run(mind, &mut slice),
        };
        let now = clock();
        let mut said = Vec::new();
        said.extend(job.thought(now));
        if is_done || now >= job.end {
            let (id, reply) = (job.id, job.reply());
            self.job = None;
            said.push(ToPage::Answer { id, reply });
        }
        said
    }

    fn stop(&mut self, is_meant: impl FnOnce(&Job) -> bool) -> Vec<ToPage> {
        let stopped = self.job.take_if(|job| is_meant(job));
        let said = stopped.map(|job| ToPage::Answer {
            id: job.id,
            reply: Reply::Stopped,
        });
        said.into_iter().collect()
    }

    fn choose(&mut self, choose: &Choose) -> Begun {
        let level = Level::new(choose.level).ok_or_else(|| format!("level {}", choose.level))?;
        let trail = self.open(&choose.line)?;
        let choosing = Choosing::new(&trail, level, choose.seed).ok_or_else(is_over)?;
        Ok((Task::Choose(choosing), level.plan().time))
    }

    fn advise(&mut self, line: &Line) -> Begun {
        let trail = self.open(line)?;
        let depth = match trail.legal().len() {
            1 => FORCED,
            _ => DEEPEST,
        };
        let search = Search::new(&trail, Width::Best, depth).ok_or_else(is_over)?;
        Ok((Task::Advise(search), Some(ADVISING)))
    }

    fn analyse(&mut self, line: &Line) -> Begun {
        let trail = self.open(line)?;
        let search = Search::new(&trail, Width::All, DEEPEST).ok_or_else(is_over)?;
        Ok((Task::Analyse(search), Some(ANALYSING)))
    }

    /// The trail of a line, once there is a mind for its rules.
    fn open(&mut self, line: &Line) -> Result<Trail, String> {
        let trail = replay(line)?.trail();
        self.mind_for(trail.rules());
        Ok(trail)
    }

    fn mind_for(&mut self, rules: &RuleSet) -> &mut Mind {
        let kept = self.mind.take().filter(|mind| mind.rules() == rules);
        self.mind
            .insert(kept.unwrap_or_else(|| Mind::new(rules, MEMORY)))
    }

    /// Puts an endgame table to the others of its rules.
    fn take_layer(&mut self, text: &str, bytes: Option<Vec<u8>>) -> Result<Reply, String> {
        let rules = rules(text)?;
        let layer = Layer::from_bytes(bytes.ok_or("no bytes")?, &rules);
        let layer = layer.map_err(|error| error.to_string())?;
        let is_other = |mind: &Mind| *mind.rules() != rules;
        if self.is_busy() && self.mind.as_ref().is_some_and(is_other) {
            return Err("another rule set is in use".into());
        }
        let mind = self.mind_for(&rules);
        let mut tables = mind.tables().clone();
        // A worker that was replaced gets them all again, from the first.
        if layer.seeds() > tables.seeds() {
            tables.add(layer).map_err(|error| error.to_string())?;
            mind.set_tables(tables);
        }
        let seeds = mind.tables().seeds();
        Ok(Reply::Tabled { seeds })
    }
}

/// A task and what limits its time in milliseconds, or why there is none.
type Begun = Result<(Task, Option<u32>), String>;

fn is_over() -> String {
    Illegal::GameOver.to_string()
}

pub(super) fn refused(id: u32, why: String) -> ToPage {
    let reply = Reply::Refused { why };
    ToPage::Answer { id, reply }
}

impl Job {
    /// What the page is to hear of an analysis now, if anything.
    fn thought(&mut self, now: f64) -> Option<ToPage> {
        let Task::Analyse(search) = &self.task else {
            return None;
        };
        let report = search.report()?;
        let (at, depth) = self.told;
        if depth == report.depth && now < at + f64::from(HEARTBEAT) {
            return None;
        }
        self.told = (now, report.depth);
        let mut found = found(report);
        found.nodes = search.nodes();
        Some(ToPage::Thought { id: self.id, found })
    }

    fn reply(&self) -> Reply {
        let told = match &self.task {
            Task::Choose(choosing) => choosing.choice().map(|choice| Reply::Chosen {
                pit: choice.pit.letter(),
                value: choice.value,
                depth: choice.depth,
                nodes: choice.nodes,
            }),
            Task::Advise(search) => advice(search).map(Reply::Advice),
            Task::Analyse(_) => Some(Reply::Analysed),
        };
        // There is a move, and the first iteration is always finished.
        told.unwrap_or(Reply::Stopped)
    }
}

/// The best move, be it that an iteration that was cut found a better one.
fn advice(search: &Search) -> Option<Found> {
    let (best, value) = search.best()?;
    let mut found = found(search.report()?);
    if found
        .moves
        .first()
        .is_none_or(|first| first.pit != best.letter())
    {
        let pit = best.letter();
        found.moves = vec![Weighed {
            pit,
            value,
            exact: false,
            line: pit.to_string(),
        }];
    }
    found.nodes = search.nodes();
    Some(found)
}

fn found(report: &Report) -> Found {
    let moves = report.moves.iter().map(|thought| Weighed {
        pit: thought.pit.letter(),
        value: thought.value,
        exact: thought.exact,
        line: thought.line.iter().map(|pit| pit.letter()).collect(),
    });
    Found {
        depth: report.depth,
        nodes: report.nodes,
        moves: moves.collect(),
    }
}

/// Stops a search at the end of a slice.
struct Slice<'a, C> {
    clock: &'a mut C,
    end: f64,
    /// Moves that may still be tried.
    left: u32,
}

impl<C: FnMut() -> f64> Handler for Slice<'_, C> {
    fn stop(&mut self, _nodes: u64) -> bool {
        self.left = self.left.saturating_sub(1);
        let is_time_to_look = self.left.is_multiple_of(BETWEEN_LOOKS);
        self.left == 0 || is_time_to_look && (self.clock)() >= self.end
    }
}
