//! `awale bench`: searches that are always the same.

use std::io::Write;
use std::time::{Duration, Instant};

use awale::engine::fast::{Best, FastBoard, Sower, perft};
use awale::engine::{Mind, Search, Width};
use awale::notation::oware::START;
use awale::rules::{Position, RuleSet};
use lexopt::{Arg, Parser};

use crate::failure::Failure;
use crate::options;

/// What the help says.
pub const HELP: &str = "\
awale bench
    Searches some positions of several rule sets, a line each, and counts the
    move sequences of the start, `perft nodes N nps R`; the last line is
    `nodes N nps R`, of all searches. The numbers of nodes are the same on
    every machine: another one tells that the search has changed.
";

/// What a search can remember.
const BYTES: usize = 1 << 24;

/// How deep the count of move sequences goes.
const PERFT_DEPTH: u32 = 11;

/// What is searched: how deep, by which rules, and from where.
const SEARCHES: [(u32, &str, &str); 12] = [
    (20, "abapa", START),
    (21, "abapa", "1-0-7-6-0-3-2-0-9-8-0-7-3-2-S"),
    (23, "abapa", "0-0-0-12-12-2-1-0-0-0-0-2-8-11-S"),
    (31, "abapa", "0-1-0-0-0-0-1-2-6-0-1-1-12-24-N"),
    (34, "abapa", "0-0-1-1-1-1-0-0-1-1-1-1-19-21-N"),
    (20, "akan", "3-1-1-0-13-4-1-0-1-3-0-9-6-6-S"),
    (23, "akan", "1-0-3-1-3-2-2-7-1-19-2-0-2-5-N"),
    (22, "ivory-coast", "0-0-0-8-0-2-0-14-0-7-0-2-10-5-N"),
    (23, "family", "0-1-13-1-0-1-0-0-3-0-1-6-9-13-N"),
    (20, "awari", "0-7-1-11-4-5-0-11-0-0-8-1-0-0-S"),
    (24, "awari", "0-0-0-0-0-4-0-5-9-0-3-0-12-15-N"),
    (22, "ten-pit", "2-0-7-0-9-7-0-8-0-7-0-0-S"),
];

/// Runs the command.
pub fn run(mut args: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    match args.next()? {
        None => {}
        Some(Arg::Long("help") | Arg::Short('h')) => return Err(Failure::Help),
        Some(other) => return Err(other.unexpected().into()),
    }
    let (mut nodes, mut time) = (0, Duration::ZERO);
    for (depth, rules, position) in SEARCHES {
        let (line, tried, took) = search(depth, rules, position)?;
        (nodes, time) = (nodes + tried, time + took);
        writeln!(out, "{line}")?;
        // The next line can take long.
        out.flush()?;
    }
    writeln!(out, "perft {}", count())?;
    writeln!(out, "{}", speed(nodes, time))?;
    Ok(out.flush()?)
}

/// Searches a position with nothing known: what to tell of it, the moves
/// tried and the time.
fn search(depth: u32, rules: &str, position: &str) -> Result<(String, u64, Duration), Failure> {
    let game = options::game(Some(rules), Some(position))?;
    let mut mind = Mind::new(game.rules(), BYTES);
    let began = Instant::now();
    let search = Search::new(&game.trail(), Width::Best, depth);
    let report = search.and_then(|mut search| {
        search.run(&mut mind, &mut ());
        search.report().cloned()
    });
    let time = began.elapsed();
    let place = format!("depth {depth} rules {rules} position {position}");
    let Some(report) = report else {
        return Ok((format!("{place} is over"), 0, time));
    };
    let (nodes, value, best) = (report.nodes, report.value, report.best);
    let line = format!("{place} nodes {nodes} score cp {value} best {best}");
    Ok((line, nodes, time))
}

/// Counts the move sequences of the start.
fn count() -> String {
    let rules = RuleSet::ABAPA;
    let sower = Sower::<Best>::new(&rules);
    let start = FastBoard::of(&Position::start(&rules));
    let began = Instant::now();
    let nodes = perft(&sower, start, PERFT_DEPTH);
    speed(nodes, began.elapsed())
}

/// `nodes N nps R`
fn speed(nodes: u64, time: Duration) -> String {
    let nps = nodes as f64 / time.as_secs_f64().max(1e-9);
    format!("nodes {nodes} nps {nps:.0}")
}
