//! Does the jobs of `awale::bench` and tells of each its name, what it counts,
//! how many, and the best time of some runs in nanoseconds, of the processor
//! and on the clock. `cargo xtask bench` makes tables of that, and counts
//! instructions of a single run with `--once NAME`.

use std::time::{Duration, Instant};
use std::{env, fs, thread};

use awale::bench::{JOBS, Job, Size, Work};

/// The least runs of a job, and how long it is run at least.
const RUNS: u32 = 3;
const TIME: Duration = Duration::from_millis(1500);

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let told = |word: &str| arguments.iter().any(|argument| argument == word);
    let once = arguments.iter().position(|argument| argument == "--once");
    if let Some(place) = once {
        let name = arguments.get(place + 1).map_or("", String::as_str);
        let job = Job::named(name).expect("the name of a job follows --once");
        println!("{}", measured(&mut *job.begin(Size::Brief)));
        return;
    }
    // Cargo's tests only see whether it works.
    let is_test = !told("--bench");
    let size = if told("--brief") || is_test {
        Size::Brief
    } else {
        Size::Full
    };
    let jobs = JOBS.iter();
    for job in jobs.filter(|job| size == Size::Full || !job.is_long) {
        let least = if is_test {
            (1, Duration::ZERO)
        } else {
            (RUNS, TIME)
        };
        let (count, best) = best_of(&mut *job.begin(size), least);
        let Times { processor, clock } = best;
        let (name, unit) = (job.name, job.unit);
        println!("{name} {unit} {count} {processor} {}", clock.as_nanos());
    }
}

/// What a run took.
struct Times {
    /// Nanoseconds; 0 where they are not known.
    processor: u64,
    clock: Duration,
}

/// Runs work several times: what it counts, and the least times.
fn best_of(work: &mut dyn Work, (runs, least): (u32, Duration)) -> (u64, Times) {
    let began = Instant::now();
    let mut best = Times {
        processor: u64::MAX,
        clock: Duration::MAX,
    };
    let mut run = 0;
    loop {
        work.reset();
        let processor = processor_time();
        let start = Instant::now();
        let count = measured(work);
        best.clock = best.clock.min(start.elapsed());
        let taken = processor_time().saturating_sub(processor);
        best.processor = best.processor.min(taken);
        run += 1;
        if run >= runs && began.elapsed() >= least {
            return (count, best);
        }
    }
}

/// All that is measured: a function of its own, so that instructions can be
/// counted from where it begins to where it ends.
#[inline(never)]
fn measured(work: &mut dyn Work) -> u64 {
    work.run()
}

/// Nanoseconds this thread has been on a processor, as Linux tells it. Other
/// programs make the time on the clock longer, and this hardly.
fn processor_time() -> u64 {
    // It is exact for a thread that is waiting, and some milliseconds late
    // while one runs.
    thread::sleep(Duration::from_nanos(1));
    let told = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let first = told.split(' ').next();
    first.and_then(|time| time.parse().ok()).unwrap_or(0)
}
