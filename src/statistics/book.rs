//! All finished games of a device.

use std::fmt;

use super::{Entry, Group, Tally};

/// How many games are kept. Each takes some eighty characters.
pub const MOST_GAMES: usize = 4000;

/// How many games, the last ones, are kept with their moves.
pub const MOST_WITH_MOVES: usize = 60;

/// All finished games, the first that ended first.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Book {
    entries: Vec<Entry>,
    /// Games that are kept and cannot be read, as they were written.
    pub(super) unread: Vec<String>,
}

/// Why a text is no book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookError {
    /// It is not of the form of one.
    Malformed,
    /// A later version of the game has written it.
    UnknownVersion(u32),
    /// A game of it, counted from 1, cannot be.
    Invalid(usize),
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BookError::Malformed => write!(f, "not a book of games"),
            BookError::UnknownVersion(version) => write!(f, "unknown version {version}"),
            BookError::Invalid(number) => write!(f, "game {number} cannot be"),
        }
    }
}

impl std::error::Error for BookError {}

impl Book {
    /// All games, the first that ended first.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The book of these games, in whatever order they are.
    pub(super) fn of(entries: Vec<Entry>) -> Book {
        let mut book = Book::default();
        book.take(entries);
        book
    }

    /// How many games that are kept cannot be read.
    #[must_use]
    pub fn unread(&self) -> usize {
        self.unread.len()
    }

    /// Adds a game that has ended.
    pub fn add(&mut self, entry: Entry) {
        self.take(vec![entry]);
    }

    /// Adds the games of another book that are not in this one, and says how
    /// many those were. One that is in both keeps its moves if either has them.
    pub fn merge(&mut self, other: Book) -> usize {
        self.take(other.entries)
    }

    fn take(&mut self, entries: Vec<Entry>) -> usize {
        let before = self.entries.len();
        let is_same = |a: &Entry, b: &Entry| {
            let told = |entry: &Entry| (entry.ended_at, entry.rules, entry.score);
            told(a) == told(b) && a.players == b.players
        };
        for entry in entries {
            let at = |known: &Entry| known.ended_at.cmp(&entry.ended_at);
            let first = self.entries.partition_point(|known| at(known).is_lt());
            let end = self.entries.partition_point(|known| at(known).is_le());
            let same = self.entries[first..end]
                .iter_mut()
                .find(|known| is_same(known, &entry));
            match same {
                Some(known) => known.save = known.save.take().or(entry.save),
                None => self.entries.insert(end, entry),
            }
        }
        let added = self.entries.len() - before;
        self.keep(MOST_GAMES, MOST_WITH_MOVES);
        added
    }

    /// Forgets the oldest games, and the moves of older ones, so that no more
    /// than these are left.
    pub fn keep(&mut self, games: usize, with_moves: usize) {
        let surplus = self.entries.len().saturating_sub(games);
        self.entries.drain(..surplus);
        let bare = self.entries.len().saturating_sub(with_moves);
        for entry in &mut self.entries[..bare] {
            entry.save = None;
        }
    }

    /// All games together.
    #[must_use]
    pub fn total(&self) -> Tally {
        self.tally(|_| true)
    }

    /// Each group of games, the one played last first.
    #[must_use]
    pub fn groups(&self) -> Vec<(Group, Tally)> {
        let mut groups: Vec<Group> = Vec::new();
        for group in self.entries.iter().rev().map(Group::of) {
            if !groups.contains(&group) {
                groups.push(group);
            }
        }
        let tally = |group| (group, self.tally(|entry| Group::of(entry) == group));
        groups.into_iter().map(tally).collect()
    }

    fn tally(&self, counts: impl Fn(&Entry) -> bool) -> Tally {
        let mut tally = Tally::default();
        for entry in self.entries.iter().filter(|entry| counts(entry)) {
            tally.add(entry);
        }
        tally
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Level;
    use crate::rules::{Game, Side};
    use crate::settings::{Players, Settings};

    /// A game against a level that ended at a time, given up by a side.
    fn resigned(level: u8, by: Side, at: u64) -> Entry {
        let settings = Settings {
            players: Players::Computer {
                level: Level::new(level).expect("a level"),
                person: Side::South,
            },
            ..Settings::default()
        };
        let mut game = Game::from_position(settings.rules, settings.start()).expect("valid");
        game.resign(by).expect("not over");
        Entry::of(&settings, &game, at).expect("over")
    }

    fn book(entries: impl IntoIterator<Item = Entry>) -> Book {
        let mut book = Book::default();
        entries.into_iter().for_each(|entry| book.add(entry));
        book
    }

    const WON: Side = Side::North;
    const LOST: Side = Side::South;

    #[test]
    fn games_add_up_by_level_and_rules() {
        let book = book([
            resigned(3, WON, 1),
            resigned(3, WON, 2),
            resigned(4, LOST, 3),
            resigned(3, LOST, 4),
            resigned(3, WON, 5),
        ]);
        let total = book.total();
        assert_eq!((total.won, total.lost, total.drawn), (3, 2, 0));
        assert_eq!((total.streak, total.longest), (1, 2));
        let groups = book.groups();
        let levels: Vec<_> = groups.iter().filter_map(|(group, _)| group.level).collect();
        assert_eq!(
            levels
                .iter()
                .map(|level| level.number())
                .collect::<Vec<_>>(),
            [3, 4]
        );
        assert_eq!(groups[0].1.games(), 4);
    }

    #[test]
    fn what_is_written_is_read() {
        let book = book([resigned(3, WON, 1), resigned(4, LOST, 3)]);
        assert_eq!(Book::from_text(&book.to_text()), Ok(book));
        let none = Book::default();
        assert_eq!(Book::from_text(&none.to_text()), Ok(none));
    }

    #[test]
    fn a_book_that_is_read_twice_counts_once() {
        let mut here = book([resigned(3, WON, 1), resigned(3, WON, 9)]);
        let there = book([resigned(3, WON, 1), resigned(4, LOST, 5)]);
        assert_eq!(here.merge(there.clone()), 1);
        assert_eq!(here.merge(there), 0);
        assert_eq!(here.entries().len(), 3);
        assert!(here.entries().is_sorted_by_key(|entry| entry.ended_at));
    }

    #[test]
    fn only_the_last_games_keep_their_moves() {
        let many = (0..MOST_WITH_MOVES as u64 + 5).map(|at| resigned(1, WON, at));
        let book = book(many);
        let bare = book.entries().iter().filter(|entry| entry.save.is_none());
        assert_eq!(bare.count(), 5);
        assert!(book.entries()[0].save.is_none());
        assert_eq!(book.total().games(), MOST_WITH_MOVES as u32 + 5);
    }

    #[test]
    fn there_is_an_end_to_the_games_that_are_kept() {
        let mut book = book((0..20).map(|at| resigned(1, WON, at)));
        book.keep(8, 3);
        assert_eq!(book.entries().len(), 8);
        assert_eq!(book.entries()[0].ended_at, 12);
    }

    #[test]
    fn what_is_kept_and_cannot_be_read_stays_as_it_is() {
        let text = book([resigned(3, WON, 1), resigned(4, LOST, 3)]).to_kept();
        let later = text.replace(
            "\"rules\":\"abapa\",\"level\":3",
            "\"rules\":\"chess\",\"level\":3",
        );
        let mut kept = Book::from_kept(&later).expect("a book");
        assert_eq!((kept.entries().len(), kept.unread()), (1, 1));
        kept.add(resigned(5, WON, 9));
        let again = kept.to_kept();
        assert_eq!(Book::from_kept(&again).as_ref(), Ok(&kept));
        assert!(again.contains("\"rules\":\"chess\""));
        // It is not handed to other devices.
        assert_eq!(
            Book::from_text(&kept.to_text())
                .expect("a book")
                .entries()
                .len(),
            2
        );
        assert_eq!(Book::from_kept("{garbage"), Err(BookError::Malformed));
    }

    #[test]
    fn a_damaged_book_is_refused() {
        let text = book([resigned(3, WON, 1), resigned(4, LOST, 3)]).to_text();
        for cut in 0..text.len() {
            assert_eq!(Book::from_text(&text[..cut]), Err(BookError::Malformed));
        }
        for (from, to, error) in [
            (
                "\"v\":1,\"games\"",
                "\"v\":9,\"games\"",
                BookError::UnknownVersion(9),
            ),
            ("statistics", "recipes", BookError::Malformed),
            (
                "\"score\":[0,0]",
                "\"score\":[30,30]",
                BookError::Invalid(1),
            ),
            ("\"score\":[0,0]", "\"score\":[9,0]", BookError::Invalid(1)),
            ("\"at\":1", "\"at\":8640000000000001", BookError::Invalid(1)),
            (
                "\"winner\":\"south\"",
                "\"winner\":\"east\"",
                BookError::Invalid(1),
            ),
            (
                "\"rules\":\"abapa\",\"level\":3",
                "\"rules\":\"chess\",\"level\":3",
                BookError::Invalid(1),
            ),
            ("\"level\":4", "\"level\":9", BookError::Invalid(2)),
        ] {
            assert!(text.contains(from), "{from} in {text}");
            assert_eq!(
                Book::from_text(&text.replacen(from, to, 1)),
                Err(error),
                "{from}"
            );
        }
    }
}
