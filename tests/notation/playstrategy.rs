//! PlayStrategy's FEN and moves.

use awale::notation::playstrategy::{write_fen, write_moves};
use awale::notation::{Format, Given, Record};
use awale::rules::RuleSet;

use crate::support::{fault, from, given, moves_of, one, played};

const START: &str = "4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1";
const AFTER_THREE: &str = "1,4S,5S,5S,5S,6S/5S,1,6S,6S,5S,1S 0 0 N 2";

fn read(text: &str) -> Record {
    one(Format::PlayStrategy, text, &Given::default())
}

fn position(text: &str) -> String {
    read(text).last_position().to_string()
}

#[test]
fn the_start_is_written_as_that_site_does() {
    let record = Record::new(played(""));
    assert_eq!(write_fen(&record), START);
    assert_eq!(position(START), "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
}

#[test]
fn the_position_after_three_moves() {
    assert_eq!(write_fen(&Record::new(played("FfB"))), AFTER_THREE);
    assert_eq!(position(AFTER_THREE), "5-0-6-6-5-1-6-5-5-5-4-0-0-0-N");
}

#[test]
fn one_seed_can_be_an_s_of_either_case_alone() {
    for row in ["5S,1,6S,6S,5S,S", "5s,1,6s,6s,5s,s", "5S,1,6s,6S,5s,1s"] {
        let text = format!("1,4S,5S,5S,5S,6S/{row} 0 0 N 2");
        assert_eq!(write_fen(&read(&text)), AFTER_THREE, "{text}");
    }
}

#[test]
fn empty_pits_are_counted_together() {
    let text = "6/2,1S,3 24 23 S 71";
    assert_eq!(position(text), "0-0-1-0-0-0-0-0-0-0-0-0-24-23-S");
    assert_eq!(write_fen(&read(text)), text);
    let apart = "1,1,1,1,1,1/1,1,1S,1,2 24 23 S 71";
    assert_eq!(write_fen(&read(apart)), text);
}

#[test]
fn every_run_from_one_to_six_is_read() {
    for run in 1..=6 {
        let seeds = vec!["1S"; 6 - run].join(",");
        let comma = if run < 6 { "," } else { "" };
        let text = format!("{run}{comma}{seeds}/6 {} 21 S 9", 21 + run);
        assert_eq!(write_fen(&read(&text)), text);
    }
}

#[test]
fn rows_are_written_as_south_sees_them() {
    // Two seeds in a, which is at North's left and South's right.
    let text = "5,2S/1S,5 20 25 S 40";
    assert_eq!(position(text), "1-0-0-0-0-0-2-0-0-0-0-0-20-25-S");
}

#[test]
fn finished_positions_are_positions() {
    for text in ["6/6 25 23 S 50", "6/6 24 24 N 1", "6/5,1S 25 22 N 31"] {
        assert_eq!(write_fen(&read(text)), text);
    }
}

#[test]
fn more_than_thirty_one_seeds_can_be_in_a_pit() {
    let text = "6/48S,5 0 0 S 1";
    assert_eq!(write_fen(&read(text)), text);
}

#[test]
fn the_number_of_the_move_is_kept_and_goes_on() {
    let text = "4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 12";
    assert_eq!(write_fen(&read(text)), text);
    let on = read(&format!("{text} f1c2 a2d1 b1f2"));
    assert_eq!(write_fen(&on), AFTER_THREE.replace("N 2", "N 13"));
    assert_eq!(read(&text.replace("12", "0")).first_number, 0);
}

#[test]
fn without_a_number_the_move_is_the_first() {
    assert_eq!(write_fen(&read(&START[..START.len() - 2])), START);
    let record = one(
        Format::Oware,
        "5-0-6-6-5-1-6-5-5-5-4-0-0-0-N",
        &Given::default(),
    );
    assert_eq!(write_fen(&record), AFTER_THREE.replace("N 2", "N 1"));
}

#[test]
fn a_number_at_its_limit_stays_there() {
    let text = format!("{}4294967295 f1c2 a2d1", &START[..START.len() - 1]);
    assert_eq!(read(&text).numbers().last(), Some(u32::MAX));
}

#[test]
fn space_can_be_written_as_in_addresses() {
    assert_eq!(write_fen(&read(&START.replace(' ', "_"))), START);
    assert_eq!(
        write_fen(&read(&format!("\u{feff}\r\n {START}\r\n"))),
        START
    );
}

#[test]
fn ten_pits_have_rows_of_five() {
    let ten = given("ten-pit");
    let start = "4S,4S,4S,4S,4S/4S,4S,4S,4S,4S 0 0 S 1";
    let record = one(Format::PlayStrategy, &format!("{start} e1b2 a2d1"), &ten);
    assert_eq!(moves_of(&record), "Ee");
    assert_eq!(write_moves(&record), "e1b2 a2d1");
}

#[test]
fn moves_are_where_they_begin_and_land() {
    let record = read("f1c2 a2d1 b1f2 b2c1");
    assert_eq!(moves_of(&record), "FfBe");
    assert_eq!(write_moves(&record), "f1c2 a2d1 b1f2 b2c1");
}

#[test]
fn a_lap_lands_beyond_its_origin() {
    // Twelve seeds from A skip it and land in B.
    let lap = from("12-0-0-0-0-0-3-3-3-3-3-3-9-9-S", "abapa");
    let record = one(Format::PlayStrategy, "a1b1", &lap);
    assert_eq!(
        record.last_position().to_string(),
        "0-2-1-1-1-1-4-4-4-4-4-4-9-9-N"
    );
    assert_eq!(write_moves(&record), "a1b1");
}

#[test]
fn a_move_that_does_not_land_there_is_refused() {
    let fault = fault(Format::PlayStrategy, "f1c2 a2d2", &Given::default());
    assert_eq!(
        fault,
        "line 1, column 6: ply 2: f: the last seed lands in D"
    );
}

#[test]
fn numbers_go_up_when_north_has_moved_or_passed() {
    let numbers = |start: &str, moves: &str| {
        let record = one(Format::Moves, moves, &from(start, "family"));
        record.numbers().collect::<Vec<u32>>()
    };
    let north_passes = "0-0-0-0-2-1-1-0-0-0-0-0-22-22-S";
    assert_eq!(numbers(north_passes, "FEa"), [1, 2, 2, 3]);
    let south_passes = "1-0-0-0-0-0-0-0-0-0-2-1-22-22-N";
    assert_eq!(numbers(south_passes, "feA"), [1, 2, 3, 3]);
}

#[test]
fn all_rules_can_be_given() {
    let record = one(Format::PlayStrategy, START, &given("family"));
    assert_eq!(*record.game.rules(), RuleSet::FAMILY);
}
