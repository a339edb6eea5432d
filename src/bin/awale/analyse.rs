//! `awale analyse`: what each move is worth.

use std::io::Write;

use awale::engine::{DEEPEST, Mind, Report, Search, Thought, WIN, Width};
use awale::notation::oware;
use lexopt::{Arg, Parser};

use crate::failure::{Failure, fail};
use crate::limit::Limit;
use crate::options::{self, number, tell_once};
use crate::play;
use crate::tables;

/// What the help says.
pub const HELP: &str = "\
awale analyse [--rules R] [--position P] [--moves MOVES]
        [--depth N | --movetime MS] [--tables N]
    What each legal move is worth, by a search of N plies (up to 64) or of MS
    milliseconds (1000): a line `depth N nodes N`, then the moves, the best
    first, each with its value in seeds to the side to move, `wins` or `loses`
    where that is certain, `exact` where the endgame tables tell the value,
    and the moves that are expected then. Of a finished game it tells how it
    ended, as `awale play`.
    --tables  builds endgame tables up to so many seeds first (0)
";

/// How long it thinks in milliseconds, if nothing else is told.
const TIME: u64 = 1000;

/// What the search can remember.
const BYTES: usize = 1 << 26;

/// Hundredths of a seed.
const SEED: i32 = 100;

/// Runs the command.
pub fn run(mut args: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let [mut rules, mut position, mut moves] = [const { None }; 3];
    let [mut depth, mut movetime, mut tables] = [const { None }; 3];
    while let Some(arg) = args.next()? {
        let (name, place) = match arg {
            Arg::Long("help") | Arg::Short('h') => return Err(Failure::Help),
            Arg::Long("rules") => ("--rules", &mut rules),
            Arg::Long("position") => ("--position", &mut position),
            Arg::Long("moves") => ("--moves", &mut moves),
            Arg::Long("depth") => ("--depth", &mut depth),
            Arg::Long("movetime") => ("--movetime", &mut movetime),
            Arg::Long("tables") => ("--tables", &mut tables),
            other => return Err(other.unexpected().into()),
        };
        tell_once(name, place, &mut args)?;
    }
    if depth.is_some() && movetime.is_some() {
        return Err(fail("--movetime", "not together with --depth"));
    }
    let time = number("--movetime", movetime.as_deref(), 1..=86_400_000, TIME)?;
    let time = depth.is_none().then_some(time);
    let depth = number("--depth", depth.as_deref(), 1..=DEEPEST, DEEPEST)?;
    let seeds = tables::seeds("--tables", tables.as_deref())?;
    let mut game = options::game(rules.as_deref(), position.as_deref())?;
    options::play(&mut game, moves.as_deref().unwrap_or_default(), "--moves")?;
    let Some(mut search) = Search::new(&game.trail(), Width::All, depth) else {
        if let Some(outcome) = game.outcome() {
            writeln!(out, "{}", play::ended(&outcome))?;
        }
        return Ok(out.flush()?);
    };
    let mut mind = Mind::new(game.rules(), BYTES);
    mind.set_tables(tables::build_all(game.rules(), seeds)?);
    let mut limit = time.map_or_else(Limit::default, Limit::after);
    search.run(&mut mind, &mut limit);
    if let Some(report) = search.report() {
        tell(report, out)?;
    }
    Ok(out.flush()?)
}

fn tell(report: &Report, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "depth {} nodes {}", report.depth, report.nodes)?;
    for thought in &report.moves {
        let line = oware::write_moves(&thought.line);
        writeln!(out, "{} {} {line}", thought.pit, value(thought))?;
    }
    Ok(())
}

/// The value of a move in seeds, and how sure it is.
fn value(thought: &Thought) -> String {
    let decided = WIN / 2;
    // What is missing to a whole seed only tells how far the end is.
    let whole = |value: i32| (value + SEED - 1).div_euclid(SEED) * SEED;
    let (value, word) = match thought.value {
        value if value >= decided => (whole(value - WIN), " wins"),
        value if value <= -decided => (-whole(-value - WIN), " loses"),
        value => (value, ""),
    };
    let exact = if thought.exact { " exact" } else { "" };
    let seeds = f64::from(value) / f64::from(SEED);
    format!("{seeds:+.2}{word}{exact}")
}
