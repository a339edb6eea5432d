//! Every value of small layers, compared with a slow solver.
//!
//! `AWALE_SEEDS=8 cargo test --release --test tablebase` compares larger ones.

use awale::rules::{Preset, RuleSet, Side};

use crate::random::Random;
use crate::slow::Slow;
use crate::support::{rows, rules, tables};

/// How many seeds are compared unless `AWALE_SEEDS` says otherwise.
const SEEDS: u32 = 5;

/// How many random rule sets are compared.
const RULE_SETS: usize = 40;

fn seeds() -> u32 {
    match std::env::var("AWALE_SEEDS") {
        Ok(text) => text.parse().expect("AWALE_SEEDS is a number"),
        Err(_) => SEEDS,
    }
}

fn compare(rules: &RuleSet, most: u32) {
    let tablebase = tables(rules, most);
    let slow = Slow::new(rules, most);
    for ((pits, side), &value) in &slow.values {
        let [south, north] = rows(pits);
        let rows = match side {
            Side::South => [south, north],
            Side::North => [north, south],
        };
        let found = tablebase.value(rows);
        assert_eq!(found, Some(value), "{rules} {pits:?} {side:?}");
    }
}

#[test]
fn presets() {
    for preset in Preset::ALL {
        compare(&preset.rules(), seeds() + 1);
    }
}

#[test]
fn random_rule_sets() {
    let mut random = Random::new(6);
    for _ in 0..RULE_SETS {
        compare(&rules(&random.rules()), seeds());
    }
}

#[test]
fn slams_and_passes_with_more_seeds() {
    compare(&rules("family"), seeds() + 2);
    compare(&rules("awari,starved=pass"), seeds() + 2);
    compare(
        &rules("ten-pit,few=0,slam=all,starved=pass,stuck=other"),
        seeds() + 3,
    );
}
