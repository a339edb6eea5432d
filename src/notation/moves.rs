//! Moves alone: the letters of the pits played, put together, `FfBeBc`.
//!
//! White space may stand between them. The start and the rules are told
//! apart, and so is whose letters are in which case.
//!
//! ```
//! use awale::notation::{Given, Letters, moves};
//!
//! let letters = Letters::French;
//! let record = moves::read("fFb", &Given { letters, ..Given::default() }).unwrap();
//! assert_eq!(moves::write(&record, Letters::Usual), "FfB");
//! ```

use super::error::{Expected, Fault, ParseError};
use super::record::{play, set_up};
use super::text::{reading, trimmed};
use super::{Given, Letters, Record};
use crate::rules::Game;

/// Reads moves and plays them. No text is a game without moves.
///
/// # Errors
/// The first character that is no pit's letter, or move that is illegal.
pub fn read(text: &str, given: &Given) -> Result<Record, ParseError> {
    reading(text, |text| {
        let mut game = set_up(given.rules, given.start, 0)?;
        let (at, letters) = trimmed(text);
        play_letters(&mut game, letters, at, given.letters)?;
        Ok(Record::new(game))
    })
}

/// Plays the letters of a text that begins at the byte `at`.
pub(super) fn play_letters(
    game: &mut Game,
    text: &str,
    at: usize,
    letters: Letters,
) -> Result<(), Fault> {
    let pits_a_side = game.rules().pits_a_side();
    for (index, letter) in text.char_indices() {
        if letter.is_whitespace() {
            continue;
        }
        let pit = letters.pit(letter, pits_a_side).ok_or_else(|| {
            let expected = Expected::Pit(pits_a_side);
            Fault::expected(at + index, expected, letter.encode_utf8(&mut [0; 4]))
        })?;
        play(game, pit, at + index)?;
    }
    Ok(())
}

/// Writes the moves of a game. Its start, rules and ending are not told.
#[must_use]
pub fn write(record: &Record, letters: Letters) -> String {
    let moves = record.game.moves().iter();
    moves.map(|&pit| letters.letter(pit)).collect()
}
