//! Endings by agreement and by giving up.

use awale::rules::{Illegal, Reason, Side};

use crate::{end, play, refusal, set_up};

const THREE_LEFT: &str = "0-0-0-0-0-0-1-0-1-0-0-1-24-21-N";

#[test]
fn agreement_own_each_side_keeps_its_row() {
    let mut game = set_up("abapa", THREE_LEFT);
    game.agree().expect("a game in play");
    assert_eq!(end(&game), "agreement 24-24, 0");
}

#[test]
fn agreement_split_the_rest_is_split_and_an_odd_seed_stays_unclaimed() {
    let mut game = set_up("ivory-coast", THREE_LEFT);
    game.agree().expect("a game in play");
    assert_eq!(end(&game), "agreement 25-22, 1");
}

#[test]
fn agreement_is_told_before_it_is_made() {
    let game = set_up("ivory-coast", THREE_LEFT);
    let told = game.agreement();
    assert_eq!(game.outcome(), None);
    assert_eq!(game.clone().agree(), Ok(told));
}

#[test]
fn agreement_is_about_the_last_position_whatever_is_shown() {
    let mut game = play("abapa", THREE_LEFT, "fA");
    game.show(0);
    game.agree().expect("a game in play");
    assert_eq!(end(&game), "agreement 25-23, 0");
}

#[test]
fn resigning_loses_whatever_the_score() {
    let mut game = set_up("abapa", THREE_LEFT);
    let outcome = game.resign(Side::South).expect("a game in play");
    assert_eq!(outcome.score, [24, 21]);
    assert_eq!(outcome.winner(), Some(Side::North));
}

#[test]
fn resigning_tells_the_captures_so_far_and_by_whom() {
    let mut game = play("abapa", THREE_LEFT, "f");
    game.resign(Side::North).expect("a game in play");
    assert_eq!(end(&game), "resigned 24-21, 3");
    let reason = game.outcome().map(|outcome| outcome.reason);
    assert_eq!(reason, Some(Reason::Resigned(Side::North)));
}

#[test]
fn the_side_that_is_not_to_move_may_resign() {
    let mut game = set_up("abapa", THREE_LEFT);
    let outcome = game.resign(Side::South).expect("a game in play");
    assert_eq!(outcome.reason, Reason::Resigned(Side::South));
}

#[test]
fn after_an_ending_by_people_every_pit_is_game_over() {
    let mut game = set_up("abapa", THREE_LEFT);
    game.agree().expect("a game in play");
    for letter in "ABCDEFabcdef".chars() {
        assert_eq!(refusal(&game, letter), Some(Illegal::GameOver), "{letter}");
    }
}

#[test]
fn a_finished_game_cannot_be_agreed_on_or_resigned() {
    let mut game = set_up("abapa", "3-1-0-0-0-0-0-0-0-0-0-0-22-22-S");
    assert_eq!(game.agree(), Err(Illegal::GameOver));
    assert_eq!(game.resign(Side::South), Err(Illegal::GameOver));
    assert_eq!(end(&game), "no_move 26-22, 0");
}

#[test]
fn only_endings_by_people_must_be_recorded() {
    let people = [Reason::Agreement, Reason::Resigned(Side::South)];
    assert!(people.into_iter().all(Reason::is_by_people));
    let board = [
        Reason::Majority,
        Reason::Empty,
        Reason::FewSeeds,
        Reason::NoMove,
        Reason::Repetition,
    ];
    assert!(!board.into_iter().any(Reason::is_by_people));
}
