//! A link that is written is read as the same game and settings.

#![no_main]

use awale::notation::link;
use awale::settings::Settings;
use awale_fuzz::bytes::Bytes;
use awale_fuzz::{games, same};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes::new(data);
    let settings = games::settings(&mut bytes);
    let shown = usize::from(bytes.byte());
    let mut game = games::game(&mut bytes);
    let rules = *game.rules();
    game.show(shown);
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
