//! Any text is read as a link or refused with a fault within it; what is read
//! can be written and is then read as the same.

#![no_main]

use awale::notation::{Letters, link};
use awale_fuzz::same::assert_same;
use awale_fuzz::texts::assert_within;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    let record = match link::read(&text) {
        Ok(record) => record,
        Err(error) => return assert_within(&error, &text, Some(Letters::Usual)),
    };
    assert!(link::tells_a_game(&text), "{text}");
    let written = link::write(&record.settings(), &record.game);
    let again = link::read(&written).unwrap_or_else(|error| panic!("{error}\n{written}"));
    assert_same(&record.game, &again.game, &written);
    assert_eq!(again.settings, record.settings, "{written}");
    assert_eq!(link::write(&again.settings(), &again.game), written);
});
