//! Endgame tables for commands that play.

use awale::engine::tablebase::{Builder, Layer, MOST_SEEDS, Tablebase};
use awale::rules::RuleSet;

use crate::failure::{Failure, fail};
use crate::options::number;

/// What a slice of the work is; nothing happens between two of them.
const SLICE: u32 = 1_000_000;

/// The next layer of a tablebase.
pub fn build(tablebase: &Tablebase) -> Layer {
    let mut builder = Builder::new(tablebase);
    loop {
        if let Some(layer) = builder.step(SLICE) {
            return layer;
        }
    }
}

/// The tables of a rule set up to so many seeds.
pub fn build_all(rules: &RuleSet, seeds: u32) -> Result<Tablebase, Failure> {
    let mut tablebase = Tablebase::new(rules);
    for _ in 0..seeds {
        let layer = build(&tablebase);
        (tablebase.add(layer)).map_err(|error| fail("endgame tables", error))?;
    }
    Ok(tablebase)
}

/// The number of seeds that an option tells; none are tabled without it.
pub fn seeds(name: &str, text: Option<&str>) -> Result<u32, Failure> {
    number(name, text, 0..=MOST_SEEDS, 0)
}
