//! A slow solver that shares nothing with the tablebase: it walks on the
//! rules, knows both sides apart, and finds for each number of seeds who can
//! force that many, by sweeps over all positions until nothing changes.

use std::collections::HashMap;

use awale::rules::{Game, Outcome, Position, RuleSet, Side};

use crate::support::boards;

/// What a move, a pass or the lack of one leads to, for the side to move.
#[derive(Clone, Copy)]
enum Choice {
    /// So many seeds more than the other, in all.
    Known(i32),
    /// A position with as many seeds, and whether the other side is to move.
    Open(usize, bool),
}

/// The pits in sowing order from A, and the side to move.
pub type Key = (Vec<u32>, Side);

/// Values for the side to move, by position.
pub struct Slow {
    rules: RuleSet,
    pub values: HashMap<Key, i32>,
}

impl Slow {
    /// The values of all positions with at most so many seeds in the pits.
    pub fn new(rules: &RuleSet, most: u32) -> Slow {
        let mut rules = *rules;
        // The stores are of no interest.
        rules.majority = false;
        let mut slow = Slow {
            rules,
            values: HashMap::new(),
        };
        for seeds in 0..=most {
            slow.solve(seeds);
        }
        slow
    }

    fn solve(&mut self, seeds: u32) {
        let pits = 2 * usize::from(self.rules.pits_a_side());
        let keys: Vec<Key> = boards(seeds, pits)
            .into_iter()
            .flat_map(|board| Side::BOTH.map(|side| (board.clone(), side)))
            .collect();
        let numbers: HashMap<&Key, usize> = keys.iter().zip(0..).collect();
        let choices: Vec<Vec<Choice>> =
            keys.iter().map(|key| self.choices(key, &numbers)).collect();
        let mut values = vec![0; keys.len()];
        for target in 1..=seeds as i32 {
            let forced = forced(&choices, target);
            for (value, forced) in values.iter_mut().zip(forced) {
                match forced {
                    Forced::Win => *value = target,
                    Forced::Loss => *value = -target,
                    Forced::Neither => {}
                }
            }
        }
        self.values.extend(keys.into_iter().zip(values));
    }

    fn choices(&self, key: &Key, numbers: &HashMap<&Key, usize>) -> Vec<Choice> {
        let (pits, side) = key;
        let stores = [
            0,
            u32::from(self.rules.total_seeds()) - pits.iter().sum::<u32>(),
        ];
        let position = Position::new(pits, stores, *side, &self.rules).expect("a position");
        let game = Game::from_position(self.rules, position).expect("a game");
        let mut trail = game.trail();
        let first = *trail.last();
        if let Some(outcome) = &first.outcome {
            return vec![Choice::Known(
                ahead(outcome, *side) - ahead_in_stores(stores, *side),
            )];
        }
        if first.passed {
            return vec![Choice::Open(numbers[&key_of(&first.position)], true)];
        }
        let mut choices = Vec::new();
        for pit in trail.legal().iter() {
            let turn = *trail.push(pit);
            let after = key_of(&turn.position);
            let turned = after.1 != *side;
            choices.push(match &turn.outcome {
                Some(outcome) => {
                    Choice::Known(ahead(outcome, *side) - ahead_in_stores(stores, *side))
                }
                None if turn.captured > 0 => {
                    let value = self.values[&after];
                    let value = if turned { -value } else { value };
                    Choice::Known(i32::from(turn.captured) + value)
                }
                None => Choice::Open(numbers[&after], turned),
            });
            trail.pop();
        }
        choices
    }
}

fn key_of(position: &Position) -> Key {
    let board = position.board();
    let pits = board.pits().map(|pit| u32::from(board.seeds(pit)));
    (pits.collect(), position.side())
}

fn ahead(outcome: &Outcome, side: Side) -> i32 {
    ahead_in_stores(outcome.score.map(u32::from), side)
}

fn ahead_in_stores([south, north]: [u32; 2], side: Side) -> i32 {
    let ahead = south as i32 - north as i32;
    match side {
        Side::South => ahead,
        Side::North => -ahead,
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Forced {
    /// The side to move can get the target or more.
    Win,
    /// It cannot keep the other from the target.
    Loss,
    Neither,
}

/// Who can force a difference of `target` seeds in a finite number of moves.
fn forced(choices: &[Vec<Choice>], target: i32) -> Vec<Forced> {
    let mut forced = vec![Forced::Neither; choices.len()];
    loop {
        let mut changed = false;
        for number in 0..choices.len() {
            if forced[number] != Forced::Neither {
                continue;
            }
            let seen = |choice: &Choice| match *choice {
                Choice::Known(value) if value >= target => Forced::Win,
                Choice::Known(value) if value <= -target => Forced::Loss,
                Choice::Known(_) => Forced::Neither,
                Choice::Open(after, turned) => match (forced[after], turned) {
                    (Forced::Win, true) => Forced::Loss,
                    (Forced::Loss, true) => Forced::Win,
                    (same, _) => same,
                },
            };
            let mut options = choices[number].iter().map(seen);
            let now = if options.clone().any(|option| option == Forced::Win) {
                Forced::Win
            } else if options.all(|option| option == Forced::Loss) {
                Forced::Loss
            } else {
                continue;
            };
            forced[number] = now;
            changed = true;
        }
        if !changed {
            return forced;
        }
    }
}
