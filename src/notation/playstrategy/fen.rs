//! The FEN, both ways.

use super::Words;
use crate::notation::Record;
use crate::notation::error::{ErrorKind, Expected, Fault};
use crate::notation::oware::PositionError;
use crate::notation::text::number;
use crate::rules::{Pit, Position, RuleSet, Side};

/// Writes the last position of a game, with the number of the next move.
#[must_use]
pub fn write(record: &Record) -> String {
    let position = record.last_position();
    let rows = [Side::North, Side::South].map(|side| write_row(position, side));
    let [south, north] = Side::BOTH.map(|side| position.board().store(side));
    let number = record.numbers().last().unwrap_or(record.first_number);
    let side = position.side().letter();
    format!("{} {south} {north} {side} {number}", rows.join("/"))
}

/// The pits of a row from South's left to right.
fn from_left(side: Side, pits_a_side: u8) -> impl Iterator<Item = Option<Pit>> {
    (0..pits_a_side).map(move |index| match side {
        Side::South => Pit::new(side, index),
        Side::North => Pit::new(side, pits_a_side - 1 - index),
    })
}

fn write_row(position: &Position, side: Side) -> String {
    let board = position.board();
    let mut cells = Vec::new();
    let mut empty = 0;
    for pit in from_left(side, board.pits_a_side()).flatten() {
        let seeds = board.seeds(pit);
        if seeds == 0 {
            empty += 1;
            continue;
        }
        if empty > 0 {
            cells.push(empty.to_string());
            empty = 0;
        }
        cells.push(format!("{seeds}S"));
    }
    if empty > 0 {
        cells.push(empty.to_string());
    }
    cells.join(",")
}

/// Reads a FEN that nothing follows.
pub(in crate::notation) fn read_alone(
    text: &str,
    rules: &RuleSet,
) -> Result<(Position, u32), Fault> {
    let mut words = Words { text, at: 0 };
    let read = read(&mut words, rules)?;
    match words.next() {
        (_, "") => Ok(read),
        (at, word) => Err(Fault::expected(at, Expected::End, word)),
    }
}

/// Reads a FEN off the next words: the position and the number of the move,
/// or 1.
pub(super) fn read(words: &mut Words<'_>, rules: &RuleSet) -> Result<(Position, u32), Fault> {
    let (start, board) = words.next();
    let (north, south) = board.split_once('/').ok_or_else(|| {
        let end = start + board.len();
        let found = words.text[end..].trim_end();
        Fault::expected(end, Expected::Row(rules.pits_a_side()), found)
    })?;
    let south_at = start + north.len() + 1;
    let north = read_row(words.text, north, start, rules)?;
    let south = read_row(words.text, south, south_at, rules)?;
    let pits: Vec<u32> = south.into_iter().chain(north.into_iter().rev()).collect();

    let most = rules.total_seeds().into();
    let stores = [next_number(words, most)?, next_number(words, most)?];
    let side = match words.next() {
        (_, "S") => Side::South,
        (_, "N") => Side::North,
        (at, other) => return Err(Fault::expected(at, Expected::Side, other)),
    };
    let position = Position::new(&pits, stores, side, rules)
        .map_err(|error| Fault::new(start, ErrorKind::Position(PositionError::Setup(error))))?;
    let has_number = words
        .peek()
        .1
        .starts_with(|sign: char| sign.is_ascii_digit());
    let first_number = match has_number {
        true => next_number(words, u32::MAX)?,
        false => 1,
    };
    Ok((position, first_number))
}

/// The seeds of a row that begins at the byte `at` of a text, in its order.
fn read_row(text: &str, row: &str, at: usize, rules: &RuleSet) -> Result<Vec<u32>, Fault> {
    let length = usize::from(rules.pits_a_side());
    let wrong_length = || Fault::expected(at, Expected::Row(rules.pits_a_side()), row);
    let mut seeds = Vec::with_capacity(length);
    let mut cell_at = at;
    for cell in row.split(',') {
        let wrong = || {
            let found = match cell {
                // Something else can follow at once.
                "" => text[cell_at..].trim_end(),
                _ => cell,
            };
            Fault::expected(cell_at, Expected::Cell, found)
        };
        match cell.strip_suffix(['S', 's']) {
            Some("") => seeds.push(1),
            Some(digits) => {
                let told = number(digits, rules.total_seeds().into());
                seeds.push(told.filter(|&told| told > 0).ok_or_else(wrong)?);
            }
            None => {
                let run = number(cell, Pit::MOST_A_SIDE.into());
                let run = run.filter(|&run| run > 0 && cell.len() == 1);
                let run = run.ok_or_else(wrong)?;
                seeds.extend((0..run).map(|_| 0));
            }
        }
        if seeds.len() > length {
            return Err(wrong_length());
        }
        cell_at += cell.len() + 1;
    }
    match seeds.len() == length {
        true => Ok(seeds),
        false => Err(wrong_length()),
    }
}

/// The next word as a number.
fn next_number(words: &mut Words<'_>, most: u32) -> Result<u32, Fault> {
    let (at, word) = words.next();
    number(word, most).ok_or_else(|| Fault::expected(at, Expected::Number(most), word))
}
