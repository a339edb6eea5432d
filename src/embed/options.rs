//! What a frame is told, but for its game.

use std::rc::Rc;

use super::parameters::{Allowed, CONTROLS, Controls, LANGUAGES, MODES, Mode, PARAMETERS};
use crate::engine::Level;
use crate::notation::{ErrorKind, Expected, MOST_PLIES, text};
use crate::rules::{RuleSet, Side};
use crate::settings::{Direction, Players, Preferences, Settings, Theme};

/// What an origin looks like, for faults to tell.
const ORIGIN: &[&str] = &["https://example.org"];

/// The longest origin that is read, in bytes: names of hosts have at most 253.
const LONGEST_ORIGIN: usize = 300;

/// What a frame is told by its address and by `setOptions`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The tag of the language; without one it is the reader's.
    pub lang: Option<&'static str>,
    /// Light or dark.
    pub theme: Theme,
    /// The rules of new games.
    pub rules: RuleSet,
    /// Which way sowing turns.
    pub direction: Direction,
    /// Who plays.
    pub mode: Mode,
    /// How strong the computer plays.
    pub level: Level,
    /// The reader's side, and the one drawn near.
    pub side: Side,
    /// Who begins new games.
    pub first: Side,
    /// How many buttons there are.
    pub controls: Controls,
    /// Whether the board sounds.
    pub sound: bool,
    /// Whether the pits show their letters.
    pub coords: bool,
    /// Plies before the position that is shown first; without a number the
    /// last one is.
    pub ply: Option<usize>,
    /// The origin that may send messages.
    pub origin: Option<Rc<str>>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            lang: None,
            theme: Theme::System,
            rules: RuleSet::ABAPA,
            direction: Direction::CounterClockwise,
            mode: Mode::Computer,
            level: Level::ALL[0],
            side: Side::South,
            first: Side::South,
            controls: Controls::Min,
            sound: false,
            coords: true,
            ply: None,
            origin: None,
        }
    }
}

impl Options {
    /// Sets an option by its name.
    ///
    /// # Errors
    /// It cannot have this value; then nothing is changed.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), ErrorKind> {
        let known = PARAMETERS.iter().find(|known| known.name == name);
        let Some(parameter) = known else {
            return Ok(());
        };
        let at = match parameter.allowed {
            Allowed::Words(words) => (words.iter().position(|word| *word == value))
                .ok_or_else(|| expected(Expected::Word(words), value))?,
            _ => 0,
        };
        match name {
            "lang" => self.lang = (at > 0).then(|| LANGUAGES[at]),
            "theme" => self.theme = [Theme::System, Theme::Light, Theme::Dark][at],
            "rules" => self.rules = text::rules(value)?,
            "direction" => self.direction = Direction::BOTH[at],
            "mode" => self.mode = MODES[at],
            "level" => self.level = Level::ALL[at],
            "side" => self.side = Side::BOTH[at],
            "first" => self.first = Side::BOTH[at],
            "controls" => self.controls = CONTROLS[at],
            "sound" => self.sound = at == 1,
            "coords" => self.coords = at == 1,
            "ply" => {
                let number = || text::number(value, u32::MAX).map(|plies| Some(plies as usize));
                let ply = if value == "last" {
                    Some(None)
                } else {
                    number()
                };
                self.ply =
                    ply.ok_or_else(|| expected(Expected::Number(MOST_PLIES as u32), value))?;
            }
            "origin" => {
                let fault = || expected(Expected::Word(ORIGIN), value);
                self.origin = Some(origin(value).ok_or_else(fault)?.into());
            }
            _ => {}
        }
        Ok(())
    }

    /// The settings of a game.
    #[must_use]
    pub fn settings(&self) -> Settings {
        let (level, person) = (self.level, self.side);
        Settings {
            rules: self.rules,
            players: match self.mode {
                Mode::Computer => Players::Computer { level, person },
                Mode::Two | Mode::View => Players::Two,
            },
            first: self.first,
            direction: self.direction,
        }
    }

    /// Takes over what has been changed on the board.
    pub fn adopt(&mut self, settings: &Settings) {
        self.rules = settings.rules;
        self.first = settings.first;
        self.direction = settings.direction;
        if let Players::Computer { level, person } = settings.players {
            (self.level, self.side) = (level, person);
        }
    }

    /// How the reader has the page: what the frame is told, else as on a first
    /// visit.
    #[must_use]
    pub fn preferences(&self) -> Preferences {
        Preferences {
            theme: self.theme,
            sound: self.sound,
            vibration: self.sound,
            ..Preferences::default()
        }
    }
}

pub(super) fn expected(expected: Expected, found: &str) -> ErrorKind {
    let found = text::quote(found);
    ErrorKind::Expected { expected, found }
}

/// An origin, as browsers write it: a scheme, a host and perhaps a port. `null`
/// is none: every file and sandboxed page has that one.
fn origin(text: &str) -> Option<&str> {
    let (scheme, host) = text.split_once("://")?;
    let is_scheme = |byte: u8| byte.is_ascii_lowercase() || b"+-.0123456789".contains(&byte);
    let is_host = |byte: u8| {
        let is_sign = b"-._~:[]%".contains(&byte);
        byte.is_ascii_lowercase() || byte.is_ascii_digit() || is_sign
    };
    let is_whole = text.len() <= LONGEST_ORIGIN && !scheme.is_empty() && !host.is_empty();
    let is_one = is_whole && scheme.bytes().all(is_scheme) && host.bytes().all(is_host);
    // Browsers tell an origin without the port that its scheme implies.
    let implied = match scheme {
        "http" => ":80",
        "https" => ":443",
        _ => "",
    };
    is_one.then(|| text.strip_suffix(implied).unwrap_or(text))
}
