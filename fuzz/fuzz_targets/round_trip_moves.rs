//! Moves that are written, in either case of letters, are read as the same.

#![no_main]

use awale::notation::{Given, Letters, Record, Start, moves};
use awale_fuzz::bytes::Bytes;
use awale_fuzz::{games, same};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let record = Record::new(games::game(&mut Bytes::new(data)));
    let (rules, start) = (*record.game.rules(), Start::At(*record.game.start()));
    for letters in Letters::BOTH {
        let text = moves::write(&record, letters);
        let again = moves::read(
            &text,
            &Given {
                rules,
                start,
                letters,
            },
        );
        let again = again.expect("what was written");
        same::assert_same_moves(&record.game, &again.game, &text);
    }
});
