//! From games to records.

use super::tags::is_of_name;
use super::{ENDING, RESULT, ROSTER, RULES, START, is_score};
use crate::notation::{Ending, Record};
use crate::rules::Position;

/// The longest line of moves, in characters.
const LONGEST_LINE: usize = 79;

/// The longest part of a comment's word, with braces around it.
const LONGEST_WORD: usize = LONGEST_LINE - 2;

/// The variant that readers in the wild look for.
const VARIANT: &str = "Oware Abapa";

/// Writes a game as a record, which ends with the end of a line.
#[must_use]
pub fn write(record: &Record) -> String {
    let mut text = String::new();
    for (name, value) in tags(record) {
        text += &format!("[{name} \"{}\"]\n", escape(&value));
    }
    let moves = write_moves(record);
    if !moves.is_empty() {
        text += &format!("\n{moves}\n");
    }
    text
}

/// Writes several games, with empty lines between.
#[must_use]
pub fn write_all(records: &[Record]) -> String {
    let records: Vec<String> = records.iter().map(write).collect();
    records.join("\n")
}

/// The tags, in the order in which they are written.
fn tags(record: &Record) -> Vec<(&str, String)> {
    let game = &record.game;
    let mut tags: Vec<(&str, String)> = Vec::new();
    for name in ROSTER {
        let value = match name {
            RESULT => result(record).unwrap_or_else(|| "*".to_owned()),
            "Variant" => record.tag(name).unwrap_or(VARIANT).to_owned(),
            _ => record.tag(name).unwrap_or("?").to_owned(),
        };
        tags.push((name, value));
    }
    tags.push((RULES, game.rules().to_string()));
    if *game.start() != Position::start(game.rules()) {
        tags.push((START, game.start().to_string()));
    }
    let ending = Ending::of(game);
    if let Some(ending) = ending {
        tags.push((ENDING, ending.name().to_owned()));
    }
    for tag in &record.tags {
        let name = tag.name.as_str();
        let is_ours = ROSTER.contains(&name) || [RULES, START].contains(&name);
        // Other words than ours say what we know nothing about.
        let is_stale =
            name == ENDING && (ending.is_some() || Ending::from_name(&tag.value).is_some());
        let is_name = !name.is_empty() && name.chars().all(is_of_name);
        if !is_ours && !is_stale && is_name {
            tags.push((name, tag.value.clone()));
        }
    }
    tags
}

/// The score: of a game that is over, or as it was told.
fn result(record: &Record) -> Option<String> {
    match record.game.outcome() {
        Some(outcome) => {
            let [south, north] = outcome.score;
            Some(format!("{south}-{north}"))
        }
        None => (record.tag(RESULT).filter(|told| is_score(told))).map(str::to_owned),
    }
}

fn escape(value: &str) -> String {
    let value = value.replace(char::is_control, " ");
    value.replace('\\', "\\\\").replace('"', "\\\"")
}

/// The moves with numbers, captures and comments, and the score.
fn write_moves(record: &Record) -> String {
    let mut lines = Lines::default();
    let mut numbers = record.numbers();
    let mut last_number = None;
    for (index, ply) in record.game.plies().enumerate() {
        let number = numbers.next();
        let mut token = ply.pit.to_string();
        if ply.turn.captured > 0 {
            token += &format!("+{}", ply.turn.captured);
        }
        if let Some(number) = number.filter(|_| number != last_number) {
            token = format!("{number}. {token}");
        }
        last_number = number;
        lines.push(&token);
        for word in comment(record, index + 1) {
            lines.push(&word);
        }
    }
    if let Some(result) = result(record) {
        lines.push(&result);
    }
    lines.text
}

/// The words of the comment after so many plies, braces included. A comment
/// before the first move follows it.
fn comment(record: &Record, plies: usize) -> Vec<String> {
    let early = (plies == 1).then_some(0);
    let comments = early.into_iter().chain([plies]);
    let comments: Vec<&str> = comments
        .filter_map(|plies| record.comments.get(&plies))
        .map(String::as_str)
        .collect();
    // Nothing else would end at the right brace.
    let text = comments.join(" ").replace('}', ")");
    let text = text.replace(char::is_control, " ");
    let mut words: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let signs: Vec<char> = word.chars().collect();
        words.extend(signs.chunks(LONGEST_WORD).map(|part| part.iter().collect()));
    }
    if let Some(first) = words.first_mut() {
        first.insert(0, '{');
    }
    if let Some(last) = words.last_mut() {
        last.push('}');
    }
    words
}

/// Tokens with single spaces between, broken into lines.
#[derive(Default)]
struct Lines {
    text: String,
    column: usize,
}

impl Lines {
    fn push(&mut self, token: &str) {
        let width = token.chars().count();
        if self.column > 0 {
            let fits = self.column + 1 + width <= LONGEST_LINE;
            self.text.push(if fits { ' ' } else { '\n' });
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.text += token;
        self.column += width;
    }
}
