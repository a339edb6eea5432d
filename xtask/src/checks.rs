//! `cargo xtask test`: every check, one after the other, and their sum.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::str::FromStr;
use std::time::Instant;
use std::{env, fs};

use crate::process::{capture, run, seconds, step, without_progress};
use crate::report::Report;
use crate::tally::{self, Tally};
use crate::{Result, browser, dist, fuzz, node, project, sizes, tools, versions};

/// A part of the checks that can be asked for alone.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// Format, clippy, rustdoc.
    Lint,
    /// Tests of the native programs.
    Native,
    /// Tests in wasm, in a browser.
    Wasm,
    /// The built page in a browser.
    Browser,
    /// How much the page loads.
    Sizes,
}

impl FromStr for Part {
    type Err = String;

    fn from_str(name: &str) -> Result<Self> {
        Ok(match name {
            "lint" => Self::Lint,
            "native" => Self::Native,
            "wasm" => Self::Wasm,
            "browser" => Self::Browser,
            "sizes" => Self::Sizes,
            _ => return Err("the parts are lint, native, wasm, browser and sizes".into()),
        })
    }
}

/// Which checks to run.
#[derive(Default)]
pub struct Selection {
    /// The parts; all if there are none.
    pub parts: Vec<Part>,
    /// What the names of browser test files must contain.
    pub file: Option<String>,
    /// Also what takes long: many random games, and the fuzz targets.
    pub thorough: bool,
}

/// Runs the checks selected, each whether or not those before it failed. The
/// last line printed is the sum.
pub fn run_all(selection: &Selection) -> Result<()> {
    let start = Instant::now();
    let wanted = |part| selection.parts.is_empty() || selection.parts.contains(&part);
    let mut report = Report::default();
    if wanted(Part::Lint) {
        lint(&mut report);
    }
    if wanted(Part::Native) {
        report.tests("native tests", native_tests());
    }
    if wanted(Part::Wasm) {
        report.tests("wasm tests", wasm_tests());
    }
    let shown = wanted(Part::Browser) || wanted(Part::Sizes);
    let built = shown && report.one("dist", dist::ensure());
    if built && wanted(Part::Browser) {
        let file = selection.file.as_deref().unwrap_or("");
        report.tests("browser tests", browser_tests(file));
    }
    if built && wanted(Part::Sizes) {
        report.one("sizes", sizes::print());
    }
    if selection.thorough {
        report.tests("random games", many_random_games());
        report.tests("endgame tables", larger_tables());
        report.tests("endgame play", endgame_play());
        fuzz_targets(&mut report);
    }
    println!("all checks took {}", seconds(start.elapsed()));
    report.tell()
}

fn cargo(arguments: &[&str]) -> Command {
    let mut command = tools::cargo();
    command.args(arguments).current_dir(project::root());
    command
}

/// The arguments that choose what of the package is compiled for the page.
const FOR_WASM: [&str; 5] = [
    "--target",
    versions::WASM_TARGET,
    "--no-default-features",
    "--features",
    "web",
];

fn lint(report: &mut Report) {
    let ready = tools::ensure_lint_tools().and_then(|()| tools::ensure_wasm_target());
    if let Err(fault) = ready {
        report.one("lint", Err(fault));
        return;
    }
    let mut check = |name: &str, command: &mut Command| {
        let result = step(name, || run(command)).map(drop);
        report.one(name, result);
    };
    check("format", &mut cargo(&["fmt", "--all", "--check"]));
    let deny = ["--", "-D", "warnings"];
    check(
        "clippy",
        cargo(&["clippy", "--workspace", "--all-targets"]).args(deny),
    );
    let programs = ["--lib", "--bin", "app", "--bin", "worker"];
    let tests = ["--test", "web", "--bench", "browser"];
    check(
        "clippy for wasm",
        cargo(&["clippy"])
            .args(FOR_WASM)
            .args(programs)
            .args(tests)
            .args(deny),
    );
    check(
        "documentation",
        cargo(&["doc", "--no-deps", "--workspace"]).env("RUSTDOCFLAGS", "-D warnings"),
    );
    check(
        "documentation for wasm",
        cargo(&["doc", "--no-deps", "--lib"])
            .args(FOR_WASM)
            .env("RUSTDOCFLAGS", "-D warnings"),
    );
}

fn native_tests() -> Result<Tally> {
    // Not in release: the test profile optimises too, and checks overflow.
    let arguments = ["test", "--workspace", "--no-fail-fast"];
    tests("native tests", &mut cargo(&arguments), Tally::from_cargo)
}

/// Compares more random games with the second implementation of the rules.
fn many_random_games() -> Result<Tally> {
    let mut command = cargo(&["test", "--test", "against_naive"]);
    command.env("AWALE_PLIES", "10000000");
    tests("random games", &mut command, Tally::from_cargo)
}

/// Compares larger endgame tables with a slow solver.
fn larger_tables() -> Result<Tally> {
    let mut command = cargo(&["test", "--test", "tablebase", "against_slow"]);
    command.env("AWALE_SEEDS", "7");
    tests("endgame tables", &mut command, Tally::from_cargo)
}

/// Plays many endgames before the tables tell how, half a second a move.
fn endgame_play() -> Result<Tally> {
    // In release, for it is what half a second is enough for that is tested.
    let arguments = [
        "test",
        "--release",
        "--test",
        "cli_endgames",
        "--",
        "--ignored",
    ];
    tests("endgame play", &mut cargo(&arguments), Tally::from_cargo)
}

/// Checks the code of the fuzz targets and runs each for a short while.
fn fuzz_targets(report: &mut Report) {
    let of_fuzz = ["--manifest-path", "fuzz/Cargo.toml"];
    let mut check = |name: &str, command: &mut Command| {
        let result = step(name, || run(command)).map(drop);
        report.one(name, result);
    };
    check("format of fuzz", cargo(&["fmt", "--check"]).args(of_fuzz));
    check(
        "clippy of fuzz",
        cargo(&["clippy"])
            .args(of_fuzz)
            .args(["--", "-D", "warnings"]),
    );
    match fuzz::build().and_then(|()| fuzz::targets()) {
        Ok(targets) => {
            for target in targets {
                report.one(&format!("fuzz {target}"), fuzz::run_briefly(&target));
            }
        }
        Err(fault) => drop(report.one("fuzz", Err(fault))),
    }
}

fn wasm_tests() -> Result<Tally> {
    tools::ensure_wasm_target()?;
    tools::ensure_build_tools()?;
    browser::ensure_driver()?;
    let runner = tools::wasm_bindgen_bin()?.join("wasm-bindgen-test-runner");
    let mut command = cargo(&["test", "--test", "web"]);
    command
        .args(FOR_WASM)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner);
    if let Some(driver) = browser::driver() {
        command.env(browser::DRIVER, driver);
    }
    if let Some(browser) = browser::browser() {
        // The driver has its own idea of where the browser is.
        let path = browser.display().to_string().replace('\\', "\\\\");
        let file = project::scratch()?.join("webdriver.json");
        project::write_file(
            &file,
            format!("{{\"goog:chromeOptions\":{{\"binary\":\"{path}\"}}}}"),
        )?;
        command.env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", file);
    }
    tests("wasm tests", &mut command, Tally::from_cargo)
}

/// Runs the test files whose name contains this text.
fn browser_tests(part_of_name: &str) -> Result<Tally> {
    node::ensure_test_packages()?;
    browser::ensure_browser()?;
    browser::try_firefox();
    // What measures time runs alone, or others would slow what it measures.
    // Other tests wait more than they work, so two files at once even on one
    // core.
    let (timed, others): (Vec<_>, Vec<_>) = test_files(part_of_name)?
        .into_iter()
        .partition(|file| file.ends_with(TIMED));
    let mut tally = Tally::default();
    for (name, files, at_once) in [("browser tests", others, 2), ("timing tests", timed, 1)] {
        if !files.is_empty() {
            tally += run_browser_tests(name, &files, at_once)?;
        }
    }
    Ok(tally)
}

/// The file of tests that measure time.
const TIMED: &str = "timing.test.mjs";

fn run_browser_tests(name: &str, files: &[PathBuf], at_once: u32) -> Result<Tally> {
    let report = project::scratch()?.join("browser-tests.tap");
    // Node may end before it writes a new one.
    let _ = fs::remove_file(&report);
    let mut command = node::with_browser(Command::new("node"))?;
    command
        .arg("--test")
        .arg(format!("--test-concurrency={at_once}"))
        .args(["--test-reporter=spec", "--test-reporter-destination=stdout"])
        .arg("--test-reporter=tap")
        .arg(format!("--test-reporter-destination={}", report.display()))
        .args(files);
    tests(name, &mut command, |_| {
        let report = fs::read_to_string(&report).unwrap_or_default();
        for reason in tally::reasons(&report) {
            println!("skipped: {reason}");
        }
        for remark in tally::remarks(&report) {
            println!("{remark}");
        }
        Tally::from_tap(&report)
    })
}

fn test_files(part_of_name: &str) -> Result<Vec<PathBuf>> {
    let folder = project::root().join(node::TESTS);
    let entries = fs::read_dir(&folder)
        .map_err(|error| format!("cannot list {}: {error}", folder.display()))?;
    let is_test = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.ends_with(".test.mjs") && name.contains(part_of_name)
    };
    let mut files: Vec<_> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(is_test)
        .collect();
    files.sort();
    if files.is_empty() {
        return Err(format!(
            "no browser test file has {part_of_name:?} in its name"
        ));
    }
    Ok(files)
}

/// Runs a program that runs tests, and counts them by what it printed, which is
/// shown if any failed.
fn tests(name: &str, command: &mut Command, count: impl FnOnce(&str) -> Tally) -> Result<Tally> {
    let output = step(name, || capture(command))?;
    let tally = count(&output.text).of(output.success);
    if tally.failed > 0 {
        println!("{}", without_progress(&output.text));
    }
    println!("{name}: {tally}");
    Ok(tally)
}

/// Builds the page and takes its pictures into a folder.
pub fn screenshots(folder: &Path) -> Result<()> {
    dist::ensure()?;
    node::ensure_test_packages()?;
    browser::ensure_browser()?;
    // Relative to where the task was called, not to the checkout.
    let folder = env::current_dir()
        .map_err(|error| error.to_string())?
        .join(folder);
    let script = project::root()
        .join(node::TESTS)
        .join("support")
        .join("screenshots.mjs");
    let mut command = node::with_browser(node::node(&script))?;
    let printed = step("taking pictures", || run(command.arg(&folder)))?;
    print!("{printed}");
    Ok(())
}
