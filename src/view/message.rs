//! Every text of the page, as data. A language turns each into a whole
//! sentence; what a language lacks does not compile.

use crate::engine::Level;
use crate::rules::{GrandSlam, Illegal, Origin, Outcome, Pit, PitSet, Position, Preset};
use crate::rules::{RuleSet, Side, Topic};
use crate::settings::{Direction, Who};

use super::coach::Coach;
use super::custom::Custom;
use super::explain::Why;
pub use super::label::Label;
use super::ledger::Ledger;
use super::preference::Preference;
use super::review::Review;
use super::rule_book::Book;
use super::study::Study;
use super::talk::Talk;

/// One text of the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// The name of the game, and of the page.
    Title,
    /// One line about the page, for search engines.
    Description,
    /// A word or two on a control.
    Label(Label),
    /// What a pit is called: "C, yours, 4 seeds".
    Pit(PitLabel),
    /// What a store is called, with what it holds.
    Store {
        /// Whose store.
        who: Who,
        /// Seeds in it.
        seeds: u8,
    },
    /// The name of a player, as a short label.
    Name(Who),
    /// What a level is called.
    Level(Level),
    /// A level by its number alone, as a choice.
    LevelNumber(Level),
    /// Another level than the one played is offered.
    OtherLevel {
        /// The level that is offered.
        to: Level,
        /// The level that was won, or lost, against three times in a row.
        from: Level,
    },
    /// The name of a rule set.
    RuleSetName(Option<Preset>),
    /// Who plays a rule set, and what is special about it.
    RuleSetAbout(Preset),
    /// One point of a rule set, and where it comes from.
    Reading(Reading),
    /// A side, as a choice.
    SideName(Side),
    /// A direction, as a choice.
    DirectionName(Direction),
    /// Whose turn it is.
    Turn(Who),
    /// The computer is thinking.
    Thinking,
    /// What a move did.
    Played(Played),
    /// What a move would do.
    Preview(Preview),
    /// A beginners' mistake.
    Coach(Coach),
    /// The shown position as a whole, to be read out.
    Overview(Overview),
    /// No move has been played yet.
    NoMoveYet,
    /// A typed text names no pit of the row to move.
    NoSuchPit {
        /// Pits of the row.
        pits: u8,
    },
    /// A player has to pass.
    Passed(Who),
    /// How the game ended.
    Over(Ending),
    /// The final score.
    Score {
        /// The players, the near side first.
        players: [(Who, u8); 2],
        /// Seeds that nobody gets.
        unclaimed: u8,
    },
    /// Why a pit may not be played.
    Refused(Refusal),
    /// Something that an explanation tells.
    Why(Why),
    /// A move has been taken back.
    TakenBack,
    /// What was taken back has been played again.
    DoneAgain,
    /// A new game has begun.
    Begun {
        /// Who plays first.
        first: Who,
    },
    /// A text about stopping, sharing or opening.
    Talk(Talk),
    /// A text about what the computer thinks of moves.
    Study(Study),
    /// A text about rules that the reader puts together.
    Custom(Custom),
    /// A text about finished games.
    Ledger(Ledger),
    /// A text about the reader's preferences.
    Preference(Preference),
    /// A text about the moves of a game and its end.
    Review(Review),
    /// A text of the book of rules.
    Book(Book),
    /// Something went wrong, and what it means for the player.
    Trouble(Trouble),
    /// The title of a picture of a position.
    PictureTitle(Depicted),
    /// What a picture of a position shows.
    PictureText(Depicted),
}

/// What a pit is called.
#[derive(Clone, Debug, PartialEq)]
pub struct PitLabel {
    /// Which pit.
    pub pit: Pit,
    /// Whose row it is in.
    pub owner: Who,
    /// Seeds in it.
    pub seeds: u8,
    /// Why it may not be played although it is in the row to move and holds
    /// seeds.
    pub refused: Option<Illegal>,
    /// What playing it would do, if it may be played now.
    pub preview: Option<Preview>,
}

impl Preview {
    /// Of a pit that may not be played.
    #[must_use]
    pub const fn nothing(pit: Pit) -> Preview {
        Preview {
            pit,
            landing: pit,
            captured: 0,
            laps: 0,
            slam: None,
        }
    }
}

impl PitLabel {
    /// Whether it may be played now.
    #[must_use]
    pub const fn is_playable(&self) -> bool {
        self.preview.is_some()
    }
}

/// What a move would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The move.
    pub pit: Pit,
    /// Where the last seed would land.
    pub landing: Pit,
    /// Seeds that would be captured.
    pub captured: u8,
    /// How often the sowing would come past its origin.
    pub laps: u8,
    /// What would become of a grand slam.
    pub slam: Option<GrandSlam>,
}

/// A position as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overview {
    /// The two rows, the near one first.
    pub rows: [Row; 2],
    /// Whose turn it is; nobody's once the game is over.
    pub to_move: Option<Who>,
}

/// A player's row and store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Whose.
    pub who: Who,
    /// The pits in sowing order, each with its seeds.
    pub pits: Vec<(Pit, u8)>,
    /// Seeds in the store.
    pub store: u8,
}

/// One point of a rule set, and where it comes from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reading {
    /// The point.
    pub topic: Topic,
    /// The rule set.
    pub rules: RuleSet,
    /// Where it comes from.
    pub origin: Origin,
}

/// What a move did.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// Who played.
    pub who: Who,
    /// Which pit.
    pub pit: Pit,
    /// Seeds sown.
    pub seeds: u8,
    /// Where the last seed landed.
    pub landing: Pit,
    /// Seeds captured.
    pub captured: u8,
    /// The pits they came from, in sowing order.
    pub from: Vec<Pit>,
    /// What became of a grand slam.
    pub slam: Option<GrandSlam>,
}

/// How a game ended, from where the reader sits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ending {
    /// Reason and score.
    pub outcome: Outcome,
    /// Who won, if it is not a draw.
    pub winner: Option<Who>,
    /// Who resigned or could not move, where the reason has such a player.
    pub subject: Who,
}

/// Why a pit may not be played, with the pits concerned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Refusal {
    /// The reason.
    pub reason: Illegal,
    /// The pit that was chosen.
    pub pit: Pit,
    /// Whose row the pit is in.
    pub owner: Who,
    /// Who is to move.
    pub mover: Who,
    /// The pits that may be played.
    pub legal: PitSet,
}

/// A position in a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Depicted {
    /// The position.
    pub position: Position,
    /// Who is to move; nobody once the game is over.
    pub to_move: Option<Side>,
    /// Which way sowing turns.
    pub direction: Direction,
}

/// Something that went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The saved game could not be read.
    SaveUnreadable,
    /// The saved game could not be read, nor be put aside: it stays until the
    /// first move.
    SaveSpared,
    /// The browser allows no storage.
    StorageForbidden,
    /// The storage takes no more.
    StorageFull,
    /// No worker can be started: the computer thinks on the page.
    NoWorker,
    /// The worker died and was replaced.
    WorkerRestarted,
    /// The chosen language could not be loaded.
    LanguageNotLoaded,
}
