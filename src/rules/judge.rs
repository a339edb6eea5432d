//! Whether a position ends the game, and how it is then scored.

use super::{Board, Circle, Outcome, Position, Reason, RuleSet, Side, Starved, Stuck};

/// How often a position must come to end the game.
const OCCURRENCES_TO_END: usize = 3;

/// What a position leads to before anyone moves.
pub(super) struct Verdict {
    /// The position, after the side to move has passed if it must.
    pub position: Position,
    /// Whether the side to move had to pass.
    pub passed: bool,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
}

/// Judges a position after a move or as set up. `occurrences` counts how
/// often a position has come since the last capture, this time included.
pub(super) fn judge(
    position: Position,
    rules: &RuleSet,
    occurrences: impl FnOnce(&Position) -> usize,
) -> Verdict {
    let board = &position.board;
    let left = board.seeds_in_pits();
    let most = board.stores[0].max(board.stores[1]);
    let unclaimed = if rules.majority && u32::from(most) * 2 > u32::from(rules.total_seeds()) {
        Some(Reason::Majority)
    } else if left == 0 {
        Some(Reason::Empty)
    } else if left <= rules.few {
        Some(Reason::FewSeeds)
    } else {
        None
    };
    if let Some(reason) = unclaimed {
        return Verdict {
            position,
            passed: false,
            outcome: Some(leave(board, reason)),
        };
    }
    let passed = rules.starved == Starved::Pass && board.row_sum(position.side) == 0;
    let position = if passed {
        position.with_side(position.side.other())
    } else {
        position
    };
    let outcome = if position.legal(rules).is_empty() {
        Some(stuck(&position, rules.stuck))
    } else if occurrences(&position) >= OCCURRENCES_TO_END {
        Some(circle(board, rules.circle, Reason::Repetition))
    } else {
        None
    };
    Verdict {
        position,
        passed,
        outcome,
    }
}

/// Each side gets its store and nobody what is in the pits.
pub(super) fn leave(board: &Board, reason: Reason) -> Outcome {
    share(board, reason, [0, 0])
}

/// Shares the pits as the rule set says for a game that circles.
pub(super) fn circle(board: &Board, policy: Circle, reason: Reason) -> Outcome {
    match policy {
        Circle::Own => share(board, reason, own_rows(board)),
        Circle::Split => share(board, reason, halves(board)),
    }
}

/// Shares the pits as the rule set says when there is no legal move.
fn stuck(position: &Position, policy: Stuck) -> Outcome {
    let board = &position.board;
    let shares = match policy {
        Stuck::Own => own_rows(board),
        Stuck::Split => halves(board),
        Stuck::Other => match position.side {
            Side::South => [0, board.seeds_in_pits()],
            Side::North => [board.seeds_in_pits(), 0],
        },
    };
    share(board, Reason::NoMove, shares)
}

fn own_rows(board: &Board) -> [u8; 2] {
    Side::BOTH.map(|side| board.row_sum(side))
}

fn halves(board: &Board) -> [u8; 2] {
    [board.seeds_in_pits() / 2; 2]
}

/// Adds each side's share of the pits to its store; the rest is unclaimed.
fn share(board: &Board, reason: Reason, shares: [u8; 2]) -> Outcome {
    let [south, north] = board.stores;
    Outcome {
        reason,
        score: [south + shares[0], north + shares[1]],
        unclaimed: board.seeds_in_pits() - shares[0] - shares[1],
    }
}
