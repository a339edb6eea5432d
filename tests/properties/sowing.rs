//! A sowing told step by step is what the move does.

use std::collections::BTreeMap;

use awale::rules::{Board, Game, GrandSlam, Pit, Side, Sowing, Step};
use proptest::prelude::*;

use crate::strategies::{choices, choose, game};

/// Pits and stores as a hand would fill them.
#[derive(Debug, PartialEq)]
struct Table {
    pits: BTreeMap<Pit, u8>,
    stores: [u8; 2],
}

impl Table {
    fn of(board: &Board) -> Table {
        Table {
            pits: board.pits().map(|pit| (pit, board.seeds(pit))).collect(),
            stores: Side::BOTH.map(|side| board.store(side)),
        }
    }

    fn take(&mut self, pit: Pit, told: u8) -> u8 {
        let seeds = self.pits.insert(pit, 0).expect("a pit of the board");
        assert_eq!(seeds, told, "seeds told of {pit}");
        seeds
    }
}

/// Does the steps one by one.
fn replay(table: &mut Table, sowing: &Sowing, mover: Side) {
    let mut hand = 0;
    let mut last_drop = None;
    let mut last_taken: Option<Pit> = None;
    for step in &sowing.steps {
        match *step {
            Step::Lift { pit, seeds } => {
                assert_eq!((pit, hand, last_drop), (sowing.pit, 0, None));
                hand = table.take(pit, seeds);
            }
            Step::Drop { pit } => {
                assert_ne!(pit, sowing.pit, "the origin is skipped");
                hand = hand.checked_sub(1).expect("a seed in the hand");
                *table.pits.get_mut(&pit).expect("a pit of the board") += 1;
                last_drop = Some(pit);
            }
            Step::Capture { pit, seeds } => {
                table.stores[mover.index()] += table.take(pit, seeds);
            }
            Step::Spare { pit, seeds } => assert_eq!(table.pits[&pit], seeds),
        }
        if let Step::Capture { pit, seeds } | Step::Spare { pit, seeds } = *step {
            assert_eq!((hand, pit.side()), (0, mover.other()));
            assert!(matches!(seeds, 2 | 3), "{seeds} seeds are no capture");
            match last_taken {
                None => assert_eq!(pit, sowing.landing),
                Some(next) => assert_eq!(pit.place() + 1, next.place()),
            }
            last_taken = Some(pit);
        }
    }
    assert_eq!((hand, last_drop), (0, Some(sowing.landing)));
}

proptest! {
    #[test]
    fn its_steps_lead_to_the_new_board((mut game, choices) in (game(), choices(60))) {
        for choice in &choices {
            let Some(pit) = choose(&game, choice) else { break };
            let before = *game.position();
            let sowing = game.play(pit).expect("a legal move");
            let mut table = Table::of(before.board());
            replay(&mut table, &sowing, before.side());
            prop_assert_eq!(table, Table::of(game.position().board()));
        }
    }

    #[test]
    fn its_summary_is_what_its_steps_tell((mut game, choices) in (game(), choices(60))) {
        for choice in &choices {
            let Some(pit) = choose(&game, choice) else { break };
            check_summary(&mut game, pit)?;
        }
    }
}

fn check_summary(game: &mut Game, pit: Pit) -> Result<(), TestCaseError> {
    let before = *game.position();
    let preview = Sowing::of(&before, pit, game.rules());
    let sowing = game.play(pit).expect("a legal move");
    prop_assert_eq!(preview.as_ref(), Some(&sowing));

    let (mut captured, mut spared) = (0, 0);
    for step in &sowing.steps {
        match step {
            Step::Capture { seeds, .. } => captured += seeds,
            Step::Spare { seeds, .. } => spared += seeds,
            Step::Lift { .. } | Step::Drop { .. } => {}
        }
    }
    prop_assert_eq!(sowing.captured, captured);
    prop_assert_eq!(
        game.ply(game.len() - 1).map(|ply| ply.turn.captured),
        Some(captured)
    );

    let left = game.position().board().row_sum(before.side().other());
    let expected = match (captured, spared) {
        (0, 1..) => Some(GrandSlam::Cancelled),
        (1.., 0) if left == 0 => Some(GrandSlam::Taken),
        _ => None,
    };
    prop_assert_eq!(sowing.slam, expected);

    let others = 2 * before.board().pits_a_side() - 1;
    let seeds = before.board().seeds(pit);
    let laps = (1..=seeds)
        .filter(|seed| seed % others == 1 && *seed > 1)
        .count();
    prop_assert_eq!(usize::from(sowing.laps), laps);
    Ok(())
}
