//! Looking back, playing on from there, and taking back.

use awale::notation::oware::{play_moves, write_moves};
use awale::rules::{Game, Side};

use crate::{end, play};

const START: &str = "startpos";

fn moves(game: &Game) -> String {
    write_moves(game.moves())
}

#[test]
fn looking_back_changes_only_what_is_shown() {
    let mut game = play("abapa", START, "FfBeBc");
    let last = *game.position();
    game.show(1);
    assert_eq!(game.position().to_string(), "4-4-4-4-4-0-5-5-5-5-4-4-0-0-N");
    assert_eq!((game.len(), game.shown()), (6, 1));
    game.show(6);
    assert_eq!(*game.position(), last);
}

#[test]
fn nothing_is_shown_beyond_the_last_ply() {
    let mut game = play("abapa", START, "Ff");
    game.show(7);
    assert_eq!(game.shown(), 2);
}

#[test]
fn the_legal_moves_are_those_of_the_ply_shown() {
    let mut game = play("abapa", START, "F");
    assert_eq!(game.legal().to_string(), "abcdef");
    game.show(0);
    assert_eq!(game.legal().to_string(), "ABCDEF");
}

#[test]
fn the_trail_leads_to_the_ply_shown() {
    let mut game = play("abapa", START, "FfBeBc");
    assert_eq!(game.trail().turns().len(), 7);
    game.show(2);
    assert_eq!(game.trail().turns().len(), 3);
    assert_eq!(game.trail().last().position, *game.position());
}

#[test]
fn a_move_made_while_looking_back_drops_the_later_plies() {
    let mut game = play("abapa", START, "FfBeBc");
    game.show(2);
    play_moves(&mut game, "A").expect("a legal move");
    assert_eq!(moves(&game), "FfA");
    assert!(game.is_at_end());
}

#[test]
fn undo_brings_dropped_plies_back_and_shows_where_one_looked() {
    let mut game = play("abapa", START, "FfBeBc");
    game.show(2);
    play_moves(&mut game, "A").expect("a legal move");
    assert!(game.undo());
    assert_eq!((moves(&game).as_str(), game.shown()), ("FfBeBc", 2));
}

#[test]
fn redo_drops_them_again() {
    let mut game = play("abapa", START, "FfBeBc");
    game.show(2);
    play_moves(&mut game, "A").expect("a legal move");
    game.undo();
    assert!(game.redo());
    assert_eq!((moves(&game).as_str(), game.shown()), ("FfA", 3));
}

#[test]
fn a_new_move_leaves_nothing_to_do_again() {
    let mut game = play("abapa", START, "Ff");
    game.undo();
    play_moves(&mut game, "e").expect("a legal move");
    assert!(!game.redo());
    assert_eq!(moves(&game), "Fe");
}

#[test]
fn undo_takes_back_a_resignation_before_any_move() {
    let mut game = play("abapa", START, "Ff");
    game.resign(Side::North).expect("a game in play");
    assert!(game.undo());
    assert_eq!(end(&game), "goes on");
    assert_eq!(moves(&game), "Ff");
    assert!(game.redo());
    assert_eq!(end(&game), "resigned 0-0, 48");
}

#[test]
fn undo_takes_back_an_agreement() {
    let mut game = play("abapa", START, "Ff");
    game.agree().expect("a game in play");
    assert!(game.undo());
    assert_eq!(end(&game), "goes on");
}

#[test]
fn a_move_made_before_a_resignation_reopens_the_game_and_undo_closes_it() {
    let mut game = play("abapa", START, "FfB");
    game.resign(Side::North).expect("a game in play");
    game.show(2);
    play_moves(&mut game, "A").expect("a legal move");
    assert_eq!(end(&game), "goes on");
    game.undo();
    assert_eq!(moves(&game), "FfB");
    assert_eq!(end(&game), "resigned 0-0, 48");
}

#[test]
fn a_finished_game_can_be_played_differently_from_an_earlier_ply() {
    let mut game = play("family", "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S", "F");
    assert_eq!(end(&game), "empty 25-23, 0");
    game.show(0);
    assert_eq!(game.legal().to_string(), "F");
    assert_eq!(end(&game), "empty 25-23, 0");
}

#[test]
fn there_is_nothing_to_take_back_in_a_new_game() {
    let mut game = play("abapa", START, "");
    assert!(!game.undo());
    assert!(!game.redo());
}
