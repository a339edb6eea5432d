//! What the book of rules says, as data for the languages.

use crate::rules::{Preset, RuleSet, Topic};

/// A text of the book of rules, beside those that a game says too.
#[derive(Clone, Debug, PartialEq)]
pub enum Book {
    /// What it is called: it names the rule set, if that has a name.
    Title(Option<Preset>),
    /// What it is called for a rule set that a player has named.
    Named(String),
    /// What a chapter is called.
    Heading(Subject),
    /// One point of a rule set.
    Point(Topic, RuleSet),
    /// What belongs to whom, and who wins.
    Aim {
        /// All seeds of a game.
        seeds: u8,
    },
    /// How seeds are sown.
    Sowing {
        /// Pits a side.
        pits: u8,
    },
    /// What is captured.
    Capture,
    /// What is captured with it.
    Chain,
    /// What a grand slam is.
    Slam,
    /// The game ends without a seed on the board.
    Empty,
    /// A point of a rule set, and what it usually is.
    Differs(Topic, RuleSet),
    /// These are the usual rules.
    NothingDiffers,
    /// Prints the book.
    Print,
    /// Keeps the book as a page of its own.
    Save,
}

/// What a chapter is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The board, and how a game is won.
    Aim,
    /// Sowing.
    Sowing,
    /// Sowing that goes round the board.
    Kroo,
    /// Capturing.
    Capture,
    /// Capturing from several pits.
    Chain,
    /// Capturing all there is.
    Slam,
    /// Seeds for an opponent who has none.
    Feeding,
    /// Having none, and passing.
    Pass,
    /// How a game ends.
    End,
    /// What differs from the usual rules.
    Differences,
    /// Where all this comes from.
    Sources,
}

impl Subject {
    /// All of them, in the order in which they are read.
    pub const ALL: [Subject; 11] = [
        Subject::Aim,
        Subject::Sowing,
        Subject::Kroo,
        Subject::Capture,
        Subject::Chain,
        Subject::Slam,
        Subject::Feeding,
        Subject::Pass,
        Subject::End,
        Subject::Differences,
        Subject::Sources,
    ];

    /// Its name for tests, style and languages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Subject::Aim => "aim",
            Subject::Sowing => "sowing",
            Subject::Kroo => "kroo",
            Subject::Capture => "capture",
            Subject::Chain => "chain",
            Subject::Slam => "slam",
            Subject::Feeding => "feeding",
            Subject::Pass => "pass",
            Subject::End => "end",
            Subject::Differences => "differs",
            Subject::Sources => "sources",
        }
    }
}
