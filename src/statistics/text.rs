//! The text of a book of games: JSON.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::{Book, BookError, Entry, MOST_GAMES};
use crate::engine::Level;
use crate::rules::{RuleSet, Side};
use crate::settings::Players;
use crate::storage;

/// The version that is written. Old ones stay readable.
const VERSION: u32 = 1;

/// A book as JSON holds it: each game by itself, so that one that cannot be
/// read does not stop the others.
#[derive(Deserialize)]
struct Text<'a> {
    awale: String,
    v: u32,
    #[serde(borrow)]
    games: Vec<&'a RawValue>,
}

/// The last time that browsers know as a date, in milliseconds.
const LAST_TIME: u64 = 8_640_000_000_000_000;

/// What tells a book from other JSON.
const KIND: &str = "statistics";

/// A game as JSON holds it.
#[derive(Serialize, Deserialize)]
struct Line {
    at: u64,
    rules: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    level: Option<u8>,
    /// The side of the person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    side: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    winner: Option<String>,
    score: [u8; 2],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    game: Option<String>,
}

impl Book {
    /// The text of the games, for another device: JSON.
    #[must_use]
    pub fn to_text(&self) -> String {
        text(self.entries().iter().map(written))
    }

    /// The text to be kept: with what could not be read, as it was.
    #[must_use]
    pub fn to_kept(&self) -> String {
        let unread = self.unread.iter().cloned();
        text(unread.chain(self.entries().iter().map(written)))
    }

    /// Reads what [`to_text`](Self::to_text) wrote, on this device or another.
    /// A game whose moves do not lead to its result is refused, and the book
    /// with it.
    ///
    /// # Errors
    /// The text is no book, and why.
    pub fn from_text(text: &str) -> Result<Book, BookError> {
        match read(text)? {
            (book, None) => Ok(book),
            (_, Some(number)) => Err(BookError::Invalid(number)),
        }
    }

    /// Reads what [`to_kept`](Self::to_kept) wrote. What cannot be read of it
    /// is not counted, and is kept: a later release may have written it.
    ///
    /// # Errors
    /// The text is no book, and why.
    pub fn from_kept(text: &str) -> Result<Book, BookError> {
        read(text).map(|(book, _)| book)
    }
}

/// The book of a text, and the first of its games, counted from 1, that cannot
/// be read. Of more games than are kept only the last are looked at.
fn read(text: &str) -> Result<(Book, Option<usize>), BookError> {
    let games = games(text)?;
    let surplus = games.len().saturating_sub(MOST_GAMES);
    let (mut read, mut unread, mut first) = (Vec::new(), Vec::new(), None);
    for (index, game) in games.into_iter().enumerate().skip(surplus) {
        match entry(game) {
            Some(entry) => read.push(entry),
            None => {
                first = first.or(Some(index + 1));
                unread.push(game.get().to_owned());
            }
        }
    }
    let mut book = Book::of(read);
    book.unread = unread;
    Ok((book, first))
}

/// The text of games that are written already.
fn text(games: impl Iterator<Item = String>) -> String {
    let games = games.collect::<Vec<_>>().join(",");
    format!("{{\"awale\":\"{KIND}\",\"v\":{VERSION},\"games\":[{games}]}}")
}

/// The games of a text, not yet read.
fn games(text: &str) -> Result<Vec<&RawValue>, BookError> {
    let text: Text = serde_json::from_str(text).map_err(|_| BookError::Malformed)?;
    if text.awale != KIND {
        return Err(BookError::Malformed);
    }
    if text.v != VERSION {
        return Err(BookError::UnknownVersion(text.v));
    }
    Ok(text.games)
}

fn written(entry: &Entry) -> String {
    // Strings and numbers always make JSON.
    serde_json::to_string(&line(entry)).unwrap_or_default()
}

fn line(entry: &Entry) -> Line {
    let (level, side) = match entry.players {
        Players::Computer { level, person } => (Some(level.number()), Some(person.name().into())),
        Players::Two => (None, None),
    };
    Line {
        at: entry.ended_at,
        rules: entry.rules.to_string(),
        level,
        side,
        winner: entry.winner.map(|side| side.name().into()),
        score: entry.score,
        game: entry.save.clone(),
    }
}

/// The game of a line, if there can be such a game.
fn entry(line: &RawValue) -> Option<Entry> {
    let line: Line = serde_json::from_str(line.get()).ok()?;
    let rules: RuleSet = line.rules.parse().ok()?;
    let players = match (line.level, line.side) {
        (Some(level), Some(side)) => Players::Computer {
            level: Level::new(level)?,
            person: Side::from_name(&side)?,
        },
        (None, None) => Players::Two,
        _ => return None,
    };
    let winner = match &line.winner {
        Some(name) => Some(Side::from_name(name)?),
        None => None,
    };
    let seeds: u32 = line.score.into_iter().map(u32::from).sum();
    let [south, north] = line.score;
    let is_even = winner.is_some() || south == north;
    if seeds > u32::from(rules.total_seeds()) || !is_even || line.at > LAST_TIME {
        return None;
    }
    let entry = Entry {
        ended_at: line.at,
        rules,
        players,
        winner,
        score: line.score,
        save: line.game,
    };
    is_told_by_its_moves(&entry).then_some(entry)
}

fn is_told_by_its_moves(entry: &Entry) -> bool {
    let Some(save) = &entry.save else {
        return true;
    };
    let Ok((settings, game)) = storage::read(save) else {
        return false;
    };
    let again = Entry::of(&settings, &game, entry.ended_at);
    again.is_some_and(|again| {
        let told = |entry: &Entry| (entry.rules, entry.winner, entry.score);
        told(&again) == told(entry) && again.players == entry.players
    })
}
