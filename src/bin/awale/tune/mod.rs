//! `awale tune`: the weights of the evaluation, learned from games of the
//! engine against itself.

mod fit;
mod samples;

use std::io::Write;

use lexopt::{Arg, Parser};

use crate::failure::Failure;
use crate::options::{self, number, tell_once};
use crate::parallel;

/// What the help says.
pub const HELP: &str = "\
awale tune [--rules R] [--games N] [--nodes N] [--seed S] [--threads T]
        > src/engine/weights/six.rs
    Plays N games (default 14000) of the engine against itself, trying so
    many moves for each one (default 2000), and fits to them what seeds in
    each pit are worth: Rust source of the weights. The same games give the
    same weights; better weights play better games, so it is run a few times.
";

/// Runs the command.
pub fn run(mut args: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let [mut rules, mut games, mut nodes, mut seed, mut threads] = [const { None }; 5];
    while let Some(arg) = args.next()? {
        let (name, place) = match arg {
            Arg::Long("help") | Arg::Short('h') => return Err(Failure::Help),
            Arg::Long("rules") => ("--rules", &mut rules),
            Arg::Long("games") => ("--games", &mut games),
            Arg::Long("nodes") => ("--nodes", &mut nodes),
            Arg::Long("seed") => ("--seed", &mut seed),
            Arg::Long("threads") => ("--threads", &mut threads),
            other => return Err(other.unexpected().into()),
        };
        tell_once(name, place, &mut args)?;
    }
    let rules = options::rules(rules.as_deref())?;
    let games: usize = number("--games", games.as_deref(), 1..=10_000_000, 14_000)?;
    let nodes = number("--nodes", nodes.as_deref(), 1..=10_000_000, 2000)?;
    let seed = number("--seed", seed.as_deref(), 0..=u64::MAX, 1)?;
    let threads = parallel::threads("--threads", threads.as_deref())?;
    // Sums of some games at a time, so that few of them are held at once.
    let jobs = games.div_ceil(GAMES_A_JOB);
    let parts = parallel::map(jobs, threads, "tuning", |job| {
        let end = games.min((job + 1) * GAMES_A_JOB);
        samples::play(&rules, nodes, seed, job * GAMES_A_JOB..end)
    });
    let mut sums = fit::Sums::default();
    for part in parts {
        sums.add(&part);
    }
    let told = format!("awale tune --rules {rules} --games {games} --nodes {nodes} --seed {seed}");
    fit::write(&sums.solve(), &told, rules.pits_a_side(), out)?;
    Ok(out.flush()?)
}

/// How many games are played and summed up by one job.
const GAMES_A_JOB: usize = 500;
