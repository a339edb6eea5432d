//! What is said of finished games.

use crate::statistics::{Entry, Group};

/// One text about finished games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ledger {
    /// All of it.
    Title,
    /// There are none yet.
    Empty,
    /// All games together.
    All,
    /// Games of a group.
    Of(Group),
    /// Games of a group whose rules the reader has named so.
    OfNamed(Group, String),
    /// A column.
    Column(Column),
    /// Above the last games.
    Last,
    /// A game, with its date as the reader's language writes it.
    Game {
        /// The date.
        date: String,
        /// What is kept of it.
        entry: Box<Entry>,
    },
    /// Reads a file.
    Read,
    /// Erases everything.
    Erase,
    /// The same, once more.
    EraseReally,
    /// Everything is erased.
    Erased,
    /// So many games were added.
    Added(usize),
    /// A file is none of these.
    Unreadable,
    /// There is no room.
    NotKept,
    /// So many that are kept cannot be read.
    Unread(usize),
}

/// A column of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// How many games.
    Games,
    /// How many were won.
    Won,
    /// How many were lost.
    Lost,
    /// How many had no winner.
    Drawn,
    /// Most won in a row.
    Streak,
    /// Seeds of both sides.
    Seeds,
}

impl Column {
    /// All columns, as they stand.
    pub const ALL: [Column; 6] = [
        Column::Games,
        Column::Won,
        Column::Lost,
        Column::Drawn,
        Column::Streak,
        Column::Seeds,
    ];
}
