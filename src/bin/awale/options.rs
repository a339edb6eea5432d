//! The arguments that most commands share.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use awale::notation::oware;
use awale::rules::{Game, Position, RuleSet};
use lexopt::{Arg, Parser, ValueExt};

use crate::failure::{Failure, fail};

/// What follows a command.
#[derive(Default)]
pub struct Options {
    rules: Option<String>,
    position: Option<String>,
    /// The one argument that belongs to no option.
    pub operand: Option<String>,
}

impl Options {
    /// Reads what is left of the arguments.
    pub fn read(mut args: Parser) -> Result<Options, Failure> {
        let mut options = Options::default();
        while let Some(arg) = args.next()? {
            let (name, place) = match arg {
                Arg::Long("help") | Arg::Short('h') => return Err(Failure::Help),
                Arg::Long("rules") => ("--rules", &mut options.rules),
                Arg::Long("position") => ("--position", &mut options.position),
                Arg::Value(value) if options.operand.is_none() => {
                    options.operand = Some(value.string()?);
                    continue;
                }
                other => return Err(other.unexpected().into()),
            };
            tell_once(name, place, &mut args)?;
        }
        Ok(options)
    }

    /// The game they set up.
    pub fn game(&self) -> Result<Game, Failure> {
        game(self.rules.as_deref(), self.position.as_deref())
    }
}

/// The game that `--rules` and `--position` set up.
pub fn game(rules: Option<&str>, position: Option<&str>) -> Result<Game, Failure> {
    let rules = self::rules(rules)?;
    let start = match position {
        Some(text) => oware::parse_position(text, &rules),
        None => Ok(Position::start(&rules)),
    }
    .map_err(|error| fail("--position", error))?;
    Game::from_position(rules, start).map_err(|error| fail("--position", error))
}

/// Plays moves that were told at some place of the command.
pub fn play(game: &mut Game, moves: &str, place: &str) -> Result<(), Failure> {
    oware::play_moves(game, moves).map_err(|error| match error {
        oware::MovesError::Illegal { .. } => Failure::Message(error.to_string()),
        oware::MovesError::NotAPit { .. } => fail(place, error),
    })
}

/// The rule set that `--rules` tells, or the usual one.
pub fn rules(text: Option<&str>) -> Result<RuleSet, Failure> {
    let rules = text.map(str::parse).transpose();
    Ok(rules
        .map_err(|error| fail("--rules", error))?
        .unwrap_or_default())
}

/// The number within a range that an option tells, or another without it.
pub fn number<N>(
    name: &str,
    text: Option<&str>,
    range: RangeInclusive<N>,
    otherwise: N,
) -> Result<N, Failure>
where
    N: FromStr + PartialOrd + Display,
{
    let Some(text) = text else {
        return Ok(otherwise);
    };
    let number = text.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| {
        let (start, end) = range.into_inner();
        let expected = format!("{text:?}, expected a number from {start} to {end}");
        fail(name, expected)
    })
}

/// Takes the value of an option that may be told once.
pub fn tell_once(name: &str, place: &mut Option<String>, args: &mut Parser) -> Result<(), Failure> {
    match place.replace(args.value()?.string()?) {
        Some(_) => Err(fail(name, "told twice")),
        None => Ok(()),
    }
}
