//! The fuzz targets in `fuzz/`, one a property, run by cargo-fuzz.
//!
//! They run without a sanitizer, so that any toolchain will do: the game has
//! no unsafe code, in which a sanitizer could find anything. What the targets
//! look for are panics, among them those of overflow and debug assertions.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::process::{capture, step};
use crate::{Result, project, tools};

/// How the targets are built. Following comparisons makes games three times
/// slower and, beside the words, finds no more of texts.
const BUILT: [&str; 3] = ["-s", "none", "--no-trace-compares"];

/// Where the targets are, in the checkout.
const TARGETS: &str = "fuzz/fuzz_targets";

/// How often `cargo xtask fuzz` runs a target, unless told.
const RUNS: u64 = 1_000_000;

/// How often the thorough checks run a target.
const FEW_RUNS: u64 = 20_000;

/// No input may take longer, in seconds, on however slow a machine.
const LONGEST_RUN: u32 = 20;

/// What to run.
#[derive(Default)]
pub struct Selection {
    /// The target; all if there is none.
    pub target: Option<String>,
    /// How often.
    pub runs: Option<u64>,
    /// The one input to run, such as one that was found.
    pub input: Option<PathBuf>,
}

/// Runs the targets selected from what earlier runs came to, one after the
/// other, up to the first finding.
pub fn run_long(selection: &Selection) -> Result<()> {
    let all = targets()?;
    let wanted = match &selection.target {
        None => all,
        Some(target) if all.contains(target) => vec![target.clone()],
        Some(_) => return Err(format!("the fuzz targets are {}", all.join(", "))),
    };
    build()?;
    for target in wanted {
        if let Some(input) = &selection.input {
            let input = std::path::absolute(input).map_err(|error| error.to_string())?;
            let mut command = cargo_fuzz("run")?;
            fuzz(&target, "one input", command.arg(&target).arg(input))?;
            continue;
        }
        let corpus = project::root().join("fuzz").join("corpus").join(&target);
        let runs = selection.runs.unwrap_or(RUNS);
        fuzz(
            &target,
            &format!("{runs} runs"),
            &mut command(&target, corpus, runs)?,
        )?;
    }
    Ok(())
}

/// Runs a target some times from its seeds alone, always alike.
pub fn run_briefly(target: &str) -> Result<()> {
    let corpus = project::scratch()?.join("fuzz").join(target);
    // What an earlier run came to would lead elsewhere.
    let _ = fs::remove_dir_all(&corpus);
    let mut command = command(target, corpus, FEW_RUNS)?;
    let what = format!("{FEW_RUNS} runs");
    fuzz(target, &what, command.arg("-seed=1"))
}

/// The names of all targets.
pub fn targets() -> Result<Vec<String>> {
    let folder = project::root().join(TARGETS);
    let entries = fs::read_dir(&folder)
        .map_err(|error| format!("cannot list {}: {error}", folder.display()))?;
    let mut names: Vec<String> = entries
        .flatten()
        .filter_map(|entry| Some(entry.path().file_stem()?.to_str()?.to_owned()))
        .collect();
    names.sort();
    Ok(names)
}

/// Compiles all targets, and cargo-fuzz before if it is missing.
pub fn build() -> Result<()> {
    tools::ensure_cargo_fuzz()?;
    step("building the fuzz targets", || {
        let output = capture(&mut cargo_fuzz("build")?)?;
        match output.success {
            true => Ok(()),
            false => Err(format!(
                "{}\nthe fuzz targets cannot be built; they need a compiler of C++",
                output.text
            )),
        }
    })
}

fn cargo_fuzz(what: &str) -> Result<Command> {
    let mut command = Command::new(tools::cargo_fuzz_program()?);
    command
        .args(["fuzz", what])
        .args(BUILT)
        .current_dir(project::root());
    Ok(command)
}

/// Runs a target so many times, with its seeds and what `corpus` holds, to
/// which it adds what leads somewhere new.
fn command(target: &str, corpus: PathBuf, runs: u64) -> Result<Command> {
    fs::create_dir_all(&corpus)
        .map_err(|error| format!("cannot make {}: {error}", corpus.display()))?;
    let mut command = cargo_fuzz("run")?;
    // Texts go on after a game does.
    let longest = if target.starts_with("read_") {
        1024
    } else {
        256
    };
    command
        .arg(target)
        .arg(corpus)
        .arg(format!("fuzz/seeds/{target}"))
        .args(["--", "-dict=fuzz/words.dict"])
        .arg(format!("-runs={runs}"))
        .arg(format!("-max_len={longest}"))
        .arg(format!("-timeout={LONGEST_RUN}"));
    Ok(command)
}

/// Runs a target, and tells a finding and how to see it again.
fn fuzz(target: &str, what: &str, command: &mut Command) -> Result<()> {
    step(&format!("fuzz {target}, {what}"), || {
        let output = capture(command)?;
        if output.success {
            return Ok(());
        }
        let told = without_progress(&output.text);
        Err(match written_to(&output.text) {
            Some(input) => {
                format!("{told}\n`cargo xtask fuzz {target} --input {input}` runs it again")
            }
            None => told,
        })
    })
}

/// What libFuzzer printed, but for its lines on how far it is.
fn without_progress(printed: &str) -> String {
    let told = |line: &&str| !line.starts_with('#');
    printed.lines().filter(told).collect::<Vec<_>>().join("\n")
}

/// The file into which libFuzzer put what it found.
fn written_to(printed: &str) -> Option<&str> {
    let mut lines = printed.lines();
    lines.find_map(|line| Some(line.split_once("Test unit written to ")?.1.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finding_is_told_without_progress() {
        let printed = "INFO: Seed: 1\n#2\tINITED cov: 3\nthread panicked\n\
            artifact_prefix='x/'; Test unit written to x/crash-1\nBase64: AA==\n";
        assert_eq!(written_to(printed), Some("x/crash-1"));
        assert!(!without_progress(printed).contains("INITED"));
        assert!(without_progress(printed).contains("panicked"));
    }

    #[test]
    fn every_target_is_built_and_has_seeds() {
        let manifest = project::read("fuzz/Cargo.toml").unwrap();
        for target in targets().unwrap() {
            assert!(
                manifest.contains(&format!("name = \"{target}\"")),
                "{target}"
            );
            let seeds = project::root().join("fuzz").join("seeds").join(&target);
            assert!(fs::read_dir(seeds).unwrap().count() > 0, "{target}");
        }
    }
}
