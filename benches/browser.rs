//! The jobs of `awale::bench` for a browser: `browser.mjs` beside this runs
//! them in a worker.

use awale::bench::{JOBS, Job, Size, Work};
use wasm_bindgen::prelude::wasm_bindgen;

fn main() {}

/// The names of the jobs, and what each counts, a line each.
#[wasm_bindgen]
pub fn jobs(brief: bool) -> String {
    let jobs = JOBS.iter().filter(|job| !(brief && job.is_long));
    let lines = jobs.map(|job| format!("{} {}\n", job.name, job.unit));
    lines.collect()
}

/// A job that is ready to be run.
#[wasm_bindgen]
pub struct Ready(Box<dyn Work>);

#[wasm_bindgen]
impl Ready {
    /// Makes a job ready.
    #[wasm_bindgen(constructor)]
    pub fn new(name: &str, brief: bool) -> Ready {
        let job = Job::named(name).expect("the name of a job");
        Ready(job.begin(if brief { Size::Brief } else { Size::Full }))
    }

    /// Makes ready to begin anew.
    pub fn reset(&mut self) {
        self.0.reset();
    }

    /// Does the work, and counts what it did.
    pub fn run(&mut self) -> f64 {
        self.0.run() as f64
    }
}
