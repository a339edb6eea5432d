//! What other programs and published rules are known to get wrong, a test a
//! mistake, under `abapa` unless told. Each tells first what goes wrong.

use awale::engine::Level;
use awale::notation::{Ending, Format, Given, Record, link, read, write};
use awale::rules::{Game, RuleSet, Side};
use awale::settings::{Players, Settings};
use awale::storage;

use crate::long_game::long_game;
use crate::{after, end, legal, play, set_up};

/// Two seeds run after each other: twelve plies bring the position back.
const CIRCLING: &str = "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S";
const ROUND: &str = "AaBbCcDdEeFf";

/// All seeds lie in North's row, as they do again after twelve plies.
const ON_ONE_SIDE: &str = "0-0-0-0-0-0-1-0-1-0-0-1-24-21-N";
const ROUND_FROM_ONE_SIDE: &str = "fAcBdCaDeEbF";

fn winner(game: &Game) -> Option<Side> {
    game.outcome().expect("a finished game").winner()
}

/// The slam is taken, as whether the opponent keeps a seed is looked for on
/// the whole board, or in the row of the mover, which is empty too.
#[test]
fn a_grand_slam_with_the_movers_other_pits_empty_captures_nothing() {
    let game = play("abapa", "0-0-0-0-0-2-2-1-0-0-0-0-21-22-S", "F");
    let spared = "0-0-0-0-0-0-3-2-0-0-0-0-21-22-N";
    assert_eq!(game.position().to_string(), spared);
}

/// The last seed goes into the origin, or one too far.
#[test]
fn eleven_seeds_land_just_before_their_origin() {
    let sown = "1-1-1-1-1-0-1-1-1-1-1-1-18-19-N";
    assert_eq!(
        after("abapa", "0-0-0-0-0-11-0-0-0-0-0-0-18-19-S", "F"),
        sown
    );
}

/// The origin is not skipped, so the last seed falls into it and captures
/// nothing.
#[test]
fn twelve_seeds_land_just_after_their_origin_and_capture() {
    let taken = "1-1-1-1-1-0-0-1-1-1-1-1-20-18-N";
    assert_eq!(
        after("abapa", "0-0-0-0-0-12-0-0-0-0-0-0-18-18-S", "F"),
        taken
    );
}

/// The origin is skipped on the first lap only.
#[test]
fn twenty_two_seeds_land_just_before_their_origin() {
    let sown = "2-2-2-2-2-0-2-2-2-2-2-2-13-13-N";
    assert_eq!(
        after("abapa", "0-0-0-0-0-22-0-0-0-0-0-0-13-13-S", "F"),
        sown
    );
}

/// The origin is skipped on the first lap only, so the last seed falls into
/// it and captures nothing.
#[test]
fn twenty_three_seeds_land_just_after_their_origin_and_capture() {
    let taken = "2-2-2-2-2-0-0-2-2-2-2-2-15-13-N";
    assert_eq!(
        after("abapa", "0-0-0-0-0-23-0-0-0-0-0-0-12-13-S", "F"),
        taken
    );
}

/// Three laps are not thought of.
#[test]
fn thirty_four_seeds_go_round_three_times_and_capture_nothing_with_four() {
    let sown = "3-3-3-3-3-0-4-3-3-3-3-3-7-7-N";
    assert_eq!(after("abapa", "0-0-0-0-0-34-0-0-0-0-0-0-7-7-S", "F"), sown);
}

/// Whether a move feeds is told from where its last seed lands, which is the
/// mover's own row after a lap.
#[test]
fn a_full_lap_feeds() {
    let hungry = "0-11-0-0-0-0-0-0-0-0-0-0-18-19-S";
    assert_eq!(legal("abapa", hungry), "B");
}

/// The side to move has seeds, none of which reaches the other row, and the
/// game waits for it for ever.
#[test]
fn a_game_in_which_no_move_can_feed_is_over() {
    let game = set_up("abapa", "3-1-0-0-0-0-0-0-0-0-0-0-22-22-S");
    assert_eq!(end(&game), "no_move 26-22, 0");
}

/// With a few seeds left the leader is declared to have won, though the other
/// can still come level.
#[test]
fn a_leader_has_not_won_because_few_seeds_are_left() {
    let game = set_up("abapa", "1-0-0-0-0-0-1-0-0-0-0-0-24-22-S");
    assert_eq!(end(&game), "goes on");
}

/// The set-up is counted twice, or the second occurrence is taken for the
/// third.
#[test]
fn a_repetition_is_not_counted_once_too_often() {
    let game = play("abapa", CIRCLING, ROUND);
    assert_eq!(end(&game), "goes on");
}

/// The set-up is not counted, so the fourth occurrence is taken for the third.
#[test]
fn a_repetition_is_not_counted_once_too_few() {
    let game = play("abapa", CIRCLING, &ROUND.repeat(2));
    assert_eq!(end(&game), "repetition 24-24, 0");
}

/// Who cannot move is declared the loser.
#[test]
fn a_starved_side_can_draw() {
    let game = set_up("abapa", "0-0-0-0-2-2-0-0-0-0-0-0-20-24-N");
    assert_eq!(winner(&game), None);
}

/// Who cannot move is declared the loser.
#[test]
fn a_starved_side_can_win() {
    let game = set_up("abapa,majority=no", "0-0-0-0-1-1-0-0-0-0-0-0-20-26-N");
    assert_eq!(winner(&game), Some(Side::North));
}

/// The game ends as soon as all seeds lie on one side, or when they do so for
/// the second time.
#[test]
fn seeds_on_one_side_only_go_on_circling_before_the_third_occurrence() {
    let game = play("abapa", ON_ONE_SIDE, ROUND_FROM_ONE_SIDE);
    assert_eq!(game.position().to_string(), ON_ONE_SIDE);
    assert_eq!(end(&game), "goes on");
}

/// The stores are compared before the last seeds are shared out.
#[test]
fn the_winner_is_told_by_the_score_with_the_last_seeds() {
    let game = set_up("abapa", "0-0-0-0-0-0-3-0-0-0-0-0-23-22-S");
    assert_eq!(winner(&game), Some(Side::North));
}

/// Histories are cut, or overflow.
mod a_history_of_over_six_hundred_plies {
    use super::*;

    const PLIES: usize = 640;

    fn long() -> Game {
        long_game(RuleSet::ABAPA, PLIES)
    }

    #[test]
    fn is_taken_back_and_done_again() {
        let game = long();
        let mut again = game.clone();
        while again.undo() {}
        assert_eq!((again.len(), again.position()), (0, game.start()));
        while again.redo() {}
        assert_eq!(again, game);
    }

    #[test]
    fn is_read_as_it_is_written_in_a_record() {
        let mut game = long();
        game.agree().expect("not over");
        let text = write(Format::Ogn, &Record::new(game.clone()));
        let records = read(Format::Ogn, &text, &Given::default()).expect("a record");
        assert_eq!(records[0].game, game);
    }

    #[test]
    fn is_read_as_it_is_written_in_a_link() {
        for ending in Ending::ALL {
            let mut game = long();
            ending.end(&mut game).expect("not over");
            let link = link::write(&Settings::default(), &game);
            assert_eq!(link::read(&link).expect("a link").game, game);
        }
    }

    #[test]
    fn is_read_as_it_is_kept() {
        let level = Level::ALL[7];
        let person = Side::North;
        let settings = Settings {
            players: Players::Computer { level, person },
            ..Settings::default()
        };
        let game = long();
        let text = storage::write(&settings, &game);
        assert_eq!(storage::read(&text), Ok((settings, game)));
    }
}
