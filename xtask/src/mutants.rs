//! `cargo xtask mutants`: changes the code in many small ways, one at a time,
//! and tells which of them no test notices.
//!
//! cargo-mutants does that in a copy of the checkout that stays under
//! `target/`, so that one may go on working and little is compiled twice. What
//! came of each mutant is kept beside it: a run that was interrupted goes on,
//! and once tests were added only the mutants they are for run again. It is
//! forgotten when the code under test changes.

use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::str::FromStr;
use std::time::Instant;

use crate::process::{run, seconds};
use crate::{Result, cache, project, tools};

/// A part of the code with tests of its own.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// `src/rules`
    Rules,
    /// `src/notation`
    Notation,
}

impl Part {
    const ALL: [Part; 2] = [Part::Rules, Part::Notation];

    const fn name(self) -> &'static str {
        match self {
            Part::Rules => "rules",
            Part::Notation => "notation",
        }
    }

    /// The tests of the part. Most mutants fall to the first, which are fast;
    /// what they leave goes to the last, which are all there are.
    const fn passes(self) -> [Tests; 2] {
        match self {
            Part::Rules => [
                Tests {
                    targets: &["--test=rules"],
                    skipped: &[],
                },
                Tests {
                    targets: &[
                        "--test=cases",
                        "--test=properties",
                        "--test=perft",
                        "--test=readings",
                        "--test=notation",
                    ],
                    skipped: &[CLI, "--skip=bounds::"],
                },
            ],
            Part::Notation => [
                Tests {
                    targets: &["--test=notation"],
                    skipped: &[CLI, "--skip=bounds::", "--skip=round_trips::"],
                },
                Tests {
                    targets: &["--lib", "--test=notation", "--test=properties"],
                    skipped: &[CLI],
                },
            ],
        }
    }
}

/// Leaves out tests of the notations on the command line, which is not built.
const CLI: &str = "--skip=convert::";

/// Some tests.
struct Tests {
    /// Which targets of cargo hold them.
    targets: &'static [&'static str],
    /// Which of them are left out, as they take long.
    skipped: &'static [&'static str],
}

impl FromStr for Part {
    type Err = String;

    fn from_str(name: &str) -> Result<Self> {
        let part = Part::ALL.into_iter().find(|part| part.name() == name);
        part.ok_or_else(|| "the parts are rules and notation".into())
    }
}

/// A share of the mutants: this one, from 1, of so many.
#[derive(Clone, Copy)]
pub struct Shard {
    number: usize,
    of: usize,
}

impl Shard {
    /// Every so many-th mutant, as those of one function cost alike.
    fn share(self, all: &[String]) -> BTreeSet<String> {
        let share = all.iter().skip(self.number - 1).step_by(self.of);
        share.cloned().collect()
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self> {
        let numbers = text
            .split_once('/')
            .and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        match numbers {
            Some((number, of)) if (1..=of).contains(&number) => Ok(Self { number, of }),
            _ => Err("a shard is K/N, as 1/4 to 4/4".into()),
        }
    }
}

/// Which mutants to run.
pub struct Selection {
    /// The parts; all if there are none.
    pub parts: Vec<Part>,
    /// The share of each.
    pub shard: Shard,
}

impl Default for Selection {
    fn default() -> Self {
        Self {
            parts: Vec::new(),
            shard: Shard { number: 1, of: 1 },
        }
    }
}

/// Runs the mutants selected that no earlier run has seen noticed. It fails if
/// tests miss one.
pub fn run_all(selection: &Selection) -> Result<()> {
    let program = tools::ensure_cargo_mutants()?;
    let folder = project::root().join("target").join("mutants");
    let _lock = cache::Lock::take(folder.clone(), "lock")?;
    let tree = folder.join("tree");
    copy_checkout(&tree)?;
    let mut missed = 0;
    for part in Part::ALL {
        if selection.parts.is_empty() || selection.parts.contains(&part) {
            let bench = Bench::new(&program, &tree, &folder, part)?;
            missed += bench.run(selection.shard)?;
        }
    }
    match missed {
        0 => Ok(()),
        _ => Err(format!(
            "{missed} mutants are missed: write a test, or say in .cargo/mutants.toml why they change nothing"
        )),
    }
}

/// Copies the files that belong to the checkout, and takes others away.
/// Those that are as they were keep their times, for cargo to see it.
fn copy_checkout(tree: &Path) -> Result<()> {
    let root = project::root();
    let mut list = Command::new("git");
    list.args(["ls-files", "-z", "--cached", "--others"])
        .args(["--exclude-standard", "--deduplicate"])
        .current_dir(&root);
    let printed = run(&mut list)?;
    let wanted: BTreeSet<&str> = printed
        .split('\0')
        .filter(|name| !name.is_empty())
        .collect();
    let kept_list = tree.with_extension("files");
    if let Ok(kept) = fs::read_to_string(&kept_list) {
        for gone in kept.split('\0').filter(|name| !wanted.contains(name)) {
            // The list ends with an empty name; a file may be gone already.
            let _ = fs::remove_file(tree.join(gone));
        }
    }
    project::write_file(&kept_list, &printed)?;
    for name in wanted {
        let (from, to) = (root.join(name), tree.join(name));
        let Ok(bytes) = fs::read(&from) else {
            // Deleted, and git does not know yet.
            let _ = fs::remove_file(&to);
            continue;
        };
        if fs::read(&to).is_ok_and(|there| there == bytes) {
            continue;
        }
        if let Some(parent) = to.parent() {
            fs::create_dir_all(parent)
                .map_err(|error| format!("cannot make {}: {error}", parent.display()))?;
        }
        project::write_file(&to, bytes)?;
    }
    Ok(())
}

/// What came of mutants, by cargo-mutants' names of the files that list them.
const NOTICED: [&str; 3] = ["caught.txt", "timeout.txt", "unviable.txt"];

/// Where the mutants of a part are run.
struct Bench<'a> {
    program: &'a Path,
    tree: &'a Path,
    folder: PathBuf,
    part: Part,
}

impl<'a> Bench<'a> {
    fn new(program: &'a Path, tree: &'a Path, folder: &Path, part: Part) -> Result<Bench<'a>> {
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
    fn run(&self, shard: Shard) -> Result<usize> {
        let start = Instant::now();
        let all = self.all()?;
        let share = shard.share(&all);
        // A run that was interrupted has left a list.
        self.keep()?;
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
            let file = self.folder.join(name);
            let mut known = lines(&file)?;
            known.extend(lines(&self.folder.join("mutants.out").join(name))?);
            let text: String = known.iter().map(|mutant| format!("{mutant}\n")).collect();
            project::write_file(&file, text)?;
        }
        Ok(())
    }

    /// Forgets what is known of mutants of other code.
    fn forget_other_code(&self) -> Result<()> {
        let mut hasher = DefaultHasher::new();
        for part in Part::ALL {
            hash_folder(&self.tree.join("src").join(part.name()), &mut hasher)?;
        }
        let code = hasher.finish().to_string();
        let file = self.folder.join("code");
        if fs::read_to_string(&file).is_ok_and(|known| known == code) {
            return Ok(());
        }
        for name in NOTICED {
            for folder in [&self.folder, &self.folder.join("mutants.out")] {
                let _ = fs::remove_file(folder.join(name));
            }
        }
        project::write_file(&file, code)
    }
}

fn hash_folder(folder: &Path, hasher: &mut DefaultHasher) -> Result<()> {
    let entries = fs::read_dir(folder)
        .map_err(|error| format!("cannot list {}: {error}", folder.display()))?;
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            hash_folder(&path, hasher)?;
        } else {
            path.file_name().hash(hasher);
            project::read_file(&path)?.hash(hasher);
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
    fn every_mutant_is_in_one_shard() {
        let all: Vec<String> = (0..10).map(|number| number.to_string()).collect();
        let shards = ["1/3", "2/3", "3/3"].map(|text| text.parse::<Shard>().unwrap().share(&all));
        let sum: usize = shards.iter().map(BTreeSet::len).sum();
        let union: BTreeSet<_> = shards.iter().flatten().collect();
        assert_eq!((sum, union.len()), (10, 10));
    }

    #[test]
    fn shards_are_counted_from_one() {
        for text in ["0/3", "4/3", "0/0", "3", "a/3", "1/", ""] {
            assert!(text.parse::<Shard>().is_err(), "{text}");
        }
    }

    #[test]
    fn names_are_matched_as_they_are() {
        let name = "src/a.rs:1:2: replace < with == in a::b -> Vec<(u8, [u8; 2])>";
        let expected = r"src/a\.rs:1:2: replace < with == in a::b \-> Vec<\(u8, \[u8; 2\]\)>";
        assert_eq!(escaped(name), expected);
    }
}
