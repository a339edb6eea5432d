//! The text in which a game is kept.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::engine::Level;
use crate::notation::{Ending, Given, Letters, Start, moves, oware};
use crate::rules::{Game, RuleSet, Side};
use crate::settings::{Players, Settings, words};

/// The version that is written. Old ones stay readable.
const VERSION: u32 = 1;

/// A save as JSON holds it, in the [words](crate::settings::words) of links.
#[derive(Serialize, Deserialize)]
struct Save {
    v: u32,
    rules: String,
    mode: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<u8>,
    /// The side of the person.
    #[serde(skip_serializing_if = "Option::is_none")]
    side: Option<String>,
    first: String,
    direction: String,
    start: String,
    moves: String,
    /// Plies before the shown position.
    shown: usize,
    /// `agreement`, `resigned-south` or `resigned-north`.
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<String>,
}

/// Why a text is not a saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// It is not of the form of a save.
    Malformed(String),
    /// A later version of the game has written it.
    UnknownVersion(u32),
    /// A field has a value that it cannot have.
    Invalid {
        /// The field's name.
        field: &'static str,
        /// Why, or what was found.
        why: String,
    },
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveError::Malformed(why) => write!(f, "not a saved game: {why}"),
            SaveError::UnknownVersion(version) => write!(f, "unknown version {version}"),
            SaveError::Invalid { field, why } => write!(f, "{field}: {why}"),
        }
    }
}

impl std::error::Error for SaveError {}

/// The text of a game with its settings.
#[must_use]
pub fn write(settings: &Settings, game: &Game) -> String {
    let (level, side) = match settings.players {
        Players::Computer { level, person } => (Some(level.number()), Some(person.name())),
        Players::Two => (None, None),
    };
    let end = Ending::of(game).map(|ending| ending.name().to_owned());
    let save = Save {
        v: VERSION,
        rules: game.rules().to_string(),
        mode: words::of_players(&settings.players).into(),
        level,
        side: side.map(Into::into),
        first: settings.first.name().into(),
        direction: words::of_direction(settings.direction).into(),
        start: game.start().to_string(),
        moves: oware::write_moves(game.moves()),
        shown: game.shown(),
        end,
    };
    // Strings and numbers always make JSON.
    serde_json::to_string(&save).unwrap_or_default()
}

/// Reads what [`write()`] wrote. Every move is played again, so that what comes
/// back is a valid game, of at most [`MOST_PLIES`](crate::notation::MOST_PLIES)
/// as wherever games are read: the page opens in bounded time.
///
/// # Errors
/// The text is not a saved game, and why.
pub fn read(text: &str) -> Result<(Settings, Game), SaveError> {
    let save: Save =
        serde_json::from_str(text).map_err(|error| SaveError::Malformed(error.to_string()))?;
    if save.v != VERSION {
        return Err(SaveError::UnknownVersion(save.v));
    }
    let settings = settings(&save)?;
    let start = oware::parse_position(&save.start, &settings.rules)
        .map_err(|error| invalid("start", error))?;
    let given = Given {
        rules: settings.rules,
        start: Start::At(start),
        letters: Letters::Usual,
    };
    let record = moves::read(&save.moves, &given).map_err(|error| invalid("moves", error))?;
    let mut game = record.game;
    if let Some(end) = &save.end {
        let ending = Ending::from_name(end).ok_or_else(|| invalid("end", end))?;
        ending
            .end(&mut game)
            .map_err(|error| invalid("end", error))?;
    }
    if save.shown > game.len() {
        return Err(invalid("shown", save.shown));
    }
    game.show(save.shown);
    Ok((settings, game))
}

fn settings(save: &Save) -> Result<Settings, SaveError> {
    let rules: RuleSet = (save.rules.parse()).map_err(|error| invalid("rules", error))?;
    let players = match save.mode.as_str() {
        words::TWO => Players::Two,
        words::COMPUTER => {
            let number = save.level.ok_or_else(|| invalid("level", "missing"))?;
            let side = save.side.as_deref().unwrap_or_default();
            Players::Computer {
                level: Level::new(number).ok_or_else(|| invalid("level", number))?,
                person: side_named("side", side)?,
            }
        }
        other => return Err(invalid("mode", other)),
    };
    let direction =
        words::direction(&save.direction).ok_or_else(|| invalid("direction", &save.direction))?;
    Ok(Settings {
        rules,
        players,
        first: side_named("first", &save.first)?,
        direction,
    })
}

fn side_named(field: &'static str, name: &str) -> Result<Side, SaveError> {
    Side::from_name(name).ok_or_else(|| invalid(field, name))
}

fn invalid(field: &'static str, why: impl ToString) -> SaveError {
    SaveError::Invalid {
        field,
        why: why.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Direction;

    fn played(moves: &str) -> (Settings, Game) {
        let settings = Settings {
            first: Side::North,
            direction: Direction::Clockwise,
            ..Settings::default()
        };
        let mut game = Game::from_position(settings.rules, settings.start()).expect("valid");
        oware::play_moves(&mut game, moves).expect("legal");
        (settings, game)
    }

    #[test]
    fn a_save_reads_back_to_the_same_game() {
        for end in [None, Some(Side::South), Some(Side::North)] {
            let (settings, mut game) = played("fFbE");
            if let Some(side) = end {
                game.resign(side).expect("not over");
            }
            game.show(2);
            let (same_settings, same) = read(&write(&settings, &game)).expect("readable");
            assert_eq!(same_settings, settings);
            assert_eq!(same.moves(), game.moves());
            assert_eq!(same.shown(), 2);
            assert_eq!(same.position(), game.position());
            assert_eq!(same.outcome(), game.outcome());
        }
    }

    #[test]
    fn an_agreement_is_kept() {
        let (settings, mut game) = played("fF");
        let outcome = game.agree().expect("not over");
        let (_, same) = read(&write(&settings, &game)).expect("readable");
        assert_eq!(same.outcome(), Some(outcome));
    }

    #[test]
    fn a_damaged_save_is_refused_and_names_its_fault() {
        let (settings, game) = played("fFbE");
        let text = write(&settings, &game);
        let field = |from: &str, to: &str| match read(&text.replace(from, to)) {
            Err(SaveError::Invalid { field, .. }) => field,
            other => panic!("{other:?}"),
        };
        assert_eq!(field("abapa", "chess"), "rules");
        assert_eq!(field("fFbE", "fFbb"), "moves");
        assert_eq!(field("4-4-4", "5-4-4"), "start");
        assert_eq!(field("\"level\":1", "\"level\":9"), "level");
        assert_eq!(field("\"shown\":4", "\"shown\":5"), "shown");
        assert_eq!(field("\"cw\"", "\"up\""), "direction");
        assert_eq!(field("\"side\":\"south\"", "\"side\":\"east\""), "side");
        assert_eq!(
            read(&text.replace("\"v\":1", "\"v\":7")).unwrap_err(),
            SaveError::UnknownVersion(7)
        );
        for cut in 0..text.len() {
            assert!(matches!(read(&text[..cut]), Err(SaveError::Malformed(_))));
        }
    }
}
