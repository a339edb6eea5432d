//! What stays marked of the last move until the next one.

use crate::rules::{Game, Pit, Sowing, Step};

/// What the move before the shown position did to each pit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marks {
    /// The pit that was played.
    pub origin: Pit,
    /// The pit that got the last seed.
    pub landing: Pit,
    sown: Vec<Pit>,
    captured: Vec<(Pit, u8)>,
    spared: Vec<Pit>,
}

impl Marks {
    /// Those of the move before the shown position, if there is one.
    #[must_use]
    pub fn of(game: &Game) -> Option<Marks> {
        let last = game.shown().checked_sub(1)?;
        Some(Marks::left_by(&game.sowing(last)?))
    }

    /// Those that a move leaves.
    #[must_use]
    pub fn left_by(sowing: &Sowing) -> Marks {
        let mut marks = Marks {
            origin: sowing.pit,
            landing: sowing.landing,
            sown: Vec::new(),
            captured: Vec::new(),
            spared: Vec::new(),
        };
        for step in &sowing.steps {
            match *step {
                Step::Lift { .. } => {}
                Step::Drop { pit } => marks.sown.push(pit),
                Step::Capture { pit, seeds } => marks.captured.push((pit, seeds)),
                Step::Spare { pit, .. } => marks.spared.push(pit),
            }
        }
        marks
    }

    /// How many seeds were dropped in a pit.
    #[must_use]
    pub fn sown_in(&self, pit: Pit) -> usize {
        self.sown.iter().filter(|sown| **sown == pit).count()
    }

    /// How many seeds were captured from a pit; 0 if it was left alone.
    #[must_use]
    pub fn captured_from(&self, pit: Pit) -> u8 {
        let captured = self.captured.iter().find(|(from, _)| *from == pit);
        captured.map_or(0, |(_, seeds)| *seeds)
    }

    /// Whether a grand slam would have emptied a pit, but takes nothing.
    #[must_use]
    pub fn is_spared(&self, pit: Pit) -> bool {
        self.spared.contains(&pit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::oware;
    use crate::rules::{Position, RuleSet};

    fn pit(letter: char) -> Pit {
        Pit::from_letter(letter).expect("a pit")
    }

    fn after(position: &str, letter: char) -> Game {
        let start: Position = oware::parse_position(position, &RuleSet::ABAPA).expect("a position");
        let mut game = Game::from_position(RuleSet::ABAPA, start).expect("valid");
        game.play(pit(letter)).expect("legal");
        game
    }

    #[test]
    fn a_capture_marks_its_chain() {
        let game = after("0-0-0-0-4-2-1-1-0-4-4-4-14-14-S", 'F');
        let marks = Marks::of(&game).expect("a move");
        assert_eq!((marks.origin, marks.landing), (pit('F'), pit('b')));
        assert_eq!(marks.sown_in(pit('a')), 1);
        assert_eq!(marks.captured_from(pit('a')), 2);
        assert_eq!(marks.captured_from(pit('b')), 2);
        assert_eq!(marks.captured_from(pit('c')), 0);
    }

    #[test]
    fn a_grand_slam_that_takes_nothing_marks_what_it_leaves() {
        let game = after("4-4-4-4-4-2-1-1-0-0-0-0-12-12-S", 'F');
        let marks = Marks::of(&game).expect("a move");
        assert!(marks.is_spared(pit('a')) && marks.is_spared(pit('b')));
        assert_eq!(marks.captured_from(pit('b')), 0);
    }

    #[test]
    fn a_kroo_drops_twice_where_it_comes_past() {
        let game = after("0-0-0-0-0-13-4-4-4-4-4-4-6-5-S", 'F');
        let marks = Marks::of(&game).expect("a move");
        assert_eq!((marks.sown_in(pit('a')), marks.sown_in(pit('c'))), (2, 1));
        assert_eq!(marks.sown_in(pit('F')), 0);
    }

    #[test]
    fn where_nothing_was_played_nothing_is_marked() {
        let mut game = after("4-4-4-4-4-2-1-1-0-0-0-0-12-12-S", 'F');
        game.show(0);
        assert_eq!(Marks::of(&game), None);
    }
}
