//! Whether two games are the same.

use awale::rules::Game;

use crate::games::told;

/// All that a game tells is the same, and so is all it can take back.
pub fn assert_same(game: &Game, again: &Game, text: &str) {
    assert_same_moves(game, again, text);
    assert_eq!(again.outcome(), game.outcome(), "{}\n{text}", told(game));
    assert_eq!(again.shown(), game.shown(), "{}\n{text}", told(game));
    assert!(again == game, "{}\n{text}", told(game));
}

/// Rules, start, moves and every position are the same; the format tells no
/// ending by people.
pub fn assert_same_moves(game: &Game, again: &Game, text: &str) {
    assert_eq!(again.rules(), game.rules(), "{}\n{text}", told(game));
    assert_eq!(again.start(), game.start(), "{}\n{text}", told(game));
    assert_eq!(again.moves(), game.moves(), "{}\n{text}", told(game));
    assert!(again.plies().eq(game.plies()), "{}\n{text}", told(game));
}
