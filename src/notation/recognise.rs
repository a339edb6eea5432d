//! Which formats a text can be.

use super::error::ParseError;
use super::text::trimmed;
use super::{Format, Given, Letters, Record, Start, read};
use crate::rules::Side;

/// One way to read a text, and what it gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The format it is read as.
    pub format: Format,
    /// Whose pits its letters are.
    pub letters: Letters,
    /// The games, at least one; or why it cannot be read.
    pub records: Result<Vec<Record>, ParseError>,
}

/// All ways in which a text can be read, the likeliest first: South to begin
/// before North, then the letters of `given` before the others. If there is
/// none, the format that it looks most like, with its fault. An empty text has
/// none.
///
/// Letters that can be read under one convention with one side to begin can
/// mostly be read under the other convention with the other side to begin: the
/// board is the same from both sides. Then there are two candidates, and
/// people have to be asked. The letters of a record are told by its format, so
/// others are only looked for where it cannot be read as given.
///
/// ```
/// use awale::notation::{Format, Given, Letters, recognise};
/// use awale::rules::Side;
///
/// let ways = recognise("fFb", &Given::default());
/// let told = ways.iter().map(|way| {
///     let games = way.records.as_ref().unwrap();
///     (way.format, way.letters, games[0].game.start().side())
/// });
/// assert!(told.eq([
///     (Format::Moves, Letters::French, Side::South),
///     (Format::Moves, Letters::Usual, Side::North),
/// ]));
/// ```
#[must_use]
pub fn recognise(text: &str, given: &Given) -> Vec<Candidate> {
    let (_, inner) = trimmed(text);
    if inner.is_empty() {
        return Vec::new();
    }
    for format in [
        Format::Link,
        Format::Oware,
        Format::PlayStrategy,
        Format::Moves,
        Format::Ogn,
    ] {
        let mut ways: Vec<Candidate> = Vec::new();
        for assumed in all_given(format, given) {
            let records = read(format, text, &assumed);
            let is_new = ways.iter().all(|way| way.records != records);
            // Without a move nothing speaks for another start or letters.
            let is_told = |games: &Vec<Record>| ways.is_empty() || has_moves(games);
            if is_new && records.as_ref().is_ok_and(is_told) {
                let letters = assumed.letters;
                ways.push(Candidate {
                    format,
                    letters,
                    records,
                });
                if format == Format::Ogn && assumed == *given {
                    break;
                }
            }
        }
        if !ways.is_empty() {
            return ways;
        }
    }
    let format = looks_like(inner);
    vec![Candidate {
        format,
        letters: given.letters,
        records: read(format, text, given),
    }]
}

/// What can be assumed of a text in a format, the likeliest first.
fn all_given(format: Format, given: &Given) -> Vec<Given> {
    if !format.has_letters() {
        return vec![given.clone()];
    }
    let starts = match given.start {
        Start::Usual(_) => Side::BOTH.map(Start::Usual).to_vec(),
        at => vec![at],
    };
    let mut all = Vec::new();
    for start in starts {
        let mut letters = Letters::BOTH;
        letters.sort_by_key(|&letters| letters != given.letters);
        all.extend(letters.map(|letters| Given {
            rules: given.rules,
            start,
            letters,
        }));
    }
    all
}

fn has_moves(games: &[Record]) -> bool {
    games.iter().any(|record| !record.game.is_empty())
}

/// The format that a faulty text is most likely meant to be.
fn looks_like(text: &str) -> Format {
    let is_letters = |text: &str| text.chars().all(|sign| sign.is_alphabetic());
    let first = text.split_whitespace().next().unwrap_or_default();
    if text.starts_with('[') {
        Format::Ogn
    } else if text.contains("://") || text.starts_with(['?', '#']) {
        Format::Link
    } else if first.contains('/') || first.contains(',') {
        Format::PlayStrategy
    } else if first.matches('-').count() > 1 {
        Format::Oware
    } else if first.len() == 4 && first.contains(['1', '2']) && !first.contains('.') {
        Format::PlayStrategyMoves
    } else if text.split_whitespace().all(is_letters) {
        Format::Moves
    } else {
        Format::Ogn
    }
}
