//! Won, drawn and lost boards, as they are known from elsewhere.

use crate::support::{boards, rows, rules, tables};

/// Of all boards with 1, 2, … seeds, seen by the side to move.
fn counts(text: &str, most: u32) -> Vec<[usize; 3]> {
    let tablebase = tables(&rules(text), most);
    (1..=most)
        .map(|seeds| {
            let mut counts = [0; 3];
            for board in boards(seeds, 12) {
                let value = tablebase.value(rows(&board)).expect("a known board");
                counts[(1 - value.signum()) as usize] += 1;
            }
            counts
        })
        .collect()
}

#[test]
fn abapa() {
    let known = [
        [5, 0, 7],
        [24, 13, 41],
        [121, 64, 179],
        [577, 143, 645],
        [2161, 0, 2207],
        [5707, 1545, 5124],
    ];
    assert_eq!(counts("abapa", 6), known);
}

#[test]
fn awari() {
    let known = [
        [5, 0, 7],
        [25, 13, 40],
        [123, 63, 178],
        [580, 143, 642],
        [2165, 0, 2203],
        [5698, 1548, 5130],
    ];
    assert_eq!(counts("awari", 6), known);
}

#[test]
fn seeds_that_stay_unclaimed_are_worth_nothing() {
    let counts = counts("akan", 7);
    for (count, boards) in counts[..6].iter().zip([12, 78, 364, 1365, 4368, 12376]) {
        assert_eq!(*count, [0, boards, 0]);
    }
    assert!(counts[6][0] > 0);
}

#[test]
fn a_layer_tells_as_many_values_as_boards_in_its_order() {
    let tablebase = tables(&rules("ten-pit,few=0"), 6);
    let layer = tablebase.layer(6).expect("a known layer");
    let mut values: Vec<i32> = layer.values().collect();
    let mut looked_up: Vec<i32> = boards(6, 10)
        .iter()
        .map(|board| tablebase.value(rows(board)).expect("a known board"))
        .collect();
    values.sort_unstable();
    looked_up.sort_unstable();
    assert_eq!(values, looked_up);
}
