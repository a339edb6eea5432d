//! Moves by squares, both ways.

use crate::notation::Record;
use crate::notation::error::{ErrorKind, Expected, Fault};
use crate::notation::record;
use crate::rules::{Game, Pit, Side, Sowing};

/// Writes the moves of a game. Its start, rules and ending are not told.
#[must_use]
pub fn write(record: &Record) -> String {
    let game = &record.game;
    let pits_a_side = game.rules().pits_a_side();
    let moves = game.plies().enumerate().filter_map(|(index, ply)| {
        let before = game.position_after(index)?;
        let landing = Sowing::of(before, ply.pit, game.rules())?.landing;
        Some(
            [ply.pit, landing]
                .map(|pit| square(pit, pits_a_side))
                .concat(),
        )
    });
    moves.collect::<Vec<String>>().join(" ")
}

/// Plays the move of a word that begins at the byte `at`.
pub(super) fn play(game: &mut Game, word: &str, at: usize) -> Result<(), Fault> {
    let pits_a_side = game.rules().pits_a_side();
    let signs: Vec<char> = word.chars().take(5).collect();
    let pits = match signs[..] {
        [file, rank, to_file, to_rank] => {
            let from = pit(file, rank, pits_a_side);
            from.zip(pit(to_file, to_rank, pits_a_side))
        }
        _ => None,
    };
    let Some((pit, told)) = pits else {
        return Err(Fault::expected(at, Expected::Squares(pits_a_side), word));
    };
    let ply = game.len() + 1;
    let landing = record::play(game, pit, at)?.landing;
    if landing != told {
        return Err(Fault::new(at, ErrorKind::Landing { ply, pit, landing }));
    }
    Ok(())
}

fn square(pit: Pit, pits_a_side: u8) -> String {
    let (index, rank) = match pit.side() {
        Side::South => (pit.place(), 1),
        Side::North => (pits_a_side - 1 - pit.place(), 2),
    };
    format!("{}{rank}", char::from(b'a' + index))
}

fn pit(file: char, rank: char, pits_a_side: u8) -> Option<Pit> {
    let last = pits_a_side.checked_sub(1)?;
    let index = u8::try_from(u32::from(file)).ok()?.checked_sub(b'a')?;
    let mirrored = last.checked_sub(index)?;
    match rank {
        '1' => Pit::new(Side::South, index),
        '2' => Pit::new(Side::North, mirrored),
        _ => None,
    }
}
