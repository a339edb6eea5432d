//! Any text is recognised: each way to read it gives what it says, and a fault
//! lies within it.

#![no_main]

use awale::notation::{Given, Start, read, recognise};
use awale::rules::Side;
use awale_fuzz::texts::{assert_within, given_and_text};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let (given, text) = given_and_text(data);
    let ways = recognise(&text, &given);
    let is_blank = text.trim_matches(|sign: char| sign.is_whitespace() || sign == '\u{feff}');
    assert!(!ways.is_empty() || is_blank.is_empty(), "{text:?}");
    for (index, way) in ways.iter().enumerate() {
        match &way.records {
            Ok(records) => {
                assert!(!records.is_empty(), "{text:?}");
                let mut starts = Side::BOTH.map(Start::Usual).into_iter();
                let letters = way.letters;
                let can_be_read = starts.any(|start| {
                    let given = Given {
                        letters,
                        start,
                        ..given.clone()
                    };
                    read(way.format, &text, &given) == way.records
                });
                assert!(can_be_read, "{way:?}");
            }
            Err(error) => {
                assert_eq!((index, ways.len()), (0, 1));
                let letters = way.format.has_letters().then_some(way.letters);
                assert_within(error, &text, letters);
            }
        }
    }
});
