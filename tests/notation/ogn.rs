//! Game records: what they tell.

use awale::notation::{Format, Given, Record};
use awale::rules::{Game, Reason, RuleSet, Side};

use crate::support::{all_moves, fault, from, given, moves_of, one, rules};

/// The record of the description.
const SAMPLE: &str = "\
[Variant \"Oware Abapa\"]
[Event \"?\"]
[Site \"?\"]
[Date \"?\"]
[Round \"?\"]
[South \"?\"]
[North \"?\"]
[Result \"*\"]

1. F f 2. B e 3. B c 4. D a+2 5. A+3 b+2 6. C c
";

fn read(text: &str) -> Record {
    one(Format::Ogn, text, &Given::default())
}

fn wrong(text: &str) -> String {
    fault(Format::Ogn, text, &Given::default())
}

#[test]
fn the_record_of_the_description_reads_as_told() {
    let record = read(SAMPLE);
    assert_eq!(moves_of(&record), "FfBeBcDaAbCc");
    let position = record.last_position().to_string();
    assert_eq!(position, "2-2-0-1-8-4-2-1-0-11-5-5-3-4-S");
    assert_eq!(record.game.outcome(), None);
    assert_eq!(record.tag("Variant"), Some("Oware Abapa"));
    assert_eq!(record.tag("Event"), None);
    assert_eq!(record.tags.len(), 8);
}

#[test]
fn tag_values_hold_quotes_and_backslashes() {
    let record = read(r#"[Event "The \"Big\" one \\ 1\2"]"#);
    assert_eq!(record.tag("Event"), Some(r#"The "Big" one \ 1\2"#));
    let record = read(r#"[Event "\\"][Site "\"]"]"#);
    assert_eq!(record.tag("Event"), Some("\\"));
    assert_eq!(record.tag("Site"), Some("\"]"));
}

#[test]
fn rules_come_from_their_tag() {
    let text = "[RuleSet \"abapa,slam=all\"]\n\n1. F";
    let record = one(Format::Ogn, text, &given("akan"));
    assert_eq!(*record.game.rules(), rules("abapa,slam=all"));
    let record = one(Format::Ogn, "1. F", &given("akan"));
    assert_eq!(*record.game.rules(), RuleSet::AKAN);
    let record = one(Format::Ogn, "[RuleSet \"?\"] 1. F", &given("akan"));
    assert_eq!(*record.game.rules(), RuleSet::AKAN);
}

#[test]
fn ten_pits_are_told_by_the_rules() {
    let record = read("[RuleSet \"ten-pit\"]\n\n1. E e");
    let position = record.last_position().to_string();
    assert_eq!(position, "5-5-5-5-0-5-5-5-5-0-0-0-S");
}

#[test]
fn the_start_comes_from_its_tag_in_either_notation() {
    for start in [
        "1-0-0-0-0-1-0-0-0-0-0-0-23-23-S",
        "6/1S,4,1S 23 23 S 17",
        "6/s,4,S 23 23 S",
    ] {
        let record = read(&format!("[FEN \"{start}\"]\n\n1. F"));
        let begin = record.game.start().to_string();
        assert_eq!(begin, "1-0-0-0-0-1-0-0-0-0-0-0-23-23-S");
    }
    let startpos = read("[FEN \"startpos\"]\n\n1. F");
    assert_eq!(startpos.game.start(), Game::new(RuleSet::ABAPA).start());
}

#[test]
fn the_start_of_its_tag_counts_and_then_the_given_one() {
    let given = from("1-0-0-0-0-1-0-0-0-0-0-0-23-23-S", "abapa");
    assert_eq!(moves_of(&one(Format::Ogn, "F", &given)), "F");
    let north = "[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-N\"]\n\n1. f F";
    assert_eq!(moves_of(&one(Format::Ogn, north, &given)), "fF");
}

#[test]
fn the_number_of_the_first_move_is_kept() {
    assert_eq!(read("17. F f 18. B").numbers().last(), Some(18));
    assert_eq!(read("F f B").numbers().last(), Some(2));
    assert_eq!(read("99999999999999. F f").first_number, 1);
    let fen = "[FEN \"6/1S,4,1S 23 23 S 17\"]";
    assert_eq!(read(fen).first_number, 17);
}

#[test]
fn endings_by_people_come_from_their_tag() {
    for (word, reason) in [
        ("agreement", Reason::Agreement),
        ("resigned-south", Reason::Resigned(Side::South)),
        ("resigned-north", Reason::Resigned(Side::North)),
    ] {
        let record = read(&format!("[Termination \"{word}\"]\n\n1. F f 24-24"));
        assert_eq!(record.game.outcome().map(|end| end.reason), Some(reason));
    }
    for word in ["?", "time forfeit", "Agreement", ""] {
        let record = read(&format!("[Termination \"{word}\"]\n\n1. F f"));
        assert_eq!(record.game.outcome(), None, "{word}");
    }
}

#[test]
fn people_cannot_end_a_finished_game() {
    let text =
        "[FEN \"0-0-0-0-0-1-1-0-0-0-3-3-24-16-S\"]\n[Termination \"agreement\"]\n\n1. F 26-22";
    let over = "tag Termination: the game was over by its rules";
    assert_eq!(wrong(text), format!("line 2, column 15: {over}"));
}

#[test]
fn a_side_moves_twice_where_the_other_passes() {
    let start = "[RuleSet \"family\"]\n[FEN \"0-0-0-0-2-1-1-0-0-0-0-0-22-22-S\"]";
    for moves in ["1. F+2 2. E a", "F E a", "1. F 1... E 2. a", "1. F E a"] {
        let record = read(&format!("{start}\n\n{moves}"));
        assert_eq!(moves_of(&record), "FEa");
    }
}

#[test]
fn comments_belong_to_the_plies_before_them() {
    let record = read("{early} 1. F {one\n  line} {and  another} f 2. B {last}");
    let comments: Vec<(usize, &str)> = (record.comments.iter())
        .map(|(&plies, text)| (plies, text.as_str()))
        .collect();
    assert_eq!(
        comments,
        [(0, "early"), (1, "one line and another"), (3, "last")]
    );
}

#[test]
fn comments_hold_anything_but_a_right_brace() {
    let record = read("1. F {f (a [B \"c\"] { 25-23 * } f {}");
    assert_eq!(moves_of(&record), "Ff");
    assert_eq!(record.comments[&1], "f (a [B \"c\"] { 25-23 *");
    assert_eq!(record.comments.len(), 1);
}

#[test]
fn variations_are_passed_over() {
    for moves in [
        "1. F (1. A a) f 2. B",
        "1. F (1. A (1. B b (C)) a) f 2. B (x y z 9)",
        "(E) 1. F ({a ) brace} e) f 2. B",
        "1. F () f ((((())))) B",
    ] {
        assert_eq!(all_moves(moves), ["FfB"], "{moves}");
    }
}

#[test]
fn captures_can_be_left_out_but_not_be_wrong() {
    assert_eq!(all_moves("F f B e B c D a A b C c"), ["FfBeBcDaAbCc"]);
    assert_eq!(
        wrong("1. F f 2. B e 3. B c 4. D a+3"),
        "line 1, column 29: ply 8: a: captures 2"
    );
    assert_eq!(
        wrong("1. F+0 f+1"),
        "line 1, column 10: ply 2: f: captures 0"
    );
}

#[test]
fn results_are_not_compared() {
    for result in ["26-22", "0-0", "1-0", "1/2-1/2", "*"] {
        assert_eq!(all_moves(&format!("1. F f {result}")), ["Ff"]);
    }
    let record = read("1. F f 26-22");
    assert_eq!(record.tag("Result"), Some("26-22"));
    let record = read("[Result \"20-28\"]\n\n1. F f 26-22");
    assert_eq!(record.tag("Result"), Some("20-28"));
    assert_eq!(
        read("[Result \"*\"] F f 26-22").tag("Result"),
        Some("26-22")
    );
}

#[test]
fn an_illegal_move_is_told_at_its_ply() {
    let text = "[Event \"?\"]\r\n\r\n1. F f 2. B e\r\n3. b";
    assert_eq!(wrong(text), "line 4, column 4: ply 5: b: wrong_side");
    let over = "[FEN \"0-0-0-0-0-1-1-0-0-0-3-3-24-16-S\"]\n\n1. F e";
    assert_eq!(wrong(over), "line 3, column 6: ply 2: e: game_over");
}
