//! What is said when games are stopped by people, shared and opened.

use crate::notation::{ErrorKind, Format, Letters, ParseError};
use crate::rules::Side;
use crate::settings::Who;

/// What each player would get, the near side first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shares {
    /// The players and their seeds.
    pub players: [(Who, u8); 2],
    /// Seeds that nobody would get.
    pub unclaimed: u8,
}

/// One text about stopping, sharing or opening.
#[derive(Clone, Debug, PartialEq)]
pub enum Talk {
    /// The position has come for the second time, and what stopping now gives.
    Repeated(Shares),
    /// What stopping now gives.
    StoppingGives(Shares),
    /// The computer has been asked to stop, and considers it.
    Considering,
    /// The computer plays on.
    Declined,
    /// A game has been opened, so many plies long.
    Opened {
        /// Plies of the game.
        plies: usize,
    },
    /// The next pit that is chosen is explained.
    ChooseToExplain,
    /// An earlier position is shown.
    LookingBack {
        /// Plies before the shown position.
        shown: usize,
        /// Plies of the game.
        plies: usize,
    },
    /// The game before the opened one is back.
    BroughtBack,
    /// The text is in the clipboard.
    Copied,
    /// The clipboard is closed: the text is selected, to be copied by hand.
    CopyByHand,
    /// There is no text to open.
    NothingToOpen,
    /// The file could not be read as text.
    FileUnreadable,
    /// A text cannot be read, and why. The running game stays.
    Unreadable {
        /// What it looks most like.
        format: Format,
        /// Where and why.
        error: ParseError,
    },
    /// The text can mean several games, or holds several: which one?
    Which,
    /// One of several games.
    Game {
        /// Its number in the text, from 1.
        number: usize,
        /// Who played, where the text tells it.
        names: Option<[String; 2]>,
        /// Whose pits its letters are, where that is in question.
        letters: Option<Letters>,
        /// Who begins.
        first: Side,
        /// Plies of the game.
        plies: usize,
    },
    /// The name of a format.
    FormatName(Shared),
    /// The address of a frame has a parameter that cannot be read.
    Misaddressed {
        /// Its name.
        name: &'static str,
        /// What is wrong.
        kind: ErrorKind,
    },
    /// The game of a frame is only looked at.
    ViewOnly,
    /// The way from a frame to the whole page.
    OpenInFull,
    /// The page around a frame does not let it open another one.
    NotOpened,
}

/// What can be shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shared {
    /// A link that opens the game.
    Link,
    /// The text of the shown position.
    Position,
    /// A record of the game.
    Record,
    /// A picture of the shown position.
    Picture,
}

impl Shared {
    /// All that can be shared.
    pub const ALL: [Shared; 4] = [
        Shared::Link,
        Shared::Position,
        Shared::Record,
        Shared::Picture,
    ];
}
