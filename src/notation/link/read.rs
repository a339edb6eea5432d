//! From links to games.

use std::collections::BTreeMap;

use super::VERSION;
use super::percent::{decode, place_of};
use crate::engine::Level;
use crate::notation::error::{ErrorKind, Expected, Fault, ParseError, Within};
use crate::notation::moves::play_letters;
use crate::notation::record::set_up;
use crate::notation::text::{number, reading, trimmed};
use crate::notation::{Ending, Letters, Record, Start, oware, text};
use crate::rules::{Game, Position, RuleSet, Side};
use crate::settings::words::{DIRECTIONS, MODES, SIDES};
use crate::settings::{Direction, Players, Settings};

/// The words that are known, in the order in which they are looked at.
const WORDS: [&str; 11] = [
    "v",
    "rules",
    "mode",
    "level",
    "side",
    "first",
    "direction",
    "p",
    "m",
    "end",
    "ply",
];

/// Reads a link: an address, or what follows its `?` or `#`, these included.
/// It has to tell one of the known words, else any address would do.
///
/// # Errors
/// The first word in the order of the [module](super)'s table that is
/// told twice, has a value it cannot have, or a move or ending that is
/// illegal; it is named.
pub fn read(text: &str) -> Result<Record, ParseError> {
    reading(text, |text| {
        let values = Values::of(text)?;
        values.version()?;
        let settings = values.settings()?;
        let game = values.game(&settings)?;
        Ok(Record {
            settings: Some(settings),
            ..Record::new(game)
        })
    })
}

/// Whether an address says anything of a game: one word of the
/// [module](super)'s table is enough.
#[must_use]
pub fn tells_a_game(link: &str) -> bool {
    words(trimmed(link).1).next().is_some()
}

/// The words of a link that are known, each with its value as it is written
/// and the byte at which that begins.
fn words(link: &str) -> impl Iterator<Item = (&'static str, &str, usize)> {
    let begin = link.find(['?', '#']).map_or(link.len(), |sign| sign + 1);
    let pairs = link[begin..].split(['&', '#']);
    let mut next = begin;
    pairs.filter_map(move |pair| {
        let (name, raw) = pair.split_once('=').unwrap_or((pair, ""));
        let at = next + (pair.len() - raw.len());
        next += pair.len() + 1;
        let name = decode(name).ok()?;
        let known = WORDS.into_iter().find(|word| *word == name)?;
        Some((known, raw, at))
    })
}

/// The values of the words that are told.
struct Values<'a> {
    by_name: BTreeMap<&'static str, Value<'a>>,
}

/// A value as it is told.
struct Value<'a> {
    name: &'static str,
    raw: &'a str,
    text: String,
    /// The byte of the link at which it begins.
    at: usize,
}

impl<'a> Values<'a> {
    fn of(link: &'a str) -> Result<Values<'a>, Fault> {
        let (begin, link) = trimmed(link);
        let mut by_name = BTreeMap::new();
        for (name, raw, at) in words(link) {
            let value = Value::read(name, raw, begin + at)?;
            if by_name.contains_key(name) {
                return Err(value.fault(0, ErrorKind::Repeated));
            }
            by_name.insert(name, value);
        }
        match by_name.is_empty() {
            true => Err(Fault::expected(begin, Expected::Address, link)),
            false => Ok(Values { by_name }),
        }
    }

    fn get(&self, name: &str) -> Option<&Value<'a>> {
        self.by_name.get(name)
    }

    fn version(&self) -> Result<(), Fault> {
        let Some(value) = self.get("v") else {
            return Ok(());
        };
        match number(&value.text, u32::MAX) {
            Some(VERSION) => Ok(()),
            Some(later) if later > VERSION => Err(value.fault(0, ErrorKind::Version(later))),
            _ => Err(value.expected(Expected::Word(&["1"]))),
        }
    }

    fn settings(&self) -> Result<Settings, Fault> {
        let rules = match self.get("rules") {
            Some(value) => value.rules()?,
            None => RuleSet::default(),
        };
        let mode = self.word("mode", &MODES)?.unwrap_or(0);
        let level = match self.get("level") {
            Some(value) => value.level()?,
            None => Level::ALL[0],
        };
        let side = |name| Ok(Side::BOTH[self.word(name, &SIDES)?.unwrap_or(0)]);
        let (person, first) = (side("side")?, side("first")?);
        Ok(Settings {
            rules,
            players: [Players::Computer { level, person }, Players::Two][mode],
            first,
            direction: Direction::BOTH[self.word("direction", &DIRECTIONS)?.unwrap_or(0)],
        })
    }

    fn game(&self, settings: &Settings) -> Result<Game, Fault> {
        let rules = settings.rules;
        let start = match self.get("p") {
            Some(value) => Start::At(value.position(&rules)?),
            None => Start::Usual(settings.first),
        };
        let mut game = set_up(rules, start, 0)?;
        if let Some(value) = self.get("m") {
            play_letters(&mut game, &value.text, 0, Letters::Usual)
                .map_err(|fault| value.fault(fault.at, fault.kind))?;
        }
        if let Some(value) = self.get("end") {
            let index = value.word(&Ending::NAMES)?;
            let ended = Ending::ALL[index].end(&mut game);
            ended.map_err(|_| value.fault(0, ErrorKind::Over))?;
        }
        match self.get("ply") {
            Some(value) if value.text != "last" => {
                let last = game.len() as u32;
                let shown = number(&value.text, last);
                let shown = shown.ok_or_else(|| value.expected(Expected::Number(last)))?;
                game.show(shown as usize);
            }
            _ => {}
        }
        Ok(game)
    }

    /// Which of some words is told, if any is.
    fn word(&self, name: &str, words: &'static [&'static str]) -> Result<Option<usize>, Fault> {
        let value = self.get(name);
        value.map(|value| value.word(words)).transpose()
    }
}

impl<'a> Value<'a> {
    fn read(name: &'static str, raw: &'a str, at: usize) -> Result<Value<'a>, Fault> {
        let text = decode(raw).map_err(|place| {
            let fault = Fault::expected(at + place, Expected::Percent, &raw[place..]);
            fault.within(Within::Parameter(name))
        })?;
        Ok(Value {
            name,
            raw,
            text,
            at,
        })
    }

    /// A fault at a byte of the decoded value.
    fn fault(&self, place: usize, kind: ErrorKind) -> Fault {
        let at = self.at + place_of(self.raw, place);
        Fault::new(at, kind).within(Within::Parameter(self.name))
    }

    fn expected(&self, expected: Expected) -> Fault {
        self.fault(0, Fault::expected(0, expected, &self.text).kind)
    }

    fn word(&self, words: &'static [&'static str]) -> Result<usize, Fault> {
        let index = words.iter().position(|word| *word == self.text);
        index.ok_or_else(|| self.expected(Expected::Word(words)))
    }

    fn rules(&self) -> Result<RuleSet, Fault> {
        let rules = text::rules(&self.text);
        rules.map_err(|kind| self.fault(0, kind))
    }

    fn level(&self) -> Result<Level, Fault> {
        let level = number(&self.text, u8::MAX.into()).and_then(|number| {
            let number = u8::try_from(number).ok()?;
            Level::new(number)
        });
        let levels = &["1", "2", "3", "4", "5", "6", "7", "8"];
        level.ok_or_else(|| self.expected(Expected::Word(levels)))
    }

    fn position(&self, rules: &RuleSet) -> Result<Position, Fault> {
        oware::position_at(&self.text, 0, rules).map_err(|fault| self.fault(fault.at, fault.kind))
    }
}
