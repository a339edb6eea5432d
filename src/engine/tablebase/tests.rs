use std::collections::HashSet;

use super::index::{Index, MOST_SEEDS, Rows, Sums};
use super::layer::HEADER;
use super::{Builder, Layer, Tablebase};
use crate::rules::{Circle, RuleSet, Slam, Starved, Stuck};

/// Boards of twelve and of ten pits.
fn boards() -> [Index; 2] {
    [RuleSet::ABAPA, RuleSet::TEN_PIT].map(|rules| Index::new(&rules))
}

#[test]
fn boards_stand_in_the_order_of_their_rows_without_gaps() {
    for index in boards() {
        let rows = Rows::new(index, 9);
        for seeds in 0..=9 {
            let mut next = 0;
            for own in 0..=seeds {
                assert_eq!(index.first(own, seeds - own), next);
                for &one in rows.of(own) {
                    for &other in rows.of(seeds - own) {
                        assert_eq!(index.place_of([one, other]), next);
                        next += 1;
                    }
                }
            }
            assert_eq!(index.boards(seeds), next);
        }
    }
}

#[test]
fn the_rows_of_a_number_of_seeds_are_all_there_are() {
    for (index, pits) in boards().into_iter().zip([6, 5]) {
        let rows = Rows::new(index, 12);
        for seeds in 0..=12 {
            let rows = rows.of(seeds);
            assert_eq!(rows.len() as u32, index.rows(seeds));
            assert!(rows.iter().all(|&row| Sums::of(row).seeds() == seeds));
            assert!(rows.iter().all(|&row| row >> (8 * pits) == 0));
            let mut different = rows.to_vec();
            different.sort_unstable();
            different.dedup();
            assert_eq!(different.len(), rows.len());
        }
    }
}

#[test]
fn the_last_board_of_the_largest_layer_has_the_last_place() {
    for index in boards() {
        for seeds in [18, MOST_SEEDS] {
            let last = [u64::from(seeds), 0];
            assert_eq!(index.place_of(last), index.boards(seeds) - 1);
        }
    }
}

#[test]
fn boards_that_wait_because_the_line_is_full_are_not_forgotten() {
    for rules in [RuleSet::AWARI, RuleSet::FAMILY, RuleSet::TEN_PIT] {
        let mut tablebase = Tablebase::new(&rules);
        for _ in 1..=8 {
            let mut layers = [0, 1, 3, 1 << 20].map(|line| {
                let mut builder = Builder::with_line(&tablebase, line);
                builder.step(u32::MAX).expect("a layer")
            });
            for layer in &layers {
                assert_eq!(layer.to_bytes(), layers[0].to_bytes());
            }
            layers.reverse();
            let [layer, ..] = layers;
            tablebase.add(layer).expect("the next layer");
        }
    }
}

/// All rule sets.
fn rule_sets() -> impl Iterator<Item = RuleSet> {
    let slams = [
        Slam::Nothing,
        Slam::Illegal,
        Slam::All,
        Slam::IllegalUnlessForced,
    ];
    // A number tells the fields, as digits tell a number.
    (0..4 * 2 * 3 * 2 * 2 * 2 * 48).map(move |number: usize| {
        let mut rules = RuleSet::ABAPA
            .with_pits_a_side([6, 5][number % 2])
            .expect("a board");
        rules.slam = slams[number / 2 % 4];
        rules.starved = [Starved::Over, Starved::Pass][number / 8 % 2];
        rules.stuck = [Stuck::Own, Stuck::Split, Stuck::Other][number / 16 % 3];
        rules.majority = [true, false][number / 48 % 2];
        rules.circle = [Circle::Own, Circle::Split][number / 96 % 2];
        rules.few = (number / 192) as u8;
        rules
    })
}

#[test]
fn the_header_has_room_for_the_text_of_every_rule_set() {
    let mut texts = HashSet::new();
    for rules in rule_sets() {
        let layer = Layer::empty(&rules);
        let header = &layer.to_bytes()[..HEADER];
        assert_eq!(header.last(), Some(&0), "{rules}");
        texts.insert(header.to_vec());
    }
    assert_eq!(texts.len(), rule_sets().count());
}
