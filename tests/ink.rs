//! Pictures in ink, for paper.

use awale::i18n::Language;
use awale::notation::oware;
use awale::rules::{Game, Pit, RuleSet};
use awale::view::picture::{Look, Scene, Style, svg};

/// F sows four seeds and captures from c and d.
fn drawn(style: Style) -> String {
    let rules = RuleSet::ABAPA;
    let start = oware::parse_position("0-0-0-0-3-4-1-3-1-1-0-1-17-17-S", &rules);
    let game = Game::from_position(rules, start.expect("a position")).expect("of the rules");
    let pit = Pit::from_letter('F').expect("a pit");
    let look = Look {
        style,
        ..Look::of(Language::english())
    };
    svg(&Scene::before(&game, pit).expect("legal"), &look)
}

#[test]
fn each_seed_that_is_dropped_is_a_dot() {
    // It is drawn twice: black, on white.
    assert_eq!(drawn(Style::Ink).matches("h0").count(), 2 * 4);
    assert_eq!(drawn(Style::Struck).matches("h0").count(), 0);
}

#[test]
fn what_is_captured_has_a_heavy_ring_and_what_would_be_a_broken_one() {
    let ring = " stroke-width=\"14\"";
    assert_eq!(drawn(Style::Ink).matches(&format!("{ring}/>")).count(), 2);
    let broken = format!("{ring} stroke-dasharray");
    assert_eq!(drawn(Style::Struck).matches(&broken).count(), 2);
}

#[test]
fn a_move_that_may_not_be_played_is_not_told_as_one_that_was() {
    let told = "South plays F: 4 seeds captured from c and d.";
    assert!(drawn(Style::Ink).contains(told));
    assert!(!drawn(Style::Struck).contains("South plays"));
}

#[test]
fn it_is_all_black_white_and_grey() {
    for style in [Style::Ink, Style::Struck] {
        let picture = drawn(style);
        for (_, colour) in picture
            .match_indices("=\"#")
            .map(|(at, _)| (at, &picture[at + 3..]))
        {
            let colour = colour.split('"').next().expect("a colour");
            let first = &colour[..1];
            assert_eq!(colour, first.repeat(colour.len()), "{picture}");
        }
    }
}
