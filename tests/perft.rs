//! Numbers of move sequences: from the start as the literature and the rules
//! tell them, elsewhere as a second implementation counts them.

mod naive;
mod random;

use std::collections::BTreeSet;

use awale::notation::oware;
use awale::rules::{Game, Preset, RuleSet, perft};
use naive::{Naive, Rules};
use random::Random;

/// Sequences of 1, 2, … plies from a position.
fn counts(rules: &str, position: &str, depth: u32) -> Vec<u64> {
    let rules: RuleSet = rules.parse().expect("a rule set");
    let start = oware::parse_position(position, &rules).expect("a position");
    let game = Game::from_position(rules, start).expect("a position of the rule set");
    let mut trail = game.trail();
    (1..=depth).map(|depth| perft(&mut trail, depth)).collect()
}

/// The same, counted by the second implementation, and what its lines met:
/// `passed` or the reason of an ending.
fn naive_counts(rules: &str, position: &str, depth: usize) -> (Vec<u64>, BTreeSet<String>) {
    fn walk(game: &Naive, counts: &mut [u64], met: &mut BTreeSet<String>) {
        if game.passed {
            met.insert("passed".to_owned());
        }
        met.extend(game.end.iter().map(|end| end.reason.clone()));
        let Some((here, deeper)) = counts.split_first_mut() else {
            return;
        };
        for letter in game.legal().chars() {
            *here += 1;
            let mut next = game.clone();
            next.play(letter);
            walk(&next, deeper, met);
        }
    }
    let game = Naive::set_up(&Rules::read(rules), position);
    let (mut counts, mut met) = (vec![0; depth], BTreeSet::new());
    walk(&game, &mut counts, &mut met);
    (counts, met)
}

#[test]
fn abapa_has_the_known_numbers_to_depth_8() {
    let known = [6, 36, 190, 1014, 5219, 27332, 139157, 711414];
    assert_eq!(counts("abapa", "startpos", 8), known);
}

#[test]
fn every_preset_on_twelve_pits_has_the_known_numbers_to_depth_6() {
    let twelve = Preset::ALL.map(Preset::rules);
    for rules in twelve.iter().filter(|rules| rules.pits_a_side() == 6) {
        let known = [6, 36, 190, 1014, 5219, 27332];
        let counts = counts(&rules.to_string(), "startpos", 6);
        assert_eq!(counts, known, "{rules}");
    }
}

#[test]
fn ten_pits_have_the_known_numbers_to_depth_6() {
    let known = [5, 25, 110, 506, 2190, 9681];
    assert_eq!(counts("ten-pit", "startpos", 6), known);
}

#[test]
fn a_finished_game_has_no_moves() {
    let over = "0-0-0-0-0-1-1-0-0-0-3-3-25-15-S";
    assert_eq!(counts("abapa", over, 3), [0, 0, 0]);
}

#[test]
fn circling_for_nothing_has_one_line_of_24_plies() {
    let circling = "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S";
    let mut one_line = vec![1; 24];
    one_line.extend([0, 0]);
    for rules in ["abapa", "ivory-coast", "family", "awari"] {
        assert_eq!(counts(rules, circling, 26), one_line, "{rules}");
    }
}

#[test]
fn lines_that_end_or_pass_are_counted_as_the_second_implementation_does() {
    let cases = [
        ("passed", "family", "0-0-0-1-2-2-2-1-0-0-0-0-20-20-S", 14),
        ("passed", "family", "0-0-0-0-0-0-1-0-0-0-0-2-22-23-S", 20),
        ("majority", "abapa", "0-0-0-0-1-3-1-1-2-4-0-0-18-18-S", 10),
        ("empty", "family", "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S", 3),
        ("few_seeds", "akan", "0-0-0-0-0-1-1-0-0-2-3-3-19-19-S", 14),
        (
            "no_move",
            "ivory-coast",
            "1-0-0-0-0-1-2-0-0-0-0-1-22-21-N",
            12,
        ),
        ("no_move", "awari", "0-0-0-0-1-2-2-1-0-0-0-0-21-21-S", 14),
        (
            "repetition",
            "family",
            "1-1-0-0-0-0-1-0-0-0-0-0-22-23-S",
            28,
        ),
        ("few_seeds", "ten-pit", "0-0-1-1-1-1-3-1-1-1-15-15-S", 9),
    ];
    for (expected, rules, position, depth) in cases {
        let (naive, met) = naive_counts(rules, position, depth);
        assert!(met.contains(expected), "{rules} {position}: {met:?}");
        let counted = counts(rules, position, depth as u32);
        assert_eq!(counted, naive, "{rules} {position}");
    }
}

#[test]
fn random_positions_are_counted_as_the_second_implementation_does() {
    let mut random = Random::new(2);
    let mut all_met = BTreeSet::new();
    for _ in 0..200 {
        let rules = random.rules();
        let pits = Rules::read(&rules).pits as usize;
        let position = random.position(pits);
        let (naive, met) = naive_counts(&rules, &position, 4);
        let counted = counts(&rules, &position, 4);
        assert_eq!(counted, naive, "--rules {rules} --position {position}");
        all_met.extend(met);
    }
    let expected = ["empty", "few_seeds", "majority", "no_move", "passed"];
    assert_eq!(all_met.iter().collect::<Vec<_>>(), expected);
}
