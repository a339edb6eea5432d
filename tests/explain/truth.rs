//! What is explained is what the rules do, in random games under random rules.

use awale::notation::oware;
use awale::rules::{Game, GrandSlam, Illegal, Pit, Preset, RuleSet, Sowing};
use awale::settings::{Players, Settings};
use awale::view::explain::{self, Catch, Difference, Held, Stop, Why};
use awale::view::message::Message;

use crate::random::Random;

#[test]
fn an_explanation_agrees_with_the_rules() {
    let mut random = Random::new(3);
    let (mut legal, mut illegal, mut different) = (0, 0, 0);
    for _ in 0..600 {
        let rules: RuleSet = random.rules().parse().expect("a rule set");
        let text = random.position(rules.pits_a_side().into());
        let start = oware::parse_position(&text, &rules).expect("a position");
        let mut game = Game::from_position(rules, start).expect("a game");
        for _ in 0..30 {
            for pit in game.position().board().pits() {
                match game.check(pit) {
                    Ok(()) => legal += 1,
                    Err(Illegal::MustFeed | Illegal::StarvesOpponent) => illegal += 1,
                    Err(_) => {}
                }
                different += check(&game, pit);
            }
            let moves: Vec<Pit> = game.legal().iter().collect();
            if moves.is_empty() {
                break;
            }
            game.play(random.pick(&moves)).expect("legal");
        }
    }
    assert!(
        legal > 1000 && illegal > 100 && different > 500,
        "{legal} {illegal} {different}"
    );
}

/// Checks all that is told of a pit; says how many differences were told.
fn check(game: &Game, pit: Pit) -> usize {
    let settings = Settings {
        rules: *game.rules(),
        players: Players::Two,
        ..Settings::default()
    };
    let said = explain::why(&settings, game, pit);
    let told: Vec<&Why> = (said.iter())
        .filter_map(|message| match message {
            Message::Why(why) => Some(why),
            _ => None,
        })
        .collect();
    let mut played = game.clone();
    match game.check(pit) {
        Ok(()) => {
            let sowing = played.play(pit).expect("legal");
            check_sowing(game, &sowing, told[0]);
            let passed = played.ply(played.len() - 1).expect("a ply").turn.passed;
            let passes = told
                .iter()
                .filter(|why| matches!(why, Why::Passes(_)))
                .count();
            assert_eq!(passes, usize::from(passed));
            let ends = told
                .iter()
                .filter(|why| matches!(why, Why::Ends { .. }))
                .count();
            assert_eq!(ends, usize::from(played.outcome().is_some()));
        }
        Err(Illegal::EmptyPit) => assert_eq!(told, [&Why::Empty(pit)]),
        Err(Illegal::MustFeed) => match told[0] {
            Why::Unfed { legal, .. } => assert_eq!(*legal, game.legal()),
            other => panic!("{other:?}"),
        },
        Err(Illegal::StarvesOpponent) => match told[0] {
            Why::Starves { legal, from, .. } => {
                assert_eq!(*legal, game.legal());
                // The row, and what the sowing adds to it.
                let row = game.position().board().row_sum(pit.side().other());
                assert!(Held::total(from) >= row, "{}", game.position());
            }
            other => panic!("{other:?}"),
        },
        Err(Illegal::GameOver | Illegal::WrongSide) => assert!(told.is_empty()),
    }
    check_elsewhere(game, pit, &told)
}

fn check_sowing(game: &Game, sowing: &Sowing, told: &Why) {
    let Why::Sows(sows) = told else {
        panic!("{told:?}");
    };
    let board = game.position().board();
    assert_eq!(
        (sows.pit, sows.landing, sows.laps),
        (sowing.pit, sowing.landing, sowing.laps)
    );
    assert_eq!(sows.seeds, board.seeds(sowing.pit));
    let is_capture = |seeds| matches!(seeds, 2 | 3);
    let captured = match &sows.result {
        Catch::OwnRow(_) => {
            assert_eq!(sowing.landing.side(), sowing.pit.side());
            0
        }
        Catch::Count(count) => {
            assert!(!is_capture(*count), "{count}");
            0
        }
        Catch::Taken { from, stop } => {
            match stop {
                Stop::Before(held) => assert!(!is_capture(held.seeds), "{held:?}"),
                Stop::RowEnd(pit, _) => assert_eq!(pit.place(), 0),
            }
            Held::total(from)
        }
        Catch::Slam { from, slam, .. } => match slam {
            GrandSlam::Taken => Held::total(from),
            GrandSlam::Cancelled => 0,
        },
    };
    assert_eq!(captured, sowing.captured);
}

/// Every difference that is told is one, and no capture is left untold.
fn check_elsewhere(game: &Game, pit: Pit, told: &[&Why]) -> usize {
    let mut named: Vec<Preset> = Vec::new();
    for why in told {
        let Why::Elsewhere {
            presets,
            difference,
            ..
        } = why
        else {
            continue;
        };
        for preset in presets {
            let other = under(*preset, game);
            check_difference(&other, pit, difference);
            named.push(*preset);
        }
    }
    if !matches!(game.check(pit), Err(Illegal::GameOver | Illegal::WrongSide)) {
        for preset in Preset::ALL {
            let other = under(preset, game);
            let rules_are_named = named
                .iter()
                .any(|named| under(*named, game).rules() == other.rules());
            if rules_are_named || other.outcome().is_some() {
                continue;
            }
            assert_eq!(game.check(pit).is_ok(), other.check(pit).is_ok());
            assert_eq!(captured(game, pit), captured(&other, pit));
        }
    }
    named.len()
}

fn under(preset: Preset, game: &Game) -> Game {
    let pits = game.rules().pits_a_side();
    let rules = preset.rules().with_pits_a_side(pits).expect("a rule set");
    Game::from_position(rules, *game.position()).expect("a game")
}

fn captured(game: &Game, pit: Pit) -> Option<u8> {
    game.clone().play(pit).ok().map(|sowing| sowing.captured)
}

fn check_difference(other: &Game, pit: Pit, difference: &Difference) {
    let mut after = other.clone();
    let played = after.play(pit);
    match difference {
        Difference::Forbidden { reason, .. } => assert_eq!(played, Err(*reason)),
        Difference::NoMove => assert!(other.legal().is_empty()),
        Difference::Allowed(captured) | Difference::Takes { captured, .. } => {
            assert_eq!(played.map(|sowing| sowing.captured), Ok(*captured));
        }
        Difference::Passes(_) => {
            assert!(after.ply(0).is_some_and(|ply| ply.turn.passed));
        }
        Difference::Ends(_) => assert!(after.outcome().is_some()),
        Difference::GoesOn => assert_eq!((played.is_ok(), after.outcome()), (true, None)),
        Difference::Score(players) => {
            let outcome = after.outcome().expect("an ending");
            assert_eq!(players.map(|(_, seeds)| seeds), outcome.score);
        }
    }
}
