//! What the address of a frame chooses.
//!
//! The query has the options, the hash the game, which no browser sends to a
//! server: `embed.html?mode=view&lang=fr#m=FfBe`. Every parameter is in one
//! table, [`PARAMETERS`].

use std::fmt;

use super::options::{Options, expected};
use super::parameters::PARAMETERS;
use crate::notation::link::decode;
use crate::notation::{Ending, ErrorKind, Expected, Given, LONGEST_TEXT, Start, moves, oware};
use crate::rules::Game;
use crate::settings::Settings;

/// A parameter that has a value it cannot have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Which.
    pub name: &'static str,
    /// What is wrong; what stands there is repeated in short.
    pub kind: ErrorKind,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.name, self.kind)
    }
}

/// What a frame opens with.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening {
    /// The options; what could not be read is the default.
    pub options: Options,
    /// The game.
    pub game: Game,
    /// What could not be read, each parameter once.
    pub faults: Vec<Fault>,
}

/// The parts of a game that an address or a message tells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// The start.
    pub position: Option<String>,
    /// The moves.
    pub moves: Option<String>,
    /// How players ended it.
    pub end: Option<String>,
}

/// Reads query and hash of an address. Unknown parameters are passed over; of
/// what cannot be read the default stands.
#[must_use]
pub fn read(query: &str, hash: &str) -> Opening {
    let (mut options, mut told, mut faults) = (Options::default(), Told::default(), Vec::new());
    let mut seen = [false; PARAMETERS.len()];
    for pair in pairs(query).chain(pairs(hash)) {
        let (name, raw) = pair.split_once('=').unwrap_or((pair, ""));
        let known = PARAMETERS.iter().position(|known| known.name == name);
        let Some(at) = known else { continue };
        let name = PARAMETERS[at].name;
        let value = match (seen[at], decode(raw)) {
            (true, _) => Err(ErrorKind::Repeated),
            (_, Ok(value)) if raw.len() <= LONGEST_TEXT => Ok(value),
            (_, Ok(_)) => Err(ErrorKind::TooLong),
            (_, Err(place)) => Err(expected(Expected::Percent, &raw[place..])),
        };
        seen[at] = true;
        let part = match name {
            "p" => Some(&mut told.position),
            "m" => Some(&mut told.moves),
            "end" => Some(&mut told.end),
            _ => None,
        };
        let read = value.and_then(|value| match part {
            Some(part) => {
                *part = Some(value);
                Ok(())
            }
            None => options.set(name, &value),
        });
        if let Err(kind) = read {
            note(&mut faults, Fault { name, kind });
        }
    }
    let game = loop {
        match told.game(&options.settings()) {
            Ok(game) => break game,
            Err(fault) => {
                // One of the three is dropped each time.
                told.drop_part(fault.name);
                note(&mut faults, fault);
            }
        }
    };
    let mut opening = Opening {
        options,
        game,
        faults,
    };
    opening.show();
    opening
}

/// Each parameter has one fault, its first.
fn note(faults: &mut Vec<Fault>, fault: Fault) {
    if faults.iter().all(|other| other.name != fault.name) {
        faults.push(fault);
    }
}

fn pairs(part: &str) -> impl Iterator<Item = &str> {
    part.trim_start_matches(['?', '#']).split('&')
}

impl Opening {
    fn show(&mut self) {
        let Some(ply) = self.options.ply else { return };
        let plies = self.game.len();
        if ply > plies {
            self.options.ply = None;
            let kind = expected(Expected::Number(plies as u32), &ply.to_string());
            note(&mut self.faults, Fault { name: "ply", kind });
        }
        self.game.show(ply);
    }
}

impl Told {
    /// The game that is told.
    ///
    /// # Errors
    /// The first part that is not well written, or illegal; named as in
    /// addresses.
    pub fn game(&self, settings: &Settings) -> Result<Game, Fault> {
        let rules = settings.rules;
        let start = match &self.position {
            None => Start::Usual(settings.first),
            Some(text) => Start::At(oware::parse_position(text, &rules).map_err(|error| {
                let kind = ErrorKind::Position(error);
                Fault { name: "p", kind }
            })?),
        };
        let given = Given {
            rules,
            start,
            ..Given::default()
        };
        let record =
            moves::read(self.moves.as_deref().unwrap_or(""), &given).map_err(|error| Fault {
                name: "m",
                kind: error.kind,
            })?;
        let mut game = record.game;
        if let Some(text) = &self.end {
            let ended = match Ending::from_name(text) {
                None => Err(expected(Expected::Word(&Ending::NAMES), text)),
                Some(ending) => ending.end(&mut game).map_err(|_| ErrorKind::Over),
            };
            ended.map_err(|kind| Fault { name: "end", kind })?;
        }
        Ok(game)
    }

    fn drop_part(&mut self, name: &str) {
        match name {
            "p" => self.position = None,
            "m" => self.moves = None,
            _ => self.end = None,
        }
    }
}
