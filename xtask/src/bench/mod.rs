//! `cargo xtask bench`: the jobs of `benches/`, natively and in Chromium, as
//! tables.

mod machine;
mod measure;
mod requirements;
mod table;

use std::str::FromStr;

use crate::{Result, project};
use machine::Machine;
use measure::{Column, Native};

/// The file that is kept.
const RESULTS: &str = "benches/RESULTS.md";

/// What newer processors can do that all x86-64 processors cannot.
const NEWER: &str = "x86-64-v3";

/// Where to run the jobs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Part {
    Native,
    Wasm,
}

impl FromStr for Part {
    type Err = String;

    fn from_str(name: &str) -> Result<Self> {
        match name {
            "native" => Ok(Self::Native),
            "wasm" => Ok(Self::Wasm),
            _ => Err("the parts are native and wasm".into()),
        }
    }
}

/// What to run.
#[derive(Default)]
pub struct Selection {
    /// Where; everywhere if it is not told.
    pub part: Option<Part>,
    /// Less of each job, and not what takes long.
    pub quick: bool,
    /// Keep what comes out.
    pub save: bool,
}

/// All that was measured.
#[derive(Default)]
struct Results {
    native: Column,
    newer: Column,
    /// Without vectors, and with them.
    browser: [Column; 2],
}

impl Results {
    /// What was measured, each with its name.
    fn columns(&self) -> Vec<(&'static str, &Column)> {
        let all = [
            ("native", &self.native),
            (NEWER, &self.newer),
            ("Chromium", &self.browser[0]),
            ("Chromium, simd128", &self.browser[1]),
        ];
        all.into_iter().filter(|(_, one)| !one.is_empty()).collect()
    }

    /// What Chromium does with a worker that is compiled as the page's is.
    fn page(&self) -> Result<&Column> {
        let vectors = project::read(".cargo/config.toml")?.contains("+simd128");
        Ok(&self.browser[usize::from(vectors)])
    }
}

/// Runs the jobs and prints the tables.
pub fn run(selection: &Selection) -> Result<()> {
    if selection.save && (selection.quick || selection.part.is_some()) {
        return Err("only a whole run is kept: --save goes with nothing else".into());
    }
    let mut machine = Machine::of_this()?;
    let mut results = Results::default();
    let wanted = |part| selection.part.is_none_or(|one| one == part);
    if wanted(Part::Native) {
        let native = Native::new(selection.quick)?;
        results.native = native.measure(None)?;
        if cfg!(target_arch = "x86_64") && !selection.quick {
            results.newer = native.measure(Some(NEWER))?;
        }
    }
    if wanted(Part::Wasm) {
        measure::ensure_browser()?;
        for (column, vectors) in results.browser.iter_mut().zip([false, true]) {
            let (browser, measured) = measure::browser(selection.quick, vectors)?;
            *column = measured;
            machine.browser = Some(browser);
        }
    }
    machine.look_again();
    same_counts(&results)?;
    let text = format!("{machine}{}", table::all(&results)?);
    println!("\n{text}");
    if selection.save {
        let file = project::root().join(RESULTS);
        project::write_file(&file, format!("{HEAD}\n{text}"))?;
    }
    Ok(())
}

const HEAD: &str = "\
# How fast it is

Written by `cargo xtask bench --save`. `cargo xtask bench` only prints it,
`cargo xtask bench native` or `wasm` a part, `--quick` a glimpse of it in less
time. `cargo bench --bench time` shows how far the times of single jobs vary;
`awale bench` does the searches alone.

Instructions are counted by valgrind, and are the numbers to compare: they
hardly depend on the machine, and not on what else it does. Times are the best
of at least three runs. Where Linux tells it, speeds are by the time on the
processor, as other programs make the time on the clock longer. Natively all is
compiled as `cargo build --release` does, for Chromium as the page's worker.
";

/// Makes sure that all columns count the same: a search that tries other moves
/// in a browser would be another search.
fn same_counts(results: &Results) -> Result<()> {
    let columns = results.columns();
    let Some((first, counts)) = columns.first() else {
        return Ok(());
    };
    for (other, column) in &columns[1..] {
        for job in counts.iter() {
            let found = column.iter().find(|one| one.name == job.name);
            if found.is_none_or(|one| one.count != job.count) {
                let found = found.map_or(0, |one| one.count);
                let (name, count) = (&job.name, job.count);
                return Err(format!("{name} counts {count} {first}, {found} {other}"));
            }
        }
    }
    Ok(())
}
