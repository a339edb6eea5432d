//! What a host says to a frame, read from a message, and what is refused.
//!
//! Both ways a message is `{source: "awale", v: 1, type, id?, …}`. What is not
//! from a host of this game is passed over; what is malformed gets an answer.

use super::address::Told;
use super::fields::{Fields, Value};
use super::parameters::{FIXED, PARAMETERS};

/// The source of all messages, both ways.
pub const SOURCE: &str = "awale";

/// The version of the messages.
pub const VERSION: u8 = 1;

/// The types of messages to a frame.
pub const COMMANDS: [&str; 5] = ["load", "play", "setOptions", "undo", "getState"];

/// The types of messages from a frame.
pub const REPORTS: [&str; 6] = ["ready", "resize", "move", "gameover", "error", "state"];

/// Why something is refused: the codes of the messages of type `error`.
pub const CODES: [&str; 6] = [OPTION, VERSIONS, TYPE, INVALID, ILLEGAL, NOT_NOW];

/// A parameter of the address, or an option, has a value it cannot have.
pub const OPTION: &str = "option";
/// The version of the message is not known.
pub const VERSIONS: &str = "version";
/// The type of the message is not known.
pub const TYPE: &str = "type";
/// A field of the message is missing or cannot be read.
pub const INVALID: &str = "invalid";
/// The move is illegal.
pub const ILLEGAL: &str = "illegal";
/// It cannot be done now.
pub const NOT_NOW: &str = "not_now";

/// The longest `id` that is answered, in bytes.
const LONGEST_ID: usize = 100;

/// A message to a frame.
#[derive(Clone, Debug, PartialEq)]
pub struct Incoming {
    /// What its answer carries: a text or a number, or nothing.
    pub id: Option<Value>,
    /// What it wants.
    pub command: Result<Command, Refusal>,
}

/// What a host wants of a frame.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Another game, by these rules or those of the running one.
    Load(Told, Option<String>),
    /// A move, by its letter.
    Play(String),
    /// Other options, each with its value; without one it is the default.
    SetOptions(Vec<(&'static str, Option<String>)>),
    /// The last move taken back.
    Undo,
    /// The state, with a picture or without.
    GetState(bool),
}

/// Why something is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// One of [`CODES`].
    pub code: &'static str,
    /// The reason in English, for developers.
    pub message: String,
}

impl Refusal {
    /// A refusal.
    pub fn new(code: &'static str, message: impl Into<String>) -> Refusal {
        let message = message.into();
        Refusal { code, message }
    }
}

/// Reads a message; `None` if it is not meant for this game.
#[must_use]
pub fn read(fields: &impl Fields) -> Option<Incoming> {
    match fields.field("source") {
        Value::Text(source) if source == SOURCE => {}
        _ => return None,
    }
    let id = match fields.field("id") {
        Value::Text(id) if id.len() > LONGEST_ID => None,
        id @ (Value::Text(_) | Value::Number(_)) => Some(id),
        _ => None,
    };
    let command = command(fields);
    Some(Incoming { id, command })
}

fn command(fields: &impl Fields) -> Result<Command, Refusal> {
    if fields.field("v") != Value::from(VERSION) {
        return Err(Refusal::new(VERSIONS, "v: expected 1"));
    }
    let Value::Text(kind) = fields.field("type") else {
        return Err(Refusal::new(TYPE, "type: expected a text"));
    };
    Ok(match kind.as_str() {
        "load" => Command::Load(
            Told {
                position: text(fields, "position")?,
                moves: text(fields, "moves")?,
                end: text(fields, "end")?,
            },
            text(fields, "rules")?,
        ),
        "play" => {
            let letter = text(fields, "move")?;
            let missing = || Refusal::new(INVALID, "move: expected the letter of a pit");
            Command::Play(letter.ok_or_else(missing)?)
        }
        "setOptions" => Command::SetOptions(options(fields)?),
        "undo" => Command::Undo,
        "getState" => Command::GetState(fields.field("picture") == Value::Flag(true)),
        _ => {
            let all = COMMANDS.join(", ");
            return Err(Refusal::new(
                TYPE,
                "type: expected one of ".to_owned() + &all,
            ));
        }
    })
}

fn text(fields: &impl Fields, name: &'static str) -> Result<Option<String>, Refusal> {
    match fields.field(name) {
        Value::Missing | Value::Null => Ok(None),
        Value::Text(text) => Ok(Some(text)),
        _ => Err(Refusal::new(INVALID, name.to_owned() + ": expected a text")),
    }
}

fn options(fields: &impl Fields) -> Result<Vec<(&'static str, Option<String>)>, Refusal> {
    let mut options = Vec::new();
    let names = PARAMETERS.iter().map(|parameter| parameter.name);
    for name in names.filter(|name| !FIXED.contains(name)) {
        match fields.field(name) {
            Value::Missing => {}
            Value::Null => options.push((name, None)),
            value => match value.as_option() {
                Some(value) => options.push((name, Some(value))),
                None => {
                    let message = name.to_owned() + ": expected a text or a number";
                    return Err(Refusal::new(OPTION, message));
                }
            },
        }
    }
    Ok(options)
}
