//! The same board and side to move for the third time.

use crate::{end, play};

/// Two seeds run after each other: twelve plies bring the position back.
const CIRCLING: &str = "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S";
const ROUND: &str = "AaBbCcDdEeFf";

/// F captures two, and then two seeds circle with North to move.
const CAPTURE_THEN_CIRCLING: &str = "1-0-0-0-0-2-0-1-0-0-0-0-22-22-S";
const ROUND_OF_NORTH: &str = "aAbBcCdDeEfF";

/// Three seeds circle, all of them in the row of North when a round is over.
const THREE_CIRCLING: &str = "0-0-0-0-0-0-1-0-1-0-0-1-24-21-N";
const ROUND_OF_THREE: &str = "fAcBdCaDeEbF";

#[test]
fn the_set_up_counts_as_the_first_occurrence() {
    let game = play("abapa", CIRCLING, "");
    assert_eq!(game.occurrences(), 1);
}

#[test]
fn the_second_occurrence_does_not_end_the_game() {
    let game = play("abapa", CIRCLING, ROUND);
    assert_eq!(game.position().to_string(), CIRCLING);
    assert_eq!(game.occurrences(), 2);
    assert_eq!(end(&game), "goes on");
}

#[test]
fn the_third_occurrence_ends_the_game() {
    let game = play("abapa", CIRCLING, &ROUND.repeat(2));
    assert_eq!(game.position().to_string(), CIRCLING);
    assert_eq!(game.occurrences(), 3);
    assert_eq!(end(&game), "repetition 24-24, 0");
}

#[test]
fn the_same_board_with_the_other_side_to_move_is_another_position() {
    let moves = "CbBcEdDeCfFaAbDcEaFaBbCcDdEeFfBaAbC";
    let game = play("abapa,majority=no", "0-1-2-0-0-0-0-1-0-0-0-0-41-3-S", moves);
    let last = game.position();
    let before = |side| {
        let positions = (0..game.len()).filter_map(|ply| game.position_after(ply));
        let same = positions.filter(|past| past.board() == last.board() && past.side() == side);
        same.count()
    };
    assert_eq!(before(last.side()) + before(last.side().other()), 2);
    assert_eq!(game.occurrences(), 1 + before(last.side()));
    assert_eq!(end(&game), "goes on");
}

#[test]
fn the_position_after_a_capture_counts_as_the_first_occurrence() {
    let game = play("abapa", CAPTURE_THEN_CIRCLING, "F");
    assert_eq!(game.ply(0).map(|ply| ply.turn.captured), Some(2));
    assert_eq!(game.occurrences(), 1);
    let round = format!("F{ROUND_OF_NORTH}");
    let game = play("abapa", CAPTURE_THEN_CIRCLING, &round);
    assert_eq!(game.occurrences(), 2);
    assert_eq!(end(&game), "goes on");
    let two_rounds = format!("F{ROUND_OF_NORTH}{ROUND_OF_NORTH}");
    let game = play("abapa", CAPTURE_THEN_CIRCLING, &two_rounds);
    assert_eq!(end(&game), "repetition 25-23, 0");
}

#[test]
fn own_each_side_keeps_its_row() {
    let game = play("abapa", THREE_CIRCLING, &ROUND_OF_THREE.repeat(2));
    assert_eq!(end(&game), "repetition 24-24, 0");
}

#[test]
fn split_the_rest_is_split_evenly_and_an_odd_seed_stays_unclaimed() {
    let rules = "abapa,circle=split";
    let game = play(rules, THREE_CIRCLING, &ROUND_OF_THREE.repeat(2));
    assert_eq!(end(&game), "repetition 25-22, 1");
}

#[test]
fn looking_back_tells_the_occurrences_up_to_there() {
    let mut game = play("abapa", CIRCLING, &ROUND.repeat(2));
    game.show(12);
    assert_eq!(game.occurrences(), 2);
    game.show(0);
    assert_eq!(game.occurrences(), 1);
}
