//! Running cargo-mutants, and keeping what came of each mutant.

use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use super::{Part, Shard, Tests};
use crate::process::{run, seconds};
use crate::{Result, project};

/// What came of mutants, by cargo-mutants' names of the files that list them.
const NOTICED: [&str; 3] = ["caught.txt", "timeout.txt", "unviable.txt"];

/// Where the mutants of a part are run, and what came of them.
pub struct Bench<'a> {
    program: &'a Path,
    tree: &'a Path,
    folder: PathBuf,
    part: Part,
}

impl<'a> Bench<'a> {
    /// Remembers what is still known of the mutants of a part.
    pub fn new(program: &'a Path, tree: &'a Path, folder: &Path, part: Part) -> Result<Bench<'a>> {
        let folder = folder.join(part.name());
        fs::create_dir_all(&folder)
            .map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
        let bench = Bench {
            program,
            tree,
            folder,
            part,
        };
        bench.forget_other_code()?;
        Ok(bench)
    }

    /// Runs a share of the mutants, and tells how many are missed.
    pub fn run(&self, shard: Shard) -> Result<usize> {
        let start = Instant::now();
        let all = self.all()?;
        let share = shard.share(&all);
        for tests in self.part.passes() {
            let left = self.left(&share)?;
            if !left.is_empty() {
                self.pass(&left, &tests)?;
            }
        }
        let left = self.left(&share)?;
        let mut counts = Vec::new();
        for (name, mutants) in self.noticed()? {
            let name = name.trim_end_matches(".txt");
            counts.push(format!("{} {name}", mutants.intersection(&share).count()));
        }
        let (name, time) = (self.part.name(), seconds(start.elapsed()));
        let (number, of) = (shard.number, shard.of);
        for mutant in &left {
            println!("missed: {mutant}");
        }
        println!(
            "{name}, shard {number} of {of} in {time}: {} of {} mutants, {}, {} missed",
            share.len(),
            all.len(),
            counts.join(", "),
            left.len()
        );
        Ok(left.len())
    }

    /// All mutants of the part.
    fn all(&self) -> Result<Vec<String>> {
        let folder = format!("src/{}/", self.part.name());
        let listed = run(self.command().arg("--list"))?;
        let mutants = listed.lines().filter(|mutant| mutant.starts_with(&folder));
        Ok(mutants.map(str::to_owned).collect())
    }

    /// Runs some mutants against some tests.
    fn pass(&self, mutants: &BTreeSet<String>, tests: &Tests) -> Result<()> {
        let mut command = self.command();
        for mutant in mutants {
            command.arg("--re").arg(format!("^{}$", escaped(mutant)));
        }
        // Some kinds of mutants come even if no expression matches them.
        for file in self.files_without(mutants)? {
            command.arg("--exclude").arg(file);
        }
        command
            .args(["--in-place", "--no-shuffle", "--colors=never"])
            .args(
                tests
                    .targets
                    .iter()
                    .map(|test| format!("--cargo-arg={test}")),
            )
            .args(["--", "--"])
            .args(tests.skipped);
        let status = command
            .status()
            .map_err(|error| format!("cannot run cargo-mutants: {error}"))?;
        self.keep()?;
        // 2 and 3: mutants were missed or took too long.
        match status.code() {
            Some(0 | 2 | 3) => Ok(()),
            _ => Err(format!("cargo-mutants ended with {status}")),
        }
    }

    fn files_without(&self, mutants: &BTreeSet<String>) -> Result<Vec<String>> {
        let listed = run(self.command().arg("--list-files"))?;
        let files = listed.lines().filter(|file| {
            let start = format!("{file}:");
            !mutants.iter().any(|mutant| mutant.starts_with(&start))
        });
        Ok(files.map(str::to_owned).collect())
    }

    fn command(&self) -> Command {
        let mut command = Command::new(self.program);
        command
            .args(["mutants", "--package=awale"])
            .arg("--dir")
            .arg(self.tree)
            .arg("--output")
            .arg(&self.folder)
            .env("PROPTEST_CASES", "64")
            .env("CARGO_TARGET_DIR", self.tree.with_file_name("build"))
            .current_dir(self.tree);
        command
    }

    /// The mutants that no test has noticed.
    fn left(&self, share: &BTreeSet<String>) -> Result<BTreeSet<String>> {
        let noticed: BTreeSet<_> = self.noticed()?.into_values().flatten().collect();
        Ok(share.difference(&noticed).cloned().collect())
    }

    fn noticed(&self) -> Result<BTreeMap<&'static str, BTreeSet<String>>> {
        NOTICED
            .into_iter()
            .map(|name| Ok((name, lines(&self.folder.join(name))?)))
            .collect()
    }

    /// Adds what the last run of cargo-mutants has found to what is known.
    fn keep(&self) -> Result<()> {
        for name in NOTICED {
            let found = lines(&self.folder.join("mutants.out").join(name))?;
            write_lines(&self.folder.join(name), |known| known.extend(found))?;
        }
        Ok(())
    }

    /// Forgets what is known of mutants of files that have changed.
    fn forget_other_code(&self) -> Result<()> {
        // What an interrupted run has left is of the code it had, too.
        self.keep()?;
        let mut code = BTreeSet::new();
        fingerprints(self.tree, &format!("src/{}", self.part.name()), &mut code)?;
        let file = self.folder.join("code");
        let known = lines(&file)?;
        let is_same = |mutant: &str| {
            let (path, _) = mutant.split_once(':').unwrap_or((mutant, ""));
            let start = format!("{path}:");
            (code.intersection(&known)).any(|fingerprint| fingerprint.starts_with(&start))
        };
        for name in NOTICED {
            write_lines(&self.folder.join(name), |kept| {
                kept.retain(|mutant| is_same(mutant))
            })?;
            let _ = fs::remove_file(self.folder.join("mutants.out").join(name));
        }
        write_lines(&file, |known| *known = code.clone())
    }
}

/// A line for each file in a folder of a tree that says what is in it.
fn fingerprints(tree: &Path, folder: &str, found: &mut BTreeSet<String>) -> Result<()> {
    let entries = fs::read_dir(tree.join(folder))
        .map_err(|error| format!("cannot list {folder}: {error}"))?;
    for entry in entries.flatten() {
        let name = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            fingerprints(tree, &name, found)?;
        } else {
            let mut hasher = DefaultHasher::new();
            project::read_file(&entry.path())?.hash(&mut hasher);
            found.insert(format!("{name}: {:x}", hasher.finish()));
        }
    }
    Ok(())
}

/// The lines of a file; none if there is no such file.
fn lines(file: &Path) -> Result<BTreeSet<String>> {
    if !file.exists() {
        return Ok(BTreeSet::new());
    }
    Ok(project::read_file(file)?
        .lines()
        .map(str::to_owned)
        .collect())
}

/// Changes the lines of a file.
fn write_lines(file: &Path, change: impl FnOnce(&mut BTreeSet<String>)) -> Result<()> {
    let mut all = lines(file)?;
    change(&mut all);
    let text: String = all.iter().map(|line| format!("{line}\n")).collect();
    project::write_file(file, text)
}

/// A regular expression that matches just this text.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for sign in text.chars() {
        // Not all punctuation: `\<` is the start of a word.
        if r"\.+*?()|[]{}^$#&-~".contains(sign) {
            escaped.push('\\');
        }
        escaped.push(sign);
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_matched_as_they_are() {
        let name = "src/a.rs:1:2: replace < with == in a::b -> Vec<(u8, [u8; 2])>";
        let expected = r"src/a\.rs:1:2: replace < with == in a::b \-> Vec<\(u8, \[u8; 2\]\)>";
        assert_eq!(escaped(name), expected);
    }
}
