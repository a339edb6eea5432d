//! Faults of moves alone.

use awale::notation::{ErrorKind, Expected, Format, Given, read};

use super::check;

const PIT: &str = "expected a pit, A-F or a-f";

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
