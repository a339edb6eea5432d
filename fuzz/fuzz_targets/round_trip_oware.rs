//! A position that is written is read as the same.

#![no_main]

use awale::notation::{Given, Record, oware};
use awale_fuzz::bytes::Bytes;
use awale_fuzz::games;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let record = Record::new(games::game(&mut Bytes::new(data)));
    let rules = *record.game.rules();
    let text = oware::write(&record);
    assert_eq!(
        oware::parse_position(&text, &rules),
        Ok(*record.last_position())
    );
    let again = oware::read(
        &text,
        &Given {
            rules,
            ..Given::default()
        },
    );
    let again = again.expect("what was written");
    assert_eq!(again.last_position(), record.last_position(), "{text}");
    assert_eq!(oware::write(&again), text);
});
