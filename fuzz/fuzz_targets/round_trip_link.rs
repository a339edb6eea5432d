//! A link that is written is read as the same game and settings.

#![no_main]

use awale::notation::link;
use awale::settings::Settings;
use awale_fuzz::bytes::Bytes;
use awale_fuzz::{games, same};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let (settings, game) = games::shown(&mut Bytes::new(data));
    let rules = *game.rules();
    let text = link::write(&settings, &game);
    let again = link::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    same::assert_same(&game, &again.game, &text);
    assert_eq!(
        again.settings,
        Some(Settings { rules, ..settings }),
        "{text}"
    );
    assert_eq!(link::write(&again.settings(), &again.game), text);
});
