//! What the page does about its worker, as a machine without effects: it is
//! told what happened and says what to do. [`Client`](super::Client) does it.

use super::messages::{BUILD, Reply, ToPage};
use crate::engine::Choice;
use crate::rules::{Pit, PitSet};

/// In how many ways a worker can be started at most.
const WAYS: u32 = 3;

/// After how many failures without an answer in between the worker is given
/// up.
const PATIENCE: u32 = 2;

/// What a player may be told about the worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The worker is ready for the first time.
    Ready,
    /// The worker failed, was started again, and is ready.
    Restarted,
    /// No worker can be had: moves are chosen on the page, with little time
    /// for each.
    OnPage,
}

/// How long things may take, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// From starting a worker to its ready message.
    pub ready: u32,
    /// For an answer, beyond the time that the level may think.
    pub answer: u32,
    /// For the browser to paint before a search on the page holds it up.
    pub paint: u32,
}

impl Default for Patience {
    fn default() -> Self {
        Patience {
            ready: 5000,
            answer: 3000,
            paint: 30,
        }
    }
}

/// A request, as far as the machine needs to know it.
#[derive(Clone, Debug)]
pub(super) struct Question {
    /// The number that the answer comes back with.
    pub id: u32,
    /// The message to post.
    pub text: String,
    /// The moves that an answer can name.
    pub legal: PitSet,
    /// How long the player may think, in milliseconds.
    pub thinking: u32,
}

/// What happened.
#[derive(Clone, Debug)]
pub(super) enum Event {
    /// The client begins.
    Begin,
    /// The player wants a move, and no answer to an earlier question.
    Ask(Question),
    /// The player wants no answer any more.
    Cancel,
    /// The worker posted something; `None` if it is not even text.
    Heard(Option<String>),
    /// The worker could not be started, or reported an error.
    Failed,
    /// The time of the last [`Effect::Wait`] is up.
    TimeUp,
}

/// What to do about it, in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    /// Start a worker in this way, in the place of the one there was.
    Spawn(u32),
    /// Terminate the worker.
    Terminate,
    /// Post a text to the worker.
    Post(String),
    /// Send [`Event::TimeUp`] in so many milliseconds, and none before.
    Wait(u32),
    /// Send no [`Event::TimeUp`].
    StopWaiting,
    /// Give the question with this id its answer.
    Deliver(u32, Choice),
    /// Search for the question with this id on the page.
    SearchHere(u32),
    /// Tell the player.
    Tell(Status),
}

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
    /// What to tell when a worker is ready.
    news: Option<Status>,
    /// Failures since the last answer.
    failures: u32,
}

impl Link {
    pub fn new(patience: Patience) -> Link {
        Link {
            patience,
            state: State::Starting(0),
            asked: None,
            news: Some(Status::Ready),
            failures: 0,
        }
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
            Event::Heard(text) => self.heard(text),
            Event::Failed => self.failed(),
            Event::TimeUp => match (self.state, self.asked.as_ref()) {
                (_, Some((question, Stage::Here))) => {
                    let id = question.id;
                    self.asked = None;
                    vec![Effect::SearchHere(id)]
                }
                _ => self.failed(),
            },
        }
    }

    /// Starts a worker in a way, or gives up if that way does not exist.
    fn start(&mut self, way: u32) -> Vec<Effect> {
        if way < WAYS {
            self.state = State::Starting(way);
            if let Some((_, stage)) = &mut self.asked {
                *stage = Stage::Queued;
            }
            return vec![Effect::Spawn(way), Effect::Wait(self.patience.ready)];
        }
        self.state = State::OnPage;
        let mut effects = vec![
            Effect::Terminate,
            Effect::StopWaiting,
            Effect::Tell(Status::OnPage),
        ];
        effects.extend(self.go_on());
        effects
    }

    /// Does what is next for the question, if there is one and it can be done.
    fn go_on(&mut self) -> Vec<Effect> {
        let Some((question, stage)) = &mut self.asked else {
            return Vec::new();
        };
        match self.state {
            State::Starting(_) => Vec::new(),
            State::Ready(_) => {
                *stage = Stage::Posted;
                let time = question.thinking.saturating_add(self.patience.answer);
                vec![Effect::Post(question.text.clone()), Effect::Wait(time)]
            }
            State::OnPage => {
                *stage = Stage::Here;
                vec![Effect::Wait(self.patience.paint)]
            }
        }
    }

    /// Forgets the question. A worker that is busy with it is replaced.
    fn forget(&mut self) -> Vec<Effect> {
        match (self.asked.take(), self.state) {
            (Some((_, Stage::Posted)), State::Ready(way)) => self.start(way),
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
                self.news = Some(Status::Restarted);
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
                let mut effects = vec![Effect::StopWaiting];
                effects.extend(self.news.take().map(Effect::Tell));
                effects.extend(self.go_on());
                effects
            }
            (State::Ready(_), Some(ToPage::Answer { id, reply })) => self.answered(id, reply),
            (State::OnPage, _) | (State::Ready(_), Some(ToPage::Ready { .. })) => Vec::new(),
            // Another build, or one that makes no sense.
            (State::Starting(_), _) | (State::Ready(_), None) => self.failed(),
        }
    }

    fn answered(&mut self, id: u32, reply: Reply) -> Vec<Effect> {
        let Some((question, stage)) = &mut self.asked else {
            return Vec::new();
        };
        // Answers to what nobody wants to know any more are stale.
        if question.id != id || *stage != Stage::Posted {
            return Vec::new();
        }
        let Reply::Chosen {
            pit,
            value,
            depth,
            nodes,
        } = reply
        else {
            // The same question would be refused again.
            *stage = Stage::Here;
            return vec![Effect::Wait(self.patience.paint)];
        };
        let legal = question.legal;
        match Pit::from_letter(pit).filter(|&pit| legal.contains(pit)) {
            Some(pit) => {
                self.asked = None;
                self.failures = 0;
                let choice = Choice {
                    pit,
                    value,
                    depth,
                    nodes,
                };
                vec![Effect::StopWaiting, Effect::Deliver(id, choice)]
            }
            None => self.failed(),
        }
    }
}
