//! What the points of a match tell of the players.

use std::fmt::Display;

/// Standard deviations on each side of a mean that hold 95 % of a normal
/// distribution.
const DEVIATIONS: f64 = 1.96;

/// Elo points by which the expected odds grow tenfold.
const TENFOLD: f64 = 400.0;

/// The score of the first player.
pub struct Score {
    /// Games won, drawn and lost.
    pub games: [u64; 3],
    /// Pairs of games by the half points they brought, from 0 to 4.
    pub pairs: [u64; 5],
}

impl Score {
    /// The score of pairs of games, each with its half points.
    pub fn of(pairs: impl Iterator<Item = [u8; 2]>) -> Score {
        let mut score = Score {
            games: [0; 3],
            pairs: [0; 5],
        };
        for points in pairs {
            for points in points {
                score.games[usize::from(2 - points.min(2))] += 1;
            }
            score.pairs[usize::from(points.iter().sum::<u8>().min(4))] += 1;
        }
        score
    }

    /// The share of all points, from 0 to 1.
    fn share(&self) -> f64 {
        self.mean(|share| share)
    }

    /// By how much the share can be wrong. Games of a pair depend on each
    /// other, so that the variance is that of pairs.
    fn error(&self) -> f64 {
        let share = self.share();
        let variance = self.mean(|pair| (pair - share).powi(2));
        let pairs = self.pairs.iter().sum::<u64>() as f64;
        DEVIATIONS * (variance / (pairs - 1.0).max(1.0)).sqrt()
    }

    /// The mean of something over all pairs, by their share of the points.
    fn mean(&self, of: impl Fn(f64) -> f64) -> f64 {
        let pairs = self.pairs.iter().sum::<u64>() as f64;
        let weighed = (0_u8..).zip(self.pairs);
        let sum: f64 = weighed
            .map(|(points, pairs)| pairs as f64 * of(f64::from(points) / 4.0))
            .sum();
        sum / pairs
    }

    /// The share of all points: `72.5 % ± 4.2`.
    pub fn percent(&self) -> impl Display {
        format!(
            "{:.1} % ± {:.1}",
            100.0 * self.share(),
            100.0 * self.error()
        )
    }

    /// The difference in Elo points: `+168 ± 33`. It has no bounds where all
    /// games were won or lost.
    pub fn elo(&self) -> impl Display {
        let share = self.share();
        if share <= 0.0 || share >= 1.0 {
            return if share > 0.5 { "+inf" } else { "-inf" }.to_owned();
        }
        let elo = TENFOLD * (share / (1.0 - share)).log10();
        let slope = TENFOLD / std::f64::consts::LN_10 / (share * (1.0 - share));
        format!("{elo:+.0} ± {:.0}", slope * self.error())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_and_pairs_are_counted_by_their_points() {
        let score = Score::of([[2, 2], [2, 1], [0, 2], [1, 0], [0, 0]].into_iter());
        assert_eq!(score.games, [4, 2, 4]);
        assert_eq!(score.pairs, [1, 1, 1, 1, 1]);
    }

    #[test]
    fn three_points_of_four_are_191_elo_points() {
        let score = Score {
            games: [50, 50, 0],
            pairs: [0, 0, 0, 100, 0],
        };
        assert_eq!(score.percent().to_string(), "75.0 % ± 0.0");
        assert_eq!(score.elo().to_string(), "+191 ± 0");
    }

    #[test]
    fn error_bars_are_of_pairs() {
        // Each opening is won by the same side: the games differ, the pairs
        // do not.
        let won_and_lost = Score::of((0..50).map(|_| [2, 0]));
        assert_eq!(won_and_lost.percent().to_string(), "50.0 % ± 0.0");
        let alike = Score::of((0..50).map(|pair| [pair % 2 * 2; 2]));
        assert_eq!(alike.percent().to_string(), "50.0 % ± 14.0");
        assert_eq!(alike.elo().to_string(), "+0 ± 97");
    }

    #[test]
    fn elo_of_nothing_but_wins_has_no_bounds() {
        let score = Score::of([[2, 2]; 9].into_iter());
        assert_eq!(score.elo().to_string(), "+inf");
        let score = Score::of([[0, 0]; 9].into_iter());
        assert_eq!(score.elo().to_string(), "-inf");
    }
}
