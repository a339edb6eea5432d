//! `awale tablebase`: endgame tables, and what is in them.

use std::io::Write;
use std::time::Instant;

use awale::engine::tablebase::{Layer, MOST_SEEDS, Tablebase};
use lexopt::{Arg, Parser, ValueExt};

use crate::failure::{Failure, fail};
use crate::options::{rules, tell_once};
use crate::tables::build;

/// What the help says.
pub const HELP: &str = "\
awale tablebase SEEDS [--rules R]
    Builds the endgame tables and prints for each number of seeds from 1 a
    line `n positions won drawn lost sum seconds`: all boards with exactly n
    seeds in the pits, as the side to move sees them, valued by the seeds
    still to be shared; endless play counts 0. SEEDS is at most 24, as the
    memory it takes grows by half with each: 0.2 GiB for 18, 2 GiB for 24.
";

/// Runs the command.
pub fn run(mut args: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let (mut seeds, mut rules_text) = (None, None);
    while let Some(arg) = args.next()? {
        match arg {
            Arg::Long("help") | Arg::Short('h') => return Err(Failure::Help),
            Arg::Long("rules") => tell_once("--rules", &mut rules_text, &mut args)?,
            Arg::Value(value) if seeds.is_none() => seeds = Some(value.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    let seeds = read_seeds(&seeds.unwrap_or_default())?;
    let mut tablebase = Tablebase::new(&rules(rules_text.as_deref())?);
    for _ in 1..=seeds {
        let began = Instant::now();
        let layer = build(&tablebase);
        let seconds = began.elapsed().as_secs_f64();
        writeln!(out, "{} {seconds:.3}", summary(&layer))?;
        // The next line can take long.
        out.flush()?;
        tablebase.add(layer).map_err(|error| fail("SEEDS", error))?;
    }
    Ok(())
}

fn read_seeds(text: &str) -> Result<u32, Failure> {
    text.parse()
        .ok()
        .filter(|&seeds| seeds <= MOST_SEEDS)
        .ok_or_else(|| {
            let expected = format!("expected a number from 0 to {MOST_SEEDS}");
            fail(format!("SEEDS: {text:?}"), expected)
        })
}

/// `n positions won drawn lost sum` of a layer.
fn summary(layer: &Layer) -> String {
    let (mut won, mut drawn, mut lost, mut sum) = (0_u64, 0_u64, 0_u64, 0_i64);
    for value in layer.values() {
        match value.signum() {
            1 => won += 1,
            0 => drawn += 1,
            _ => lost += 1,
        }
        sum += i64::from(value);
    }
    let positions = won + drawn + lost;
    format!("{} {positions} {won} {drawn} {lost} {sum}", layer.seeds())
}
