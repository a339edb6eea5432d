//! Seeds go round the board, past their origin.

use awale::rules::{Pit, Side, Sowing, Step};

use crate::{after, set_up};

#[test]
fn seeds_go_one_by_one_into_the_following_pits() {
    let start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
    let sown = "0-5-5-5-5-4-4-4-4-4-4-4-0-0-N";
    assert_eq!(after("abapa", start, "A"), sown);
}

#[test]
fn sowing_goes_on_from_f_into_the_row_of_north() {
    let start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
    let sown = "4-4-4-4-4-0-5-5-5-5-4-4-0-0-N";
    assert_eq!(after("abapa", start, "F"), sown);
}

#[test]
fn sowing_goes_on_from_small_f_into_the_row_of_south() {
    let start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N";
    let sown = "5-5-5-5-4-4-4-4-4-4-4-0-0-0-S";
    assert_eq!(after("abapa", start, "f"), sown);
}

#[test]
fn eleven_seeds_end_just_before_their_origin() {
    let before = "0-0-0-0-0-11-0-0-0-0-0-0-18-19-S";
    let sown = "1-1-1-1-1-0-1-1-1-1-1-1-18-19-N";
    assert_eq!(after("abapa", before, "F"), sown);
}

#[test]
fn a_kroo_of_twelve_skips_its_origin() {
    let before = "0-0-0-0-0-12-4-0-0-0-0-0-16-16-S";
    let sown = "1-1-1-1-1-0-6-1-1-1-1-1-16-16-N";
    assert_eq!(after("abapa", before, "F"), sown);
}

#[test]
fn a_kroo_of_twenty_two_goes_round_twice_and_leaves_its_origin_empty() {
    let before = "0-0-0-0-0-22-0-0-0-0-0-0-13-13-S";
    let sown = "2-2-2-2-2-0-2-2-2-2-2-2-13-13-N";
    assert_eq!(after("abapa", before, "F"), sown);
}

#[test]
fn a_kroo_of_twenty_three_skips_its_origin_twice() {
    let before = "0-0-0-0-0-23-1-0-0-0-0-0-12-12-S";
    let sown = "2-2-2-2-2-0-4-2-2-2-2-2-12-12-N";
    assert_eq!(after("abapa", before, "F"), sown);
}

#[test]
fn a_kroo_of_thirty_four_skips_its_origin_three_times() {
    let before = "0-0-0-0-0-0-0-0-34-0-0-0-7-7-N";
    let sown = "3-3-3-3-3-3-3-3-0-4-3-3-7-7-S";
    assert_eq!(after("abapa", before, "c"), sown);
}

#[test]
fn all_seeds_can_lie_in_one_pit() {
    let before = "48-0-0-0-0-0-0-0-0-0-0-0-0-0-S";
    let sown = "0-5-5-5-5-4-4-4-4-4-4-4-0-0-N";
    assert_eq!(after("abapa", before, "A"), sown);
}

/// What a move does, one letter a step: lift, drops, captures in brackets,
/// spared pits in parentheses.
fn steps(rules: &str, position: &str, letter: char) -> String {
    let game = set_up(rules, position);
    let pit = Pit::from_letter(letter).expect("a pit");
    let sowing = Sowing::of(game.position(), pit, game.rules()).expect("seeds to sow");
    let tell = |step: &Step| match step {
        Step::Lift { pit, seeds } => format!("{seeds} from {pit}:"),
        Step::Drop { pit } => format!(" {pit}"),
        Step::Capture { pit, seeds } => format!(" [{seeds} {pit}]"),
        Step::Spare { pit, seeds } => format!(" ({seeds} {pit})"),
    };
    sowing.steps.iter().map(tell).collect()
}

#[test]
fn a_sowing_tells_its_captures_backwards_from_the_landing_pit() {
    let told = steps("abapa", "0-0-0-0-0-3-1-2-1-0-0-1-20-20-S", 'F');
    assert_eq!(told, "3 from F: a b c [2 c] [3 b] [2 a]");
}

#[test]
fn a_sowing_tells_what_a_cancelled_slam_leaves() {
    let told = steps("abapa", "0-0-0-0-1-2-2-1-0-0-0-0-21-21-S", 'F');
    assert_eq!(told, "2 from F: a b (2 b) (3 a)");
}

#[test]
fn a_sowing_of_a_kroo_tells_every_drop() {
    let told = steps("abapa", "0-0-0-0-0-13-4-0-0-0-0-4-13-14-S", 'F');
    assert_eq!(told, "13 from F: a b c d e f A B C D E a b [2 b]");
}

#[test]
fn there_is_no_sowing_of_nothing_or_of_the_opponents_seeds() {
    let game = set_up("abapa", "0-4-4-4-4-4-4-4-4-4-4-4-2-2-S");
    let sowing = |side| {
        let pit = Pit::new(side, 0).expect("a pit");
        Sowing::of(game.position(), pit, game.rules())
    };
    assert_eq!(sowing(Side::South), None);
    assert_eq!(sowing(Side::North), None);
}
