//! An opponent without seeds must be fed, or passes.

use awale::rules::Illegal;

use crate::{after, end, legal, play, refusal, set_up};

#[test]
fn a_move_that_does_not_feed_is_illegal() {
    let game = set_up("abapa", "1-0-0-0-0-1-0-0-0-0-0-0-23-23-S");
    assert_eq!(refusal(&game, 'A'), Some(Illegal::MustFeed));
    assert_eq!(game.legal().to_string(), "F");
}

#[test]
fn any_of_several_feeding_moves_may_be_chosen() {
    let hungry = "0-0-0-4-1-1-0-0-0-0-0-0-21-21-S";
    assert_eq!(legal("abapa", hungry), "DF");
}

#[test]
fn a_full_lap_feeds() {
    let hungry = "14-1-0-0-0-0-0-0-0-0-0-0-16-17-S";
    assert_eq!(legal("abapa", hungry), "A");
}

#[test]
fn north_must_feed_too() {
    let hungry = "0-0-0-0-0-0-1-0-0-0-0-1-23-23-N";
    assert_eq!(legal("abapa", hungry), "f");
}

#[test]
fn a_move_that_captures_back_all_it_sowed_does_not_feed() {
    // A makes a two of every pit of North, and would take them all.
    let hungry = "22-1-0-0-0-1-0-0-0-0-0-0-12-12-S";
    assert_eq!(legal("abapa,slam=all,few=1", hungry), "F");
    assert_eq!(legal("awari", hungry), "F");
}

#[test]
fn a_cancelled_slam_feeds() {
    let hungry = "22-1-0-0-0-0-0-0-0-0-0-0-12-13-S";
    assert_eq!(legal("abapa", hungry), "A");
}

#[test]
fn the_side_that_emptied_its_own_row_is_fed_by_the_other() {
    let game = play("abapa", "4-0-0-0-0-3-0-0-0-0-0-1-20-20-N", "f");
    assert_eq!(refusal(&game, 'A'), Some(Illegal::MustFeed));
    assert_eq!(game.legal().to_string(), "F");
}

#[test]
fn when_nobody_can_feed_the_game_ends() {
    let game = set_up("abapa", "3-1-0-0-0-0-0-0-0-0-0-0-22-22-S");
    assert_eq!(end(&game), "no_move 26-22, 0");
}

#[test]
fn awari_moves_that_cannot_feed_may_be_played() {
    let hungry = "3-1-0-0-0-0-0-0-0-0-0-0-22-22-S";
    assert_eq!(legal("awari", hungry), "AB");
}

#[test]
fn awari_a_move_that_feeds_must_be_played_if_there_is_one() {
    let game = set_up("awari", "3-1-0-0-0-1-0-0-0-0-0-0-21-22-S");
    assert_eq!(refusal(&game, 'A'), Some(Illegal::MustFeed));
    assert_eq!(game.legal().to_string(), "F");
}

#[test]
fn awari_the_stuck_sides_opponent_takes_the_rest() {
    let game = play("awari", "3-1-0-0-0-0-0-0-0-0-0-0-22-22-S", "A");
    assert_eq!(
        game.position().to_string(),
        "0-2-1-1-0-0-0-0-0-0-0-0-22-22-N"
    );
    assert_eq!(end(&game), "no_move 26-22, 0");
}

#[test]
fn over_a_side_without_seeds_ends_the_game() {
    let game = set_up("abapa", "0-0-0-0-0-0-1-0-0-0-0-1-23-23-S");
    assert_eq!(end(&game), "no_move 23-25, 0");
}

#[test]
fn pass_the_other_side_moves_when_the_position_is_set_up() {
    let game = set_up("family", "0-0-0-0-0-0-1-0-0-0-0-1-23-23-S");
    assert_eq!(
        game.position().to_string(),
        "0-0-0-0-0-0-1-0-0-0-0-1-23-23-N"
    );
    assert!(game.trail().last().passed);
}

#[test]
fn pass_the_other_side_must_feed() {
    let game = set_up("family", "0-0-0-0-0-0-1-0-0-0-0-1-23-23-S");
    assert_eq!(refusal(&game, 'a'), Some(Illegal::MustFeed));
    assert_eq!(game.legal().to_string(), "f");
}

#[test]
fn pass_two_moves_of_the_same_side_follow_each_other() {
    let slam = "0-0-0-1-2-2-2-1-0-0-0-0-20-20-S";
    let game = play("family", slam, "FE");
    assert!(game.ply(0).is_some_and(|ply| ply.turn.passed));
    assert!(game.ply(1).is_some_and(|ply| !ply.turn.passed));
    assert_eq!(
        game.position().to_string(),
        "0-0-0-1-0-1-1-0-0-0-0-0-25-20-N"
    );
}

#[test]
fn pass_when_nobody_can_feed_the_game_ends_after_the_pass() {
    let slam = "0-0-0-0-1-2-2-1-0-0-0-0-21-21-S";
    let game = play("family", slam, "F");
    assert_eq!(
        game.position().to_string(),
        "0-0-0-0-1-0-0-0-0-0-0-0-26-21-S"
    );
    assert_eq!(end(&game), "no_move 27-21, 0");
}

#[test]
fn pass_the_awari_exception_lets_the_other_side_go_on_until_it_feeds() {
    // E, then F, as neither feeds at first.
    let rules = "awari,starved=pass";
    let hungry = "0-0-0-0-1-0-0-0-0-0-0-0-23-24-N";
    let fed = "0-0-0-0-0-0-1-0-0-0-0-0-23-24-N";
    assert_eq!(after(rules, hungry, "EF"), fed);
}

#[test]
fn a_finished_game_does_not_pass() {
    let over = "0-0-0-0-0-0-1-0-0-0-0-1-21-25-S";
    let game = set_up("family,majority=yes", over);
    assert_eq!(end(&game), "majority 21-25, 2");
    assert_eq!(game.position().to_string(), over);
}
