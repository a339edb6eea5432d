//! The notation of the site PlayStrategy: a FEN and moves by squares.
//!
//! A FEN is `northRow/southRow southScore northScore S|N fullMove`, both rows
//! from South's left to right. Cells stand between commas: `nS` is a pit of
//! n seeds, a bare digit 1–6 a run of so many empty pits.
//!
//! A move is where it begins and where its last seed lands, `f1c2 a2d1`. Rank
//! 1 is South's row, rank 2 North's, files run as South sees them: `a2` is
//! the pit `f`.
//!
//! A text to be read is a FEN, moves from the usual start, or a FEN and the
//! moves that follow it. What other programs write is read too: `s` or a lone
//! `S` for one seed, no number of the move, and `_` for white space as in
//! addresses.
//!
//! ```
//! use awale::notation::{Given, playstrategy};
//!
//! let record = playstrategy::read("f1c2 a2d1 b1f2", &Given::default()).unwrap();
//! let fen = "1,4S,5S,5S,5S,6S/5S,1,6S,6S,5S,1S 0 0 N 2";
//! assert_eq!(playstrategy::write_fen(&record), fen);
//! assert_eq!(playstrategy::write_moves(&record), "f1c2 a2d1 b1f2");
//! ```

mod fen;
mod squares;

pub(super) use fen::read_alone as read_fen;
pub use fen::write as write_fen;
pub use squares::write as write_moves;

use super::error::{Expected, Fault, ParseError};
use super::record::set_up;
use super::text::reading;
use super::{Given, Record, Start};

/// Reads a FEN, moves, or both.
///
/// # Errors
/// The first fault of the FEN or of a move: no square, illegal, or not landing
/// where it is told to.
pub fn read(text: &str, given: &Given) -> Result<Record, ParseError> {
    reading(text, |text| read_words(text, given))
}

fn read_words(text: &str, given: &Given) -> Result<Record, Fault> {
    let mut words = Words { text, at: 0 };
    let (at, first) = words.peek();
    if first.is_empty() {
        return Err(Fault::expected(at, Expected::Game, ""));
    }
    let has_fen = first.contains(['/', ',']);
    let (start, first_number) = match has_fen {
        true => {
            let (start, number) = fen::read(&mut words, &given.rules)?;
            (Start::At(start), number)
        }
        false => (given.start, 1),
    };
    let mut game = set_up(given.rules, start, at)?;
    loop {
        match words.next() {
            (_, "") => break,
            (at, word) => squares::play(&mut game, word, at)?,
        }
    }
    Ok(Record {
        first_number,
        ..Record::new(game)
    })
}

/// The words of a text, with the byte each begins at; empty ones at its end.
struct Words<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    fn peek(&mut self) -> (usize, &'a str) {
        let gap = |sign: char| sign.is_whitespace() || matches!(sign, '_' | '\u{feff}');
        let rest = &self.text[self.at..];
        let word = rest.trim_start_matches(gap);
        self.at += rest.len() - word.len();
        (self.at, word.split(gap).next().unwrap_or_default())
    }

    fn next(&mut self) -> (usize, &'a str) {
        let (at, word) = self.peek();
        self.at += word.len();
        (at, word)
    }
}
