//! What is left of a game: the list of its moves, and both stores as curves.

use std::fmt::Write;

use crate::rules::{Game, GrandSlam, Pit, Side};
use crate::settings::{Settings, Who};

use super::message::Message;

#[cfg(test)]
mod tests;

/// One text about the moves of a game and its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Review {
    /// Closes the list of moves.
    Close,
    /// Shows the start.
    First,
    /// One move back.
    Previous,
    /// One move forward.
    Next,
    /// Shows the last position.
    Last,
    /// Shows the last move again.
    Replay,
    /// A move of the list, as it is read out.
    Listed {
        /// Its number in the list.
        number: usize,
        /// What was done.
        deed: Deed,
    },
    /// A turn that was passed, in the place of a move.
    Pass,
    /// The move before the position that is shown now.
    At {
        /// Plies before that position.
        shown: usize,
        /// Plies of the game.
        plies: usize,
        /// What was done last.
        deed: Deed,
    },
    /// The start is shown now, of a game of so many plies.
    Start(usize),
    /// Has the computer play on from an earlier position.
    PlayFromHere,
    /// The end of the game, and what can be done now.
    End,
    /// Another game in which the person plays this side.
    RematchAs(Side),
    /// Another game of two people that this side begins.
    RematchBegunBy(Side),
    /// Looks at the moves of a finished game.
    LookBack,
    /// What the curves of the stores tell.
    Curves(Lead),
}

/// What was done with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deed {
    /// Who did it.
    pub who: Who,
    /// The pit that was played.
    pub pit: Pit,
    /// Seeds captured.
    pub captured: u8,
    /// What became of a grand slam.
    pub slam: Option<GrandSlam>,
}

/// Who was ahead in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lead {
    /// Plies of the game.
    pub plies: usize,
    /// The players and their seeds at last, the near side first.
    pub players: [(Who, u8); 2],
    /// Who is ahead, and after which ply they came to be; `None` if nobody is.
    pub leader: Option<(Who, usize)>,
    /// How often one player has overtaken the other.
    pub changes: usize,
}

/// One line of the list: a move of South and one of North, as records number
/// them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number, from 1.
    pub number: usize,
    /// What South and North did, if they did something.
    pub cells: [Option<Cell>; 2],
}

/// What a side did in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// It moved.
    Move {
        /// The number of plies after the move.
        plies: usize,
        /// What it did.
        deed: Deed,
    },
    /// It had to pass.
    Pass,
}

/// What was done with the ply numbered from 0.
#[must_use]
pub fn deed(settings: &Settings, game: &Game, index: usize) -> Option<Deed> {
    let sowing = game.sowing(index)?;
    Some(Deed {
        who: settings.who(sowing.pit.side()),
        pit: sowing.pit,
        captured: sowing.captured,
        slam: sowing.slam,
    })
}

/// All moves of a game, and the turns that were passed.
#[must_use]
pub fn rows(settings: &Settings, game: &Game) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let mut put = |side: Side, cell: Cell| {
        let column = side.index();
        let is_free = |row: &&mut Row| row.cells[column..].iter().all(Option::is_none);
        match rows.last_mut().filter(is_free) {
            Some(row) => row.cells[column] = Some(cell),
            None => {
                let mut cells = [None; 2];
                cells[column] = Some(cell);
                let number = rows.len() + 1;
                rows.push(Row { number, cells });
            }
        }
    };
    for (index, ply) in game.plies().enumerate() {
        let side = ply.pit.side();
        if let Some(deed) = deed(settings, game, index) {
            let plies = index + 1;
            put(side, Cell::Move { plies, deed });
        }
        if ply.turn.passed {
            put(side.other(), Cell::Pass);
        }
    }
    rows
}

/// Which position is shown, and what led there.
#[must_use]
pub fn shown(settings: &Settings, game: &Game) -> Message {
    let (shown, plies) = (game.shown(), game.len());
    let deed = (shown.checked_sub(1)).and_then(|last| deed(settings, game, last));
    Message::Review(match deed {
        Some(deed) => Review::At { shown, plies, deed },
        None => Review::Start(plies),
    })
}

/// From how many seeds a capture is marked on the curves: what takes more than
/// one pit.
const BIG: u8 = 4;

/// Both stores over a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Curves {
    /// What South and North held after each ply. If seeds were shared out at
    /// the end, what they have then comes last.
    stores: Vec<[u8; 2]>,
    /// The plies after which somebody had just captured many seeds, and who.
    big: Vec<(usize, Side)>,
    /// How many seeds are a majority.
    pub majority: u8,
    /// How many seeds the height is worth.
    pub top: u8,
}

impl Curves {
    /// Those of a game.
    #[must_use]
    pub fn of(game: &Game) -> Curves {
        let positions = (0..=game.len()).filter_map(|plies| game.position_after(plies));
        let mut stores: Vec<[u8; 2]> = positions
            .map(|position| Side::BOTH.map(|side| position.board().store(side)))
            .collect();
        let score = game.outcome().map(|outcome| outcome.score);
        if let Some(score) = score.filter(|score| stores.last() != Some(score)) {
            stores.push(score);
        }
        let is_big = |(index, ply): (usize, crate::rules::Ply)| {
            (ply.turn.captured >= BIG).then_some((index + 1, ply.pit.side()))
        };
        let majority = game.rules().total_seeds() / 2 + 1;
        let most = stores.iter().flatten().copied().max().unwrap_or(0);
        Curves {
            big: game.plies().enumerate().filter_map(is_big).collect(),
            top: most.max(majority) + 3,
            majority,
            stores,
        }
    }

    /// How many steps there are from left to right; one at least.
    #[must_use]
    pub fn steps(&self) -> usize {
        (self.stores.len() - 1).max(1)
    }

    /// The curve of a side: one unit to the right a step, and one down a seed.
    #[must_use]
    pub fn path(&self, side: Side) -> String {
        let mut path = String::new();
        for (step, store) in self.stores.iter().enumerate() {
            let y = self.top - store[side.index()];
            // Writing to a string never fails.
            let _ = match step {
                0 => write!(path, "M0 {y}"),
                _ => write!(path, "H{step}V{y}"),
            };
        }
        path
    }

    /// Points where a side captured many seeds, as strokes without a length.
    #[must_use]
    pub fn marks(&self, side: Side) -> String {
        let mut path = String::new();
        for &(plies, _) in self.big.iter().filter(|(_, by)| *by == side) {
            let y = self.top - self.stores[plies][side.index()];
            let _ = write!(path, "M{plies} {y}h0");
        }
        path
    }

    /// Who was ahead when.
    #[must_use]
    pub fn lead(&self, settings: &Settings, plies: usize) -> Lead {
        let mut leader: Option<(Side, usize)> = None;
        let (mut ahead, mut changes) = (None, 0);
        for (step, [south, north]) in self.stores.iter().enumerate() {
            let now = match south.cmp(north) {
                std::cmp::Ordering::Greater => Some(Side::South),
                std::cmp::Ordering::Less => Some(Side::North),
                std::cmp::Ordering::Equal => None,
            };
            if let Some(now) = now.filter(|now| leader.is_none_or(|(side, _)| side != *now)) {
                changes += usize::from(leader.is_some());
                leader = Some((now, step.min(plies)));
            }
            ahead = now;
        }
        let last = self.stores[self.stores.len() - 1];
        let near = settings.near();
        Lead {
            plies,
            players: [near, near.other()].map(|side| (settings.who(side), last[side.index()])),
            leader: leader
                .filter(|_| ahead.is_some())
                .map(|(side, since)| (settings.who(side), since)),
            changes,
        }
    }
}
