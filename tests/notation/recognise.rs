//! Which formats a text can be.

use awale::notation::{Format, Given, Letters, Start, recognise};
use awale::rules::Side;

use crate::support::{french, from, given, moves_of};

/// Format, letters, beginner and moves of each way to read a text.
fn ways(text: &str) -> Vec<(Format, Letters, Side, String)> {
    (recognise(text, &Given::default()).into_iter())
        .map(|way| {
            let records = way
                .records
                .unwrap_or_else(|error| panic!("{text:?}: {error}"));
            let first = records[0].game.start().side();
            (way.format, way.letters, first, moves_of(&records[0]))
        })
        .collect()
}

fn only(text: &str) -> Format {
    let ways = ways(text);
    assert_eq!(ways.len(), 1, "{text:?}: {ways:?}");
    ways[0].0
}

#[test]
fn every_format_is_recognised_by_itself() {
    let position = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
    assert_eq!(only(position), Format::Oware);
    assert_eq!(only("startpos"), Format::Oware);
    assert_eq!(only(&format!("\n{position}\r\n")), Format::Oware);
    let fen = "4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1";
    assert_eq!(only(fen), Format::PlayStrategy);
    assert_eq!(only("f1c2 a2d1"), Format::PlayStrategy);
    assert_eq!(only("?v=1#m=FfBe"), Format::Link);
    assert_eq!(only("https://example.org/?v=1#m=FfBe"), Format::Link);
    assert_eq!(only("[Event \"?\"]\n\n1. F f 2. B"), Format::Ogn);
    assert_eq!(only("[Event \"?\"]"), Format::Ogn);
}

#[test]
fn letters_fit_both_conventions_with_the_other_side_to_begin() {
    let usual = (Format::Moves, Letters::Usual, Side::South, "FfB".to_owned());
    let french = (
        Format::Moves,
        Letters::French,
        Side::North,
        "fFb".to_owned(),
    );
    assert_eq!(ways("FfB"), [usual, french]);
    let french = (
        Format::Moves,
        Letters::French,
        Side::South,
        "FfB".to_owned(),
    );
    let usual = (Format::Moves, Letters::Usual, Side::North, "fFb".to_owned());
    assert_eq!(ways("fFb"), [french, usual]);
}

#[test]
fn a_record_without_a_start_fits_both_too() {
    let formats: Vec<_> = ways("1. f F 2. b")
        .into_iter()
        .map(|way| (way.0, way.1))
        .collect();
    assert_eq!(
        formats,
        [
            (Format::Ogn, Letters::French),
            (Format::Ogn, Letters::Usual)
        ]
    );
}

#[test]
fn letters_fit_one_convention_where_the_start_is_told() {
    let start = from("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "abapa");
    let ways = recognise("FfB", &start);
    assert_eq!(ways.len(), 1);
    assert_eq!(ways[0].letters, Letters::Usual);
}

#[test]
fn the_given_letters_come_first_only_where_both_fit_equally() {
    let ways = recognise("FfB", &french());
    let letters: Vec<Letters> = ways.iter().map(|way| way.letters).collect();
    assert_eq!(letters, [Letters::Usual, Letters::French]);
}

#[test]
fn a_record_of_other_rules_than_given_is_recognised() {
    let text = "[RuleSet \"ten-pit\"]\n\n1. E e";
    let way = &recognise(text, &given("abapa"))[0];
    assert_eq!(way.format, Format::Ogn);
    assert!(way.records.is_ok());
}

#[test]
fn all_games_of_a_text_are_there() {
    let text = "[Event \"a\"]\n\n1. F f\n\n[Event \"b\"]\n\n1. E";
    let records = recognise(text, &Given::default()).remove(0).records;
    assert_eq!(records.map(|records| records.len()), Ok(2));
}

#[test]
fn squares_say_who_begins() {
    let ways = recognise("a2d1", &Given::default());
    assert_eq!(ways.len(), 1);
    assert_eq!(ways[0].format, Format::PlayStrategyMoves);
    let fault = ways[0].records.as_ref().map_err(ToString::to_string);
    assert_eq!(fault, Err("line 1, column 1: ply 1: f: wrong_side".into()));
}

#[test]
fn a_record_without_moves_is_read_in_one_way() {
    let north = Given {
        start: Start::Usual(Side::North),
        ..Given::default()
    };
    let text = "[Event \"?\"]";
    assert_eq!(recognise(text, &north).len(), 1);
    assert_eq!(recognise(text, &french())[0].letters, Letters::French);
}

#[test]
fn an_empty_text_is_nothing() {
    assert_eq!(recognise("", &Given::default()), []);
    assert_eq!(recognise("\u{feff} \n\t", &Given::default()), []);
}

#[test]
fn a_faulty_text_is_told_as_what_it_looks_like() {
    let faulty = |text: &str| {
        let mut ways = recognise(text, &Given::default());
        assert_eq!(ways.len(), 1, "{text:?}");
        let way = ways.remove(0);
        (way.format, way.records.expect_err("faulty").to_string())
    };
    let (format, fault) = faulty("FfBX");
    assert_eq!(format, Format::Moves);
    assert_eq!(fault, "line 1, column 4: \"X\", expected a pit, A-F or a-f");
    assert_eq!(faulty("FfF").0, Format::Moves);
    assert_eq!(faulty("1. F f 2. F").0, Format::Ogn);
    assert_eq!(faulty("[Event \"a\"").0, Format::Ogn);
    assert_eq!(faulty("4-4-4").0, Format::Oware);
    assert_eq!(faulty("4S,4S/4S").0, Format::PlayStrategy);
    assert_eq!(faulty("4S,4S,4S").0, Format::PlayStrategy);
    assert_eq!(faulty("f1c2 a2d3").0, Format::PlayStrategyMoves);
    assert_eq!(faulty("https://example.org/").0, Format::Link);
    assert_eq!(faulty("#m=FfF").0, Format::Link);
    assert_eq!(faulty("hello world").0, Format::Moves);
    assert_eq!(faulty("what now?").0, Format::Ogn);
    assert_eq!(faulty("12").0, Format::Ogn);
    assert_eq!(faulty("4-4").0, Format::Ogn);
}
