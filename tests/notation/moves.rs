//! Moves alone.

use awale::notation::{Format, Given, Letters, moves};

use crate::support::{fault, french, from, given, moves_of, one};

fn read(text: &str) -> String {
    moves_of(&one(Format::Moves, text, &Given::default()))
}

fn wrong(text: &str) -> String {
    fault(Format::Moves, text, &Given::default())
}

#[test]
fn white_space_anywhere_means_nothing() {
    for text in ["FfBeBc", " F f\tB e\r\nB\u{a0}c\n", "\u{feff}FfBeBc\n"] {
        assert_eq!(read(text), "FfBeBc");
    }
}

#[test]
fn no_text_is_a_game_without_moves() {
    assert_eq!(read(""), "");
    assert_eq!(read(" \n"), "");
}

#[test]
fn a_move_that_is_illegal_is_told_at_its_place() {
    assert_eq!(wrong("FfF"), "line 1, column 3: ply 3: F: empty_pit");
    assert_eq!(
        wrong("F\nf\r\n b"),
        "line 3, column 2: ply 3: b: wrong_side"
    );
}

#[test]
fn a_sign_that_is_no_pit_is_told_at_its_place() {
    let pit = "expected a pit, A-F or a-f";
    assert_eq!(wrong("Ff\n é"), format!("line 2, column 2: \"é\", {pit}"));
    assert_eq!(wrong("1. F"), format!("line 1, column 1: \"1\", {pit}"));
}

#[test]
fn ten_pits_have_no_f() {
    let pit = "expected a pit, A-E or a-e";
    assert_eq!(
        fault(Format::Moves, "EeF", &given("ten-pit")),
        format!("line 1, column 3: \"F\", {pit}")
    );
}

#[test]
fn the_start_can_be_given() {
    let hungry = from("1-0-0-0-0-1-0-0-0-0-0-0-23-23-S", "abapa");
    assert_eq!(moves_of(&one(Format::Moves, "F", &hungry)), "F");
    let told = fault(Format::Moves, "A", &hungry);
    assert_eq!(told, "line 1, column 1: ply 1: A: must_feed");
}

#[test]
fn a_starved_side_passes_without_a_letter() {
    let starving = from("0-0-0-0-1-1-0-0-0-0-0-0-23-23-N", "family");
    let record = one(Format::Moves, "FaE", &starving);
    assert_eq!(moves_of(&record), "FaE");
    // North passed before the first move.
    assert_eq!(
        record.game.start().to_string(),
        "0-0-0-0-1-1-0-0-0-0-0-0-23-23-S"
    );
}

#[test]
fn french_letters_are_read_when_somebody_says_so() {
    let record = one(Format::Moves, "fFbEbC", &french());
    assert_eq!(moves_of(&record), "FfBeBc");
    assert_eq!(moves::write(&record, Letters::French), "fFbEbC");
    assert_eq!(moves::write(&record, Letters::Usual), "FfBeBc");
}

#[test]
fn letters_are_never_guessed() {
    assert_eq!(wrong("fFbE"), "line 1, column 1: ply 1: f: wrong_side");
    let usual = fault(Format::Moves, "FfBe", &french());
    assert_eq!(usual, "line 1, column 1: ply 1: f: wrong_side");
}
