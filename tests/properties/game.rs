//! Seeds, legal moves and endings.

use awale::rules::{Game, Illegal, Outcome, Pit, Position, Reason, Side};
use proptest::prelude::*;

use crate::strategies::{all_pits, choices, choose, game};

/// No game of a test comes near this. That every game ends is certain: each
/// capture takes two seeds or more, so there are 24 at most, and between two
/// captures no position can come a third time. That bound is beyond counting;
/// this one is far above the longest of 178,615 random games (455 plies) and
/// of 20,000 games in which both sides avoid every ending (1,342 plies).
const LONGEST_GAME: usize = 20_000;

fn all_seeds(outcome: &Outcome) -> u8 {
    outcome.score[0] + outcome.score[1] + outcome.unclaimed
}

proptest! {
    #[test]
    fn seeds_always_sum_to_all((mut game, choices) in (game(), choices(80))) {
        let all = game.rules().total_seeds();
        let mut choices = choices.iter();
        loop {
            prop_assert_eq!(game.position().board().total(), all);
            prop_assert_eq!(all_seeds(&game.agreement()), all);
            if let Some(outcome) = game.outcome() {
                prop_assert_eq!(all_seeds(&outcome), all);
                break;
            }
            for side in Side::BOTH {
                let outcome = game.clone().resign(side).expect("a game in play");
                prop_assert_eq!(all_seeds(&outcome), all);
                prop_assert_eq!(outcome.winner(), Some(side.other()));
            }
            let Some(pit) = choices.next().and_then(|choice| choose(&game, choice)) else { break };
            game.play(pit).expect("a legal move");
        }
    }

    #[test]
    fn legal_moves_play_and_others_are_refused_with_a_reason(
        (mut game, choices) in (game(), choices(40)),
    ) {
        for choice in &choices {
            // Something to do again, which a refused move must leave.
            if let Some(pit) = choose(&game, choice) {
                game.play(pit).expect("a legal move");
                game.undo();
            }
            let before = game.clone();
            for pit in all_pits() {
                let legal = game.legal().contains(pit);
                prop_assert_eq!(game.check(pit).is_ok(), legal);
                if legal {
                    prop_assert!(game.clone().play(pit).is_ok());
                    continue;
                }
                let reason = game.play(pit).err();
                prop_assert_eq!(reason, game.check(pit).err());
                prop_assert!(reason.is_some());
                prop_assert_eq!(&game, &before);
            }
            let Some(pit) = choose(&game, choice) else { break };
            game.play(pit).expect("a legal move");
        }
    }

    #[test]
    fn a_game_is_over_exactly_when_nothing_can_be_played(
        (mut game, choices) in (game(), choices(80)),
    ) {
        for choice in &choices {
            prop_assert_eq!(game.outcome().is_some(), game.legal().is_empty());
            if game.outcome().is_some() {
                prop_assert!(all_pits().all(|pit| game.check(pit) == Err(Illegal::GameOver)));
                break;
            }
            let pit = choose(&game, choice).expect("a legal move");
            game.play(pit).expect("a legal move");
        }
    }

    #[test]
    fn a_game_always_ends((mut game, choices) in (game(), choices(40))) {
        for round in 0.. {
            prop_assert!(round < LONGEST_GAME);
            // The first plies are chosen, the later ones take turns.
            let pit = match choices.get(round) {
                Some(choice) => choose(&game, choice),
                None => game.legal().iter().nth(round % game.legal().len().max(1)),
            };
            let Some(pit) = pit else { break };
            game.play(pit).expect("a legal move");
        }
        prop_assert!(game.outcome().is_some_and(|outcome| !outcome.reason.is_by_people()));
    }

    #[test]
    fn a_game_ends_even_when_nobody_wants_it_to((mut game, choices) in (game(), choices(40))) {
        for round in 0.. {
            prop_assert!(round < LONGEST_GAME);
            let Some(pit) = lengthening(&game, choices.get(round).map_or(0, |c| c.index(6))) else {
                break;
            };
            game.play(pit).expect("a legal move");
        }
        prop_assert!(game.outcome().is_some());
    }

    #[test]
    fn the_sides_play_by_the_same_rules((mut game, choices) in (game(), choices(60))) {
        let mut mirrored = mirror_game(&game);
        for choice in &choices {
            let legal: Vec<Pit> = mirrored.legal().iter().map(mirror_pit).collect();
            prop_assert_eq!(&legal, &game.legal().iter().collect::<Vec<_>>());
            let outcome = mirrored.outcome().map(|mut outcome| {
                outcome.score.reverse();
                outcome
            });
            prop_assert_eq!(outcome, game.outcome());
            let Some(pit) = choose(&game, choice) else { break };
            game.play(pit).expect("a legal move");
            mirrored.play(mirror_pit(pit)).expect("a legal move");
            prop_assert_eq!(&mirror(mirrored.position(), &game), game.position());
        }
    }

    #[test]
    fn agreement_and_resignation_end_a_game_in_play_only(
        (mut game, choices) in (game(), choices(30)),
    ) {
        for choice in &choices {
            let Some(pit) = choose(&game, choice) else { break };
            game.play(pit).expect("a legal move");
        }
        let ended = game.outcome();
        let agreed = game.agree();
        match ended {
            None => prop_assert_eq!(agreed.map(|end| end.reason), Ok(Reason::Agreement)),
            Some(_) => prop_assert_eq!(agreed, Err(Illegal::GameOver)),
        }
        prop_assert_eq!(game.resign(Side::South), Err(Illegal::GameOver));
        prop_assert_eq!(game.outcome(), ended.or(agreed.ok()));
        prop_assert!(all_pits().all(|pit| game.check(pit) == Err(Illegal::GameOver)));
    }
}

/// The move that captures least, then leads to the position seen least often;
/// `preferred` chooses among equals.
fn lengthening(game: &Game, preferred: usize) -> Option<Pit> {
    game.legal().iter().min_by_key(|pit| {
        let mut next = game.clone();
        let captured = next.play(*pit).expect("a legal move").captured;
        let ends = next.outcome().is_some();
        let distance = (usize::from(pit.place()) + preferred) % 6;
        (ends, captured, next.occurrences(), distance)
    })
}

fn mirror_pit(pit: Pit) -> Pit {
    Pit::new(pit.side().other(), pit.place()).expect("a place of a row")
}

/// The position with the sides exchanged.
fn mirror(position: &Position, game: &Game) -> Position {
    let board = position.board();
    let seeds: Vec<u32> = (board.pits())
        .map(|pit| board.seeds(mirror_pit(pit)).into())
        .collect();
    let stores = [Side::North, Side::South].map(|side| board.store(side).into());
    Position::new(&seeds, stores, position.side().other(), game.rules()).expect("all seeds")
}

fn mirror_game(game: &Game) -> Game {
    Game::from_position(*game.rules(), mirror(game.position(), game)).expect("all seeds")
}
