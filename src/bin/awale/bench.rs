//! `awale bench`: searches that are always the same.

use std::io::Write;
use std::time::{Duration, Instant};

use awale::bench::{SEARCHES, Searched};
use awale::engine::fast::{Best, FastBoard, Sower, perft};
use awale::rules::{Position, RuleSet};
use lexopt::{Arg, Parser};

use crate::failure::Failure;

/// What the help says.
pub const HELP: &str = "\
awale bench
    Searches some positions of several rule sets, a line each, and counts the
    move sequences of the start, `perft nodes N nps R`; the last line is
    `nodes N nps R`, of all searches. The numbers of nodes are the same on
    every machine: another one tells that the search has changed.
";

/// How deep the count of move sequences goes.
const PERFT_DEPTH: u32 = 11;

/// Runs the command.
pub fn run(mut args: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    match args.next()? {
        None => {}
        Some(Arg::Long("help") | Arg::Short('h')) => return Err(Failure::Help),
        Some(other) => return Err(other.unexpected().into()),
    }
    let (mut nodes, mut time) = (0, Duration::ZERO);
    for searched in SEARCHES {
        let (line, tried, took) = search(&searched);
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
fn search(searched: &Searched) -> (String, u64, Duration) {
    let mut mind = searched.mind();
    let began = Instant::now();
    let report = searched.search(&mut mind);
    let time = began.elapsed();
    let Searched {
        depth,
        rules,
        position,
    } = searched;
    let (nodes, value, best) = (report.nodes, report.value, report.best);
    let line = format!(
        "depth {depth} rules {rules} position {position} nodes {nodes} score cp {value} best {best}"
    );
    (line, nodes, time)
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
