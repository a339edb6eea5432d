//! Tablebases and boards.

use awale::engine::tablebase::{Builder, Layer, Tablebase};
use awale::rules::RuleSet;

pub fn rules(text: &str) -> RuleSet {
    text.parse().expect("a rule set")
}

/// The next layer, in slices of this size.
pub fn next(tablebase: &Tablebase, slice: u32) -> Layer {
    let mut builder = Builder::new(tablebase);
    loop {
        if let Some(layer) = builder.step(slice) {
            return layer;
        }
    }
}

/// A tablebase of up to so many seeds.
pub fn tables(rules: &RuleSet, seeds: u32) -> Tablebase {
    let mut tablebase = Tablebase::new(rules);
    while tablebase.seeds() < seeds {
        let layer = next(&tablebase, 1_000_000);
        tablebase.add(layer).expect("the next layer");
    }
    tablebase
}

/// All ways to put so many seeds into so many pits.
pub fn boards(seeds: u32, pits: usize) -> Vec<Vec<u32>> {
    if pits == 1 {
        return vec![vec![seeds]];
    }
    (0..=seeds)
        .flat_map(|first| {
            let rest = boards(seeds - first, pits - 1);
            rest.into_iter()
                .map(move |rest| [vec![first], rest].concat())
        })
        .collect()
}

/// The rows of a board whose first half is the row to move.
pub fn rows(pits: &[u32]) -> [u64; 2] {
    let half = pits.len() / 2;
    [&pits[..half], &pits[half..]].map(|row| {
        row.iter()
            .rev()
            .fold(0, |word, &seeds| word << 8 | u64::from(seeds))
    })
}
