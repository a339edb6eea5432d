//! Faults of positions.

use awale::notation::{Format, Given, read};

use super::check;

const SEEDS: &str = "expected a number from 0 to 48";

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
