//! Twos and threes in the opponent's row are captured.

use crate::after;

#[test]
fn two_seeds_are_captured() {
    let before = "0-0-0-0-0-1-1-4-0-0-0-0-21-21-S";
    let taken = "0-0-0-0-0-0-0-4-0-0-0-0-23-21-N";
    assert_eq!(after("abapa", before, "F"), taken);
}

#[test]
fn three_seeds_are_captured() {
    let before = "0-0-0-0-0-1-2-4-0-0-0-0-20-21-S";
    let taken = "0-0-0-0-0-0-0-4-0-0-0-0-23-21-N";
    assert_eq!(after("abapa", before, "F"), taken);
}

#[test]
fn one_seed_is_not_captured() {
    let before = "0-0-0-0-0-1-0-4-0-0-0-0-21-22-S";
    let left = "0-0-0-0-0-0-1-4-0-0-0-0-21-22-N";
    assert_eq!(after("abapa", before, "F"), left);
}

#[test]
fn four_seeds_are_not_captured() {
    let before = "0-0-0-0-0-1-3-4-0-0-0-0-20-20-S";
    let left = "0-0-0-0-0-0-4-4-0-0-0-0-20-20-N";
    assert_eq!(after("abapa", before, "F"), left);
}

#[test]
fn the_chain_runs_back_over_twos_and_threes() {
    let before = "0-0-0-0-0-3-1-2-1-0-0-1-20-20-S";
    let taken = "0-0-0-0-0-0-0-0-0-0-0-1-27-20-N";
    assert_eq!(after("abapa,majority=no", before, "F"), taken);
}

#[test]
fn the_chain_stops_at_a_pit_of_four() {
    let before = "0-0-0-0-0-4-1-3-1-1-0-1-18-19-S";
    let taken = "0-0-0-0-0-0-2-4-0-0-0-1-22-19-N";
    assert_eq!(after("abapa", before, "F"), taken);
}

#[test]
fn the_chain_stops_at_a_pit_of_one() {
    let before = "0-0-0-0-0-4-1-0-1-1-0-1-20-20-S";
    let taken = "0-0-0-0-0-0-2-1-0-0-0-1-24-20-N";
    assert_eq!(after("abapa", before, "F"), taken);
}

#[test]
fn nothing_is_captured_when_the_chain_would_begin_further_back() {
    let before = "0-0-0-0-0-2-1-3-0-0-0-0-21-21-S";
    let left = "0-0-0-0-0-0-2-4-0-0-0-0-21-21-N";
    assert_eq!(after("abapa", before, "F"), left);
}

#[test]
fn pits_after_the_landing_pit_are_not_captured() {
    let before = "0-0-0-0-0-1-1-2-2-0-0-0-21-21-S";
    let taken = "0-0-0-0-0-0-0-2-2-0-0-0-23-21-N";
    assert_eq!(after("abapa", before, "F"), taken);
}

#[test]
fn the_chain_stops_at_the_end_of_the_opponents_row() {
    // E holds two, just before a.
    let before = "0-0-0-0-2-1-1-4-0-0-0-0-20-20-S";
    let taken = "0-0-0-0-2-0-0-4-0-0-0-0-22-20-N";
    assert_eq!(after("abapa", before, "F"), taken);
}

#[test]
fn nothing_is_captured_in_the_own_row() {
    let before = "1-1-0-0-0-0-4-0-0-0-0-0-21-21-S";
    let left = "0-2-0-0-0-0-4-0-0-0-0-0-21-21-N";
    assert_eq!(after("abapa", before, "A"), left);
}

#[test]
fn north_captures_in_the_row_of_south() {
    let before = "2-1-0-4-0-0-0-0-0-0-0-2-19-20-N";
    let taken = "0-0-0-4-0-0-0-0-0-0-0-0-19-25-S";
    assert_eq!(after("abapa,majority=no", before, "f"), taken);
}

#[test]
fn the_chain_of_north_stops_at_the_end_of_the_row_of_south() {
    // e holds three, just before f and A.
    let before = "1-4-0-0-0-0-0-0-0-0-3-1-19-20-N";
    let taken = "0-4-0-0-0-0-0-0-0-0-3-0-19-22-S";
    assert_eq!(after("abapa", before, "f"), taken);
}

#[test]
fn a_kroo_captures_with_the_seeds_of_its_lap() {
    // The lap makes b a two, the last seed makes a a two.
    let before = "0-0-0-0-0-13-0-0-3-0-0-0-16-16-S";
    let taken = "1-1-1-1-1-0-0-0-4-1-1-1-20-16-N";
    assert_eq!(after("abapa", before, "F"), taken);
}
