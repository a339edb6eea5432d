//! What the address of a frame chooses.
//!
//! The query has the options, the hash the game, which no browser sends to a
//! server: `embed.html?mode=view&lang=fr#m=FfBe`. Every parameter is in one
//! table, [`PARAMETERS`].

use std::fmt;
use std::rc::Rc;

use crate::engine::Level;
use crate::notation::link::decode;
use crate::notation::{
    Ending, ErrorKind, Expected, Given, LONGEST_TEXT, MOST_PLIES, Start, moves, oware, text,
};
use crate::rules::{Game, RuleSet, Side};
use crate::settings::words::{COMPUTER, DIRECTIONS, SIDES, TWO};
use crate::settings::{Direction, Players, Preferences, Settings, Theme};

/// A parameter of a frame's address.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// Its name; attributes of the element and fields of `setOptions` have the
    /// same.
    pub name: &'static str,
    /// What it can be.
    pub allowed: Allowed,
    /// What it is when it is missing or cannot be read. An empty one is none.
    pub default: &'static str,
}

/// What a parameter can be.
#[derive(Clone, Copy, Debug)]
pub enum Allowed {
    /// One of some words.
    Words(&'static [&'static str]),
    /// The canonical text of a rule set.
    Rules,
    /// A number of plies, or `last`.
    Ply,
    /// The origin of the host's page.
    Origin,
    /// A position, as `oware` writes it.
    Position,
    /// Moves, one letter a ply.
    Moves,
}

const YES_NO: &[&str] = &["0", "1"];
const LANGUAGES: &[&str] = &["auto", "en", "fr", "es", "pt", "de", "it", "nl", "ar"];
const LEVELS: &[&str] = &["1", "2", "3", "4", "5", "6", "7", "8"];

/// What an origin looks like, for faults to tell.
const ORIGIN: &[&str] = &["https://example.org"];

/// The longest origin that is read, in bytes: names of hosts have at most 253.
const LONGEST_ORIGIN: usize = 300;

/// All parameters: first those of the query, then those of the hash. Each is
/// read wherever it stands. `mode=view` shows a game that readers cannot play
/// on; `controls` says how many buttons there are below the board; only
/// `origin` may send messages, and hears of the game.
pub const PARAMETERS: [Parameter; 17] = {
    const fn words(
        name: &'static str,
        words: &'static [&'static str],
        default: &'static str,
    ) -> Parameter {
        let allowed = Allowed::Words(words);
        Parameter {
            name,
            allowed,
            default,
        }
    }
    const fn other(name: &'static str, allowed: Allowed, default: &'static str) -> Parameter {
        Parameter {
            name,
            allowed,
            default,
        }
    }
    [
        words("v", &["1"], "1"),
        words("lang", LANGUAGES, "auto"),
        words("theme", &["auto", "light", "dark"], "auto"),
        other("rules", Allowed::Rules, "abapa"),
        words("direction", &DIRECTIONS, "ccw"),
        words("mode", &MODE_WORDS, COMPUTER),
        words("level", LEVELS, "1"),
        words("side", &SIDES, "south"),
        words("first", &SIDES, "south"),
        words("controls", &["none", "min", "full"], "min"),
        words("sound", YES_NO, "0"),
        words("coords", YES_NO, "1"),
        other("ply", Allowed::Ply, "last"),
        other("origin", Allowed::Origin, ""),
        other("p", Allowed::Position, "startpos"),
        other("m", Allowed::Moves, ""),
        words("end", &Ending::NAMES, ""),
    ]
};

/// The names of what is not for `setOptions`: it is chosen once, or loaded.
pub const FIXED: [&str; 5] = ["v", "origin", "p", "m", "end"];

/// Who plays in a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The reader against the computer.
    Computer,
    /// Two readers.
    Two,
    /// Nobody: the game is looked at.
    View,
}

/// The modes, as the parameter has them.
const MODES: [Mode; 3] = [Mode::Computer, Mode::Two, Mode::View];
const MODE_WORDS: [&str; 3] = [COMPUTER, TWO, "view"];

impl Mode {
    /// The word of the parameter.
    #[must_use]
    pub const fn word(self) -> &'static str {
        MODE_WORDS[self as usize]
    }
}

/// How many buttons a frame has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Controls {
    /// None.
    None,
    /// Ways through the game, and taking back.
    Min,
    /// Also a new game, its level and side, and a way to the whole page.
    Full,
}

/// The controls, as the parameter has them.
const CONTROLS: [Controls; 3] = [Controls::None, Controls::Min, Controls::Full];

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

fn expected(expected: Expected, found: &str) -> ErrorKind {
    let found = text::quote(found);
    ErrorKind::Expected { expected, found }
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
    is_one.then_some(text)
}
