//! What other rule sets make of a move.

use crate::rules::{Game, Illegal, Outcome, Pit, Preset, Reason, RuleSet};
use crate::settings::Settings;

use super::told::Difference;
use super::{close, passes, players};

/// What is different under which presets, in the order of the presets. Those
/// that differ alike are told together, and on this board.
pub(super) fn differences(
    settings: &Settings,
    game: &Game,
    pit: Pit,
) -> Vec<(Difference, Vec<Preset>)> {
    let here = Fate::of(game, pit);
    let mut all: Vec<(Difference, Vec<Preset>)> = Vec::new();
    for (preset, rules) in presets(game.rules().pits_a_side()) {
        let Ok(other) = Game::from_position(rules, *game.position()) else {
            continue;
        };
        let Some(difference) = difference(settings, &here, &other, pit) else {
            continue;
        };
        match all.iter_mut().find(|(told, _)| *told == difference) {
            Some((_, presets)) => presets.push(preset),
            None => all.push((difference, vec![preset])),
        }
    }
    all
}

/// The presets on a board of so many pits a side, each set of rules once.
fn presets(pits_a_side: u8) -> Vec<(Preset, RuleSet)> {
    let mut all: Vec<(Preset, RuleSet)> = Vec::new();
    for preset in Preset::ALL {
        let rules = preset.rules().with_pits_a_side(pits_a_side);
        if let Some(rules) = rules.filter(|rules| all.iter().all(|(_, other)| other != rules)) {
            all.push((preset, rules));
        }
    }
    all
}

/// What becomes of a move under some rules.
struct Fate {
    check: Result<(), Illegal>,
    captured: u8,
    passes: bool,
    outcome: Option<Outcome>,
    /// The game after the move, if it is legal.
    after: Game,
}

impl Fate {
    fn of(game: &Game, pit: Pit) -> Fate {
        let mut after = game.clone();
        let played = after.play(pit);
        Fate {
            captured: played.as_ref().map_or(0, |sowing| sowing.captured),
            check: played.map(|_| ()),
            passes: passes(&after),
            outcome: after.outcome(),
            after,
        }
    }
}

/// The one difference that tells most, if there is any. `other` is the
/// position under other rules.
fn difference(settings: &Settings, here: &Fate, other: &Game, pit: Pit) -> Option<Difference> {
    if let Some(outcome) = other.outcome() {
        // Under rules that had ended the game before, it did not come here;
        // but that no move is legal is a matter of this one.
        let stuck = outcome.reason == Reason::NoMove && here.check.is_ok();
        return stuck.then_some(Difference::NoMove);
    }
    let there = Fate::of(other, pit);
    let opponent = settings.who(pit.side().other());
    match (here.check, there.check) {
        (Ok(()), Err(reason)) => Some(Difference::Forbidden { reason, opponent }),
        (Err(_), Ok(())) => Some(Difference::Allowed(there.captured)),
        (Err(_), Err(_)) => None,
        (Ok(()), Ok(())) if here.captured != there.captured => Some(Difference::Takes {
            captured: there.captured,
            passes: there.passes.then_some(opponent),
        }),
        (Ok(()), Ok(())) if there.passes && !here.passes => Some(Difference::Passes(opponent)),
        (Ok(()), Ok(())) => ending(settings, here, &there),
    }
}

/// A difference in how the move ends the game.
fn ending(settings: &Settings, here: &Fate, there: &Fate) -> Option<Difference> {
    match (&here.outcome, &there.outcome) {
        // How often the position came before is known here alone.
        (
            Some(Outcome {
                reason: Reason::Repetition,
                ..
            }),
            _,
        )
        | (None, None) => None,
        (Some(_), None) => Some(Difference::GoesOn),
        (None, Some(outcome)) => close(settings, &there.after, outcome).map(Difference::Ends),
        (Some(here), Some(there)) if here.score != there.score => {
            Some(Difference::Score(players(settings, there)))
        }
        (Some(_), Some(_)) => None,
    }
}
