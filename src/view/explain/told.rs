//! What an explanation tells, as data for the languages.

use crate::rules::{GrandSlam, Illegal, Pit, PitSet, Preset, Reason};
use crate::settings::Who;

/// One thing that an explanation tells, in a whole sentence or two.
#[derive(Clone, Debug, PartialEq)]
pub enum Why {
    /// There is nothing to sow.
    Empty(Pit),
    /// How a move sows, and what it captures.
    Sows(Sows),
    /// This player then has no seeds and passes.
    Passes(Who),
    /// The move ends the game.
    Ends {
        /// Why.
        close: Close,
        /// The final score, the near side first.
        players: [(Who, u8); 2],
    },
    /// The opponent must be fed, and this move does not do so.
    Unfed {
        /// The pit in question.
        pit: Pit,
        /// Whose row is empty.
        opponent: Who,
        /// Where the last seed would land.
        landing: Pit,
        /// Whether seeds would reach the opponent's row, and be captured.
        takes_back: bool,
        /// The pits that feed.
        legal: PitSet,
    },
    /// The move would leave the opponent without seeds, which is forbidden.
    Starves {
        /// The pit in question.
        pit: Pit,
        /// Whose row it would empty.
        opponent: Who,
        /// What it would capture.
        from: Vec<Held>,
        /// The pits that may be played.
        legal: PitSet,
    },
    /// Other rule sets treat the move differently.
    Elsewhere {
        /// The rule sets.
        presets: Vec<Preset>,
        /// The pit in question.
        pit: Pit,
        /// What is different.
        difference: Difference,
    },
}

/// A pit and the seeds that it then holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// Which pit.
    pub pit: Pit,
    /// Its seeds.
    pub seeds: u8,
}

impl Held {
    /// The seeds of all these pits.
    #[must_use]
    pub fn total(all: &[Held]) -> u8 {
        all.iter().map(|held| held.seeds).sum()
    }
}

/// How a move sows, and what it captures.
#[derive(Clone, Debug, PartialEq)]
pub struct Sows {
    /// The pit that is played.
    pub pit: Pit,
    /// The seeds that it holds.
    pub seeds: u8,
    /// Where the last one lands.
    pub landing: Pit,
    /// How often the sowing comes past its origin: a kroo does so.
    pub laps: u8,
    /// What comes of it.
    pub result: Catch,
}

/// What a move captures, and why no more.
#[derive(Clone, Debug, PartialEq)]
pub enum Catch {
    /// Nothing, for the last seed lands in the row of this player, who moves.
    OwnRow(Who),
    /// Nothing, for the landing pit then holds this many seeds.
    Count(u8),
    /// Seeds of these pits, the landing pit first.
    Taken {
        /// The pits.
        from: Vec<Held>,
        /// Where the chain stops.
        stop: Stop,
    },
    /// All seeds of the opponent's row.
    Slam {
        /// Whose row it is.
        opponent: Who,
        /// The pits, the landing pit first.
        from: Vec<Held>,
        /// What the rules make of it.
        slam: GrandSlam,
    },
}

/// Where a chain of captures stops.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stop {
    /// Before a pit that holds neither 2 nor 3 seeds.
    Before(Held),
    /// At the first pit of this player's row.
    RowEnd(Pit, Who),
}

/// Why a move ends the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Close {
    /// More than half of the seeds are captured.
    Majority,
    /// No seed is left in the pits.
    Empty,
    /// Only so many seeds are left.
    Few(u8),
    /// This player has no legal move.
    NoMove(Who),
    /// The position comes for the third time.
    Repetition,
}

impl Close {
    /// The reason with what belongs to it; `None` if people ended the game.
    pub(super) fn of(reason: Reason, left: u8, to_move: Who) -> Option<Close> {
        match reason {
            Reason::Majority => Some(Close::Majority),
            Reason::Empty => Some(Close::Empty),
            Reason::FewSeeds => Some(Close::Few(left)),
            Reason::NoMove => Some(Close::NoMove(to_move)),
            Reason::Repetition => Some(Close::Repetition),
            Reason::Agreement | Reason::Resigned(_) => None,
        }
    }
}

/// What other rules make of a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Difference {
    /// It is illegal.
    Forbidden {
        /// Why.
        reason: Illegal,
        /// Who would be left without seeds.
        opponent: Who,
    },
    /// No move is legal at all.
    NoMove,
    /// It is legal, and captures so many seeds.
    Allowed(u8),
    /// It captures another number of seeds.
    Takes {
        /// How many.
        captured: u8,
        /// Who then has no seeds and passes.
        passes: Option<Who>,
    },
    /// This player then passes.
    Passes(Who),
    /// It ends the game.
    Ends(Close),
    /// It does not end the game.
    GoesOn,
    /// It ends the game with another score, the near side first.
    Score([(Who, u8); 2]),
}
