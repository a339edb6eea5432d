//! The engine's fast board against the rules, on random rule sets and
//! positions: what may be played, what each move does, how games end.

mod random;

use awale::engine::fast::{FastBoard, Lanes, Places, Sower, Vector, Verdict, Words, perft};
use awale::notation::oware;
use awale::rules::{
    self, Game, Outcome, Pit, PitSet, Position, Reason, RuleSet, Side, Trail, Turn,
};
use random::Random;

/// Enough for every field of every rule set to matter many times.
const RULE_SETS: usize = 400;

/// Positions of each rule set; several moves are compared in each.
const POSITIONS: usize = 5000;

fn bits(set: PitSet) -> u32 {
    set.iter().fold(0, |bits, pit| bits | 1 << pit.place())
}

/// What the fast board must make of a turn.
fn expected(trail: &Trail, turn: &Turn) -> (Position, Verdict) {
    let position = turn.position;
    let before_pass = if turn.passed {
        position.with_side(position.side().other())
    } else {
        position
    };
    let legal = bits(trail.legal());
    let verdict = match &turn.outcome {
        Some(outcome) => {
            let [south, north] = outcome.score.map(i32::from);
            Verdict::Over(match before_pass.side() {
                Side::South => south - north,
                Side::North => north - south,
            })
        }
        None if turn.passed => Verdict::Pass { legal },
        None => Verdict::Move { legal },
    };
    (before_pass, verdict)
}

/// Whether the game circled, which one board does not show.
fn is_circle(outcome: Outcome) -> bool {
    outcome.reason == Reason::Repetition
}

/// Compares the verdict of a position, every legal move, and the verdict
/// after it. Returns how many moves were compared.
fn compare<L: Lanes>(sower: &Sower<L>, trail: &mut Trail) -> usize {
    let (position, verdict) = expected(trail, trail.last());
    let shown = format!("{} {position}", trail.rules());
    if trail.last().outcome.is_some_and(is_circle) {
        let ahead = sower.circling(FastBoard::of(&position));
        assert_eq!(Verdict::Over(ahead), verdict, "{shown}");
        return 0;
    }
    assert_eq!(sower.judge(FastBoard::of(&position)), verdict, "{shown}");
    // After a pass the other side moves.
    let mover = trail.last().position;
    let moves = trail.legal();
    for pit in moves.iter() {
        let sown = sower.play(FastBoard::of(&mover), pit.place().into());
        let turn = *trail.push(pit);
        if !turn.outcome.is_some_and(is_circle) {
            let (after, verdict) = expected(trail, &turn);
            let same = sown.board.words() == FastBoard::<L>::of(&after).words();
            assert!(same, "{shown} {pit}");
            assert_eq!(sown.captured, u32::from(turn.captured), "{shown} {pit}");
            assert_eq!(sower.judge(sown.board), verdict, "{shown} {pit}");
        }
        trail.pop();
    }
    moves.len()
}

#[test]
fn it_plays_and_ends_as_the_rules_do_on_random_positions() {
    let mut random = Random::new(4);
    let (mut positions, mut moves) = (0, 0);
    for _ in 0..RULE_SETS {
        let rules: RuleSet = random.rules().parse().expect("a rule set");
        let (vector, words) = (Sower::<Vector>::new(&rules), Sower::<Words>::new(&rules));
        for _ in 0..POSITIONS {
            let text = random.position(rules.pits_a_side().into());
            let start = oware::parse_position(&text, &rules).expect("a position");
            let game = Game::from_position(rules, start).expect("a position of the rule set");
            moves += compare(&vector, &mut game.trail());
            compare(&words, &mut game.trail());
            positions += 1;
        }
    }
    assert_eq!(positions, RULE_SETS * POSITIONS);
    assert!(moves > 2_000_000, "{moves}");
}

#[test]
fn it_plays_and_ends_as_the_rules_do_in_whole_games() {
    let mut random = Random::new(5);
    let mut circles = 0;
    for _ in 0..2000 {
        let rules: RuleSet = random.rules().parse().expect("a rule set");
        let sower = Sower::<Vector>::new(&rules);
        let mut trail = Game::new(rules).trail();
        for _ in 0..300 {
            compare(&sower, &mut trail);
            let legal: Vec<Pit> = trail.legal().iter().collect();
            if legal.is_empty() {
                break;
            }
            trail.push(random.pick(&legal));
        }
        circles += usize::from(trail.last().outcome.is_some_and(is_circle));
    }
    assert!(circles > 20, "{circles}");
}

#[test]
fn pits_above_31_seeds_go_round_as_they_should() {
    for seeds in 32..=48 {
        let text = format!("{seeds}-0-0-0-0-0-0-0-0-0-0-0-{}-0-S", 48 - seeds);
        let rules: RuleSet = "abapa,majority=no".parse().expect("a rule set");
        let start = oware::parse_position(&text, &rules).expect("a position");
        let game = Game::from_position(rules, start).expect("a position of the rule set");
        assert_eq!(compare(&Sower::<Vector>::new(&rules), &mut game.trail()), 1);
        assert_eq!(compare(&Sower::<Words>::new(&rules), &mut game.trail()), 1);
    }
}

#[test]
fn both_kinds_of_lanes_count_as_the_rules_do() {
    fn count<L: Lanes>(rules: &RuleSet, depth: u32) -> u64 {
        let start = FastBoard::<L>::of(&Position::start(rules));
        perft(&Sower::new(rules), start, depth)
    }
    for preset in rules::Preset::ALL {
        let rules = preset.rules();
        let mut trail = Game::new(rules).trail();
        for depth in 0..=7 {
            let counted = rules::perft(&mut trail, depth);
            assert_eq!(count::<Vector>(&rules, depth), counted, "{rules} {depth}");
            assert_eq!(count::<Words>(&rules, depth), counted, "{rules} {depth}");
        }
    }
}

#[test]
fn the_places_of_a_set_come_in_order() {
    assert_eq!(Places(0b10_1001).collect::<Vec<_>>(), [0, 3, 5]);
    assert_eq!(Places(0).count(), 0);
}
