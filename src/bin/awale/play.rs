//! `awale play`: the position that moves lead to.

use std::io::Write;

use awale::rules::Outcome;
use lexopt::Parser;

use crate::failure::Failure;
use crate::options::{self, Options};

/// What the help says.
pub const HELP: &str = "\
awale play [--rules R] [--position P] [MOVES]
    The position that the moves lead to, then, if the game is over,
    `ended REASON south S north N unclaimed U`.
";

/// Runs the command.
pub fn run(args: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let options = Options::read(args)?;
    let mut game = options.game()?;
    let moves = options.operand.as_deref().unwrap_or_default();
    options::play(&mut game, moves, "MOVES")?;
    writeln!(out, "{}", game.position())?;
    if let Some(outcome) = game.outcome() {
        writeln!(out, "{}", ended(&outcome))?;
    }
    out.flush()?;
    Ok(())
}

/// How a game ended, in a line.
pub fn ended(outcome: &Outcome) -> String {
    let (reason, [south, north], left) = (outcome.reason, outcome.score, outcome.unclaimed);
    format!("ended {reason} south {south} north {north} unclaimed {left}")
}
