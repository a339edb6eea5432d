//! Captures that would take every seed of the opponent's row.

use awale::rules::{GrandSlam, Illegal, Pit};

use crate::{after, end, legal, play, refusal, set_up};

/// F would capture all that North has, E would not.
const SLAM: &str = "0-0-0-0-1-2-2-1-0-0-0-0-21-21-S";
/// F is the only move, and would capture all that North has.
const FORCED: &str = "0-0-0-0-0-2-2-1-0-0-0-0-21-22-S";

/// What became of the slam of F.
fn slam(rules: &str, position: &str) -> Option<GrandSlam> {
    let mut game = set_up(rules, position);
    let pit = Pit::from_letter('F').expect("a pit");
    game.play(pit).expect("a legal move").slam
}

#[test]
fn nothing_a_slam_is_played_and_captures_nothing() {
    let left = "0-0-0-0-1-0-3-2-0-0-0-0-21-21-N";
    assert_eq!(after("abapa", SLAM, "F"), left);
    assert_eq!(slam("abapa", SLAM), Some(GrandSlam::Cancelled));
}

#[test]
fn illegal_a_slam_may_not_be_played() {
    let game = set_up("ivory-coast", SLAM);
    assert_eq!(refusal(&game, 'F'), Some(Illegal::StarvesOpponent));
    assert_eq!(game.legal().to_string(), "E");
}

#[test]
fn illegal_a_forced_slam_is_the_end() {
    let game = set_up("ivory-coast", FORCED);
    assert_eq!(end(&game), "no_move 23-24, 1");
}

#[test]
fn all_a_slam_is_played_and_captures_all() {
    let taken = "0-0-0-0-1-0-0-0-0-0-0-0-26-21-N";
    assert_eq!(after("abapa,slam=all", SLAM, "F"), taken);
    assert_eq!(slam("abapa,slam=all", SLAM), Some(GrandSlam::Taken));
}

#[test]
fn unless_forced_a_slam_may_not_be_played_while_another_move_leaves_seeds() {
    let game = set_up("awari", SLAM);
    assert_eq!(refusal(&game, 'F'), Some(Illegal::StarvesOpponent));
    assert_eq!(game.legal().to_string(), "E");
}

#[test]
fn unless_forced_a_forced_slam_is_played_and_its_capture_stands() {
    let taken = "0-0-0-0-0-0-0-0-0-0-0-0-26-22-N";
    assert_eq!(after("awari", FORCED, "F"), taken);
    assert_eq!(slam("awari", FORCED), Some(GrandSlam::Taken));
}

#[test]
fn unless_forced_one_of_several_forced_slams_can_be_chosen() {
    // E and F both land in a and take the only seeds of North.
    let both = "0-0-0-0-2-1-1-0-0-0-0-0-22-22-S";
    assert_eq!(legal("awari", both), "EF");
    assert_eq!(legal("abapa,slam=illegal", both), "");
}

#[test]
fn a_capture_that_leaves_one_seed_is_no_slam() {
    let before = "0-0-0-0-1-2-2-1-0-0-0-1-21-20-S";
    let taken = "0-0-0-0-1-0-0-0-0-0-0-1-26-20-N";
    for rules in ["abapa,majority=no", "ivory-coast", "family", "awari"] {
        assert_eq!(after(rules, before, "F"), taken, "{rules}");
        assert_eq!(slam(rules, before), None, "{rules}");
    }
}

#[test]
fn a_cancelled_slam_does_not_count_as_a_capture() {
    let game = play("abapa", SLAM, "F");
    assert_eq!(game.ply(0).map(|ply| ply.turn.captured), Some(0));
}
