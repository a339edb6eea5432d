//! Running the jobs, and reading what they print.

use std::process::Command;

use crate::process::{run, step, succeeds};
use crate::{Result, browser, dist, node, project, tools, versions};

/// What a job came to.
#[derive(Debug, PartialEq)]
pub struct Measured {
    pub name: String,
    pub unit: String,
    pub count: u64,
    /// Seconds on the processor, where they are known.
    pub processor: Option<f64>,
    /// Seconds on the clock.
    pub clock: f64,
    /// Instructions for one of what is counted.
    pub instructions: Option<f64>,
}

/// All jobs in one place.
pub type Column = Vec<Measured>;

impl Measured {
    /// `search nodes 2319629 283101467 574344129`: a count, and the times in
    /// nanoseconds.
    fn parse(line: &str) -> Option<Measured> {
        let words: Vec<&str> = line.split(' ').collect();
        let [name, unit, count, processor, clock] = words[..] else {
            return None;
        };
        let seconds = |text: &str| text.parse().ok().map(|time: f64| time / 1e9);
        Some(Measured {
            name: name.to_owned(),
            unit: unit.to_owned(),
            count: count.parse().ok()?,
            processor: seconds(processor).filter(|&time| time > 0.0),
            clock: seconds(clock)?,
            instructions: None,
        })
    }

    /// The seconds that speeds are told by.
    pub fn seconds(&self) -> f64 {
        self.processor.unwrap_or(self.clock)
    }

    /// How many of what is counted it did in a second.
    pub fn speed(&self) -> f64 {
        self.count as f64 / self.seconds()
    }
}

fn parse(text: &str) -> Column {
    text.lines().filter_map(Measured::parse).collect()
}

/// Measures natively.
pub struct Native {
    quick: bool,
    /// The variable that names what runs the programs that are built, if
    /// instructions can be counted.
    runner: Option<String>,
}

impl Native {
    pub fn new(quick: bool) -> Result<Native> {
        let counts = succeeds("valgrind", &["--version"]);
        if !counts {
            println!("valgrind is not installed: no instructions are counted");
        }
        let runner = counts.then(runner_variable).transpose()?;
        Ok(Native { quick, runner })
    }

    /// Runs all jobs, compiled for a processor or, without one, for all.
    pub fn measure(&self, processor: Option<&str>) -> Result<Column> {
        let shown = processor.map_or(String::new(), |name| format!(" for {name}"));
        step(&format!("compiling{shown}"), || {
            run(bench(processor).arg("--no-run")).map(drop)
        })?;
        let mut column = step(&format!("running{shown}"), || {
            let size = self.quick.then_some("--brief");
            run(bench(processor).arg("--").args(size)).map(|text| parse(&text))
        })?;
        if let Some(runner) = &self.runner {
            step(&format!("counting instructions{shown}"), || {
                // What takes long natively takes fifty times as long now.
                let counted = |job: &&mut Measured| job.name != "tables/15";
                column.iter_mut().filter(counted).try_for_each(|job| {
                    job.instructions = Some(instructions(runner, processor, &job.name)?);
                    Ok(())
                })
            })?;
        }
        Ok(column)
    }
}

fn bench(processor: Option<&str>) -> Command {
    let mut command = tools::cargo();
    command
        .args(["bench", "--bench", "once"])
        .current_dir(project::root());
    if let Some(name) = processor {
        let flags = format!("build.rustflags=[\"-Ctarget-cpu={name}\"]");
        command.args(["--config", &flags]);
    }
    command
}

/// The instructions of a job for one of what it counts.
fn instructions(runner: &str, processor: Option<&str>, name: &str) -> Result<f64> {
    // Only from where that function begins to where it ends.
    let valgrind = "valgrind --tool=callgrind --callgrind-out-file=/dev/null \
                    --toggle-collect=*measured*";
    let mut command = bench(processor);
    command.env(runner, valgrind);
    let printed = run(command.args(["--", "--once", name]))?;
    per_unit(&printed).ok_or_else(|| format!("no instructions in what was printed:\n{printed}"))
}

/// The instructions for one of what a job counts, in what it and callgrind
/// printed.
fn per_unit(printed: &str) -> Option<f64> {
    let count: u64 = printed.lines().find_map(|line| line.parse().ok())?;
    let (_, collected) = printed.split_once("Collected : ")?;
    let collected: u64 = collected.lines().next()?.trim().parse().ok()?;
    Some(collected as f64 / count as f64)
}

/// The variable by which cargo knows what runs programs for this machine.
fn runner_variable() -> Result<String> {
    let told = run(Command::new("rustc").arg("-vV"))?;
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    let host = host.ok_or("rustc does not tell what it compiles for")?;
    let host = host.to_uppercase().replace('-', "_");
    Ok(format!("CARGO_TARGET_{host}_RUNNER"))
}

/// Makes sure of all that running in Chromium needs.
pub fn ensure_browser() -> Result<()> {
    dist::ensure_tools()?;
    node::ensure_test_packages()?;
    browser::ensure_browser()
}

/// Runs all jobs in a worker of Chromium, compiled as the page's worker is,
/// with vectors or without: what the browser calls itself, and the jobs.
pub fn browser(quick: bool, vectors: bool) -> Result<(String, Column)> {
    let (sign, shown) = if vectors {
        ('+', "with simd128")
    } else {
        ('-', "without simd128")
    };
    let flags = format!(
        "target.{}.rustflags=[\"-Ctarget-feature={sign}simd128\"]",
        versions::WASM_TARGET
    );
    let mut command = node::with_browser(tools::cargo())?;
    command
        .args(["bench", "--bench", "browser", "--profile", "worker"])
        .args(["--no-default-features", "--features", "worker"])
        .args(["--target", versions::WASM_TARGET, "--config", &flags])
        .env(
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER",
            "node benches/browser.mjs",
        )
        .env("PATH", dist::path_with_tools()?);
    let printed = step(
        &format!("compiling and running in Chromium {shown}"),
        || run(command.arg("--").args(quick.then_some("--brief"))),
    )?;
    let mut lines = printed.lines();
    let browser = lines.find_map(|line| line.strip_prefix("browser "));
    let column = parse(&printed);
    match browser {
        Some(browser) if !column.is_empty() => Ok((browser.to_owned(), column)),
        _ => Err(format!("no times in what was printed:\n{printed}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_jobs_print_is_read() {
        let column = parse("     Running benches/once.rs\nsearch nodes 600 200000000 300000000\n");
        let [search] = &column[..] else {
            panic!("{column:?}");
        };
        assert_eq!((&*search.name, &*search.unit), ("search", "nodes"));
        assert_eq!((search.processor, search.clock), (Some(0.2), 0.3));
        assert_eq!(search.speed(), 3000.0);
    }

    #[test]
    fn without_the_time_on_the_processor_the_clock_counts() {
        let column = parse("search nodes 600 0 300000000");
        assert_eq!((column[0].processor, column[0].seconds()), (None, 0.3));
    }

    #[test]
    fn what_callgrind_prints_is_read() {
        let printed = "==7== Callgrind\n50\n==7== Events    : Ir\n==7== Collected : 1025\n==7==\n";
        assert_eq!(per_unit(printed), Some(20.5));
    }
}
