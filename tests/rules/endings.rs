//! Each ending that follows from the board, and their order.

use awale::rules::Side;

use crate::{end, play, set_up};

#[test]
fn more_than_half_of_the_seeds_ends_the_game() {
    let game = play("abapa", "0-0-0-0-0-1-1-0-0-0-3-4-23-16-S", "F");
    assert_eq!(end(&game), "majority 25-16, 7");
}

#[test]
fn half_of_the_seeds_does_not_end_it() {
    let game = play("abapa", "0-0-0-0-1-1-1-0-0-0-3-4-22-16-S", "F");
    assert_eq!(
        game.position().to_string(),
        "0-0-0-0-1-0-0-0-0-0-3-4-24-16-N"
    );
    assert_eq!(end(&game), "goes on");
}

#[test]
fn a_majority_of_north_ends_it_too() {
    let game = set_up("abapa", "1-1-1-1-1-1-1-1-1-1-1-1-11-25-S");
    assert_eq!(end(&game), "majority 11-25, 12");
}

#[test]
fn with_majority_off_play_goes_on() {
    let game = play("family", "0-0-0-0-0-1-1-0-0-0-3-4-23-16-S", "F");
    assert_eq!(end(&game), "goes on");
}

#[test]
fn an_empty_board_ends_the_game() {
    let game = play("family", "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S", "F");
    assert_eq!(end(&game), "empty 25-23, 0");
}

#[test]
fn few_seeds_end_the_game_unclaimed() {
    let game = play("akan", "0-0-0-0-1-1-1-0-0-0-3-2-20-20-S", "F");
    assert_eq!(
        game.position().to_string(),
        "0-0-0-0-1-0-0-0-0-0-3-2-22-20-N"
    );
    assert_eq!(end(&game), "few_seeds 22-20, 6");
}

#[test]
fn one_seed_more_does_not_end_it() {
    let game = play("akan", "0-0-0-0-1-1-1-0-0-0-3-3-20-19-S", "F");
    assert_eq!(end(&game), "goes on");
}

#[test]
fn stuck_own_each_side_keeps_its_row() {
    let game = set_up("abapa", "0-0-0-0-0-0-2-1-0-0-0-2-21-22-S");
    assert_eq!(end(&game), "no_move 21-27, 0");
}

#[test]
fn stuck_split_an_odd_seed_stays_unclaimed() {
    let game = set_up("abapa,stuck=split", "0-0-0-0-0-0-2-1-0-0-0-2-21-22-S");
    assert_eq!(end(&game), "no_move 23-24, 1");
}

#[test]
fn stuck_split_even_seeds_leave_nothing() {
    let game = set_up("abapa,stuck=split", "0-0-0-0-0-0-1-1-0-0-0-2-22-22-S");
    assert_eq!(end(&game), "no_move 24-24, 0");
}

#[test]
fn stuck_other_the_side_that_is_not_to_move_takes_the_rest() {
    // South cannot feed, so North takes what lies in the row of South.
    let rules = "abapa,stuck=other";
    let south_stuck = set_up(rules, "3-1-0-0-0-0-0-0-0-0-0-0-22-22-S");
    assert_eq!(end(&south_stuck), "no_move 22-26, 0");
    let north_stuck = set_up(rules, "3-1-0-0-0-0-0-0-0-0-0-0-22-22-N");
    assert_eq!(end(&north_stuck), "no_move 26-22, 0");
}

#[test]
fn majority_comes_before_an_empty_board() {
    let last = "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S";
    let game = play("family,majority=yes", last, "F");
    assert_eq!(end(&game), "majority 25-23, 0");
}

#[test]
fn majority_comes_before_few_seeds() {
    let game = set_up("akan", "0-0-0-0-1-1-1-0-0-0-0-0-25-20-S");
    assert_eq!(end(&game), "majority 25-20, 3");
}

#[test]
fn majority_comes_before_no_move() {
    let game = set_up("abapa", "3-0-0-0-0-0-0-0-0-0-0-0-20-25-S");
    assert_eq!(end(&game), "majority 20-25, 3");
}

#[test]
fn an_empty_board_comes_before_few_seeds() {
    let last = "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S";
    let game = play("family,few=1", last, "F");
    assert_eq!(end(&game), "empty 25-23, 0");
}

#[test]
fn an_empty_board_comes_before_no_move() {
    let game = set_up("abapa", "0-0-0-0-0-0-0-0-0-0-0-0-24-24-N");
    assert_eq!(end(&game), "empty 24-24, 0");
}

#[test]
fn few_seeds_come_before_no_move() {
    let stuck = "3-0-0-0-0-0-0-0-0-0-0-0-22-23-S";
    assert_eq!(end(&set_up("abapa,few=3", stuck)), "few_seeds 22-23, 3");
    assert_eq!(end(&set_up("abapa,few=2", stuck)), "no_move 25-23, 0");
}

#[test]
fn the_score_is_told_by_side() {
    let game = set_up("abapa", "1-1-1-1-1-1-1-1-1-1-1-1-11-25-S");
    let outcome = game.outcome().expect("a finished game");
    assert_eq!(Side::BOTH.map(|side| outcome.score(side)), [11, 25]);
}

#[test]
fn the_side_with_more_seeds_wins() {
    let winner = |position| {
        let outcome = set_up("abapa", position).outcome();
        outcome.expect("a finished game").winner()
    };
    let (south, north) = (Some(Side::South), Some(Side::North));
    assert_eq!(winner("3-0-0-0-0-0-0-0-0-0-0-0-22-23-S"), south);
    assert_eq!(winner("0-0-0-0-0-0-3-0-0-0-0-0-22-23-S"), north);
    assert_eq!(winner("2-0-0-0-0-0-0-0-0-0-0-0-22-24-S"), None);
}

#[test]
fn a_finished_game_keeps_its_last_position_as_it_stood() {
    let stuck = "0-0-0-0-0-0-2-1-0-0-0-2-21-22-S";
    let game = set_up("abapa,stuck=split", stuck);
    assert_eq!(end(&game), "no_move 23-24, 1");
    assert_eq!(game.position().to_string(), stuck);
}
