//! Faults of the moves of a record.

use awale::notation::{Format, Given, read};

use super::check;

const PIT: &str = "expected a pit, A-F or a-f";
const TOKEN: &str = "expected a move, a move number, a comment or a result";
const GAME: &str = "expected tags or moves of a game";

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
