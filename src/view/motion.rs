//! The replay of moves on the board: it shows what has happened already and
//! never holds the game up.

use std::collections::VecDeque;

use crate::rules::{Game, Pit, Position, Side, Sowing, Step};

use super::seats::Seats;

/// What the replay waits for before it goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Frame {
    /// What happens, and who does it.
    step: Step,
    mover: Side,
    /// Whether it is the last step of its move.
    is_last: bool,
}

/// What is shown on the board, and what is still to be shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Motion {
    seats: Seats,
    queue: VecDeque<Frame>,
    /// The pit that has just received or lost seeds.
    lit: Option<Pit>,
}

/// Milliseconds before each kind of step.
const BEFORE_LIFT: u32 = 320;
const BEFORE_DROP: u32 = 190;
const BEFORE_CAPTURE: u32 = 420;

impl Motion {
    /// A board at rest.
    #[must_use]
    pub fn at(position: &Position) -> Motion {
        Motion {
            seats: Seats::of(position),
            queue: VecDeque::new(),
            lit: None,
        }
    }

    /// Where the seeds are shown.
    #[must_use]
    pub const fn seats(&self) -> &Seats {
        &self.seats
    }

    /// The pit in which something has just happened.
    #[must_use]
    pub const fn lit(&self) -> Option<Pit> {
        self.lit
    }

    /// Whether something is still to be shown.
    #[must_use]
    pub fn is_moving(&self) -> bool {
        !self.queue.is_empty()
    }

    /// Who makes the move that is being shown.
    #[must_use]
    pub fn mover(&self) -> Option<Side> {
        self.queue.front().map(|frame| frame.mover)
    }

    /// How many steps are still to be shown.
    #[must_use]
    pub fn left(&self) -> usize {
        self.queue.len()
    }

    /// Milliseconds until the next step, if there is one.
    #[must_use]
    pub fn wait(&self) -> Option<u32> {
        self.queue.front().map(|frame| match frame.step {
            Step::Lift { .. } => BEFORE_LIFT,
            Step::Drop { .. } => BEFORE_DROP,
            Step::Capture { .. } | Step::Spare { .. } => BEFORE_CAPTURE,
        })
    }

    /// Has a move shown after those that are still under way.
    pub fn enqueue(&mut self, sowing: &Sowing) {
        let last = sowing.steps.len().saturating_sub(1);
        let frames = (sowing.steps.iter().enumerate()).map(|(index, &step)| Frame {
            step,
            mover: sowing.pit.side(),
            is_last: index == last,
        });
        self.queue.extend(frames);
    }

    /// Shows the next step.
    pub fn advance(&mut self) {
        let Some(frame) = self.queue.pop_front() else {
            return;
        };
        self.seats.apply(frame.step, frame.mover);
        self.lit = match frame.step {
            _ if frame.is_last => None,
            Step::Lift { pit, .. }
            | Step::Drop { pit }
            | Step::Capture { pit, .. }
            | Step::Spare { pit, .. } => Some(pit),
        };
    }

    /// Has the last move before the shown position shown again, if there is
    /// one.
    pub fn replay(&mut self, game: &Game) {
        let last = game.shown().checked_sub(1);
        let move_before =
            last.and_then(|last| Some((game.position_after(last)?, game.sowing(last)?)));
        if let Some((before, sowing)) = move_before {
            self.queue.clear();
            self.seats.settle(before);
            self.enqueue(&sowing);
        }
    }

    /// Completes all motion at once and shows what the game shows.
    pub fn settle(&mut self, game: &Game) {
        while self.is_moving() {
            self.advance();
        }
        self.seats.settle(game.position());
        self.lit = None;
    }
}

#[cfg(test)]
mod tests {
    use super::super::seats::Seat;
    use super::*;
    use crate::rules::RuleSet;

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
                motion.enqueue(&sowing);
                while motion.is_moving() {
                    assert!(motion.wait().is_some());
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
            motion.enqueue(&game.play(pit).expect("legal"));
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
}
