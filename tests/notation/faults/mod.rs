//! Where a fault is, and what was expected there.

mod fens;
mod links;
mod moves;
mod positions;
mod records;
mod tags;

use awale::notation::{ErrorKind, Format, Given, ParseError, Within, read};
use awale::rules::Illegal;

use crate::support::fault;

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
