//! What is read from a text: a game and what is told around it.

use std::collections::BTreeMap;

use super::Letters;
use super::error::{ErrorKind, Fault};
use super::limits::MOST_PLIES;
use super::oware::PositionError;
use crate::rules::{Game, Pit, Position, RuleSet, Side, Sowing};
use crate::settings::{Players, Settings};

/// A game with what its text tells around it. A position is a game without
/// moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game, played again through the rules.
    pub game: Game,
    /// The number of the first move: 1 unless the text tells another.
    pub first_number: u32,
    /// Tags of a game record in their order, each name once.
    pub tags: Vec<Tag>,
    /// Comments by the number of plies before them, white space put together.
    pub comments: BTreeMap<usize, String>,
    /// Who plays, as a link tells it.
    pub settings: Option<Settings>,
}

/// A tag of a game record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// Its name, one word.
    pub name: String,
    /// Its value, `?` if unknown.
    pub value: String,
}

/// What a text does not tell itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Given {
    /// The rules, where the text names none.
    pub rules: RuleSet,
    /// The start of moves, where the text tells none.
    pub start: Start,
    /// Whose pits the letters of moves are.
    pub letters: Letters,
}

/// Where moves start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// The usual start of the rules, with this side to begin.
    Usual(Side),
    /// Any position of the rules.
    At(Position),
}

impl Default for Start {
    fn default() -> Self {
        Start::Usual(Side::South)
    }
}

impl Record {
    /// A record that tells nothing but the game.
    #[must_use]
    pub fn new(game: Game) -> Record {
        Record {
            game,
            first_number: 1,
            tags: Vec::new(),
            comments: BTreeMap::new(),
            settings: None,
        }
    }

    /// The last position of the game, whatever is shown.
    #[must_use]
    pub fn last_position(&self) -> &Position {
        let last = self.game.position_after(self.game.len());
        last.unwrap_or(self.game.position())
    }

    /// The value of a tag that is known.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let tag = self.tags.iter().find(|tag| tag.name == name)?;
        Some(tag.value.as_str()).filter(|&value| value != "?")
    }

    /// The number of the move that follows each ply, and of the first one: it
    /// goes up whenever North has moved or passed.
    pub fn numbers(&self) -> impl Iterator<Item = u32> + '_ {
        let first = self.first_number;
        let after = self.game.plies().scan(first, |number, ply| {
            let north = ply.pit.side() == Side::North || ply.turn.passed;
            *number = number.saturating_add(north.into());
            Some(*number)
        });
        std::iter::once(first).chain(after)
    }

    /// Who plays: two people, if nothing is told.
    #[must_use]
    pub fn settings(&self) -> Settings {
        self.settings.unwrap_or(Settings {
            rules: *self.game.rules(),
            first: self.game.start().side(),
            players: Players::Two,
            ..Settings::default()
        })
    }
}

/// A game set up where it starts; a fault is told at the byte `at`.
pub(super) fn set_up(rules: RuleSet, start: Start, at: usize) -> Result<Game, Fault> {
    let start = match start {
        Start::Usual(side) => Position::start(&rules).with_side(side),
        Start::At(position) => position,
    };
    Game::from_position(rules, start)
        .map_err(|error| Fault::new(at, ErrorKind::Position(PositionError::Setup(error))))
}

/// Plays a move that is told at the byte `at`.
pub(super) fn play(game: &mut Game, pit: Pit, at: usize) -> Result<Sowing, Fault> {
    let ply = game.len() + 1;
    if ply > MOST_PLIES {
        return Err(Fault::new(at, ErrorKind::TooManyPlies));
    }
    game.play(pit)
        .map_err(|reason| Fault::new(at, ErrorKind::Illegal { ply, pit, reason }))
}
