//! The formats and conventions by their names, and what each format carries.

use awale::notation::{Format, Given, Letters, Start, write};
use awale::rules::Side;
use awale::settings::{Players, Settings};

use crate::support::{given, one, rules};

#[test]
fn formats_are_known_by_their_names() {
    let names = Format::ALL.map(Format::name);
    let expected = [
        "oware",
        "playstrategy",
        "playstrategy-moves",
        "ogn",
        "link",
        "moves",
    ];
    assert_eq!(names, expected);
    assert_eq!(names.map(Format::from_name), Format::ALL.map(Some));
    assert_eq!(Format::from_name("Ogn"), None);
}

#[test]
fn conventions_are_known_by_their_names() {
    let names = Letters::BOTH.map(Letters::name);
    assert_eq!(names, ["usual", "french"]);
    assert_eq!(names.map(Letters::from_name), Letters::BOTH.map(Some));
    assert_eq!(Letters::from_name("French"), None);
}

#[test]
fn only_records_and_moves_have_letters_of_a_convention() {
    let lettered = Format::ALL
        .into_iter()
        .filter(|format| format.has_letters());
    assert!(lettered.eq([Format::Ogn, Format::Moves]));
}

#[test]
fn every_format_writes_what_it_can_carry() {
    let record = one(Format::Moves, "Ff", &Given::default());
    let written = |format| write(format, &record);
    assert_eq!(written(Format::Oware), "5-5-5-5-4-0-5-5-5-5-4-0-0-0-S");
    let fen = "1,4S,5S,5S,5S,5S/5S,5S,5S,5S,4S,1 0 0 S 2";
    assert_eq!(written(Format::PlayStrategy), fen);
    assert_eq!(written(Format::PlayStrategyMoves), "f1c2 a2d1");
    assert!(written(Format::Ogn).ends_with("\n1. F f\n"));
    let link = "?v=1&rules=abapa&mode=two&first=south&direction=ccw#m=Ff";
    assert_eq!(written(Format::Link), link);
    assert_eq!(written(Format::Moves), "Ff");
}

#[test]
fn who_plays_is_two_people_where_nothing_tells_it() {
    let north = Given {
        start: Start::Usual(Side::North),
        ..given("ten-pit")
    };
    let expected = Settings {
        rules: rules("ten-pit"),
        first: Side::North,
        players: Players::Two,
        ..Settings::default()
    };
    assert_eq!(one(Format::Moves, "e", &north).settings(), expected);
}
