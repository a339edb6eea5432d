//! The worker answers a request with a legal move, one of a finished game by
//! refusing it, and a damaged one in some way.

#![no_main]

use awale::notation::oware;
use awale::rules::Pit;
use awale::worker::messages::{Choose, Line, Reply, Request, ToWorker};
use awale_fuzz::bytes::Bytes;
use awale_fuzz::games;
use awale_fuzz::texts::answer;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes::new(data);
    let damage = [(); 4].map(|()| (bytes.number() as usize, bytes.byte()));
    let damaged = bytes.below(damage.len() + 1);
    let (id, seed) = (bytes.number(), bytes.number().into());
    let level = 1 + bytes.below(8) as u8;
    let game = games::game(&mut bytes);
    // An ending by people is not told.
    let legal = game.trail().legal();
    let line = Line {
        rules: game.rules().to_string(),
        position: game.start().to_string(),
        moves: oware::write_moves(game.moves()),
    };
    let request = match bytes.below(4) {
        0 => Request::Advise(line),
        _ => Request::Choose(Choose { line, level, seed }),
    };
    let text = ToWorker { id, request }.to_text();

    let (answered, reply) = answer(&text);
    assert_eq!(answered, id, "{text}");
    match reply {
        Reply::Chosen { pit, .. } => {
            let pit = Pit::from_letter(pit).expect("a pit");
            assert!(legal.contains(pit), "{text}");
        }
        Reply::Advice(found) => {
            let pit = found
                .moves
                .first()
                .and_then(|best| Pit::from_letter(best.pit));
            assert!(pit.is_some_and(|pit| legal.contains(pit)), "{text}");
        }
        Reply::Refused { .. } => assert!(legal.is_empty(), "{text}"),
        other => panic!("{text}: {other:?}"),
    }

    let mut text = text.into_bytes();
    for (at, byte) in &damage[..damaged] {
        let at = at % text.len();
        text[at] = *byte;
    }
    answer(&String::from_utf8_lossy(&text));
});
