//! What the replay shows, and in which order.

use super::super::seats::Seat;
use super::*;
use crate::notation::oware;
use crate::rules::{RuleSet, Side};

/// What is shown, as a position would tell it.
fn shown(motion: &Motion, game: &Game) -> bool {
    let board = game.position().board();
    board
        .pits()
        .all(|pit| motion.seats.seeds(Seat::Pit(pit)).len() == usize::from(board.seeds(pit)))
        && Side::BOTH.into_iter().all(|side| {
            motion.seats.seeds(Seat::Store(side)).len() == usize::from(board.store(side))
        })
}

#[test]
fn the_replay_of_a_whole_game_shows_each_position() {
    for rules in [RuleSet::ABAPA, RuleSet::FAMILY, RuleSet::TEN_PIT] {
        let mut game = Game::new(rules);
        let mut motion = Motion::at(game.position());
        for ply in 0.. {
            let legal: Vec<Pit> = game.legal().iter().collect();
            if legal.is_empty() {
                break;
            }
            let sowing = game.play(legal[ply * 7 % legal.len()]).expect("legal");
            motion.enqueue(&sowing, ply % 2 == 0);
            while motion.is_moving() {
                assert!(motion.wait(Pace::Normal).is_some());
                motion.advance();
                assert_eq!(motion.seats.all().len(), usize::from(rules.total_seeds()));
            }
            assert!(shown(&motion, &game), "{}", game.position());
        }
    }
}

#[test]
fn settling_shows_the_game_at_once_and_moves_no_seed_twice() {
    let mut game = Game::new(RuleSet::ABAPA);
    let mut motion = Motion::at(game.position());
    for letter in "FfB".chars() {
        let pit = Pit::from_letter(letter).expect("a pit");
        motion.enqueue(&game.play(pit).expect("legal"), false);
    }
    motion.advance();
    motion.settle(&game);
    assert!(!motion.is_moving());
    assert!(shown(&motion, &game));
    let before = motion.seats.all();
    motion.settle(&game);
    assert_eq!(before, motion.seats.all());
    while game.undo() {}
    motion.settle(&game);
    assert!(shown(&motion, &game));
}

#[test]
fn the_last_move_can_be_shown_again() {
    let mut game = Game::new(RuleSet::ABAPA);
    let mut motion = Motion::at(game.position());
    motion.replay(&game);
    assert!(!motion.is_moving());
    let pit = Pit::from_letter('C').expect("a pit");
    game.play(pit).expect("legal");
    motion.settle(&game);
    motion.replay(&game);
    assert_eq!(motion.seats.seeds(Seat::Pit(pit)).len(), 4);
    while motion.is_moving() {
        motion.advance();
    }
    assert!(shown(&motion, &game));
}

#[test]
fn a_board_of_another_size_is_laid_out_anew() {
    let game = Game::new(RuleSet::TEN_PIT);
    let mut motion = Motion::at(Game::new(RuleSet::ABAPA).position());
    motion.settle(&game);
    assert!(shown(&motion, &game));
    assert_eq!(motion.seats.all().len(), 40);
}

fn pit(letter: char) -> Pit {
    Pit::from_letter(letter).expect("a pit")
}

/// The replay of a move, with nothing of it shown yet.
fn begun(position: &str, letter: char, followed: bool) -> (Game, Motion) {
    let start = oware::parse_position(position, &RuleSet::ABAPA).expect("a position");
    let mut game = Game::from_position(RuleSet::ABAPA, start).expect("valid");
    let mut motion = Motion::at(game.position());
    motion.enqueue(&game.play(pit(letter)).expect("legal"), followed);
    (game, motion)
}

/// All that is shown, with the waits before.
fn cues(mut motion: Motion, pace: Pace) -> Vec<(u32, Cue)> {
    let mut cues = Vec::new();
    while let Some(wait) = motion.wait(pace) {
        motion.advance();
        cues.extend(motion.cue().map(|cue| (wait, cue)));
    }
    cues
}

fn time(motion: &Motion, pace: Pace) -> u32 {
    cues(motion.clone(), pace)
        .into_iter()
        .map(|(wait, _)| wait)
        .sum()
}

const CAPTURE: &str = "0-0-0-0-4-2-1-1-0-4-4-4-14-14-S";
const SLAM: &str = "4-4-4-4-4-2-1-1-0-0-0-0-12-12-S";
const KROO: &str = "0-0-0-0-0-24-2-2-2-2-2-2-6-6-S";

#[test]
fn the_hand_goes_to_each_pit_before_its_seed_falls() {
    let (_, mut motion) = begun(CAPTURE, 'E', false);
    let mut over = Vec::new();
    while motion.is_moving() {
        motion.advance();
        let held = motion.seats().all().into_iter();
        let hand = held.map(|(_, seat, ..)| seat).find_map(|seat| match seat {
            Seat::Hand(pit) => Some(pit.letter()),
            _ => None,
        });
        over.push(hand.unwrap_or('-'));
    }
    // Lift, carry, four drops, rest.
    assert_eq!(String::from_iter(over), "EFabc--");
}

#[test]
fn the_very_seeds_that_are_lifted_are_those_that_land() {
    let (_, mut motion) = begun(CAPTURE, 'E', false);
    let mut lifted = motion.seats().seeds(Seat::Pit(pit('E'))).to_vec();
    while motion.left() > 1 {
        motion.advance();
    }
    let landed = "Fabc".chars().map(|letter| {
        let there = motion.seats().seeds(Seat::Pit(pit(letter)));
        *there.last().expect("a seed")
    });
    let mut landed: Vec<Seed> = landed.collect();
    lifted.sort_unstable();
    landed.sort_unstable();
    assert_eq!(lifted, landed);
}

#[test]
fn captured_pits_light_up_in_the_order_of_the_chain_before_they_are_emptied() {
    let (_, motion) = begun(CAPTURE, 'F', false);
    let shown: Vec<Cue> = cues(motion, Pace::Normal)
        .into_iter()
        .map(|(_, cue)| cue)
        .collect();
    let chain = &shown[shown.len() - 5..];
    let takes = |letter, seeds| {
        Cue::Step(Step::Capture {
            pit: pit(letter),
            seeds,
        })
    };
    assert_eq!(chain[0], Cue::Aim(pit('b')));
    assert_eq!(chain[1], takes('b', 2));
    assert_eq!(chain[2], Cue::Aim(pit('a')));
    assert_eq!(chain[3], takes('a', 2));
    assert_eq!(chain[4], Cue::Rest);
}

#[test]
fn a_seed_tells_whether_it_is_held_dropped_or_taken_until_the_board_rests() {
    let (_, mut motion) = begun(CAPTURE, 'F', false);
    let ways = |motion: &Motion| {
        let of = |way| {
            let all = motion.seats().all().into_iter();
            all.filter(|&(seed, seat, ..)| motion.way(seed, seat) == way)
                .count()
        };
        [Way::Held, Way::Dropped, Way::Taken].map(of)
    };
    let mut seen = Vec::new();
    while motion.is_moving() {
        motion.advance();
        seen.push(ways(&motion));
    }
    seen.dedup();
    let expected = [
        [2, 0, 0],
        [1, 1, 0],
        [0, 2, 0],
        [0, 1, 2],
        [0, 0, 4],
        [0, 0, 0],
    ];
    assert_eq!(seen, expected);
}

#[test]
fn a_grand_slam_that_takes_nothing_shows_each_pit_that_is_spared() {
    let (game, motion) = begun(SLAM, 'F', false);
    let spared: Vec<char> = cues(motion.clone(), Pace::Normal)
        .into_iter()
        .filter_map(|(_, cue)| match cue {
            Cue::Step(Step::Spare { pit, .. }) => Some(pit.letter()),
            _ => None,
        })
        .collect();
    assert_eq!(spared, ['b', 'a']);
    assert_eq!(game.position().board().store(Side::South), 12);
}

#[test]
fn a_move_that_is_to_be_followed_shows_first_where_it_begins() {
    let (_, own) = begun(CAPTURE, 'F', false);
    let (_, other) = begun(CAPTURE, 'F', true);
    assert!(time(&own, Pace::Normal) + 500 < time(&other, Pace::Normal));
    let first = cues(other, Pace::Normal)[0].1;
    assert_eq!(first, Cue::Aim(pit('F')));
    assert!(
        own.wait(Pace::Normal) < Some(50),
        "one's own begins at once"
    );
}

#[test]
fn slow_takes_longer_than_normal_and_normal_longer_than_fast() {
    let (_, motion) = begun(CAPTURE, 'F', false);
    let [slow, normal, fast] =
        [Pace::Slow, Pace::Normal, Pace::Fast].map(|pace| time(&motion, pace));
    assert!(
        slow * 10 >= normal * 17 && normal >= 2 * fast,
        "{slow} {normal} {fast}"
    );
}

#[test]
fn a_kroo_is_sown_faster_and_faster() {
    let (_, motion) = begun(KROO, 'F', false);
    let drops: Vec<u32> = cues(motion.clone(), Pace::Normal)
        .into_iter()
        .filter(|(_, cue)| matches!(cue, Cue::Step(Step::Drop { .. })))
        .map(|(wait, _)| wait)
        .collect();
    assert_eq!(drops.len(), 24);
    assert!(drops.windows(2).all(|pair| pair[0] >= pair[1]));
    assert!(time(&motion, Pace::Normal) < 5000);
}

#[test]
fn what_is_shown_again_is_no_news() {
    let (game, mut motion) = begun(CAPTURE, 'F', false);
    assert!(motion.is_behind());
    motion.settle(&game);
    motion.replay(&game);
    assert!(motion.is_moving() && motion.is_replay() && !motion.is_behind());
    while motion.is_moving() {
        motion.advance();
    }
    assert!(!motion.is_replay() && shown(&motion, &game));
}

#[test]
fn seeds_glide_only_where_no_motion_is_cut_short() {
    let (mut game, mut motion) = begun(CAPTURE, 'F', false);
    motion.settle(&game);
    assert!(!motion.glides());
    game.undo();
    motion.settle(&game);
    assert!(motion.glides());
}
