//! Where a fault is, and what was expected there.

use awale::notation::{ErrorKind, Expected, Format, Given, ParseError, Within, read};
use awale::rules::Illegal;

use crate::support::{fault, given};

const PIT: &str = "expected a pit, A-F or a-f";
const TOKEN: &str = "expected a move, a move number, a comment or a result";
const GAME: &str = "expected tags or moves of a game";
const CELL: &str = "expected a pit as 4S, or empty pits as 1-6";
const SQUARES: &str = "expected a move, two squares a1-f2";
const ROW: &str = "expected a row of 6 pits";
const SEEDS: &str = "expected a number from 0 to 48";

/// Checks texts with the line, the column and the rest of what is told.
fn check(format: Format, cases: &[(&str, usize, usize, &str)]) {
    for &(text, line, column, rest) in cases {
        let told = fault(format, text, &Given::default());
        assert_eq!(
            told,
            format!("line {line}, column {column}: {rest}"),
            "{text:?}"
        );
    }
}

#[test]
fn positions() {
    let shape = "expected startpos or 15: 12 pits, 2 stores, side to move";
    check(
        Format::Oware,
        &[
            ("", 1, 1, &format!("1 fields, {shape}")),
            ("  \n", 2, 1, &format!("1 fields, {shape}")),
            ("start", 1, 1, &format!("1 fields, {shape}")),
            ("\n  4-4", 2, 3, &format!("2 fields, {shape}")),
            ("STARTPOS", 1, 1, &format!("1 fields, {shape}")),
            ("startpos startpos", 1, 1, &format!("1 fields, {shape}")),
            (
                "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S-",
                1,
                1,
                &format!("16 fields, {shape}"),
            ),
            (
                " 4-4-4-4-4-4-4-4-4-4-4-4-0-1-S",
                1,
                2,
                "49 seeds, expected 48",
            ),
            (
                "é-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
                1,
                1,
                &format!("field 1 (pit A): \"é\", {SEEDS}"),
            ),
            (
                "4-é-é-4-4-4-4-4-4-4-4-4-0-0-S",
                1,
                3,
                &format!("field 2 (pit B): \"é\", {SEEDS}"),
            ),
            (
                "4-4-4-4-4-4-4-4-4-4-4-4-0-0-s",
                1,
                29,
                "field 15 (side to move): \"s\", expected S or N",
            ),
        ],
    );
}

#[test]
fn every_field_of_a_position_is_told_at_its_column() {
    let fields: Vec<&str> = "14-4-0-0-0-4-4-4-4-4-4-4-1-1-S".split('-').collect();
    for index in 0..fields.len() {
        for bad in ["", "x", "49", "-", "+1", "1 "] {
            let mut faulty = fields.clone();
            faulty[index] = bad;
            let text = faulty.join("-");
            let error = read(
                Format::Oware,
                &format!("\r\n\u{a0}{text}"),
                &Given::default(),
            );
            let error = error.expect_err(&text);
            let before: usize = fields[..index].iter().map(|field| field.len() + 1).sum();
            // A dash more makes other fields.
            let column = if bad == "-" { 0 } else { before };
            let is_trimmed = bad == "1 " && index == 14;
            if !is_trimmed {
                assert_eq!((error.line, error.column), (2, 2 + column), "{text}");
            }
        }
    }
}

#[test]
fn moves() {
    check(
        Format::Moves,
        &[
            ("G", 1, 1, &format!("\"G\", {PIT}")),
            ("Ff1", 1, 3, &format!("\"1\", {PIT}")),
            ("F-f", 1, 2, &format!("\"-\", {PIT}")),
            ("F\u{200b}f", 1, 2, &format!("\"\\u{{200b}}\", {PIT}")),
            ("F\r\nf\r\n\r\n?", 4, 1, &format!("\"?\", {PIT}")),
            ("F\n\rf?", 3, 2, &format!("\"?\", {PIT}")),
            ("\u{feff}F?", 1, 2, &format!("\"?\", {PIT}")),
            ("FfFf", 1, 3, "ply 3: F: empty_pit"),
            ("f", 1, 1, "ply 1: f: wrong_side"),
            ("FE", 1, 2, "ply 2: E: wrong_side"),
            ("startpos", 1, 1, &format!("\"s\", {PIT}")),
        ],
    );
}

#[test]
fn a_bad_letter_anywhere_is_told_at_its_place() {
    let moves = "FfBeBcDaAbCc";
    for index in 0..=moves.len() {
        for (bad, line, column) in [("x", 1, index + 1), ("\nGa", 2, 1), (" 🌰", 1, index + 2)] {
            let text = format!("{}{bad}{}", &moves[..index], &moves[index..]);
            let error = read(Format::Moves, &text, &Given::default()).expect_err(&text);
            assert_eq!((error.line, error.column), (line, column), "{text:?}");
            let expected = Expected::Pit(6);
            assert!(
                matches!(error.kind, ErrorKind::Expected { expected: told, .. } if told == expected)
            );
        }
    }
}

#[test]
fn fens() {
    let full = "4S,4S,4S,4S,4S,4S";
    check(
        Format::PlayStrategy,
        &[
            ("", 1, 1, &format!("nothing more, {GAME}")),
            (" \n ", 2, 2, &format!("nothing more, {GAME}")),
            (full, 1, 18, &format!("nothing more, {ROW}")),
            ("4S/4S 0 0 S 1", 1, 1, &format!("\"4S\", {ROW}")),
            ("6/5 0 0 S 1", 1, 3, &format!("\"5\", {ROW}")),
            ("6/6,1 0 0 S 1", 1, 3, &format!("\"6,1\", {ROW}")),
            ("6/6/6 24 24 S 1", 1, 3, &format!("\"6/6\", {CELL}")),
            ("/ 24 24 S 1", 1, 1, &format!("nothing more, {CELL}")),
            ("6/ 24 24 S 1", 1, 3, &format!("nothing more, {CELL}")),
            ("5,x/6 24 24 S 1", 1, 3, &format!("\"x\", {CELL}")),
            ("5,0/6 24 24 S 1", 1, 3, &format!("\"0\", {CELL}")),
            ("7/6 24 24 S 1", 1, 1, &format!("\"7\", {CELL}")),
            ("06/6 24 24 S 1", 1, 1, &format!("\"06\", {CELL}")),
            ("5,0S/6 24 24 S 1", 1, 3, &format!("\"0S\", {CELL}")),
            ("5,49S/6 0 0 S 1", 1, 3, &format!("\"49S\", {CELL}")),
            ("5,+1S/6 0 0 S 1", 1, 3, &format!("\"+1S\", {CELL}")),
            ("5,S1/6 0 0 S 1", 1, 3, &format!("\"S1\", {CELL}")),
            ("5,1SS/6 0 0 S 1", 1, 3, &format!("\"1SS\", {CELL}")),
            ("6/2,é,3 0 0 S 1", 1, 5, &format!("\"é\", {CELL}")),
            ("5,,/6 0 0 S 1", 1, 3, &format!("nothing more, {CELL}")),
            ("6/6", 1, 4, &format!("nothing more, {SEEDS}")),
            ("6/6 x 24 S 1", 1, 5, &format!("\"x\", {SEEDS}")),
            ("6/6 49 0 S 1", 1, 5, &format!("\"49\", {SEEDS}")),
            ("6/6 24", 1, 7, &format!("nothing more, {SEEDS}")),
            ("6/6 24 -4 S 1", 1, 8, &format!("\"-4\", {SEEDS}")),
            ("6/6 24 24", 1, 10, "nothing more, expected S or N"),
            ("6/6 24 24 s 1", 1, 11, "\"s\", expected S or N"),
            ("6/6\n24 24\nW 1", 3, 1, "\"W\", expected S or N"),
            ("6/6 24 23 S 1", 1, 1, "47 seeds, expected 48"),
            (" 6/48S,5 1 0 S 1", 1, 2, "49 seeds, expected 48"),
            (
                "6/6 24 24 S 4294967296",
                1,
                13,
                "\"4294967296\", expected a number from 0 to 4294967295",
            ),
            (
                "6/6 24 24 S 1x",
                1,
                13,
                "\"1x\", expected a number from 0 to 4294967295",
            ),
            ("6/6 24 24 S x", 1, 13, &format!("\"x\", {SQUARES}")),
            ("6/6 24 24 S 1 1", 1, 15, &format!("\"1\", {SQUARES}")),
            ("6/6 24 24 S 1 f1c2", 1, 15, "ply 1: F: game_over"),
            ("f1", 1, 1, &format!("\"f1\", {SQUARES}")),
            ("f1c", 1, 1, &format!("\"f1c\", {SQUARES}")),
            ("f1c22", 1, 1, &format!("\"f1c22\", {SQUARES}")),
            ("f1c2a2d1", 1, 1, &format!("\"f1c2a2d1\", {SQUARES}")),
            ("f1c2 g2d1", 1, 6, &format!("\"g2d1\", {SQUARES}")),
            ("f1c2 a2d3", 1, 6, &format!("\"a2d3\", {SQUARES}")),
            ("f1c2 A2D1", 1, 6, &format!("\"A2D1\", {SQUARES}")),
            ("f1c2 `2d1", 1, 6, &format!("\"`2d1\", {SQUARES}")),
            ("f1c2 a0d1", 1, 6, &format!("\"a0d1\", {SQUARES}")),
            ("f1c2 ééé1", 1, 6, &format!("\"ééé1\", {SQUARES}")),
            ("f1c2\nf1c2", 2, 1, "ply 2: F: wrong_side"),
            (
                "f1c2 a2d1 f1a2",
                1,
                11,
                "ply 3: F: wrong_side"
                    .replace("wrong_side", "empty_pit")
                    .as_str(),
            ),
            ("f1d2", 1, 1, "ply 1: F: the last seed lands in d"),
            ("a1b1", 1, 1, "ply 1: A: the last seed lands in E"),
        ],
    );
    let ten = fault(Format::PlayStrategy, "f1c2", &given("ten-pit"));
    assert_eq!(
        ten,
        "line 1, column 1: \"f1c2\", expected a move, two squares a1-e2"
    );
    let row = format!("{full}/{full} 0 0 S 1");
    let ten = fault(Format::PlayStrategy, &row, &given("ten-pit"));
    assert_eq!(
        ten,
        "line 1, column 1: \"4S,4S,4S,4S,4S,4S\", expected a row of 5 pits"
    );
}

#[test]
fn every_cell_of_a_fen_is_told_at_its_column() {
    let rows = "1,4S,5S,5S,5S,6S/5S,1,6S,6S,5S,1S";
    for (index, _) in rows.char_indices().filter(|&(_, sign)| sign == 'S') {
        let text = format!("{}x{} 0 0 N 2", &rows[..index], &rows[index + 1..]);
        let error = read(Format::PlayStrategy, &text, &Given::default()).expect_err(&text);
        let cell = rows[..index]
            .rfind([',', '/'])
            .map_or(0, |before| before + 1);
        assert_eq!((error.line, error.column), (1, cell + 1), "{text}");
    }
}

#[test]
fn tags() {
    let name = "expected the name of a tag";
    let value = "expected the value of a tag between quotes";
    check(
        Format::Ogn,
        &[
            ("", 1, 1, &format!("nothing more, {GAME}")),
            ("\u{feff}\r\n\r\n  ", 3, 3, &format!("nothing more, {GAME}")),
            ("[", 1, 2, &format!("nothing more, {name}")),
            ("[]", 1, 2, &format!("\"]\", {name}")),
            ("[ \"a\"]", 1, 3, &format!("\"\\\"a\\\"]\", {name}")),
            ("[é", 1, 3, &format!("nothing more, {value}")),
            ("[Event]", 1, 7, &format!("\"]\", {value}")),
            ("[Event ]", 1, 8, &format!("\"]\", {value}")),
            ("[Event a]", 1, 8, &format!("\"a]\", {value}")),
            ("[Event 'a']", 1, 8, &format!("\"'a']\", {value}")),
            (
                "[Two Words \"a\"]",
                1,
                6,
                &format!("\"Words \\\"a\\\"]\", {value}"),
            ),
            (
                "[Event-1 \"a\"]",
                1,
                7,
                &format!("\"-1 \\\"a\\\"]\", {value}"),
            ),
            ("[Event \"", 1, 9, "nothing more, expected \" to close it"),
            ("[Event \"a", 1, 10, "nothing more, expected \" to close it"),
            (
                "[Event \"a\\\"]",
                1,
                13,
                "nothing more, expected \" to close it",
            ),
            (
                "[Event \"a\nb\"]",
                1,
                10,
                "\"\\nb\\\"]\", expected \" to close it",
            ),
            (
                "[Event \"é🌰\r\nb\"]",
                1,
                11,
                "\"\\r\\nb\\\"]\", expected \" to close it",
            ),
            (
                "[Event \"a\"",
                1,
                11,
                "nothing more, expected ] to close it",
            ),
            (
                "[Event \"a\" 1. F",
                1,
                12,
                "\"1. F\", expected ] to close it",
            ),
            (
                "[Event \"a\"b\"]",
                1,
                11,
                "\"b\\\"]\", expected ] to close it",
            ),
            (
                "[Event \"a\"]\n[Site \"b]\n",
                2,
                10,
                "\"\\n\", expected \" to close it",
            ),
            (
                "[Event \"a\"]\n\n1. F f\n[Site",
                4,
                6,
                &format!("nothing more, {value}"),
            ),
            (
                "[Event \"a\"]\n [RuleSet \"chess\"]",
                2,
                12,
                "tag RuleSet: unknown rule set \"chess\", expected one of abapa, akan, ivory-coast, family, awari, ten-pit",
            ),
            (
                "[RuleSet \"abapa,few=x\"]",
                1,
                11,
                "tag RuleSet: unknown value \"x\" of few, expected a number from 0 to 47",
            ),
            (
                "[FEN \"4-4-4-4-4-x-4-4-4-4-4-4-0-0-S\"]",
                1,
                17,
                "tag FEN: field 6 (pit F): \"x\", expected a number from 0 to 48",
            ),
            (
                "[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-1-S\"]",
                1,
                7,
                "tag FEN: 49 seeds, expected 48",
            ),
            (
                "[FEN \"6/6 24 24 s 1\"]",
                1,
                17,
                "tag FEN: \"s\", expected S or N",
            ),
            (
                "[FEN \"6/6 24 24 S 1 f1c2\"]",
                1,
                21,
                "tag FEN: \"f1c2\", expected nothing more",
            ),
            (
                "[FEN \"6/\"]",
                1,
                9,
                &format!("tag FEN: nothing more, {CELL}"),
            ),
            (
                "[FEN \"\"]",
                1,
                7,
                "tag FEN: 1 fields, expected startpos or 15: 12 pits, 2 stores, side to move",
            ),
        ],
    );
}

#[test]
fn records() {
    check(
        Format::Ogn,
        &[
            ("x", 1, 1, &format!("\"x\", {PIT}")),
            ("1.", 1, 1, &format!("\"1.\", {GAME}")),
            ("26-22", 1, 1, &format!("\"26-22\", {GAME}")),
            ("{only}", 1, 1, &format!("\"{{only}}\", {GAME}")),
            ("()", 1, 1, &format!("\"()\", {GAME}")),
            ("*", 1, 1, &format!("\"*\", {GAME}")),
            ("1. F f * *", 1, 10, &format!("\"*\", {GAME}")),
            ("1. F f 26-22 26-22", 1, 14, &format!("\"26-22\", {GAME}")),
            ("F % f", 1, 3, &format!("\"% f\", {TOKEN}")),
            ("F ; f", 1, 3, &format!("\"; f\", {TOKEN}")),
            ("F ) f", 1, 3, &format!("\") f\", {TOKEN}")),
            ("F } f", 1, 3, &format!("\"}} f\", {TOKEN}")),
            ("F ] f", 1, 3, &format!("\"] f\", {TOKEN}")),
            ("F . f", 1, 3, &format!("\". f\", {TOKEN}")),
            ("+2", 1, 1, &format!("\"+2\", {TOKEN}")),
            ("1. +2", 1, 4, &format!("\"+2\", {TOKEN}")),
            ("F G", 1, 3, &format!("\"G\", {PIT}")),
            ("F é", 1, 3, &format!("\"é\", {PIT}")),
            ("F f 26-", 1, 5, &format!("\"26-\", {TOKEN}")),
            ("F f 26-x", 1, 5, &format!("\"26-x\", {TOKEN}")),
            ("F f -22", 1, 5, &format!("\"-22\", {TOKEN}")),
            ("F f 26-22-1", 1, 5, &format!("\"26-22-1\", {TOKEN}")),
            ("F f 1/2", 1, 5, &format!("\"1/2\", {TOKEN}")),
            ("F f 1000-2", 1, 5, &format!("\"1000-2\", {TOKEN}")),
            ("F f 26–22", 1, 7, &format!("\"–22\", {TOKEN}")),
            (
                "F+",
                1,
                3,
                "nothing more, expected how many seeds are captured",
            ),
            ("F+x", 1, 3, "\"x\", expected how many seeds are captured"),
            (
                "F +\n2",
                1,
                4,
                "\"\\n2\", expected how many seeds are captured",
            ),
            ("F+-1", 1, 3, "\"-1\", expected how many seeds are captured"),
            ("F+1", 1, 3, "ply 1: F: captures 0"),
            ("F+256", 1, 3, "ply 1: F: captures 0"),
            (
                "F f++1",
                1,
                5,
                "\"+1\", expected how many seeds are captured",
            ),
            ("F {a", 1, 3, "\"{a\", expected } to close it"),
            (
                "F\n{a (b) \n",
                2,
                1,
                "\"{a (b) \\n\", expected } to close it",
            ),
            ("F (a", 1, 3, "\"(a\", expected ) to close it"),
            ("F (a (b) c", 1, 3, "\"(a (b) c\", expected ) to close it"),
            ("F (a {)}", 1, 3, "\"(a {)}\", expected ) to close it"),
            ("F (a {) (b)", 1, 6, "\"{) (b)\", expected } to close it"),
            ("1. F f\n2. F", 2, 4, "ply 3: F: empty_pit"),
            ("1. F 2. B", 1, 9, "ply 2: B: wrong_side"),
            ("1. f F", 1, 4, "ply 1: f: wrong_side"),
            ("1. F f *\r\n1. E E", 2, 6, "ply 2: E: wrong_side"),
            (
                "[Event \"a\"]\n\n1. F f\n\n[Event \"b\"]\n\n1. E d E",
                7,
                8,
                "ply 3: E: empty_pit",
            ),
            (
                "[RuleSet \"ten-pit\"]\n1. E e F",
                2,
                8,
                "\"F\", expected a pit, A-E or a-e",
            ),
        ],
    );
}

#[test]
fn a_bad_sign_anywhere_in_moves_is_told_at_its_place() {
    let record = "1. F f 2. B e\n3. B c {a b}\n4. D a+2 (5. A) 5. A+3 b+2 6. C c";
    let mut inside = false;
    for (index, next) in record.char_indices() {
        inside = (inside && !matches!(next, '}' | ')')) || matches!(next, '{' | '(');
        let after_sign = index > 0 && !record[..index].ends_with(['}', ')', '+']);
        // Within comments anything may stand, and before a number's digits.
        let plain = !inside && !matches!(next, '}' | ')') && after_sign;
        if !plain {
            continue;
        }
        let text = format!("{}%{}", &record[..index], &record[index..]);
        let error = read(Format::Ogn, &text, &Given::default()).expect_err(&text);
        let line = 1 + record[..index].matches('\n').count();
        let line_start = record[..index].rfind('\n').map_or(0, |before| before + 1);
        let place = (line, 1 + index - line_start);
        assert_eq!((error.line, error.column), place, "{text}");
    }
}

#[test]
fn links() {
    let address = "expected a link such as ?v=1#m=FfBe";
    let levels = "expected 1 or 2 or 3 or 4 or 5 or 6 or 7 or 8";
    let percent = "expected % and two digits of a byte";
    let ends = "expected agreement or resigned-south or resigned-north";
    let start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
    check(
        Format::Link,
        &[
            ("", 1, 1, &format!("nothing more, {address}")),
            (
                "https://example.org/",
                1,
                1,
                &format!("\"https://example.org/\", {address}"),
            ),
            (" m=F", 1, 2, &format!("\"m=F\", {address}")),
            ("?", 1, 1, &format!("\"?\", {address}")),
            ("#", 1, 1, &format!("\"#\", {address}")),
            ("?lang=fr#x", 1, 1, &format!("\"?lang=fr#x\", {address}")),
            ("?v=2", 1, 4, "parameter v: version 2 is not known, 1 is"),
            (
                "?rules=new-rules&v=17",
                1,
                20,
                "parameter v: version 17 is not known, 1 is",
            ),
            ("?v=0", 1, 4, "parameter v: \"0\", expected 1"),
            ("?v=", 1, 4, "parameter v: nothing more, expected 1"),
            ("?v", 1, 3, "parameter v: nothing more, expected 1"),
            ("?v=x#m=F", 1, 4, "parameter v: \"x\", expected 1"),
            ("?v=-1", 1, 4, "parameter v: \"-1\", expected 1"),
            (
                "?rules=chess",
                1,
                8,
                "parameter rules: unknown rule set \"chess\", expected one of abapa, akan, ivory-coast, family, awari, ten-pit",
            ),
            (
                "?rules=abapa,few",
                1,
                8,
                "parameter rules: \"few\" is not of the form field=value",
            ),
            (
                "?v=1&mode=view",
                1,
                11,
                "parameter mode: \"view\", expected ai or two",
            ),
            (
                "?v=1&mode=AI",
                1,
                11,
                "parameter mode: \"AI\", expected ai or two",
            ),
            (
                "?level=0",
                1,
                8,
                &format!("parameter level: \"0\", {levels}"),
            ),
            (
                "?level=9&mode=two",
                1,
                8,
                &format!("parameter level: \"9\", {levels}"),
            ),
            (
                "?level=257",
                1,
                8,
                &format!("parameter level: \"257\", {levels}"),
            ),
            (
                "?level=",
                1,
                8,
                &format!("parameter level: nothing more, {levels}"),
            ),
            (
                "?side=east",
                1,
                7,
                "parameter side: \"east\", expected south or north",
            ),
            (
                "?first=S",
                1,
                8,
                "parameter first: \"S\", expected south or north",
            ),
            (
                "?direction=up",
                1,
                12,
                "parameter direction: \"up\", expected ccw or cw",
            ),
            (
                "?ply=2#m=F",
                1,
                6,
                "parameter ply: \"2\", expected a number from 0 to 1",
            ),
            (
                "?ply=first#m=F",
                1,
                6,
                "parameter ply: \"first\", expected a number from 0 to 1",
            ),
            ("#m=FfX", 1, 6, &format!("parameter m: \"X\", {PIT}")),
            ("#m=Ff&m=B", 1, 9, "parameter m: told twice"),
            (
                "?rules=akan#rules=akan",
                1,
                19,
                "parameter rules: told twice",
            ),
            ("#m=FfF", 1, 6, "parameter m: ply 3: F: empty_pit"),
            (
                "https://é.org/#m=f",
                1,
                18,
                "parameter m: ply 1: f: wrong_side",
            ),
            ("#m=%46%66%46", 1, 10, "parameter m: ply 3: F: empty_pit"),
            ("#m=%46%6", 1, 7, &format!("parameter m: \"%6\", {percent}")),
            ("#m=%", 1, 4, &format!("parameter m: \"%\", {percent}")),
            (
                "?rules=%zz",
                1,
                8,
                &format!("parameter rules: \"%zz\", {percent}"),
            ),
            (
                "?rules=a%ff",
                1,
                9,
                &format!("parameter rules: \"%ff\", {percent}"),
            ),
            ("#m=F+f", 1, 5, &format!("parameter m: \"+\", {PIT}")),
            ("#m=F%20%3F", 1, 8, &format!("parameter m: \"?\", {PIT}")),
            (
                "#p=4-4",
                1,
                4,
                "parameter p: 2 fields, expected startpos or 15: 12 pits, 2 stores, side to move",
            ),
            (
                &format!("#p={}&m=F", start.replace("-S", "-W")),
                1,
                32,
                "parameter p: field 15 (side to move): \"W\", expected S or N",
            ),
            (
                &format!("#p={}", start.replace("4-4-0", "4-5-0")),
                1,
                4,
                "parameter p: 49 seeds, expected 48",
            ),
            (
                "?rules=ten-pit#p=startpos&m=F",
                1,
                29,
                "parameter m: \"F\", expected a pit, A-E or a-e",
            ),
            (
                "#end=draw",
                1,
                6,
                &format!("parameter end: \"draw\", {ends}"),
            ),
            (
                "#end=resigned",
                1,
                6,
                &format!("parameter end: \"resigned\", {ends}"),
            ),
            (
                "#p=0-0-0-0-0-0-0-0-0-0-0-0-25-23-S&end=agreement",
                1,
                40,
                "parameter end: the game was over by its rules",
            ),
        ],
    );
}

#[test]
fn errors_are_data_too() {
    let text = "[Event \"a\"]\n\n1. F f\n2. F";
    let error = read(Format::Ogn, text, &Given::default()).expect_err("illegal");
    let kind = ErrorKind::Illegal {
        ply: 3,
        pit: awale::rules::Pit::from_letter('F').expect("a pit"),
        reason: Illegal::EmptyPit,
    };
    let expected = ParseError {
        line: 4,
        column: 4,
        within: None,
        kind,
    };
    assert_eq!(error, expected);
    let error = read(Format::Link, "?v=2", &Given::default()).expect_err("unknown");
    assert_eq!(error.within, Some(Within::Parameter("v")));
    assert_eq!(error.kind, ErrorKind::Version(2));
}
