//! A game that is kept is read as the same.

#![no_main]

use awale::settings::Settings;
use awale::storage;
use awale_fuzz::bytes::Bytes;
use awale_fuzz::{games, same};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let (settings, game) = games::shown(&mut Bytes::new(data));
    let rules = *game.rules();
    let text = storage::write(&settings, &game);
    let (again_settings, again) =
        storage::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    same::assert_same(&game, &again, &text);
    assert_eq!(again_settings, Settings { rules, ..settings }, "{text}");
});
