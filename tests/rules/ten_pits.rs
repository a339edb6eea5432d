//! The board of two rows of five.

use awale::rules::Illegal;

use crate::{after, end, play, refusal, set_up};

#[test]
fn four_seeds_lie_in_each_of_ten_pits() {
    let game = set_up("ten-pit", "startpos");
    assert_eq!(game.position().to_string(), "4-4-4-4-4-4-4-4-4-4-0-0-S");
}

#[test]
fn sowing_goes_on_from_e_into_the_row_of_north() {
    let sown = "4-4-4-4-0-5-5-5-5-4-0-0-N";
    assert_eq!(after("ten-pit", "startpos", "E"), sown);
}

#[test]
fn a_pit_of_nine_ends_just_before_its_origin() {
    let before = "0-0-0-0-9-0-0-0-0-0-15-16-S";
    let sown = "1-1-1-1-0-1-1-1-1-1-15-16-N";
    assert_eq!(after("ten-pit", before, "E"), sown);
}

#[test]
fn a_kroo_of_ten_skips_its_origin() {
    let before = "0-0-0-0-10-4-0-0-0-0-13-13-S";
    let sown = "1-1-1-1-0-6-1-1-1-1-13-13-N";
    assert_eq!(after("ten-pit", before, "E"), sown);
}

#[test]
fn the_chain_stops_at_the_end_of_the_opponents_row() {
    // E holds two, just before a.
    let before = "0-0-0-2-2-1-1-4-4-0-13-13-S";
    let taken = "0-0-0-2-0-0-0-4-4-0-17-13-N";
    assert_eq!(after("ten-pit", before, "E"), taken);
}

#[test]
fn north_captures_in_the_row_of_south() {
    let before = "1-4-0-0-0-0-4-0-0-1-15-15-N";
    let taken = "0-4-0-0-0-0-4-0-0-0-15-17-S";
    assert_eq!(after("ten-pit", before, "e"), taken);
}

#[test]
fn a_majority_is_more_than_twenty() {
    let goes_on = play("ten-pit", "0-0-0-4-1-1-0-4-4-0-18-8-S", "E");
    assert_eq!(end(&goes_on), "goes on");
    let over = play("ten-pit", "0-0-0-4-1-1-0-4-4-0-19-7-S", "E");
    assert_eq!(end(&over), "majority 21-7, 12");
}

#[test]
fn six_seeds_left_end_the_game_unclaimed() {
    let game = play("ten-pit", "0-0-0-3-1-1-0-3-0-0-16-16-S", "E");
    assert_eq!(end(&game), "few_seeds 18-16, 6");
}

#[test]
fn an_opponent_without_seeds_must_be_fed() {
    let game = set_up("ten-pit", "0-3-3-0-1-0-0-0-0-0-16-17-S");
    assert_eq!(refusal(&game, 'B'), Some(Illegal::MustFeed));
    assert_eq!(game.legal().to_string(), "CE");
}

#[test]
fn there_is_no_pit_f() {
    let game = set_up("ten-pit", "startpos");
    assert_eq!(refusal(&game, 'F'), Some(Illegal::EmptyPit));
    assert_eq!(refusal(&game, 'f'), Some(Illegal::WrongSide));
}
