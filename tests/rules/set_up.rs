//! Positions on their way in, and why pits cannot be played.

use awale::rules::{Game, Illegal, Pit, Position, RuleSet, SetupError, Side};

use crate::{end, refusal, rules, set_up};

fn position(pits: &[u32], stores: [u32; 2], rule_set: &str) -> Result<Position, SetupError> {
    Position::new(pits, stores, Side::South, &rules(rule_set))
}

#[test]
fn too_few_pits_are_an_error() {
    let (found, expected) = (10, 12);
    let error = SetupError::PitCount { found, expected };
    assert_eq!(position(&[4; 10], [0, 8], "abapa"), Err(error));
    assert_eq!(error.to_string(), "10 pits, expected 12");
}

#[test]
fn too_many_pits_are_an_error() {
    let (found, expected) = (12, 10);
    let error = SetupError::PitCount { found, expected };
    assert_eq!(position(&[3; 12], [2, 2], "ten-pit"), Err(error));
}

#[test]
fn too_many_seeds_are_an_error() {
    let (found, expected) = (49, 48);
    let error = SetupError::SeedCount { found, expected };
    assert_eq!(position(&[4; 12], [0, 1], "abapa"), Err(error));
    assert_eq!(error.to_string(), "49 seeds, expected 48");
}

#[test]
fn too_few_seeds_are_an_error() {
    let (found, expected) = (47, 48);
    let error = SetupError::SeedCount { found, expected };
    let mut pits = [4; 12];
    pits[3] = 3;
    assert_eq!(position(&pits, [0, 0], "abapa"), Err(error));
}

#[test]
fn numbers_that_would_overflow_are_an_error() {
    let (found, expected) = (14 * u64::from(u32::MAX), 48);
    let error = SetupError::SeedCount { found, expected };
    assert_eq!(
        position(&[u32::MAX; 12], [u32::MAX; 2], "abapa"),
        Err(error)
    );
}

#[test]
fn a_position_of_another_board_is_no_start_for_a_game() {
    let (found, expected) = (10, 12);
    let ten = Position::start(&RuleSet::TEN_PIT);
    let error = Game::from_position(RuleSet::ABAPA, ten).expect_err("another board");
    assert_eq!(error, SetupError::PitCount { found, expected });
}

#[test]
fn a_game_can_be_over_before_it_begins() {
    let game = set_up("abapa", "0-0-0-0-0-0-0-0-0-0-0-0-25-23-S");
    assert_eq!(end(&game), "majority 25-23, 0");
    assert!(game.legal().is_empty());
}

#[test]
fn in_a_finished_game_every_pit_is_game_over() {
    let game = set_up("abapa", "1-1-1-1-1-1-1-0-1-1-1-1-25-12-S");
    for letter in "ABCDEFabcdef".chars() {
        assert_eq!(refusal(&game, letter), Some(Illegal::GameOver), "{letter}");
    }
}

#[test]
fn a_pit_of_the_other_side_is_wrong_side() {
    let game = set_up("abapa", "startpos");
    assert_eq!(refusal(&game, 'a'), Some(Illegal::WrongSide));
}

#[test]
fn a_pit_without_seeds_is_empty_pit() {
    let game = set_up("abapa", "0-4-4-4-4-4-4-4-4-4-4-4-2-2-S");
    assert_eq!(refusal(&game, 'A'), Some(Illegal::EmptyPit));
}

#[test]
fn wrong_side_comes_before_empty_pit() {
    let game = set_up("abapa", "4-4-4-4-4-4-0-4-4-4-4-4-2-2-S");
    assert_eq!(refusal(&game, 'a'), Some(Illegal::WrongSide));
}

#[test]
fn empty_pit_comes_before_must_feed() {
    let game = set_up("abapa", "1-0-0-0-0-1-0-0-0-0-0-0-23-23-S");
    assert_eq!(refusal(&game, 'B'), Some(Illegal::EmptyPit));
}

#[test]
fn must_feed_comes_before_starves_opponent() {
    let game = set_up("ivory-coast", "1-0-0-0-0-1-0-0-0-0-0-0-23-23-S");
    assert_eq!(refusal(&game, 'A'), Some(Illegal::MustFeed));
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut game = set_up("abapa", "startpos");
    let before = game.clone();
    let pit = Pit::from_letter('a').expect("a pit");
    assert_eq!(game.play(pit), Err(Illegal::WrongSide));
    assert_eq!(game, before);
}

#[test]
fn a_row_is_the_pits_of_a_side_in_sowing_order() {
    let row = |rules: RuleSet, side| -> String {
        let start = Position::start(&rules);
        start.board().row(side).map(Pit::letter).collect()
    };
    assert_eq!(row(RuleSet::ABAPA, Side::South), "ABCDEF");
    assert_eq!(row(RuleSet::ABAPA, Side::North), "abcdef");
    assert_eq!(row(RuleSet::TEN_PIT, Side::North), "abcde");
}

#[test]
fn sides_are_known_by_their_names() {
    assert_eq!(Side::from_name("south"), Some(Side::South));
    assert_eq!(Side::from_name("north"), Some(Side::North));
    assert_eq!(Side::from_name("South"), None);
}
