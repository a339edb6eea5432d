//! The command line: a thin program over the library, one command a file.
//!
//! Results go to standard output. An error is one line on standard error and
//! exit status 2.

mod analyse;
mod bench;
mod convert;
mod diagram;
mod endgames;
mod failure;
mod limit;
mod r#match;
mod options;
mod parallel;
mod perft;
mod play;
mod player;
mod rules;
mod tablebase;
mod tables;
mod tune;
mod uci;
mod words;

use std::io::{self, Write};
use std::process::ExitCode;

use lexopt::{Arg, Parser, ValueExt};

use failure::{Failure, fail};

/// A command: its name, what the help says of it, and how it is run.
type Command = (
    &'static str,
    &'static str,
    fn(Parser, &mut dyn Write) -> Result<(), Failure>,
);

/// All commands, in the order of the help.
const COMMANDS: &[Command] = &[
    ("perft", perft::HELP, perft::run),
    ("play", play::HELP, play::run),
    ("tablebase", tablebase::HELP, tablebase::run),
    ("match", r#match::HELP, r#match::run),
    ("endgames", endgames::HELP, endgames::run),
    ("analyse", analyse::HELP, analyse::run),
    ("uci", uci::HELP, uci::run),
    ("bench", bench::HELP, bench::run),
    ("tune", tune::HELP, tune::run),
    ("diagram", diagram::HELP, diagram::run),
    ("rules", rules::HELP, rules::run),
    ("convert", convert::HELP, convert::run),
    ("words", words::HELP, words::run),
];

const WORDS: &str = "\
R  a rule set: abapa (default), akan, ivory-coast, family, awari or ten-pit,
   and what differs: abapa,slam=all,few=6
P  a position: seeds in A-F, in a-f, in South's and North's store, side to
   move; the usual start is 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S or startpos
MOVES  the letters of the pits played, put together: FfBeBc

Errors are told in one line on standard error, with exit status 2.
";

fn main() -> ExitCode {
    let mut out = io::stdout().lock();
    let result = match run(Parser::from_env(), &mut out) {
        Err(Failure::Help) => help(&mut out),
        other => other,
    };
    match result {
        Ok(()) | Err(Failure::Help | Failure::ClosedPipe) => ExitCode::SUCCESS,
        Err(Failure::Message(message)) => {
            // Arguments that are told can hold line breaks.
            let line = message.replace(char::is_control, " ");
            // With nowhere left to tell it, the exit status has to do.
            let _ = writeln!(io::stderr(), "{line}");
            ExitCode::from(2)
        }
    }
}

fn run(mut args: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let names: Vec<&str> = COMMANDS.iter().map(|&(name, ..)| name).collect();
    let expected = format!("expected one of {}, see awale --help", names.join(", "));
    let command = match args.next()? {
        Some(Arg::Value(command)) => command.string()?,
        Some(Arg::Long("help") | Arg::Short('h')) => return Err(Failure::Help),
        Some(other) => return Err(other.unexpected().into()),
        None => return Err(fail("no command", expected)),
    };
    match COMMANDS.iter().find(|&&(name, ..)| name == command) {
        Some((.., run)) => run(args, out),
        None => Err(fail(format!("unknown command {command:?}"), expected)),
    }
}

fn help(out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "Awalé, a sowing game for two\n")?;
    for (_, help, _) in COMMANDS {
        writeln!(out, "{help}")?;
    }
    out.write_all(WORDS.as_bytes())?;
    Ok(out.flush()?)
}
