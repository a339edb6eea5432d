//! How long a search is to last.

use std::time::{Duration, Instant};

use awale::engine::DEEPEST;
use awale::rules::Side;

use crate::limit::Limit;

/// How long a search lasts that is told nothing, in milliseconds.
const USUAL: u64 = 1000;

/// How many moves the time on a clock is to last for.
const MOVES: u64 = 30;

/// How long before its time is over a search ends, so that its answer is in
/// time as well: a share of the time between these.
const LEAST_RESERVE: Duration = Duration::from_millis(2);
const MOST_RESERVE: Duration = Duration::from_millis(16);

/// What is told with `go`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    movetime: Option<u64>,
    depth: Option<u32>,
    nodes: Option<u64>,
    /// The milliseconds that South and North have left.
    left: [Option<u64>; 2],
    /// The milliseconds that each gains by a move.
    gain: [u64; 2],
    /// The moves until there is more time.
    moves: Option<u64>,
    /// Whether the search goes on until it is stopped.
    pub is_infinite: bool,
}

impl Go {
    /// Reads what follows `go`. Words that it does not know are passed over,
    /// and so are those that lack their number.
    pub fn read(text: &str) -> Go {
        let mut go = Go::default();
        let words: Vec<&str> = text.split_whitespace().collect();
        for (index, &word) in words.iter().enumerate() {
            let number = words.get(index + 1).and_then(|word| number(word));
            match word {
                "movetime" => go.movetime = number,
                "depth" => go.depth = number.map(|depth| depth.min(DEEPEST.into()) as u32),
                "nodes" => go.nodes = number,
                "wtime" => go.left[0] = number,
                "btime" => go.left[1] = number,
                "winc" => go.gain[0] = number.unwrap_or(0),
                "binc" => go.gain[1] = number.unwrap_or(0),
                "movestogo" => go.moves = number,
                "infinite" => go.is_infinite = true,
                _ => {}
            }
        }
        go
    }

    /// How many plies a search goes at most.
    pub fn depth(&self) -> u32 {
        self.depth.unwrap_or(DEEPEST)
    }

    /// When a search for a side must stop that was asked for at some time.
    pub fn limit(&self, side: Side, asked: Instant) -> Limit {
        Limit {
            nodes: self.nodes,
            end: self.before_end(side, asked, 2),
        }
    }

    /// When its answer must be given, whether or not it has stopped: on a
    /// busy machine nothing else is sure to be in time.
    pub fn due(&self, side: Side, asked: Instant) -> Option<Instant> {
        self.before_end(side, asked, 1)
    }

    /// So many halves of the reserve before the time is over.
    fn before_end(&self, side: Side, asked: Instant, halves: u32) -> Option<Instant> {
        let time = Duration::from_millis(self.milliseconds(side)?);
        let reserve = (time / 20).clamp(LEAST_RESERVE, MOST_RESERVE);
        asked.checked_add(time.saturating_sub(reserve * halves / 2))
    }

    /// How long a search for a side may last, if that is limited.
    fn milliseconds(&self, side: Side) -> Option<u64> {
        if self.is_infinite {
            return None;
        }
        let (left, gain) = (self.left[side.index()], self.gain[side.index()]);
        let by_clock = left.map(|left| {
            let moves = self.moves.unwrap_or(MOVES).clamp(1, MOVES);
            // Whatever is gained comes after the move.
            (left / moves).saturating_add(gain).min(left - left / 10)
        });
        let is_limited = self.depth.is_some() || self.nodes.is_some();
        let otherwise = (!is_limited).then_some(USUAL);
        [self.movetime, by_clock]
            .into_iter()
            .flatten()
            .min()
            .or(otherwise)
    }
}

/// A number; a clock that has run out is at nought.
fn number(text: &str) -> Option<u64> {
    let number: i64 = text.parse().ok()?;
    Some(number.max(0) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The milliseconds that South may think.
    fn time(text: &str) -> Option<u64> {
        Go::read(text).milliseconds(Side::South)
    }

    #[test]
    fn a_move_has_its_time() {
        assert_eq!(time("movetime 250"), Some(250));
        assert_eq!(time("movetime -5"), Some(0));
        assert_eq!(time("movetime 250 wtime 100000 btime 5"), Some(250));
    }

    #[test]
    fn depth_nodes_and_infinite_have_no_time() {
        for text in ["depth 7", "nodes 1000", "infinite", "infinite wtime 1000"] {
            assert_eq!(time(text), None, "{text}");
        }
        assert_eq!(Go::read("depth 7").depth(), 7);
        let limit = Go::read("nodes 1000").limit(Side::North, Instant::now());
        assert_eq!(limit.nodes, Some(1000));
    }

    #[test]
    fn a_clock_is_shared_out_and_never_run_down() {
        let text = "wtime 60000 btime 30000 winc 500 binc 100";
        assert_eq!(time(text), Some(2500));
        assert_eq!(Go::read(text).milliseconds(Side::North), Some(1100));
        assert_eq!(time("wtime 60000 movestogo 10"), Some(6000));
        assert_eq!(time("wtime 60000 movestogo 1"), Some(54_000));
        assert_eq!(time("wtime 100 winc 1000"), Some(90));
        assert_eq!(time("wtime -7"), Some(0));
    }

    #[test]
    fn words_that_mean_nothing_here_are_passed_over() {
        for text in ["", "ponder", "movetime", "movetime soon", "mate 3"] {
            assert_eq!(time(text), Some(USUAL), "{text}");
        }
    }

    #[test]
    fn a_search_ends_a_little_early_and_its_answer_is_given_in_time() {
        let asked = Instant::now();
        let spent = |text| {
            let go = Go::read(text);
            let ends = [go.limit(Side::South, asked).end, go.due(Side::South, asked)];
            ends.map(|end| end.map(|end| (end - asked).as_millis()))
        };
        assert_eq!(spent("movetime 1000"), [Some(984), Some(992)]);
        assert_eq!(spent("movetime 20"), [Some(18), Some(19)]);
        assert_eq!(spent("movetime 0"), [Some(0), Some(0)]);
        assert_eq!(spent("infinite"), [None, None]);
    }
}
