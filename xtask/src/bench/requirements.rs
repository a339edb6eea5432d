//! How fast it should be, and whether it is.

use std::fmt::Write;

use super::Results;
use super::measure::Column;
use super::table::named;
use crate::Result;

/// The search in a browser, in hundredths of what it does natively.
const SHARE: f64 = 60.0;

/// What is asked: of which job, where, and how much at least or at most.
enum Asked {
    /// Millions a second.
    Speed(&'static str, f64),
    /// Seconds; in a browser twice as many.
    Seconds(&'static str, f64),
}

const ASKED: [Asked; 4] = [
    Asked::Speed("perft/vector", 60.0),
    Asked::Speed("search", 6.0),
    Asked::Seconds("tables/12", 1.5),
    Asked::Seconds("tables/15", 10.0),
];

/// The table of what is asked and could be measured.
pub fn table(results: &Results) -> Result<String> {
    let mut text = "| what | bound | measured | reached |\n|---|--:|--:|---|\n".to_owned();
    let mut row = |what: &str, bound: String, measured: String, reached: bool| {
        let reached = if reached { "yes" } else { "no" };
        let _ = writeln!(text, "| {what} | {bound} | {measured} | {reached} |");
    };
    let (native, page) = (&results.native, results.page()?);
    for asked in ASKED {
        match asked {
            Asked::Speed(name, least) => {
                if let Some(job) = named(native, name) {
                    let speed = job.speed() / 1e6;
                    let what = format!("{name}, native, M {} a second", job.unit);
                    row(
                        &what,
                        format!("≥ {least}"),
                        format!("{speed:.1}"),
                        speed >= least,
                    );
                }
            }
            Asked::Seconds(name, most) => {
                let mut seconds = |column: &Column, place: &str, most: f64| {
                    if let Some(job) = named(column, name) {
                        let (what, time) = (format!("{name}, {place}, seconds"), job.seconds());
                        row(
                            &what,
                            format!("≤ {most}"),
                            format!("{time:.2}"),
                            time <= most,
                        );
                    }
                };
                seconds(native, "native", most);
                seconds(page, "Chromium", 2.0 * most);
            }
        }
    }
    if let (Some(here), Some(there)) = (named(native, "search"), named(page, "search")) {
        let share = 100.0 * there.speed() / here.speed();
        let what = "search, Chromium, of the native speed";
        row(
            what,
            format!("≥ {SHARE} %"),
            format!("{share:.0} %"),
            share >= SHARE,
        );
    }
    Ok(text)
}
