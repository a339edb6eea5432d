//! Which sentences tell what a game shows.

use crate::rules::{Game, Illegal, Outcome, Pit, Reason, RuleSet, Side, Sowing, Step, Topic};
use crate::settings::{Players, Settings, Who};

use super::message::{
    Ending, Label, Message, Overview, PitLabel, Played, Preview, Reading, Refusal, Row,
};
use super::talk::{Shares, Talk};

/// What a move did, as one sentence a completed action: the move, a pass that
/// follows from it, the end of the game if it brought that.
#[must_use]
pub fn after_move(settings: &Settings, game: &Game, sowing: &Sowing) -> Vec<Message> {
    let mut said = vec![Message::Played(played(
        settings.who(sowing.pit.side()),
        sowing,
    ))];
    let turn = game.len().checked_sub(1).and_then(|last| game.ply(last));
    if turn.is_some_and(|ply| ply.turn.passed) {
        said.push(Message::Passed(settings.who(sowing.pit.side().other())));
    }
    match over(settings, game) {
        Some(message) => said.push(message),
        None => {
            said.extend(repeated(settings, game));
            said.extend(
                to_move(settings, game)
                    .filter(|who| *who != Who::Computer)
                    .map(Message::Turn),
            );
        }
    }
    said
}

/// That the last position has come for the second time, and what stopping now
/// would give, if it is so.
#[must_use]
pub fn repeated(settings: &Settings, game: &Game) -> Option<Message> {
    let comes_again = game.is_at_end() && game.outcome().is_none() && game.occurrences() > 1;
    comes_again.then(|| Message::Talk(Talk::Repeated(shares(settings, game))))
}

/// What the button says that stops the game: two people agree, and the
/// computer is asked.
#[must_use]
pub const fn stop_label(settings: &Settings) -> Label {
    match settings.players {
        Players::Two => Label::Agree,
        Players::Computer { .. } => Label::OfferToStop,
    }
}

/// What stopping now would give.
#[must_use]
pub fn stopping_gives(settings: &Settings, game: &Game) -> Message {
    Message::Talk(Talk::StoppingGives(shares(settings, game)))
}

fn shares(settings: &Settings, game: &Game) -> Shares {
    let outcome = game.agreement();
    Shares {
        players: scores(settings, &outcome),
        unclaimed: outcome.unclaimed,
    }
}

/// The score of each player, the near side first.
fn scores(settings: &Settings, outcome: &Outcome) -> [(Who, u8); 2] {
    let near = settings.near();
    [near, near.other()].map(|side| (settings.who(side), outcome.score(side)))
}

/// Whose turn it is, or how the game ended: the line that always shows.
#[must_use]
pub fn status(settings: &Settings, game: &Game) -> Message {
    if !game.is_at_end() {
        return looking_back(game);
    }
    if let Some(message) = over(settings, game) {
        return message;
    }
    match settings.who(game.position().side()) {
        Who::Computer => Message::Thinking,
        who => Message::Turn(who),
    }
}

/// Which ply is shown, of how many.
fn looking_back(game: &Game) -> Message {
    Message::Talk(Talk::LookingBack {
        shown: game.shown(),
        plies: game.len(),
    })
}

/// How the game ended, if it has.
#[must_use]
pub fn over(settings: &Settings, game: &Game) -> Option<Message> {
    let outcome = game.outcome()?;
    let last = game.position_after(game.len())?;
    let subject = match outcome.reason {
        Reason::Resigned(side) => side,
        Reason::NoMove => last.side(),
        _ => outcome.winner().unwrap_or(Side::South),
    };
    Some(Message::Over(Ending {
        outcome,
        winner: outcome.winner().map(|side| settings.who(side)),
        subject: settings.who(subject),
    }))
}

/// The final score, the near side first.
#[must_use]
pub fn score(settings: &Settings, game: &Game) -> Option<Message> {
    let outcome = game.outcome()?;
    Some(Message::Score {
        players: scores(settings, &outcome),
        unclaimed: outcome.unclaimed,
    })
}

/// What a pit is called in the shown position.
#[must_use]
pub fn pit_label(settings: &Settings, game: &Game, pit: Pit) -> PitLabel {
    let checked = game.check(pit);
    PitLabel {
        pit,
        owner: settings.who(pit.side()),
        seeds: game.position().board().seeds(pit),
        refused: checked.err().filter(|reason| {
            // The others are told by the owner and the number of seeds.
            matches!(reason, Illegal::MustFeed | Illegal::StarvesOpponent)
        }),
        preview: (checked.is_ok() && settings.who(pit.side()) != Who::Computer)
            .then(|| preview(game, pit))
            .flatten(),
    }
}

/// What playing a pit of the side to move would do in the shown position.
#[must_use]
pub fn preview(game: &Game, pit: Pit) -> Option<Preview> {
    let sowing = Sowing::of(game.position(), pit, game.rules())?;
    Some(Preview {
        pit,
        landing: sowing.landing,
        captured: sowing.captured,
        laps: sowing.laps,
        slam: sowing.slam,
    })
}

/// The shown position as a whole, the near row first.
#[must_use]
pub fn overview(settings: &Settings, game: &Game) -> Message {
    let position = game.position();
    let board = position.board();
    let near = settings.near();
    let rows = [near, near.other()].map(|side| Row {
        who: settings.who(side),
        pits: (board.pits())
            .filter(|pit| pit.side() == side)
            .map(|pit| (pit, board.seeds(pit)))
            .collect(),
        store: board.store(side),
    });
    let is_over = game.outcome().is_some() && game.is_at_end();
    let to_move = (!is_over).then(|| settings.who(position.side()));
    Message::Overview(Overview { rows, to_move })
}

/// What the move before the shown position did, or that there is none.
#[must_use]
pub fn last_move(settings: &Settings, game: &Game) -> Message {
    let last = game.shown().checked_sub(1);
    let sowing = last.and_then(|last| game.sowing(last));
    sowing.map_or(Message::NoMoveYet, |sowing| {
        Message::Played(played(settings.who(sowing.pit.side()), &sowing))
    })
}

/// The pit of the side to move that a typed text means: its letter, large or
/// small, or its number.
///
/// # Errors
/// What is said of a text that means none.
pub fn typed_pit(game: &Game, text: &str) -> Result<Pit, Message> {
    let (side, pits) = (game.position().side(), game.rules().pits_a_side());
    named_pit(side, pits, text.trim()).ok_or(Message::NoSuchPit { pits })
}

/// The pit of a row of so many that a letter, large or small, or a number
/// means.
#[must_use]
pub fn named_pit(side: Side, pits: u8, name: &str) -> Option<Pit> {
    let place = match name.as_bytes() {
        [letter] if letter.is_ascii_alphabetic() => letter.to_ascii_lowercase() - b'a',
        [digit] => digit.checked_sub(b'1')?,
        _ => return None,
    };
    Pit::new(side, place).filter(|_| place < pits)
}

/// Why a pit may not be played by the person who chose it; `None` if it may.
#[must_use]
pub fn refusal(settings: &Settings, game: &Game, pit: Pit) -> Option<Message> {
    let side = game.position().side();
    let reason = match game.check(pit) {
        Err(reason) => reason,
        Ok(()) if settings.computer(side).is_some() && !game.is_at_end() => {
            return Some(looking_back(game));
        }
        // It is a legal move, but of the computer.
        Ok(()) if settings.computer(side).is_some() => Illegal::WrongSide,
        Ok(()) => return None,
    };
    Some(Message::Refused(Refusal {
        reason,
        pit,
        owner: settings.who(pit.side()),
        mover: settings.who(side),
        legal: game.legal(),
    }))
}

fn to_move(settings: &Settings, game: &Game) -> Option<Who> {
    let last = game.position_after(game.len())?;
    Some(settings.who(last.side()))
}

/// Every point of a rule set, and where it comes from.
#[must_use]
pub fn readings(rules: &RuleSet) -> Vec<Message> {
    let origins = Topic::ALL.into_iter().filter_map(|topic| {
        let origin = rules.origin(topic)?;
        Some(Message::Reading(Reading {
            topic,
            rules: *rules,
            origin,
        }))
    });
    origins.collect()
}

/// What a move did, told of the player who made it.
#[must_use]
pub fn played(who: Who, sowing: &Sowing) -> Played {
    let mut from: Vec<Pit> = (sowing.steps.iter())
        .filter_map(|step| match *step {
            Step::Capture { pit, .. } | Step::Spare { pit, .. } => Some(pit),
            _ => None,
        })
        .collect();
    from.reverse();
    let drops = sowing
        .steps
        .iter()
        .filter(|step| matches!(step, Step::Drop { .. }));
    Played {
        who,
        pit: sowing.pit,
        seeds: drops.count() as u8,
        landing: sowing.landing,
        captured: sowing.captured,
        from,
        slam: sowing.slam,
    }
}
