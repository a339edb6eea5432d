//! What the page does about its worker, as a machine without effects: it is
//! told what happened and says what to do. [`Client`](super::Client) does it.

use super::event::{Answer, Effect, Event, Kind, Patience, Question, Status, WAYS, report};
use super::messages::{BUILD, Found, Reply, Request, ToPage, ToWorker};
use crate::engine::Report;

/// After how many failures without an answer in between the worker is given
/// up.
const PATIENCE: u32 = 2;

#[derive(Clone, Copy, Debug)]
enum State {
    /// A worker was started in this way and has not said that it is ready.
    Starting(u32),
    /// The worker that was started in this way can be asked.
    Ready(u32),
    /// There is no worker.
    OnPage,
}

/// How far the answer to a question is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// It waits for the worker to be ready.
    Queued,
    /// The worker has it.
    Posted,
    /// The page will search when it has painted.
    Here,
}

/// The machine.
#[derive(Debug)]
pub(super) struct Link {
    patience: Patience,
    state: State,
    asked: Option<(Question, Stage)>,
    /// The question that the worker was asked to stop at, until it has.
    stopping: Option<u32>,
    /// What to tell when a worker is ready.
    news: Status,
    /// Failures since the last answer.
    failures: u32,
    /// Whether all ways have failed.
    has_failed: bool,
}

impl Link {
    pub fn new(patience: Patience) -> Link {
        Link {
            patience,
            state: State::Starting(0),
            asked: None,
            stopping: None,
            news: Status::Ready,
            failures: 0,
            has_failed: false,
        }
    }

    /// Whether there is a worker that can be told something.
    pub const fn is_ready(&self) -> bool {
        matches!(self.state, State::Ready(_))
    }

    /// Takes note of what happened and says what to do.
    pub fn handle(&mut self, event: Event) -> Vec<Effect> {
        match event {
            Event::Begin => self.start(0),
            Event::Ask(question) => {
                let mut effects = self.forget();
                self.asked = Some((question, Stage::Queued));
                effects.extend(self.go_on());
                effects
            }
            Event::Cancel => self.forget(),
            Event::Renew => match self.state {
                State::OnPage if self.asked.is_none() => {
                    self.failures = 0;
                    self.start(0)
                }
                _ => Vec::new(),
            },
            Event::Heard(text) => self.heard(text),
            Event::Failed => self.failed(),
            Event::TimeUp => match (self.state, self.asked.as_ref()) {
                (_, Some((question, Stage::Here))) => {
                    let (id, kind) = (question.id, question.kind);
                    self.asked = None;
                    vec![match kind {
                        Kind::Move | Kind::Advice => Effect::SearchHere(id),
                        // The page would stand still again and again.
                        Kind::Analysis => Effect::Close(id),
                    }]
                }
                // What it was busy with is wanted no more: no news.
                (State::Ready(way), _) if self.stopping.is_some() => self.start(way),
                _ => self.failed(),
            },
        }
    }

    /// Starts a worker in a way, or gives up if that way does not exist.
    fn start(&mut self, way: u32) -> Vec<Effect> {
        self.stopping = None;
        if way < WAYS {
            self.state = State::Starting(way);
            let patience = match self.has_failed {
                true => self.patience.ready_again,
                false => self.patience.ready,
            };
            if let Some((_, stage)) = &mut self.asked {
                *stage = Stage::Queued;
            }
            return vec![Effect::Spawn(way), Effect::Wait(patience)];
        }
        self.state = State::OnPage;
        let mut effects = vec![Effect::Terminate, Effect::StopWaiting];
        if !std::mem::replace(&mut self.has_failed, true) {
            effects.push(Effect::Tell(Status::OnPage));
        }
        effects.extend(self.go_on());
        effects
    }

    /// Does what is next for the question, if there is one and it can be done.
    fn go_on(&mut self) -> Vec<Effect> {
        let Some((question, stage)) = &mut self.asked else {
            return Vec::new();
        };
        match self.state {
            State::Ready(_) if self.stopping.is_none() => {
                *stage = Stage::Posted;
                let time = question.thinking.saturating_add(self.patience.answer);
                vec![Effect::Post(question.text.clone()), Effect::Wait(time)]
            }
            State::Starting(_) | State::Ready(_) => Vec::new(),
            State::OnPage => {
                *stage = Stage::Here;
                vec![Effect::Wait(self.patience.paint)]
            }
        }
    }

    /// Forgets the question. A worker that is busy with it is asked to stop.
    fn forget(&mut self) -> Vec<Effect> {
        match (self.asked.take(), self.state) {
            (Some((question, Stage::Posted)), State::Ready(_)) => {
                let id = question.id;
                self.stopping = Some(id);
                let request = Request::Stop;
                let text = ToWorker { id, request }.to_text();
                vec![Effect::Post(text), Effect::Wait(self.patience.stop)]
            }
            (Some((_, Stage::Here)), _) => vec![Effect::StopWaiting],
            _ => Vec::new(),
        }
    }

    /// The worker failed to start, or failed.
    fn failed(&mut self) -> Vec<Effect> {
        match self.state {
            State::Starting(way) => self.start(way + 1),
            State::Ready(way) => {
                self.failures += 1;
                self.news = Status::Restarted;
                // The way is good; but a worker that always fails is none.
                self.start(match self.failures < PATIENCE {
                    true => way,
                    false => WAYS,
                })
            }
            State::OnPage => Vec::new(),
        }
    }

    fn heard(&mut self, text: Option<String>) -> Vec<Effect> {
        let message = text.as_deref().and_then(ToPage::read);
        match (self.state, message) {
            (State::Starting(way), Some(ToPage::Ready { build })) if build == BUILD => {
                self.state = State::Ready(way);
                self.has_failed = false;
                let news = std::mem::replace(&mut self.news, Status::Ready);
                let mut effects = vec![Effect::StopWaiting, Effect::Tell(news)];
                effects.extend(self.go_on());
                effects
            }
            (State::Ready(_), Some(ToPage::Answer { id, reply })) => self.answered(id, reply),
            (State::Ready(_), Some(ToPage::Thought { id, found })) => self.thought(id, &found),
            (State::OnPage, _) => Vec::new(),
            (
                State::Ready(_),
                Some(ToPage::Ready { .. } | ToPage::Tables { .. } | ToPage::Layer { .. }),
            ) => Vec::new(),
            // Another build, or one that makes no sense.
            (State::Starting(_), _) | (State::Ready(_), None) => self.failed(),
        }
    }

    fn answered(&mut self, id: u32, reply: Reply) -> Vec<Effect> {
        if self.stopping.take_if(|stopping| *stopping == id).is_some() {
            let mut effects = vec![Effect::StopWaiting];
            effects.extend(self.go_on());
            return effects;
        }
        let Some((question, stage)) = &mut self.asked else {
            return Vec::new();
        };
        // Answers to what nobody wants to know any more are stale.
        if question.id != id || *stage != Stage::Posted {
            return Vec::new();
        }
        let (kind, legal) = (question.kind, question.legal);
        match (kind, reply) {
            // The same question would be refused again.
            (_, Reply::Refused { .. }) => {
                *stage = Stage::Here;
                vec![Effect::Wait(self.patience.paint)]
            }
            (Kind::Analysis, Reply::Analysed) => {
                self.asked = None;
                self.failures = 0;
                vec![Effect::StopWaiting, Effect::Close(id)]
            }
            (_, reply) => match Answer::of(reply, kind, legal) {
                Some(answer) => {
                    self.asked = None;
                    self.failures = 0;
                    vec![Effect::StopWaiting, Effect::Deliver(id, answer)]
                }
                None => self.failed(),
            },
        }
    }

    fn thought(&mut self, id: u32, found: &Found) -> Vec<Effect> {
        let Some((question, Stage::Posted)) = &self.asked else {
            return Vec::new();
        };
        if question.id != id {
            return Vec::new();
        }
        let is_legal = |report: &Report| {
            let mut pits = report.moves.iter().map(|thought| thought.pit);
            pits.all(|pit| question.legal.contains(pit))
        };
        match report(found).filter(is_legal) {
            Some(report) => {
                let time = question.thinking.saturating_add(self.patience.answer);
                vec![Effect::Wait(time), Effect::Report(id, report)]
            }
            None => self.failed(),
        }
    }
}
