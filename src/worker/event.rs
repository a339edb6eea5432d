//! What happens to the page's side of the channel, and what it does.

use super::messages::{Found, Reply};
use crate::engine::{Choice, Report, Thought};
use crate::rules::{Pit, PitSet};

/// In how many ways a worker can be started at most.
pub(super) const WAYS: u32 = 3;

/// What a player may be told about the worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// A worker is ready. It has no endgame tables yet.
    Ready,
    /// The worker failed; another one is ready. It has no endgame tables yet.
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
    /// The same when all ways have failed before and are tried again.
    pub ready_again: u32,
    /// For an answer, beyond the time that the question gives.
    pub answer: u32,
    /// For a worker that is asked to stop to say that it has.
    pub stop: u32,
    /// For the browser to paint before a search on the page holds it up.
    pub paint: u32,
}

impl Default for Patience {
    fn default() -> Self {
        Patience {
            ready: 5000,
            ready_again: 1500,
            answer: 3000,
            stop: 1000,
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
    /// How long it takes until the worker says something, in milliseconds.
    pub thinking: u32,
    /// What is wanted.
    pub kind: Kind,
}

/// What a question wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The move of a level.
    Move,
    /// The best move.
    Advice,
    /// What each move is worth, told again and again.
    Analysis,
}

/// What the worker has found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// The move that a level chose.
    Choice(Choice),
    /// About the best move.
    Advice(Report),
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
    /// A good time to look again whether a worker can be had.
    Renew,
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
    Deliver(u32, Answer),
    /// Tell the question with this id how far the worker is.
    Report(u32, Report),
    /// The question with this id gets nothing more.
    Close(u32),
    /// Search for the question with this id on the page.
    SearchHere(u32),
    /// Tell the player.
    Tell(Status),
}

impl Answer {
    /// The answer in a reply to a question of this kind, if it is one and
    /// names only these moves.
    pub fn of(reply: Reply, kind: Kind, legal: PitSet) -> Option<Answer> {
        let answer = match (kind, reply) {
            (
                Kind::Move,
                Reply::Chosen {
                    pit,
                    value,
                    depth,
                    nodes,
                },
            ) => Answer::Choice(Choice {
                pit: Pit::from_letter(pit)?,
                value,
                depth,
                nodes,
            }),
            (Kind::Advice, Reply::Advice(found)) => Answer::Advice(report(&found)?),
            _ => return None,
        };
        let is_legal = answer.pits().all(|pit| legal.contains(pit));
        is_legal.then_some(answer)
    }

    /// The moves that it names.
    fn pits(&self) -> impl Iterator<Item = Pit> {
        let (choice, report) = match self {
            Answer::Choice(choice) => (Some(choice.pit), None),
            Answer::Advice(report) => (None, Some(report)),
        };
        let moves = report.into_iter().flat_map(|report| &report.moves);
        choice.into_iter().chain(moves.map(|thought| thought.pit))
    }
}

/// What the worker has found out, if it makes sense.
pub(super) fn report(found: &Found) -> Option<Report> {
    let moves = found.moves.iter().map(|weighed| {
        let line = weighed.line.chars().map(Pit::from_letter);
        Some(Thought {
            pit: Pit::from_letter(weighed.pit)?,
            value: weighed.value,
            exact: weighed.exact,
            line: line.collect::<Option<_>>()?,
        })
    });
    let moves: Vec<Thought> = moves.collect::<Option<_>>()?;
    let best = moves.first()?;
    Some(Report {
        best: best.pit,
        value: best.value,
        depth: found.depth,
        nodes: found.nodes,
        moves,
    })
}
