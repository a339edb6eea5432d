//! The text of a book of games: JSON.

use serde::{Deserialize, Serialize};

use super::{Book, BookError, Entry, MOST_GAMES};
use crate::engine::Level;
use crate::rules::{RuleSet, Side};
use crate::settings::Players;
use crate::storage;

/// The version that is written. Old ones stay readable.
const VERSION: u32 = 1;

/// A book as JSON holds it.
#[derive(Serialize, Deserialize)]
struct Text {
    awale: String,
    v: u32,
    games: Vec<Line>,
}

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
    /// The text of the book: JSON.
    #[must_use]
    pub fn to_text(&self) -> String {
        let games = self.entries().iter().map(line).collect();
        let text = Text {
            awale: KIND.into(),
            v: VERSION,
            games,
        };
        // Strings and numbers always make JSON.
        serde_json::to_string(&text).unwrap_or_default()
    }

    /// Reads what [`to_text`](Self::to_text) wrote, on this device or another.
    /// A game whose moves do not lead to its result is refused, and the book
    /// with it.
    ///
    /// # Errors
    /// The text is no book, and why.
    pub fn from_text(text: &str) -> Result<Book, BookError> {
        let text: Text = serde_json::from_str(text).map_err(|_| BookError::Malformed)?;
        if text.awale != KIND {
            return Err(BookError::Malformed);
        }
        if text.v != VERSION {
            return Err(BookError::UnknownVersion(text.v));
        }
        let surplus = text.games.len().saturating_sub(MOST_GAMES);
        let numbered = text.games.into_iter().enumerate().skip(surplus);
        let read = numbered.map(|(index, line)| entry(line).ok_or(BookError::Invalid(index + 1)));
        let entries: Vec<Entry> = read.collect::<Result<_, _>>()?;
        Ok(Book::of(entries))
    }
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
fn entry(line: Line) -> Option<Entry> {
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
    if seeds > u32::from(rules.total_seeds()) {
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
