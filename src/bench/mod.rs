//! Work that is always the same, to be measured: natively and in a browser,
//! in time and in instructions. It reads no clock; who measures does.

mod board;
mod positions;
mod searches;
mod tables;

use crate::engine::fast::{Vector, Words};
pub use searches::{SEARCHES, Searched};

/// How much of the same to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// Enough to count instructions by, which takes fifty times as long.
    Brief,
    /// Enough to take the time of.
    Full,
}

/// Work that can be done again and again.
pub trait Work {
    /// Makes ready to begin anew; it is not measured.
    fn reset(&mut self) {}

    /// Does the work, and counts what it did.
    fn run(&mut self) -> u64;
}

/// Something to measure.
#[derive(Clone, Copy)]
pub struct Job {
    /// What it is called.
    pub name: &'static str,
    /// What it counts.
    pub unit: &'static str,
    /// Too long for a brief look.
    pub is_long: bool,
    begin: fn(Size) -> Box<dyn Work>,
}

impl Job {
    const fn new(name: &'static str, unit: &'static str, begin: fn(Size) -> Box<dyn Work>) -> Job {
        Job {
            name,
            unit,
            is_long: false,
            begin,
        }
    }

    /// The job of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Job> {
        JOBS.into_iter().find(|job| job.name == name)
    }

    /// Makes its work ready.
    #[must_use]
    pub fn begin(&self, size: Size) -> Box<dyn Work> {
        (self.begin)(size)
    }
}

/// All jobs.
pub const JOBS: [Job; 13] = [
    Job::new("move/vector", "moves", board::moves::<Vector>),
    Job::new("move/words", "moves", board::moves::<Words>),
    Job::new("move/rules", "moves", board::rules_moves),
    Job::new("evaluation", "boards", board::evaluations),
    Job::new("perft/vector", "nodes", board::perft_of::<Vector>),
    Job::new("perft/words", "nodes", board::perft_of::<Words>),
    Job::new("perft/rules", "nodes", board::rules_perft),
    Job::new("search", "nodes", searches::all),
    Job::new("tables/8", "boards", tables::build::<8>),
    Job::new("tables/10", "boards", tables::build::<10>),
    Job::new("tables/12", "boards", tables::build::<12>),
    Job {
        is_long: true,
        ..Job::new("tables/15", "boards", tables::build::<15>)
    },
    Job::new("look-up", "look-ups", tables::look_up),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_job_does_the_same_again() {
        for job in JOBS {
            if job.is_long || job.name == "search" {
                continue;
            }
            let mut work = job.begin(Size::Brief);
            let mut done = || {
                work.reset();
                work.run()
            };
            let first = done();
            assert!(first > 0, "{}", job.name);
            assert_eq!(first, done(), "{}", job.name);
        }
    }

    #[test]
    fn a_search_that_begins_anew_tries_the_same_moves() {
        let searched = &SEARCHES[2];
        let mut mind = searched.mind();
        let first = searched.search(&mut mind);
        mind.forget();
        assert_eq!(first, searched.search(&mut mind));
    }
}
