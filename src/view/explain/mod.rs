//! Why a move does what it does, and why it may or may not be played.
//!
//! Everything told is asked of [`rules`](crate::rules): a move under other
//! rules is played under them.

mod elsewhere;
mod told;

use crate::rules::{Board, Game, Illegal, Outcome, Pit, Position, Sowing, Step};
use crate::settings::{Settings, Who};

use super::message::Message;
use super::narrate;
pub use told::{Catch, Close, Difference, Held, Sows, Stop, Why};

/// What there is to say of a pit in the shown position of a game: what
/// playing it does, or why it may not be played, and then what other rule
/// sets make of it. Each message is complete.
#[must_use]
pub fn why(settings: &Settings, game: &Game, pit: Pit) -> Vec<Message> {
    let told = match game.check(pit) {
        Ok(()) => legal(settings, game, pit),
        Err(Illegal::EmptyPit) => vec![Why::Empty(pit)],
        Err(Illegal::MustFeed | Illegal::StarvesOpponent) => {
            forbidden(settings, game, pit).into_iter().collect()
        }
        Err(Illegal::GameOver | Illegal::WrongSide) => {
            return narrate::refusal(settings, game, pit).into_iter().collect();
        }
    };
    let differences = elsewhere::differences(settings, game, pit);
    let elsewhere = (differences.into_iter()).map(|(difference, presets)| Why::Elsewhere {
        presets,
        pit,
        difference,
    });
    told.into_iter()
        .chain(elsewhere)
        .map(Message::Why)
        .collect()
}

/// What a legal move does.
fn legal(settings: &Settings, game: &Game, pit: Pit) -> Vec<Why> {
    let before = *game.position();
    let mut after = game.clone();
    let Ok(sowing) = after.play(pit) else {
        return Vec::new();
    };
    let mut told = vec![Why::Sows(sows(settings, &before, &sowing))];
    if passes(&after) {
        told.push(Why::Passes(settings.who(before.side().other())));
    }
    told.extend(after.outcome().and_then(|outcome| {
        Some(Why::Ends {
            close: close(settings, &after, &outcome)?,
            players: players(settings, &outcome),
        })
    }));
    told
}

/// Why a move of the row to move that could be sown is illegal.
fn forbidden(settings: &Settings, game: &Game, pit: Pit) -> Option<Why> {
    let before = game.position();
    let sowing = Sowing::of(before, pit, game.rules())?;
    let opponent = settings.who(before.side().other());
    let (from, legal) = (chain(&sowing), game.legal());
    if game.check(pit) == Err(Illegal::MustFeed) {
        return Some(Why::Unfed {
            pit,
            opponent,
            landing: sowing.landing,
            takes_back: !from.is_empty(),
            legal,
        });
    }
    Some(Why::Starves {
        pit,
        opponent,
        from,
        legal,
    })
}

fn sows(settings: &Settings, before: &Position, sowing: &Sowing) -> Sows {
    Sows {
        pit: sowing.pit,
        seeds: before.board().seeds(sowing.pit),
        landing: sowing.landing,
        laps: sowing.laps,
        result: catch(settings, before.board(), sowing),
    }
}

fn catch(settings: &Settings, board: &Board, sowing: &Sowing) -> Catch {
    let landing = sowing.landing;
    let owner = settings.who(landing.side());
    let from = chain(sowing);
    if landing.side() == sowing.pit.side() {
        return Catch::OwnRow(owner);
    }
    if let Some(slam) = sowing.slam {
        return Catch::Slam {
            opponent: owner,
            from,
            slam,
        };
    }
    let Some(&Held { pit: last, .. }) = from.last() else {
        return Catch::Count(sown(board, sowing, landing).seeds);
    };
    let next = (last.place().checked_sub(1)).and_then(|place| Pit::new(last.side(), place));
    let stop = match next {
        Some(pit) => Stop::Before(sown(board, sowing, pit)),
        None => Stop::RowEnd(last, owner),
    };
    Catch::Taken { from, stop }
}

/// The pits that a move captures, or would if its grand slam counted, the
/// landing pit first.
fn chain(sowing: &Sowing) -> Vec<Held> {
    let steps = sowing.steps.iter();
    steps
        .filter_map(|step| match *step {
            Step::Capture { pit, seeds } | Step::Spare { pit, seeds } => Some(Held { pit, seeds }),
            Step::Lift { .. } | Step::Drop { .. } => None,
        })
        .collect()
}

/// What a pit holds once all seeds are dropped, before any capture.
fn sown(board: &Board, sowing: &Sowing, pit: Pit) -> Held {
    let drops = sowing.steps.iter();
    let drops = drops.filter(|&&step| step == Step::Drop { pit }).count();
    Held {
        pit,
        seeds: board.seeds(pit) + drops as u8,
    }
}

/// Whether the last move of a game makes the opponent pass.
fn passes(game: &Game) -> bool {
    game.plies().last().is_some_and(|ply| ply.turn.passed)
}

fn close(settings: &Settings, game: &Game, outcome: &Outcome) -> Option<Close> {
    let last = game.position_after(game.len())?;
    let left = last.board().seeds_in_pits();
    Close::of(outcome.reason, left, settings.who(last.side()))
}

/// A score as it is told: the near side first.
fn players(settings: &Settings, outcome: &Outcome) -> [(Who, u8); 2] {
    let near = settings.near();
    [near, near.other()].map(|side| (settings.who(side), outcome.score(side)))
}
