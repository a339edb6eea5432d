//! `awale perft`: counts of positions.

use std::io::Write;

use awale::rules::perft;
use lexopt::Parser;

use crate::failure::{Failure, fail};
use crate::options::Options;

/// What the help says.
pub const HELP: &str = "\
awale perft DEPTH [--rules R] [--position P]
    The number of move sequences, one line `depth nodes` for each depth
    from 1. A finished game has no moves.
";

/// Runs the command.
pub fn run(args: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let options = Options::read(args)?;
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
