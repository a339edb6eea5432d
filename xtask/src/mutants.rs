//! `cargo xtask mutants`: changes the code in many small ways, one at a time,
//! and tells which of them no test notices.
//!
//! cargo-mutants does that in a copy of the checkout that stays under
//! `target/`, so that one may go on working and little is compiled twice. What
//! came of each mutant is kept beside it: a run that was interrupted goes on,
//! and once tests were added only the mutants they are for run again. Where a
//! file has changed, it is forgotten.

mod bench;
mod checkout;

use std::collections::BTreeSet;
use std::str::FromStr;

use crate::{Result, cache, project, tools};
use bench::Bench;

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
    checkout::copy(&tree)?;
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
}
