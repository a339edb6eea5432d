//! What page and worker say to each other, as JSON text.
//!
//! Page to worker: `{"id":1,"request":{"choose":{…}}}`. Worker to page:
//! `{"ready":{"build":"…"}}` once, then for each request
//! `{"answer":{"id":1,"reply":{"chosen":{…}}}}` or the like with `refused`.
//! Before the answer to `analyse` come `{"thought":{"id":1,…}}`. Bytes of
//! endgame tables travel beside the text, handed over and not copied.

use serde::{Deserialize, Serialize};

/// Which build this is. Page and worker are built together and cached apart:
/// a worker of another build is not talked to.
pub const BUILD: &str = match option_env!("AWALE_BUILD") {
    Some(build) => build,
    None => env!("CARGO_PKG_VERSION"),
};

/// The id in an answer to a text whose id could not be read. No request has
/// it.
pub const NO_ID: u32 = 0;

/// What the page says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ToWorker {
    /// The number that the answer comes back with, from 1.
    pub id: u32,
    /// What the page wants.
    pub request: Request,
}

/// What the page wants of the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Request {
    /// A move as a level of play chooses it.
    Choose(Choose),
    /// The best move, as far as it is found in a short time.
    Advise(Line),
    /// What each move is worth, told as long as more is found out.
    Analyse(Line),
    /// No answer is wanted any more to the request with this message's own
    /// id. It is answered all the same, so that the page knows the worker
    /// listens.
    Stop,
    /// The bytes beside the text are the next endgame table.
    Layer {
        /// The rule set's canonical text.
        rules: String,
    },
    /// Something about the making of endgame tables. It has no answer; what
    /// comes of it is told.
    Tables(Work),
}

/// What is to be done about endgame tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Work {
    /// To have those of a rule set, by making them or from the database, and
    /// to hand over a copy of each.
    Make {
        /// The rule set's canonical text.
        rules: String,
        /// Up to how many seeds.
        most: u32,
    },
    /// To do nothing for now.
    Pause,
    /// To go on.
    Resume,
}

/// The position that these moves lead to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// The rule set's canonical text.
    pub rules: String,
    /// Where the game was set up, in the `oware` notation.
    pub position: String,
    /// The pits played since, their letters put together.
    pub moves: String,
}

/// A move is wanted at the end of a line of play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choose {
    /// The line.
    pub line: Line,
    /// The level of play, 1 to 8.
    pub level: u8,
    /// What chance comes from.
    pub seed: u64,
}

/// What the worker says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToPage {
    /// The worker has started and can be asked.
    Ready {
        /// Which build it is, [`BUILD`].
        build: String,
    },
    /// What became of a request.
    Answer {
        /// The number of the request.
        id: u32,
        /// What became of it.
        reply: Reply,
    },
    /// How far an analysis is.
    Thought {
        /// The number of its request.
        id: u32,
        /// What has been found out.
        found: Found,
    },
    /// How far the endgame tables are.
    Tables {
        /// Boards of up to so many seeds are known.
        ready: u32,
        /// How many of a hundred parts of the next table are made, if it is
        /// being made.
        percent: Option<u8>,
    },
    /// The bytes beside the text are an endgame table.
    Layer {
        /// The rule set's canonical text.
        rules: String,
        /// The seeds of its boards.
        seeds: u32,
    },
}

/// What a search has found out about the moves of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    /// How many plies it looked ahead.
    pub depth: u32,
    /// Moves tried.
    pub nodes: u64,
    /// The moves, the best first.
    pub moves: Vec<Weighed>,
}

/// What a search thinks of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Weighed {
    /// The letter of its pit.
    pub pit: char,
    /// What it is worth to the side to move, in hundredths of a seed.
    pub value: i32,
    /// Whether the endgame tables say so.
    pub exact: bool,
    /// What both sides are expected to play, this move first: the letters of
    /// the pits put together.
    pub line: String,
}

/// What became of a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// A move was chosen.
    Chosen {
        /// The letter of its pit.
        pit: char,
        /// What it is worth to its player, in hundredths of a seed.
        value: i32,
        /// How many plies the search looked ahead.
        depth: u32,
        /// Moves tried.
        nodes: u64,
    },
    /// The best move that was found.
    Advice(Found),
    /// The analysis has found out all it will.
    Analysed,
    /// It was stopped, or another request came.
    Stopped,
    /// The table is in use: boards with so many seeds are known now.
    Tabled {
        /// The number of seeds.
        seeds: u32,
    },
    /// The request cannot be answered.
    Refused {
        /// What is wrong with it, for developers.
        why: String,
    },
}

impl ToWorker {
    /// The message as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        text(self)
    }
}

impl ToPage {
    /// The message as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        text(self)
    }

    /// The message that a text is, if it is one.
    #[must_use]
    pub fn read(text: &str) -> Option<ToPage> {
        serde_json::from_str(text).ok()
    }
}

/// Plain structures of numbers and texts always become JSON; an empty text
/// would be refused by who reads it.
fn text(message: &impl Serialize) -> String {
    serde_json::to_string(message).unwrap_or_default()
}
