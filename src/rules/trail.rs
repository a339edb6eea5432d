//! The positions of a line of play, as far as the rules need them.

use super::judge::judge;
use super::{Outcome, Pit, Position, RuleSet};

/// What one move led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The position after it; a side that had to pass has done so.
    pub position: Position,
    /// Seeds that the move captured.
    pub captured: u8,
    /// Whether the opponent had to pass.
    pub passed: bool,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
}

/// A line of play that can be stepped forward and back: what a search or a
/// count of positions walks on. A [`Game`](super::Game) is a trail with its
/// moves, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trail {
    rules: RuleSet,
    turns: Vec<Turn>,
}

impl Trail {
    /// A trail that begins where a position is set up. The position must have
    /// as many pits as the rule set.
    #[must_use]
    pub(super) fn new(rules: RuleSet, start: Position) -> Trail {
        let verdict = judge(start, &rules, |_| 1);
        let first = Turn {
            position: verdict.position,
            captured: 0,
            passed: verdict.passed,
            outcome: verdict.outcome,
        };
        Trail {
            rules,
            turns: vec![first],
        }
    }

    /// The rules it is played by.
    #[must_use]
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The set-up position first, then what each move led to.
    #[must_use]
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The last turn.
    #[must_use]
    pub fn last(&self) -> &Turn {
        // The set-up is never taken back.
        &self.turns[self.turns.len() - 1]
    }

    /// The pits that may be played now: none once the game is over.
    #[must_use]
    pub fn legal(&self) -> super::PitSet {
        let last = self.last();
        match last.outcome {
            Some(_) => super::PitSet::empty(last.position.side),
            None => last.position.legal(&self.rules),
        }
    }

    /// Plays a pit that is known to be legal, without checking it.
    pub fn push(&mut self, pit: Pit) -> &Turn {
        let before = self.last().position;
        debug_assert!(self.legal().contains(pit), "{pit} in {before}");
        let effect = before.effect(pit.place(), &self.rules);
        let after = Position {
            board: effect.board,
            side: before.side.other(),
        };
        let verdict = judge(after, &self.rules, |position| match effect.captured {
            0 => 1 + self.occurrences(position),
            _ => 1,
        });
        self.turns.push(Turn {
            position: verdict.position,
            captured: effect.captured,
            passed: verdict.passed,
            outcome: verdict.outcome,
        });
        self.last()
    }

    /// Takes the last move back; the set-up stays.
    pub fn pop(&mut self) {
        self.truncate(self.turns.len().saturating_sub(1));
    }

    /// Takes all but the first `len` turns back; the set-up stays.
    pub(super) fn truncate(&mut self, len: usize) {
        self.turns.truncate(len.max(1));
    }

    /// How often a position has come since the last capture; the set-up
    /// counts.
    #[must_use]
    pub fn occurrences(&self, position: &Position) -> usize {
        occurrences(&self.turns, position)
    }
}

/// How often a position has come since the last capture of some turns.
pub(super) fn occurrences(turns: &[Turn], position: &Position) -> usize {
    let mut count = 0;
    for turn in turns.iter().rev() {
        count += usize::from(turn.position == *position);
        if turn.captured > 0 {
            break;
        }
    }
    count
}
