//! Work that is shared among threads.

use std::io::{self, IsTerminal, Write};
use std::num::NonZero;
use std::sync::Mutex;
use std::thread;

use crate::failure::Failure;
use crate::options::number;

/// Does some numbered jobs on some threads and returns what they gave, in the
/// order of their numbers. A terminal is told how many are done.
pub fn map<T: Send>(
    jobs: usize,
    threads: usize,
    name: &str,
    work: impl Fn(usize) -> T + Sync,
) -> Vec<T> {
    let queue = Mutex::new(0..jobs);
    let progress = Progress::new(name, jobs);
    let next = || queue.lock().ok()?.next();
    let worker = || {
        let mut given = Vec::new();
        while let Some(job) = next() {
            given.push((job, work(job)));
            progress.one_done();
        }
        given
    };
    let mut given: Vec<(usize, T)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.clamp(1, jobs.max(1)))
            .map(|_| scope.spawn(worker))
            .collect();
        let results = workers.into_iter().map(|worker| match worker.join() {
            Ok(given) => given,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        results.flatten().collect()
    });
    progress.clear();
    given.sort_by_key(|&(job, _)| job);
    given.into_iter().map(|(_, result)| result).collect()
}

/// The number of threads that an option tells: without it, as many as the
/// machine has cores.
pub fn threads(name: &str, text: Option<&str>) -> Result<usize, Failure> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    number(name, text, 1..=1024, cores)
}

/// How many jobs are done, told to a terminal and to nobody else.
struct Progress<'a> {
    name: &'a str,
    jobs: usize,
    done: Option<Mutex<usize>>,
}

impl Progress<'_> {
    fn new(name: &str, jobs: usize) -> Progress<'_> {
        let done = io::stderr().is_terminal().then(|| Mutex::new(0));
        Progress { name, jobs, done }
    }

    fn one_done(&self) {
        let Some(Ok(mut done)) = self.done.as_ref().map(Mutex::lock) else {
            return;
        };
        *done += 1;
        // A line that cannot be shown is no reason to stop.
        let _ = write!(io::stderr(), "\r{}: {} of {}", self.name, *done, self.jobs);
    }

    fn clear(&self) {
        if self.done.is_some() {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
