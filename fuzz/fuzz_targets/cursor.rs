//! Moves, endings, undo, redo and looking back go as in a game that keeps every
//! state.

#![no_main]

use awale::notation::Ending;
use awale::rules::{Game, Pit, Side};
use awale_fuzz::bytes::Bytes;
use awale_fuzz::games;
use awale_fuzz::model::Model;
use libfuzzer_sys::fuzz_target;

/// Each action plays the whole game again.
const MOST_ACTIONS: usize = 60;

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes::new(data);
    let rules = games::rules(&mut bytes);
    let start = games::position(&mut bytes, &rules);
    let game = Game::from_position(rules, start).expect("a position");
    // A model replays from where a side that has to pass has passed.
    let mut game = Game::from_position(rules, *game.start()).expect("a position");
    let mut model = Model::of(&game);
    for _ in 0..MOST_ACTIONS {
        if bytes.is_empty() {
            break;
        }
        act(&mut game, &mut model, &mut bytes);
        model.assert_like(&game);
    }
});

fn act(game: &mut Game, model: &mut Model, bytes: &mut Bytes<'_>) {
    match bytes.below(12) {
        0..5 => {
            if let Some(pit) = games::legal_move(bytes, game) {
                assert!(game.play(pit).is_ok());
                assert_eq!(model.play(pit), Ok(()));
            }
        }
        5 => {
            let (side, place) = (bytes.pick(&Side::BOTH), bytes.below(6) as u8);
            let pit = Pit::new(side, place).expect("a pit");
            assert_eq!(game.play(pit).map(drop), model.play(pit));
        }
        6 | 7 => assert_eq!(game.undo(), model.undo()),
        8 => assert_eq!(game.redo(), model.redo()),
        9 | 10 => {
            let plies = bytes.below(2 + game.len());
            game.show(plies);
            model.show(plies);
        }
        _ => {
            let ending = bytes.pick(&Ending::ALL);
            assert_eq!(ending.end(game).map(drop), model.end(ending));
        }
    }
}
