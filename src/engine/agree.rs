//! Whether a player would rather stop.

use super::value::{SEED, ended};
use crate::rules::{Outcome, Side};

/// Whether a player of a side agrees to stop with an outcome, if its search
/// says that playing on is worth `value` to it, in hundredths of a seed: it
/// does when that is better by less than a seed.
#[must_use]
pub fn agrees(outcome: &Outcome, side: Side, value: i32) -> bool {
    value - ended(outcome, side, 0) < SEED
}

#[cfg(test)]
mod tests {
    use super::super::WIN;
    use super::*;
    use crate::rules::Reason;

    const fn stopped(south: u8, north: u8) -> Outcome {
        Outcome {
            reason: Reason::Agreement,
            score: [south, north],
            unclaimed: 0,
        }
    }

    #[test]
    fn a_draw_is_agreed_to_unless_there_is_a_seed_to_win() {
        assert!(agrees(&stopped(24, 24), Side::North, 0));
        assert!(agrees(&stopped(24, 24), Side::North, 99));
        assert!(agrees(&stopped(24, 24), Side::North, -300));
        assert!(!agrees(&stopped(24, 24), Side::North, 100));
    }

    #[test]
    fn a_won_game_is_stopped() {
        assert!(agrees(&stopped(20, 28), Side::North, 1200));
    }

    #[test]
    fn a_lost_game_is_played_on_until_nothing_can_be_hoped_for() {
        assert!(!agrees(&stopped(28, 20), Side::North, -1200));
        assert!(agrees(&stopped(28, 20), Side::North, -WIN - 800 + 9));
    }
}
