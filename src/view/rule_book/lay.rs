//! Positions that could show a point, as data. Which of them does is tried
//! out under the rules at hand.

use crate::rules::{Pit, RuleSet, Side};

/// What an example shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Point {
    /// How a game begins.
    Start,
    /// A move that captures nothing.
    Sowing,
    /// A sowing that skips its origin.
    Kroo,
    /// A capture from one pit.
    Capture,
    /// A capture from several pits that stops before another one.
    Chain,
    /// What becomes of a grand slam: captured, for nothing, or refused.
    Slam,
    /// A grand slam that may be played, as every move is one.
    Forced,
    /// A move that feeds an opponent without seeds.
    Feeding,
    /// A move that does not, and so may not be played.
    Unfed,
    /// A move after which the opponent has to pass.
    Pass,
    /// More than half of the seeds are captured.
    Majority,
    /// Few seeds are left.
    Few,
    /// The opponent has no legal move.
    NoMove,
    /// No seed is left.
    Empty,
    /// What each gets if the players agree to stop.
    Agreement,
}

/// The pits around the end of South's row, where South plays.
pub(super) struct Lay {
    /// South's last four pits.
    south: [u8; 4],
    /// North's first five pits.
    north: [u8; 5],
    /// The pit that South plays, counted back from the end of the row.
    from_end: u8,
    /// Whether that pit holds a lap of seeds more.
    is_lap: bool,
}

/// South plays the last pit of the row.
const fn lay(south: [u8; 4], north: [u8; 5]) -> Lay {
    Lay {
        south,
        north,
        from_end: 0,
        is_lap: false,
    }
}

const SOWING: Lay = lay([3, 1, 0, 3], [4, 5, 4, 0, 2]);
const KROO: Lay = Lay {
    is_lap: true,
    ..lay([1, 0, 2, 2], [2, 1, 3, 0, 4])
};
const CAPTURE: Lay = lay([2, 0, 1, 3], [4, 3, 2, 0, 3]);
const CHAIN: Lay = lay([3, 0, 2, 4], [3, 1, 2, 1, 2]);
const LONG_CHAIN: Lay = lay([2, 0, 0, 4], [2, 2, 2, 2, 4]);
const SLAM: Lay = lay([1, 3, 0, 2], [1, 2, 0, 0, 0]);
// Whatever South plays captures all.
const FORCED: Lay = lay([0, 0, 3, 2], [1, 2, 0, 0, 0]);
const FORCED_12: Lay = lay([0, 0, 0, 4], [2, 2, 2, 2, 0]);
const FORCED_15: Lay = lay([0, 0, 0, 5], [2, 2, 2, 2, 2]);
const PASS: Lay = lay([2, 0, 3, 3], [1, 2, 1, 0, 0]);
const FEEDING: Lay = lay([0, 1, 2, 4], [0; 5]);
const UNFED: Lay = Lay {
    from_end: 2,
    ..FEEDING
};
const FEW: Lay = lay([2, 0, 1, 1], [1, 0, 2, 1, 0]);
const FEWEST: Lay = lay([0, 0, 0, 1], [1, 0, 1, 0, 0]);
// North cannot reach South's row from these.
const STUCK: Lay = lay([0, 0, 0, 1], [0, 3, 2, 1, 0]);
const STUCK_10: Lay = lay([0, 0, 0, 1], [3, 3, 2, 1, 0]);
const LAST: Lay = lay([0, 0, 0, 1], [1, 0, 0, 0, 0]);
const CIRCLING: Lay = lay([0, 2, 0, 1], [0, 1, 0, 1, 0]);

/// Positions that could show a point, the one that is read best first. Those
/// with more seeds are for rules that end the game when few are left.
pub(super) const fn lays(point: Point) -> &'static [Lay] {
    match point {
        Point::Start => &[],
        Point::Sowing => &[SOWING],
        Point::Kroo => &[KROO],
        Point::Capture => &[CAPTURE],
        Point::Chain => &[CHAIN],
        Point::Slam => &[SLAM],
        Point::Forced => &[FORCED, FORCED_12, FORCED_15],
        Point::Feeding => &[FEEDING],
        Point::Unfed => &[UNFED],
        Point::Pass => &[PASS, FORCED],
        Point::Majority => &[CAPTURE, CHAIN, LONG_CHAIN],
        Point::Few => &[FEW, FEWEST],
        Point::NoMove => &[STUCK, STUCK_10, SLAM, FORCED],
        Point::Empty => &[LAST],
        Point::Agreement => &[CIRCLING],
    }
}

impl Lay {
    /// The pit that South plays.
    pub fn pit(&self, rules: &RuleSet) -> Option<Pit> {
        Pit::new(Side::South, rules.pits_a_side() - 1 - self.from_end)
    }

    /// Boards of the lay with the seeds in all pits: as it is, and with more
    /// seeds in a pit that the move does not reach, so that enough are left to
    /// play on, or just as many as end the game.
    pub fn boards(&self, rules: &RuleSet) -> impl Iterator<Item = Vec<u32>> {
        let bare = self.bare(rules);
        let sum: u32 = bare.iter().sum();
        let few = u32::from(rules.few);
        let sizes = [sum, few + 2, few + 1, few + 16, rules.total_seeds().into()];
        let filled = usize::from(rules.pits_a_side()) - 5;
        sizes.into_iter().filter_map(move |size| {
            let mut board = bare.clone();
            board[filled] += size.checked_sub(sum)?;
            Some(board)
        })
    }

    fn bare(&self, rules: &RuleSet) -> Vec<u32> {
        let half = usize::from(rules.pits_a_side());
        let mut board = vec![0; 2 * half];
        let lap = if self.is_lap { 2 * half as u32 - 1 } else { 0 };
        let pits = self.south.iter().chain(&self.north);
        for (pit, &seeds) in board[half - 4..].iter_mut().zip(pits) {
            *pit = seeds.into();
        }
        board[half - 1 - usize::from(self.from_end)] += lap;
        board
    }
}
