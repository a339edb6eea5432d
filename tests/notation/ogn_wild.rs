//! Game records as files in the wild have them.

use awale::notation::{Format, Given, read};

use crate::support::{all_moves, french, moves_of, one};

const MOVES: &str = "FfBeBcDaAbCc";

#[test]
fn line_ends_marks_and_tabs_mean_nothing() {
    for text in [
        "[Event \"a\"]\r\n[Site \"b\"]\r\n\r\n1. F f 2. B e\r\n3. B c 4. D a+2 5. A+3 b+2 6. C c\r\n",
        "\u{feff}[Event \"a\"]\n\n1. F f 2. B e 3. B c 4. D a+2 5. A+3 b+2 6. C c",
        "[Event \"a\"]\r\r1. F f 2. B e\r3. B c 4. D a+2 5. A+3 b+2 6. C c\r",
        "\n\n  [ Event\t\"a\" ]\n\t\n\n\t1.\tF\tf\t2. B e 3. B c\n\n4. D a+2 5. A+3 b+2 6. C c\n\n\n",
        "[Event\"a\"]1.F f2.B e3.B c4.D a+2 5.A+3b+2 6.C c",
        "[Event \"a\"][Site \"b\"] 1. Ff 2. Be 3. Bc 4. Da+2 5. A+3b+2 6. Cc",
        "[\nEvent\n\"a\"\n]\n1. F f 2. B e 3. B c 4. D a +2 5. A +3 b+2 6. C c",
    ] {
        assert_eq!(all_moves(text), [MOVES], "{text:?}");
    }
}

#[test]
fn numbers_can_be_missing_doubled_or_wrong() {
    for text in [
        "FfBeBcDaAbCc",
        "F f B e B c D a+2 A+3 b+2 C c",
        "1. F 1... f 2. B 2... e 3. B 3... c 4. D 4... a+2 5. A+3 5... b+2 6. C 6... c",
        "1 F f 2 B e 3 B c 4 D a 5 A b 6 C c",
        "1. F 2. f 3. B 4. e 5. B 6. c 7. D 8. a 9. A 10. b 11. C 12. c",
        "1. 1. F f 7. B e B c 4… D a 5.. A b 0. C c",
    ] {
        assert_eq!(all_moves(text), [MOVES], "{text}");
    }
}

#[test]
fn praise_and_blame_are_passed_over() {
    let text = "1. F! f?? 2. B!? e $1 3. B $14 c 4. D a+2! 5. A!+3?! b+2 6. C $ c";
    assert_eq!(all_moves(text), [MOVES]);
}

#[test]
fn tags_come_in_any_order_and_twice() {
    let text = "[Zebra \"z\"]\n[FEN \"1-0-0-0-0-1-0-0-0-0-0-0-23-23-S\"]\n[Event \"a\"]\n\
                [RuleSet \"family\"]\n[Event \"b\"]\n\n1. F";
    let record = one(Format::Ogn, text, &Given::default());
    assert_eq!(record.tag("Event"), Some("b"));
    let names: Vec<&str> = record.tags.iter().map(|tag| tag.name.as_str()).collect();
    assert_eq!(names, ["Zebra", "FEN", "Event", "RuleSet"]);
    assert_eq!(record.game.rules().to_string(), "family");
}

#[test]
fn tags_can_have_empty_lines_between() {
    let text = "[Event \"a\"]\n\n[Site \"b\"]\n\n1. F f";
    assert_eq!(all_moves(text), ["Ff"]);
}

#[test]
fn tag_values_can_be_empty_or_in_any_script() {
    let text = "[South \"\"]\n[North \"Adjoa Kɔkɔ 🌰\"]\n[Événement \"é\"]\n\n1. F";
    let record = one(Format::Ogn, text, &Given::default());
    assert_eq!(record.tag("South"), Some(""));
    assert_eq!(record.tag("North"), Some("Adjoa Kɔkɔ 🌰"));
    assert_eq!(record.tag("Événement"), Some("é"));
}

#[test]
fn a_text_holds_several_games() {
    for text in [
        "[Event \"a\"]\n\n1. F f\n\n[Event \"b\"]\n\n1. E\n\n[Event \"c\"]\n\n1. D d\n",
        "[Event \"a\"]\n1. F f\n[Event \"b\"]\n1. E\n[Event \"c\"]\n1. D d",
        "1. F f 24-24\n1. E *\n1. D d",
        "\u{feff}[Event \"a\"]\r\n\r\nFf *\r\n\u{feff}[Event \"b\"]\r\n\r\nE\r\n[Event \"c\"]Dd",
    ] {
        assert_eq!(all_moves(text), ["Ff", "E", "Dd"], "{text:?}");
    }
}

#[test]
fn games_without_moves_are_games() {
    let text = "[Event \"a\"]\n[Site \"x\"]\n\n[Event \"b\"]\n[Site \"y\"]\n\n[Event \"c\"] *";
    assert_eq!(all_moves(text), ["", "", ""]);
    assert_eq!(all_moves("[Event \"a\"]"), [""]);
}

#[test]
fn each_game_has_its_own_rules_and_start() {
    let text = "[RuleSet \"ten-pit\"]\n\n1. E e\n\n[Event \"b\"]\n\n1. F f";
    let records = read(Format::Ogn, text, &Given::default()).expect("two games");
    let rules: Vec<String> = (records.iter())
        .map(|record| record.game.rules().to_string())
        .collect();
    assert_eq!(rules, ["ten-pit", "abapa"]);
}

#[test]
fn what_follows_a_result_still_belongs_to_its_game() {
    let records = read(
        Format::Ogn,
        "1. F f 24-24 {a draw} (A)\n\n1. E",
        &Given::default(),
    );
    let records = records.expect("two games");
    assert_eq!(records.len(), 2);
    assert_eq!(records[0].comments[&2], "a draw");
}

#[test]
fn french_letters_are_read_when_somebody_says_so() {
    let text = "1. f F 2. b E 3. b C 4. d A+2 5. a+3 B+2 6. c C";
    assert_eq!(moves_of(&one(Format::Ogn, text, &french())), MOVES);
}
