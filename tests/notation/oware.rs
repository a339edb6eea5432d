//! The `oware` notation: what is read, and how faults are told.

use awale::notation::oware::{MovesError, parse_moves, parse_position, play_moves, write_moves};
use awale::rules::{Game, Illegal, Pit, Position, RuleSet};

const START: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

fn fault(text: &str) -> String {
    let read = parse_position(text, &RuleSet::ABAPA);
    read.expect_err("not a position").to_string()
}

#[test]
fn a_position_is_pits_stores_and_side() {
    let text = "0-5-0-7-1-6-3-4-0-2-1-9-4-6-N";
    let position = parse_position(text, &RuleSet::ABAPA).expect("a position");
    let seeds: Vec<u8> = (position.board().pits())
        .map(|pit| position.board().seeds(pit))
        .collect();
    assert_eq!(seeds, [0, 5, 0, 7, 1, 6, 3, 4, 0, 2, 1, 9]);
    assert_eq!(position.to_string(), text);
}

#[test]
fn startpos_is_the_usual_start_of_the_rule_set() {
    for rules in [RuleSet::ABAPA, RuleSet::TEN_PIT] {
        assert_eq!(
            parse_position("startpos", &rules),
            Ok(Position::start(&rules))
        );
    }
}

#[test]
fn ten_pits_have_ten_fields_for_pits() {
    let text = "4-4-0-5-5-5-5-4-4-4-0-0-N";
    let position = parse_position(text, &RuleSet::TEN_PIT).expect("a position");
    assert_eq!(position.to_string(), text);
    let expected = "15 fields, expected startpos or 13: 10 pits, 2 stores, side to move";
    let error = parse_position(START, &RuleSet::TEN_PIT).expect_err("twelve pits");
    assert_eq!(error.to_string(), expected);
}

#[test]
fn another_number_of_fields_is_told() {
    let shape = "expected startpos or 15: 12 pits, 2 stores, side to move";
    assert_eq!(fault(""), format!("1 fields, {shape}"));
    assert_eq!(fault(&START[2..]), format!("14 fields, {shape}"));
    assert_eq!(fault(&format!("{START}-1")), format!("16 fields, {shape}"));
}

#[test]
fn a_bad_pit_is_named() {
    let expected = "field 3 (pit C): \"x\", expected a number from 0 to 48";
    assert_eq!(fault("4-4-x-4-4-4-4-4-4-4-4-4-0-0-S"), expected);
    let expected = "field 12 (pit f): \"\", expected a number from 0 to 48";
    assert_eq!(fault("4-4-4-4-4-4-4-4-4-4-4--0-0-S"), expected);
}

#[test]
fn numbers_are_digits_up_to_all_seeds() {
    for number in ["49", "+4", " 4", "4 ", "4.", "٤", "99999999999999999999"] {
        let text = format!("{number}-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
        let expected = format!("field 1 (pit A): {number:?}, expected a number from 0 to 48");
        assert_eq!(fault(&text), expected);
    }
}

#[test]
fn a_bad_store_is_named() {
    let expected = "field 13 (south store): \"?\", expected a number from 0 to 48";
    assert_eq!(fault("4-4-4-4-4-4-4-4-4-4-4-4-?-0-S"), expected);
    let expected = "field 14 (north store): \"?\", expected a number from 0 to 48";
    assert_eq!(fault("4-4-4-4-4-4-4-4-4-4-4-4-0-?-S"), expected);
}

#[test]
fn a_bad_side_is_told() {
    for side in ["s", "", "SN", "W"] {
        let text = format!("4-4-4-4-4-4-4-4-4-4-4-4-0-0-{side}");
        let expected = format!("field 15 (side to move): {side:?}, expected S or N");
        assert_eq!(fault(&text), expected);
    }
}

#[test]
fn a_wrong_number_of_seeds_is_told() {
    assert_eq!(
        fault("4-4-4-4-4-4-4-4-4-4-4-4-0-1-S"),
        "49 seeds, expected 48"
    );
    assert_eq!(
        fault("4-4-4-4-4-4-4-4-4-4-4-3-0-0-S"),
        "47 seeds, expected 48"
    );
}

#[test]
fn a_long_fault_is_cut_and_stays_on_one_line() {
    let text = format!("{}\n-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "9".repeat(1_000_000));
    let error = fault(&text);
    assert!(error.len() < 100, "{} bytes", error.len());
    assert!(!fault("\n-4-4-4-4-4-4-4-4-4-4-4-0-0-S").contains('\n'));
}

#[test]
fn moves_are_letters_put_together() {
    let pits = parse_moves("FfBeBc", &RuleSet::ABAPA).expect("moves");
    assert_eq!(pits[3], Pit::from_letter('e').expect("a pit"));
    assert_eq!(write_moves(&pits), "FfBeBc");
}

#[test]
fn a_game_of_six_rounds_captures_what_its_record_tells() {
    // 4. D a+2 5. A+3 b+2 6. C c
    let mut game = Game::new(RuleSet::ABAPA);
    play_moves(&mut game, "FfBeBcDaAbCc").expect("legal moves");
    let captured: Vec<u8> = game.plies().map(|ply| ply.turn.captured).collect();
    assert_eq!(captured, [0, 0, 0, 0, 0, 0, 0, 2, 3, 2, 0, 0]);
}

#[test]
fn no_moves_are_no_text() {
    assert_eq!(parse_moves("", &RuleSet::ABAPA), Ok(Vec::new()));
}

#[test]
fn a_character_that_is_no_pit_is_told_with_its_column() {
    let error = parse_moves("Ffé", &RuleSet::ABAPA).expect_err("not a pit");
    assert_eq!(
        error.to_string(),
        "column 3: 'é', expected a pit, A-F or a-f"
    );
    let error = parse_moves("ééG", &RuleSet::ABAPA).expect_err("not a pit");
    assert_eq!(
        error.to_string(),
        "column 1: 'é', expected a pit, A-F or a-f"
    );
}

#[test]
fn f_is_no_pit_of_ten() {
    let error = parse_moves("EeF", &RuleSet::TEN_PIT).expect_err("not a pit");
    assert_eq!(
        error.to_string(),
        "column 3: 'F', expected a pit, A-E or a-e"
    );
}

#[test]
fn the_first_illegal_ply_is_told_with_its_reason() {
    let mut game = Game::new(RuleSet::ABAPA);
    let error = play_moves(&mut game, "FfFaA").expect_err("F is empty");
    assert_eq!(error.to_string(), "ply 3: F: empty_pit");
    assert_eq!(write_moves(game.moves()), "Ff");
}

#[test]
fn plies_are_counted_from_the_beginning_of_the_game() {
    let mut game = Game::new(RuleSet::ABAPA);
    play_moves(&mut game, "Ff").expect("legal moves");
    let (ply, pit) = (4, Pit::from_letter('A').expect("a pit"));
    let reason = Illegal::WrongSide;
    let error = MovesError::Illegal { ply, pit, reason };
    assert_eq!(play_moves(&mut game, "BA"), Err(error));
}

#[test]
fn unreadable_moves_are_not_begun() {
    let mut game = Game::new(RuleSet::ABAPA);
    play_moves(&mut game, "Ff?").expect_err("not a pit");
    assert!(game.is_empty());
}
