//! A start and its moves are read as PlayStrategy writes them; so is a position.

#![no_main]

use awale::notation::{Given, Record, playstrategy};
use awale::rules::Game;
use awale_fuzz::bytes::Bytes;
use awale_fuzz::{games, same};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes::new(data);
    let first_number = bytes.number();
    let game = games::game(&mut bytes);
    let rules = *game.rules();
    let given = Given {
        rules,
        ..Given::default()
    };
    let start = Game::from_position(rules, *game.start()).expect("a start");
    let start = Record {
        first_number,
        ..Record::new(start)
    };
    let record = Record {
        first_number,
        ..Record::new(game)
    };
    let moves = playstrategy::write_moves(&record);

    let text = format!("{} {moves}", playstrategy::write_fen(&start));
    let again = playstrategy::read(&text, &given).expect("what was written");
    same::assert_same_moves(&record.game, &again.game, &text);
    assert_eq!(again.first_number, first_number);

    let fen = playstrategy::write_fen(&record);
    let again = playstrategy::read(&fen, &given).expect("what was written");
    assert_eq!(again.last_position(), record.last_position(), "{fen}");
    assert_eq!(playstrategy::write_fen(&again), fen);
});
