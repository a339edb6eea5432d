//! A move told step by step, to be animated and explained.

use super::{Pit, Position, RuleSet, Slam};

/// One thing that happens in a move, in the order in which a hand would do it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// All seeds are taken out of the pit that is played.
    Lift {
        /// The pit that is played.
        pit: Pit,
        /// How many seeds it held.
        seeds: u8,
    },
    /// One seed is dropped.
    Drop {
        /// Where.
        pit: Pit,
    },
    /// All seeds of a pit go to the mover's store.
    Capture {
        /// The pit that is emptied.
        pit: Pit,
        /// How many seeds it held.
        seeds: u8,
    },
    /// A pit would have been captured, but the rule about grand slams leaves
    /// it.
    Spare {
        /// The pit that stays.
        pit: Pit,
        /// How many seeds it holds.
        seeds: u8,
    },
}

/// What a rule set made of a grand slam.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GrandSlam {
    /// It captured nothing.
    Cancelled,
    /// It took every seed of the opponent's row.
    Taken,
}

/// What a move does, step by step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sowing {
    /// The pit that is played.
    pub pit: Pit,
    /// The lift, each drop, then each capture in chain order, backwards from
    /// the landing pit.
    pub steps: Vec<Step>,
    /// The pit that gets the last seed.
    pub landing: Pit,
    /// How often the sowing comes past its origin.
    pub laps: u8,
    /// Seeds that go to the mover's store.
    pub captured: u8,
    /// What became of a grand slam, if the move makes one.
    pub slam: Option<GrandSlam>,
}

impl Sowing {
    /// What playing a pit would do, whether or not the move is legal; `None`
    /// if there is nothing to sow or the pit is not of the side to move.
    #[must_use]
    pub fn of(position: &Position, pit: Pit, rules: &RuleSet) -> Option<Sowing> {
        let board = position.board();
        let seeds = board.seeds(pit);
        if seeds == 0 || pit.side() != position.side() {
            return None;
        }
        let effect = position.effect(pit.place(), rules);
        let half = usize::from(board.half);
        let (ring, origin) = (2 * half, board.index(pit));
        let others = ring - 1;
        let drops = (0..usize::from(seeds))
            .map(|seed| Pit::from_index((origin + 1 + seed % others) % ring, half))
            .map(|pit| Step::Drop { pit });
        let spared = effect.is_slam && rules.slam == Slam::Nothing;
        // The sowing without its capture tells what each pit of the chain held.
        let sown = |index: usize| {
            let distance = (index + ring - origin - 1) % ring;
            let dropped = (usize::from(seeds) + others - 1 - distance) / others;
            board.pits[index] + dropped as u8
        };
        let takes = effect.chain.clone().rev().map(|index| {
            let (pit, seeds) = (Pit::from_index(index, half), sown(index));
            match spared {
                true => Step::Spare { pit, seeds },
                false => Step::Capture { pit, seeds },
            }
        });
        Some(Sowing {
            pit,
            steps: std::iter::once(Step::Lift { pit, seeds })
                .chain(drops)
                .chain(takes)
                .collect(),
            landing: Pit::from_index(effect.landing, half),
            laps: (seeds - 1) / others as u8,
            captured: effect.captured,
            slam: effect.is_slam.then_some(match spared {
                true => GrandSlam::Cancelled,
                false => GrandSlam::Taken,
            }),
        })
    }
}
