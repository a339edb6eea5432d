//! Any text is read as records or refused with a fault within it; what is read
//! can be written and is then read as the same.

#![no_main]

use awale::notation::ogn;
use awale_fuzz::same::assert_same;
use awale_fuzz::texts::{assert_within, given_and_text};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let (given, text) = given_and_text(data);
    let records = match ogn::read(&text, &given) {
        Ok(records) => records,
        Err(error) => return assert_within(&error, &text, Some(given.letters)),
    };
    let written = ogn::write_all(&records);
    let again = ogn::read(&written, &Default::default())
        .unwrap_or_else(|error| panic!("{error}\n{written}"));
    assert_eq!(again.len(), records.len(), "{written}");
    for (again, record) in again.iter().zip(&records) {
        assert_same(&record.game, &again.game, &written);
    }
    assert_eq!(ogn::write_all(&again), written);
});
