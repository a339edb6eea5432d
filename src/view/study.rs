//! What the computer thinks of moves, as it is told: advice with a reason,
//! and values for the analysis.

use crate::engine::{Report, Thought, WIN};
use crate::rules::{Game, Pit, Position, RuleSet, Side, Sowing};

/// One text about what the computer thinks of moves.
#[derive(Clone, Debug, PartialEq)]
pub enum Study {
    /// It looks for a move to advise.
    Looking,
    /// The move it advises.
    Advice(Advice),
    /// What a move is worth, in a cell of a table.
    Worth(Worth),
    /// What is expected, in a cell of a table.
    Line(Vec<Pit>),
    /// The best move of an analysis, to be read aloud.
    Summary {
        /// The move.
        pit: Pit,
        /// What it is worth.
        worth: Worth,
        /// What both sides are expected to play.
        line: Vec<Pit>,
        /// How many plies were looked ahead.
        depth: u32,
    },
    /// How far the analysis is.
    State(Progress),
    /// All that can be known of the position is known, by the tables.
    Certain,
    /// How far the endgame tables are.
    Tables(Tables),
    /// Tables of up to so many seeds, as a choice.
    Most(u32),
    /// What tables of up to so many seeds take.
    MostTakes(u32),
}

/// How far an analysis is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// It has just begun.
    Begun,
    /// It has looked so many plies ahead and goes on.
    Deep(u32),
    /// It has looked so many plies ahead, and that is all.
    Done(u32),
    /// The computer chooses a move first.
    Waiting,
    /// The game is over in the shown position.
    Over,
    /// The computer cannot think in the background here.
    Impossible,
}

/// How far the endgame tables are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tables {
    /// There are none here.
    None,
    /// Boards of at most so many seeds are known, 0 for none yet.
    Ready(u32),
    /// The same, and the next ones are being made.
    Making {
        /// Seeds of the boards that are known.
        ready: u32,
        /// How many of a hundred parts of the next ones are made.
        percent: u8,
    },
}

/// What a move is worth to the side that makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// So many tenths of a seed, neither won nor lost.
    Tenths(i32),
    /// It wins by so many seeds.
    Wins(u32),
    /// It loses by so many seeds.
    Loses(u32),
}

/// A move that is advised.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The move.
    pub pit: Pit,
    /// What it is worth.
    pub worth: Worth,
    /// Why it is good.
    pub reason: Reason,
}

/// Why a move is good, as the rules tell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There is no other.
    Only,
    /// It ends the game at once.
    Ends,
    /// The endgame tables know that nothing is better.
    Certain,
    /// It captures so many seeds now.
    Captures(u8),
    /// The opponent threatens to capture so many seeds more than it can after
    /// the move.
    Saves(u8),
    /// It prepares a capture of so many seeds in this pit's turn to come.
    Prepares {
        /// Seeds that are captured.
        seeds: u8,
        /// By which pit.
        with: Pit,
    },
    /// The opponent can capture nothing after it.
    LeavesNothing,
    /// The opponent can capture at most so many seeds after it, and more
    /// after every other.
    LeavesLeast(u8),
    /// Of all that is seen so many plies ahead it turns out best.
    Foresight(u32),
}

impl Tables {
    /// Boards of at most so many seeds are known.
    #[must_use]
    pub const fn ready(self) -> u32 {
        match self {
            Tables::None => 0,
            Tables::Ready(ready) | Tables::Making { ready, .. } => ready,
        }
    }
}

impl Worth {
    /// What a value of the engine says.
    #[must_use]
    pub fn of(value: i32) -> Worth {
        // A win comes the sooner the better, which takes less than a seed.
        let seeds = |ahead: i32| ahead.max(0).unsigned_abs().div_ceil(100).max(1);
        if value > WIN / 2 {
            Worth::Wins(seeds(value - WIN))
        } else if value < -WIN / 2 {
            Worth::Loses(seeds(-value - WIN))
        } else {
            let half = 5 * value.signum();
            Worth::Tenths((value + half) / 10)
        }
    }
}

/// What is advised in the shown position of a game after a search of it, if
/// it found a move there.
#[must_use]
pub fn advice(game: &Game, report: &Report) -> Option<Advice> {
    let best = report.moves.first()?;
    game.check(best.pit).ok()?;
    Some(Advice {
        pit: best.pit,
        worth: Worth::of(best.value),
        reason: reason(game, best, report.depth),
    })
}

fn reason(game: &Game, best: &Thought, depth: u32) -> Reason {
    let (position, rules, legal) = (game.position(), game.rules(), game.legal());
    let mut after = game.clone();
    let captured = after.play(best.pit).map_or(0, |sowing| sowing.captured);
    if legal.len() == 1 {
        return Reason::Only;
    }
    if after.outcome().is_some() {
        return Reason::Ends;
    }
    if best.exact {
        return Reason::Certain;
    }
    if captured > 0 {
        return Reason::Captures(captured);
    }
    let mover = position.side();
    let threat = most_captured(&position.with_side(mover.other()), rules);
    let left = left_after(game, best.pit);
    if threat >= left + 2 {
        return Reason::Saves(threat - left);
    }
    if let Some((with, seeds)) = later_capture(&after, mover, &best.line) {
        return Reason::Prepares { seeds, with };
    }
    let others = legal.iter().filter(|&pit| pit != best.pit);
    let least_of_others = others.map(|pit| left_after(game, pit)).min();
    match left {
        0 => Reason::LeavesNothing,
        left if least_of_others.is_some_and(|least| left < least) => Reason::LeavesLeast(left),
        _ => Reason::Foresight(depth),
    }
}

/// The most seeds that one move captures in a position.
fn most_captured(position: &Position, rules: &RuleSet) -> u8 {
    let legal = position.legal(rules);
    let captures = legal
        .iter()
        .filter_map(|pit| Sowing::of(position, pit, rules));
    captures.map(|sowing| sowing.captured).max().unwrap_or(0)
}

/// The most seeds that the opponent can capture after a move.
fn left_after(game: &Game, pit: Pit) -> u8 {
    let mut after = game.clone();
    let is_played = after.play(pit).is_ok() && after.outcome().is_none();
    let position = after.position();
    match is_played && position.side() != pit.side() {
        true => most_captured(position, game.rules()),
        false => 0,
    }
}

/// The first capture of a side in a line whose first move has been played.
fn later_capture(after: &Game, side: Side, line: &[Pit]) -> Option<(Pit, u8)> {
    let mut game = after.clone();
    for &pit in line.get(1..4)? {
        let captured = game.play(pit).ok()?.captured;
        match (pit.side() == side, captured) {
            (_, 0) => (),
            (true, seeds) => return Some((pit, seeds)),
            // What is lost first is no success.
            (false, _) => return None,
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{DEEPEST, Mind, search};
    use crate::notation::oware;

    fn advised(position: &str, depth: u32) -> Advice {
        let rules = RuleSet::ABAPA;
        let start = oware::parse_position(position, &rules).expect("a position");
        let game = Game::from_position(rules, start).expect("valid");
        let mut mind = Mind::new(&rules, 1 << 20);
        let report = search(&mut mind, &game.trail(), depth, &mut ()).expect("not over");
        advice(&game, &report).expect("a move")
    }

    #[test]
    fn values_are_told_in_tenths_and_decided_ones_in_seeds() {
        assert_eq!(Worth::of(234), Worth::Tenths(23));
        assert_eq!(Worth::of(-235), Worth::Tenths(-24));
        assert_eq!(Worth::of(4), Worth::Tenths(0));
        assert_eq!(Worth::of(WIN + 600 - 9), Worth::Wins(6));
        assert_eq!(Worth::of(WIN + 600), Worth::Wins(6));
        assert_eq!(Worth::of(-WIN - 100 + 63), Worth::Loses(1));
        assert_eq!(Worth::of(WIN - 3), Worth::Wins(1));
    }

    #[test]
    fn the_only_move_is_told_as_such() {
        let advice = advised("0-0-0-0-0-7-4-4-4-4-4-4-9-8-S", 4);
        assert_eq!(advice.reason, Reason::Only);
    }

    #[test]
    fn a_move_that_wins_at_once_ends_the_game() {
        let advice = advised("0-0-0-0-3-4-1-3-1-1-0-1-22-12-S", 6);
        assert_eq!(
            (advice.pit, advice.reason),
            (Pit::from_letter('F').unwrap(), Reason::Ends)
        );
        assert!(matches!(advice.worth, Worth::Wins(_)));
    }

    #[test]
    fn a_capture_is_told_with_its_seeds() {
        let advice = advised("4-4-4-4-0-2-1-2-6-6-6-6-2-1-S", 1);
        assert_eq!(
            (advice.pit.letter(), advice.reason),
            ('F', Reason::Captures(5))
        );
    }

    #[test]
    fn a_threat_that_the_move_takes_away_is_told() {
        // North's f would capture the two seeds of A.
        let advice = advised("1-4-6-5-5-5-6-5-5-4-0-1-0-1-S", 6);
        assert!(
            matches!(advice.reason, Reason::Saves(_) | Reason::Prepares { .. }),
            "{advice:?}"
        );
    }

    #[test]
    fn there_is_a_reason_for_every_move_of_a_game() {
        let mut game = Game::new(RuleSet::ABAPA);
        let mut mind = Mind::new(game.rules(), 1 << 20);
        while game.outcome().is_none() && game.len() < 300 {
            let report = search(&mut mind, &game.trail(), DEEPEST.min(6), &mut ()).expect("open");
            let told = advice(&game, &report).expect("a move");
            let sowing = game.play(told.pit).expect("legal");
            if let Reason::Captures(seeds) = told.reason {
                assert_eq!(seeds, sowing.captured);
            }
        }
    }
}
