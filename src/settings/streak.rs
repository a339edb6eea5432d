//! How games against the computer went lately, so that another level can be
//! offered.

use crate::engine::Level;

/// After how many games in a row that went alike another level is offered.
const LONG: i8 = 3;

/// Games in a row against a level of the computer that all were won, or all
/// lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Streak {
    /// The level, once a game against one is finished.
    level: Option<Level>,
    /// Games won; lost ones are negative.
    run: i8,
}

impl Streak {
    /// The streak after another game, which the person won or lost; `None`
    /// for a draw.
    #[must_use]
    pub fn after(self, level: Level, won: Option<bool>) -> Streak {
        let run = match self.level {
            Some(same) if same == level => self.run,
            _ => 0,
        };
        let run = match won {
            Some(true) => run.max(0).saturating_add(1),
            Some(false) => run.min(0).saturating_sub(1),
            None => 0,
        };
        let level = Some(level);
        Streak { level, run }
    }

    /// The level to offer now, and the one that was played.
    #[must_use]
    pub fn offer(self) -> Option<(Level, Level)> {
        let level = self.level?;
        let step = match self.run {
            LONG.. => 1,
            run if run <= -LONG => -1,
            _ => return None,
        };
        let other = level.number().checked_add_signed(step)?;
        Some((Level::new(other)?, level))
    }

    /// The text in which it is kept: a version, the level, the run.
    #[must_use]
    pub fn to_text(self) -> String {
        let level = self.level.map_or(0, Level::number);
        format!("1 {level} {}", self.run)
    }

    /// Reads what [`to_text`](Self::to_text) wrote.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Streak> {
        let (level, run) = text.strip_prefix("1 ")?.split_once(' ')?;
        let level = Level::new(level.parse().ok()?);
        let run = run.parse().ok()?;
        Some(Streak { level, run })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn level(number: u8) -> Level {
        Level::new(number).expect("a level")
    }

    fn played(number: u8, results: &[Option<bool>]) -> Streak {
        let add = |streak: Streak, &won: &Option<bool>| streak.after(level(number), won);
        results.iter().fold(Streak::default(), add)
    }

    const WON: Option<bool> = Some(true);
    const LOST: Option<bool> = Some(false);

    #[test]
    fn three_wins_in_a_row_offer_the_next_level() {
        assert_eq!(played(4, &[WON, WON]).offer(), None);
        assert_eq!(played(4, &[WON; 3]).offer(), Some((level(5), level(4))));
        assert_eq!(played(4, &[WON, WON, LOST, WON]).offer(), None);
        assert_eq!(played(4, &[WON, WON, None, WON]).offer(), None);
    }

    #[test]
    fn three_losses_in_a_row_offer_the_level_below() {
        assert_eq!(played(4, &[LOST; 3]).offer(), Some((level(3), level(4))));
        assert_eq!(played(4, &[LOST, WON, LOST, LOST]).offer(), None);
    }

    #[test]
    fn there_is_nothing_beyond_the_first_and_the_last_level() {
        assert_eq!(played(1, &[LOST; 5]).offer(), None);
        assert_eq!(played(8, &[WON; 5]).offer(), None);
    }

    #[test]
    fn another_level_begins_anew() {
        let streak = played(4, &[WON, WON]).after(level(5), WON);
        assert_eq!(streak, played(5, &[WON]));
    }

    #[test]
    fn what_is_kept_reads_back() {
        for streak in [
            Streak::default(),
            played(4, &[LOST; 2]),
            played(8, &[WON; 3]),
        ] {
            assert_eq!(Streak::from_text(&streak.to_text()), Some(streak));
        }
        for text in ["", "1", "2 4 1", "1 4", "1 x 1", "1 4 1000", "null"] {
            assert_eq!(Streak::from_text(text), None, "{text}");
        }
    }
}
