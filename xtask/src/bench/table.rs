//! What was measured, as Markdown.

use std::fmt::Write;

use super::measure::{Column, Measured};
use super::{NEWER, Results, requirements};
use crate::Result;

/// From how many hundredths fewer instructions of a search on two sets of them
/// pay: a search is what players wait for, tables are made once.
const WORTH: f64 = 5.0;

/// All tables.
pub fn all(results: &Results) -> Result<String> {
    let mut text = String::new();
    text.push_str("\n## What it should reach\n\n");
    text.push_str(&requirements::table(results)?);
    text.push_str("\n## Speed\n\n");
    text.push_str("Millions a second. `move` plays each legal move of 1024 boards, on the\n");
    text.push_str("fast board with vectors or in words, and by the rules, where it is also\n");
    text.push_str("taken back. `perft` counts the move sequences of the start; on the fast\n");
    text.push_str("board the last moves are made as well.\n\n");
    text.push_str(&speeds(results));
    text.push_str("\n## Time\n\nSeconds on the processor, and on the clock.\n\n");
    text.push_str(&times(results));
    if !results.native.is_empty() {
        text.push_str("\n## Instructions\n\nFor one of what is counted, natively.\n\n");
        text.push_str(&instructions(results));
    }
    Ok(text)
}

/// A table of the jobs: what a row begins with, then a cell a column.
fn jobs(
    results: &Results,
    head: &str,
    first: impl Fn(&Measured) -> String,
    cell: impl Fn(&Measured) -> String,
) -> String {
    let columns = results.columns();
    let mut text = format!("| work | {head} |");
    for (name, _) in &columns {
        let _ = write!(text, " {name} |");
    }
    text.push_str("\n|---|---|");
    text.push_str(&"--:|".repeat(columns.len()));
    text.push('\n');
    let rows: &[Measured] = columns.first().map_or(&[], |(_, column)| column);
    for job in rows {
        let _ = write!(text, "| {} | {} |", job.name, first(job));
        for (_, column) in &columns {
            let shown = named(column, &job.name).map_or("–".to_owned(), &cell);
            let _ = write!(text, " {shown} |");
        }
        text.push('\n');
    }
    text
}

fn speeds(results: &Results) -> String {
    let speed = |job: &Measured| format!("{:.1}", job.speed() / 1e6);
    jobs(results, "unit", |job| job.unit.clone(), speed)
}

fn times(results: &Results) -> String {
    let amount = |job: &Measured| job.count.to_string();
    let time = |job: &Measured| match job.processor {
        Some(time) => format!("{time:.3}, {:.3}", job.clock),
        None => format!("–, {:.3}", job.clock),
    };
    jobs(results, "amount", amount, time)
}

/// The instructions, and whether newer ones would pay.
fn instructions(results: &Results) -> String {
    let mut text = format!("| work | unit | native | {NEWER} | instructions | time |\n");
    text.push_str("|---|---|--:|--:|--:|--:|\n");
    for job in &results.native {
        let Some(count) = job.instructions else {
            continue;
        };
        let _ = write!(text, "| {} | {} | {count:.1} |", job.name, job.unit);
        let newer = named(&results.newer, &job.name);
        let Some((newer, other)) = newer.and_then(|one| Some((one, one.instructions?))) else {
            text.push_str(" – | – | – |\n");
            continue;
        };
        let (fewer, less) = (change(count, other), change(job.seconds(), newer.seconds()));
        let _ = writeln!(text, " {other:.1} | {fewer:+.1} % | {less:+.1} % |");
    }
    text + &verdict(results).unwrap_or_default()
}

/// Whether it would pay to have the programs look at run time which
/// instructions there are.
fn verdict(results: &Results) -> Option<String> {
    let mut text = format!("\nCompiled for {NEWER}, instructions change by");
    let mut gain = 0.0;
    for (name, before) in [("perft/vector", ""), ("search", ","), ("tables/12", " and")] {
        let count = |column| named(column, name)?.instructions;
        let fewer = change(count(&results.native)?, count(&results.newer)?);
        if name == "search" {
            gain = -fewer;
        }
        let _ = write!(text, "{before} {fewer:+.1} % ({name})");
    }
    let end = if gain < WORTH {
        "too little for the search to look at run time which there are, so it is not done"
    } else {
        "enough for the search to look at run time which there are"
    };
    let _ = writeln!(text, ":\n{end}.");
    Some(text)
}

/// By how many hundredths a number changes.
fn change(from: f64, to: f64) -> f64 {
    100.0 * (to / from - 1.0)
}

/// The job of this name.
pub fn named<'a>(column: &'a Column, name: &str) -> Option<&'a Measured> {
    column.iter().find(|job| job.name == name)
}
