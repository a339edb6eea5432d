//! What a frame tells its host: names and values, one a field.

use super::fields::Value;
use super::message::Refusal;
use crate::app::state::State;
use crate::notation::oware;
use crate::rules::{Game, Position, Reason, Side};
use crate::settings::words;

/// The fields of a report, in order.
pub type Report = Vec<(&'static str, Value)>;

/// The fields of `ready` and `state`.
#[must_use]
pub fn state_of(state: &State) -> Report {
    let (settings, game) = (&state.settings, &*state.game);
    let last = last(game);
    let mut report = vec![
        ("rules", game.rules().to_string().into()),
        ("start", game.start().to_string().into()),
        ("position", last.to_string().into()),
        ("moves", oware::write_moves(game.moves()).into()),
        ("plies", game.len().into()),
        ("ply", game.shown().into()),
        ("turn", last.side().name().into()),
        ("status", status(state).into()),
        ("legal", legal(game).into()),
        (
            "mode",
            state
                .frame
                .as_ref()
                .map_or("", |frame| frame.mode.word())
                .into(),
        ),
        ("first", settings.first.name().into()),
        ("direction", words::of_direction(settings.direction).into()),
    ];
    if let Some(level) = settings.level() {
        report.push(("level", level.number().into()));
        report.push(("side", settings.players.near().name().into()));
    }
    report.extend(ended(game).unwrap_or_default());
    report
}

fn last(game: &Game) -> &Position {
    game.position_after(game.len()).unwrap_or(game.position())
}

fn status(state: &State) -> &'static str {
    match state.game.outcome() {
        Some(_) => "over",
        None if state.is_thinking() => "thinking",
        None => "playing",
    }
}

/// The letters of the pits that may be played at the end of the game.
fn legal(game: &Game) -> String {
    let mut game = game.clone();
    game.show(game.len());
    game.legal().iter().map(|pit| pit.letter()).collect()
}

/// The fields of `move` for each ply of a game that the game before had not;
/// `before` are its moves. None if it is another game.
#[must_use]
pub fn moved(before: &Game, game: &Game) -> Vec<Report> {
    let (old, new) = (before.moves(), game.moves());
    if before.start() != game.start() || before.rules() != game.rules() {
        return Vec::new();
    }
    let common = old.iter().zip(new).take_while(|(one, other)| one == other);
    let mut told = common.count();
    // A move that was made again in an earlier position.
    if told == new.len() && old.len() > new.len() {
        told = told.saturating_sub(1);
    }
    (told..new.len())
        .filter_map(|index| {
            let ply = game.ply(index)?;
            Some(vec![
                ("move", String::from(ply.pit.letter()).into()),
                ("captured", ply.turn.captured.into()),
                (
                    "position",
                    game.position_after(index + 1)?.to_string().into(),
                ),
                ("moves", oware::write_moves(&new[..=index]).into()),
            ])
        })
        .collect()
}

/// The fields of `gameover`, once it is: `by` is who gave up.
#[must_use]
pub fn ended(game: &Game) -> Option<Report> {
    let outcome = game.outcome()?;
    let mut report = vec![("reason", outcome.reason.name().into())];
    if let Reason::Resigned(side) = outcome.reason {
        report.push(("by", side.name().into()));
    }
    for side in Side::BOTH {
        report.push((side.name(), outcome.score(side).into()));
    }
    report.push(("unclaimed", outcome.unclaimed.into()));
    Some(report)
}

/// The fields of `error`.
#[must_use]
pub fn refused(refusal: &Refusal) -> Report {
    vec![
        ("code", refusal.code.into()),
        ("message", refusal.message.as_str().into()),
    ]
}
