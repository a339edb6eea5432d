//! What the checks came to.

use crate::Result;
use crate::tally::Tally;

/// What the checks came to so far.
#[derive(Default)]
pub struct Report {
    sum: Tally,
    /// Names of what failed.
    failed: Vec<String>,
}

impl Report {
    /// Counts a check that is one by itself; prints its fault, if it has one.
    pub fn one(&mut self, name: &str, result: Result<()>) -> bool {
        if let Err(fault) = &result {
            println!("{fault}");
        }
        self.add(name, Tally::one(result.is_ok()));
        result.is_ok()
    }

    /// Counts tests; that they could not be run counts as one failure.
    pub fn tests(&mut self, name: &str, result: Result<Tally>) {
        match result {
            Ok(tally) => self.add(name, tally),
            Err(fault) => drop(self.one(name, Err(fault))),
        }
    }

    fn add(&mut self, name: &str, tally: Tally) {
        self.sum += tally;
        if tally.failed > 0 {
            self.failed.push(name.to_owned());
        }
    }

    /// Prints the sum of what was run, in the last line, and before it what was
    /// not, and what failed.
    pub fn tell(self) -> Result<()> {
        let Report { sum, failed } = self;
        if !failed.is_empty() {
            println!("failed: {}", failed.join(", "));
        }
        if sum.skipped > 0 {
            println!("{} skipped", sum.skipped);
        }
        println!("{} passed, {} failed", sum.passed, sum.failed);
        match failed.is_empty() {
            true => Ok(()),
            false => Err(String::new()),
        }
    }
}
