//! The time of the jobs of `awale::bench`: `cargo bench --bench time`.

use awale::bench::{JOBS, Job, Size};
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

/// The names of the jobs that do not take long.
fn names() -> impl Iterator<Item = &'static str> {
    JOBS.iter().filter(|job| !job.is_long).map(|job| job.name)
}

#[divan::bench(args = names(), sample_size = 1, sample_count = 20)]
fn jobs(bencher: Bencher, name: &str) {
    let job = Job::named(name).expect("the name of a job");
    let mut work = job.begin(Size::Brief);
    let count = ItemsCount::new(work.run());
    bencher.counter(count).bench_local(|| {
        work.reset();
        work.run()
    });
}
