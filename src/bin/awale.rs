//! The command line: a thin program over the library.
//!
//! Results go to standard output. An error is one line on standard error and
//! exit status 2.

use std::fmt::Display;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use awale::notation::oware;
use awale::rules::{Game, Position, RuleSet, perft};
use lexopt::{Arg, Parser, ValueExt};

const HELP: &str = "\
Awalé, a sowing game for two

awale perft DEPTH [--rules R] [--position P]
    The number of move sequences, one line `depth nodes` for each depth
    from 1. A finished game has no moves.

awale play [--rules R] [--position P] [MOVES]
    The position that the moves lead to, then, if the game is over,
    `ended REASON south S north N unclaimed U`.

R  a rule set: abapa (default), akan, ivory-coast, family, awari or ten-pit,
   and what differs: abapa,slam=all,few=6
P  a position: seeds in A-F, in a-f, in South's and North's store, side to
   move; the usual start is 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S or startpos
MOVES  the letters of the pits played, put together: FfBeBc

Errors are told in one line on standard error, with exit status 2.
";

/// Why the program cannot do what was asked.
enum Failure {
    /// What to tell, in one line.
    Message(String),
    /// Nobody reads the output any more: no reason to complain.
    ClosedPipe,
}

fn main() -> ExitCode {
    match run(Parser::from_env(), &mut io::stdout().lock()) {
        Ok(()) | Err(Failure::ClosedPipe) => ExitCode::SUCCESS,
        Err(Failure::Message(message)) => {
            // Arguments that are told can hold line breaks.
            let line = message.replace(char::is_control, " ");
            // With nowhere left to tell it, the exit status has to do.
            let _ = writeln!(io::stderr(), "{line}");
            ExitCode::from(2)
        }
    }
}

fn run(mut args: Parser, out: &mut impl Write) -> Result<(), Failure> {
    const EXPECTED: &str = "expected perft or play, see awale --help";
    let command = match args.next()? {
        Some(Arg::Value(command)) => command.string()?,
        Some(Arg::Long("help") | Arg::Short('h')) => return help(out),
        Some(other) => return Err(other.unexpected().into()),
        None => return Err(fail("no command", EXPECTED)),
    };
    match command.as_str() {
        "perft" => run_perft(args, out),
        "play" => run_play(args, out),
        _ => Err(fail(format!("unknown command {command:?}"), EXPECTED)),
    }
}

/// `awale perft DEPTH [--rules R] [--position P]`
fn run_perft(args: Parser, out: &mut impl Write) -> Result<(), Failure> {
    let Some(options) = Options::read(args)? else {
        return help(out);
    };
    let depth = options.operand.as_deref().unwrap_or_default();
    let depth: u32 = depth.parse().map_err(|_| {
        let expected = format!("expected a number from 0 to {}", u32::MAX);
        fail(format!("DEPTH: {depth:?}"), expected)
    })?;
    let mut trail = options.game()?.trail();
    for depth in 1..=depth {
        writeln!(out, "{depth} {}", perft(&mut trail, depth))?;
        // The next line can take long.
        out.flush()?;
    }
    Ok(())
}

/// `awale play [--rules R] [--position P] [MOVES]`
fn run_play(args: Parser, out: &mut impl Write) -> Result<(), Failure> {
    let Some(options) = Options::read(args)? else {
        return help(out);
    };
    let mut game = options.game()?;
    let moves = options.operand.as_deref().unwrap_or_default();
    oware::play_moves(&mut game, moves).map_err(|error| match error {
        oware::MovesError::Illegal { .. } => Failure::Message(error.to_string()),
        oware::MovesError::NotAPit { .. } => fail("MOVES", error),
    })?;
    writeln!(out, "{}", game.position())?;
    if let Some(outcome) = game.outcome() {
        let (reason, [south, north], left) = (outcome.reason, outcome.score, outcome.unclaimed);
        writeln!(
            out,
            "ended {reason} south {south} north {north} unclaimed {left}"
        )?;
    }
    out.flush()?;
    Ok(())
}

fn help(out: &mut impl Write) -> Result<(), Failure> {
    out.write_all(HELP.as_bytes())?;
    Ok(out.flush()?)
}

/// What follows the command.
#[derive(Default)]
struct Options {
    rules: Option<String>,
    position: Option<String>,
    /// The one argument that belongs to no option.
    operand: Option<String>,
}

impl Options {
    /// Reads what is left of the arguments; `None` where help is asked for.
    fn read(mut args: Parser) -> Result<Option<Options>, Failure> {
        let mut options = Options::default();
        while let Some(arg) = args.next()? {
            let (name, place) = match arg {
                Arg::Long("help") | Arg::Short('h') => return Ok(None),
                Arg::Long("rules") => ("--rules", &mut options.rules),
                Arg::Long("position") => ("--position", &mut options.position),
                Arg::Value(value) if options.operand.is_none() => {
                    options.operand = Some(value.string()?);
                    continue;
                }
                other => return Err(other.unexpected().into()),
            };
            if place.replace(args.value()?.string()?).is_some() {
                return Err(fail(name, "told twice"));
            }
        }
        Ok(Some(options))
    }

    /// The game they set up.
    fn game(&self) -> Result<Game, Failure> {
        let rules = match &self.rules {
            Some(text) => text.parse().map_err(|error| fail("--rules", error))?,
            None => RuleSet::default(),
        };
        let start = match &self.position {
            Some(text) => oware::parse_position(text, &rules),
            None => Ok(Position::start(&rules)),
        }
        .map_err(|error| fail("--position", error))?;
        Game::from_position(rules, start).map_err(|error| fail("--position", error))
    }
}

/// A failure told as where it is and what is wrong.
fn fail(place: impl Display, fault: impl Display) -> Failure {
    Failure::Message(format!("{place}: {fault}"))
}

impl From<lexopt::Error> for Failure {
    fn from(error: lexopt::Error) -> Failure {
        Failure::Message(error.to_string())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            ErrorKind::BrokenPipe => Failure::ClosedPipe,
            _ => fail("standard output", error),
        }
    }
}
