//! Counting tests: reading from what cargo and Node print how many passed.

use std::collections::BTreeSet;
use std::fmt::{self, Display, Formatter};
use std::ops::AddAssign;

/// How many tests passed and failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Tests passed.
    pub passed: u64,
    /// Tests failed.
    pub failed: u64,
    /// Tests that this machine cannot run, or that nobody asked for.
    pub skipped: u64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

impl Display for Tally {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} passed, {} failed", self.passed, self.failed)?;
        match self.skipped {
            0 => Ok(()),
            skipped => write!(formatter, ", {skipped} skipped"),
        }
    }
}

impl Tally {
    /// A check that is one by itself.
    pub fn one(success: bool) -> Self {
        Self {
            passed: success.into(),
            failed: (!success).into(),
            skipped: 0,
        }
    }

    /// Adds up the lines `test result: ok. 3 passed; 0 failed; …` of cargo and
    /// of wasm-bindgen's test runner.
    pub fn from_cargo(printed: &str) -> Self {
        let mut tally = Self::default();
        for line in printed.lines() {
            let Some((_, counts)) = line.split_once("test result: ") else {
                continue;
            };
            tally.passed += number_before(counts, " passed");
            tally.failed += number_before(counts, " failed");
        }
        tally
    }

    /// Reads the summary of Node's TAP report: `# pass 3`, `# fail 0`. A test
    /// that was cancelled did not pass.
    pub fn from_tap(report: &str) -> Self {
        let mut tally = Self::default();
        for line in report.lines() {
            let mut words = line.split(' ');
            let (Some("#"), Some(name), Some(Ok(count)), None) = (
                words.next(),
                words.next(),
                words.next().map(str::parse::<u64>),
                words.next(),
            ) else {
                continue;
            };
            match name {
                "pass" => tally.passed += count,
                "fail" | "cancelled" => tally.failed += count,
                "skipped" => tally.skipped += count,
                _ => {}
            }
        }
        tally
    }

    /// Makes sure that a program which failed counts as a failure, be it that
    /// it did not come to the tests.
    pub fn of(self, success: bool) -> Self {
        if success || self.failed > 0 {
            return self;
        }
        Self { failed: 1, ..self }
    }
}

/// What tests told beside their results, by the TAP report: `# text`.
pub fn remarks(report: &str) -> impl Iterator<Item = &str> {
    const OWN: [&str; 9] = [
        "Subtest:",
        "tests ",
        "suites ",
        "pass ",
        "fail ",
        "cancelled ",
        "skipped ",
        "todo ",
        "duration_ms ",
    ];
    (report.lines())
        .filter_map(|line| line.trim_start().strip_prefix("# "))
        .filter(|text| !OWN.iter().any(|own| text.starts_with(own)))
}

/// Why tests were skipped, by the TAP report: `ok 1 - name # SKIP reason`.
pub fn reasons(report: &str) -> BTreeSet<&str> {
    let skips = report
        .lines()
        .filter(|line| line.trim_start().starts_with("ok "));
    skips
        .filter_map(|line| Some(line.split_once(" # SKIP ")?.1.trim()))
        .collect()
}

/// The number that stands before the word in `ok. 3 passed; 0 failed`.
fn number_before(text: &str, word: &str) -> u64 {
    text.find(word)
        .and_then(|end| text[..end].rsplit(' ').next()?.parse().ok())
        .unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargo_results_add_up() {
        let printed = "running 3 tests\n\
            test result: FAILED. 12 passed; 1 failed; 0 ignored; 0 measured\n\
            noise\n\
            test result: ok. 3 passed; 0 failed; 2 ignored\n";
        assert_eq!(
            Tally::from_cargo(printed),
            Tally {
                passed: 15,
                failed: 1,
                skipped: 0,
            }
        );
    }

    #[test]
    fn node_summaries_are_read() {
        let report = "# Subtest: pass\nok 1 - a\n# tests 5\n# pass 3\n# fail 1\n# cancelled 1\n# skipped 2\n";
        assert_eq!(
            Tally::from_tap(report),
            Tally {
                passed: 3,
                failed: 2,
                skipped: 2,
            }
        );
    }

    #[test]
    fn what_was_measured_is_told() {
        let report = "# Subtest: fast\nok 1 - fast\n# largest paint after 900 ms\n# tests 1\n";
        assert_eq!(
            remarks(report).collect::<Vec<_>>(),
            ["largest paint after 900 ms"]
        );
    }

    #[test]
    fn what_is_skipped_says_why() {
        let report = "ok 1 - a # SKIP no Firefox\n  ok 2 - b # SKIP no Firefox\nok 3 - c\n";
        assert_eq!(reasons(report), BTreeSet::from(["no Firefox"]));
    }

    #[test]
    fn a_program_that_failed_without_tests_counts_as_one_failure() {
        assert_eq!(
            Tally::default().of(false),
            Tally {
                passed: 0,
                failed: 1,
                skipped: 0,
            }
        );
        assert_eq!(
            Tally {
                passed: 2,
                failed: 1,
                skipped: 0,
            }
            .of(false),
            Tally {
                passed: 2,
                failed: 1,
                skipped: 0,
            }
        );
        assert_eq!(
            Tally {
                passed: 2,
                failed: 0,
                skipped: 0,
            }
            .of(true),
            Tally {
                passed: 2,
                failed: 0,
                skipped: 0,
            }
        );
    }
}
