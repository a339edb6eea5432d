//! Any text is read as a saved game or refused; what is read can be kept again.

#![no_main]

use awale::storage;
use awale_fuzz::same::assert_same;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    match storage::read(&text) {
        Ok((settings, game)) => {
            let written = storage::write(&settings, &game);
            let (same, again) = storage::read(&written).expect("what was written");
            assert_eq!(same, settings, "{written}");
            assert_same(&game, &again, &written);
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
