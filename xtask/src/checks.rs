//! `cargo xtask test`: every check, one after the other, and their sum.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::str::FromStr;
use std::time::Instant;
use std::{env, fs};

use crate::process::{capture, run, seconds, step};
use crate::tally::Tally;
use crate::{Result, browser, dist, node, project, sizes, tools, versions};

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
            _ => return Err("no such part".into()),
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
}

/// Runs the checks selected, each whether or not those before it failed. The
/// last line printed is the sum.
pub fn run_all(selection: &Selection) -> Result<()> {
    let start = Instant::now();
    let wanted = |part| selection.parts.is_empty() || selection.parts.contains(&part);
    let mut sum = Tally::default();
    if wanted(Part::Lint) {
        sum += lint();
    }
    if wanted(Part::Native) {
        sum += needing(Ok(()), native_tests);
    }
    if wanted(Part::Wasm) {
        let needs = tools::ensure_wasm_target()
            .and_then(|()| tools::ensure_build_tools())
            .and_then(|()| browser::ensure_driver());
        sum += needing(needs, wasm_tests);
    }
    if wanted(Part::Browser) || wanted(Part::Sizes) {
        let built = dist::ensure();
        sum += report_one(&built);
        if built.is_ok() && wanted(Part::Browser) {
            let needs = node::ensure_test_packages().and_then(|()| browser::ensure_browser());
            sum += needing(needs, || browser_tests(selection.file.as_deref()));
        }
        if built.is_ok() && wanted(Part::Sizes) {
            sum += report_one(&sizes::print());
        }
    }
    println!("all checks {}", seconds(start.elapsed()));
    println!("{} passed, {} failed", sum.passed, sum.failed);
    if sum.failed == 0 {
        Ok(())
    } else {
        Err(String::new())
    }
}

/// Prints a fault, if there is one, and counts.
fn report_one<T>(result: &Result<T>) -> Tally {
    if let Err(fault) = result {
        println!("{fault}");
    }
    Tally::one(result.is_ok())
}

/// Runs tests if what they need is there; a lack counts as a failure.
fn needing(needs: Result<()>, tests: impl FnOnce() -> Result<Tally>) -> Tally {
    match needs.and_then(|()| tests()) {
        Ok(tally) => tally,
        Err(fault) => report_one::<()>(&Err(fault)),
    }
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

fn lint() -> Tally {
    let mut sum = report_one(&tools::ensure_lint_tools());
    sum += report_one(&tools::ensure_wasm_target());
    let check = |name: &str, command: &mut Command| report_one(&step(name, || run(command)));

    sum += check("format", &mut cargo(&["fmt", "--all", "--check"]));
    sum += check(
        "clippy",
        &mut cargo(&[
            "clippy",
            "--workspace",
            "--all-targets",
            "--",
            "-D",
            "warnings",
        ]),
    );
    let targets = ["--lib", "--bin", "app", "--bin", "worker", "--test", "web"];
    sum += check(
        "clippy for wasm",
        cargo(&["clippy"])
            .args(FOR_WASM)
            .args(targets)
            .args(["--", "-D", "warnings"]),
    );
    sum += check(
        "documentation",
        cargo(&["doc", "--no-deps", "--workspace"]).env("RUSTDOCFLAGS", "-D warnings"),
    );
    sum += check(
        "documentation for wasm",
        cargo(&["doc", "--no-deps", "--lib"])
            .args(FOR_WASM)
            .env("RUSTDOCFLAGS", "-D warnings"),
    );
    sum
}

fn native_tests() -> Result<Tally> {
    // The rules are tested by counting millions of positions: optimise.
    tests(
        "native tests",
        &mut cargo(&["test", "--release", "--workspace", "--no-fail-fast"]),
        Tally::from_cargo,
    )
}

fn wasm_tests() -> Result<Tally> {
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

fn browser_tests(part_of_name: Option<&str>) -> Result<Tally> {
    let files = test_files(part_of_name.unwrap_or(""))?;
    let report = project::scratch()?.join("browser-tests.tap");
    let _ = fs::remove_file(&report);
    let mut command = with_browser(Command::new("node"))?;
    command
        .args([
            "--test",
            "--test-reporter=spec",
            "--test-reporter-destination=stdout",
        ])
        .arg("--test-reporter=tap")
        .arg(format!("--test-reporter-destination={}", report.display()))
        .args(files);
    tests("browser tests", &mut command, |_| {
        Tally::from_tap(&fs::read_to_string(&report).unwrap_or_default())
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
    let start = Instant::now();
    let output = step(name, || capture(command))?;
    let tally = count(&output.text).of(output.success);
    if tally.failed > 0 {
        println!("{}", output.text.trim_end());
    }
    println!(
        "{name}: {} passed, {} failed, {}",
        tally.passed,
        tally.failed,
        seconds(start.elapsed())
    );
    Ok(tally)
}

/// Tells a script of the browser tests where the packages and the browser are.
fn with_browser(mut command: Command) -> Result<Command> {
    command
        .current_dir(project::root())
        .env("AWALE_NPM", node::test_modules()?);
    if let Some(browser) = browser::browser() {
        command.env(browser::BROWSER, browser);
    }
    Ok(command)
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
    let mut command = with_browser(node::node(&script))?;
    let printed = step("taking pictures", || run(command.arg(&folder)))?;
    print!("{printed}");
    Ok(())
}
