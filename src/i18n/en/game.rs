//! What happens on the board.

use crate::i18n::list;
use crate::rules::{GrandSlam, Illegal, Reason, Side};
use crate::settings::Who;
use crate::view::message::{Ending, PitLabel, Played, Refusal};

use super::{name, seeds, subject};

/// What a pit is called.
pub fn pit(label: &PitLabel) -> String {
    let owner = match label.owner {
        Who::You => "yours",
        Who::Computer => "the computer’s",
        Who::Player(Side::South) => "South’s",
        Who::Player(Side::North) => "North’s",
    };
    let told = format!("{}, {owner}, {}", label.pit, seeds(label.seeds));
    if let Some(preview) = &label.preview {
        return format!("{told}, {}", super::coach::would(preview));
    }
    match label.refused {
        Some(Illegal::MustFeed) => format!("{told}, does not feed the opponent"),
        Some(Illegal::StarvesOpponent) => format!("{told}, would leave the opponent without seeds"),
        _ => told,
    }
}

/// What a move did.
pub fn played(played: &Played) -> String {
    let plays = match played.who {
        Who::You => format!("You play {}", played.pit),
        Who::Computer => format!("The computer plays {}", played.pit),
        Who::Player(side) => format!("{} plays {}", super::side(side), played.pit),
    };
    let from = list(&played.from, " and ");
    match (played.slam, played.captured) {
        (Some(GrandSlam::Cancelled), _) => {
            format!("{plays}: a grand slam on {from}, which captures nothing under these rules.")
        }
        (Some(GrandSlam::Taken), captured) => {
            format!(
                "{plays}: a grand slam, {} captured from {from}.",
                seeds(captured)
            )
        }
        (None, 0) => format!(
            "{plays}: {} sown, the last in {}.",
            seeds(played.seeds),
            played.landing
        ),
        (None, captured) => format!("{plays}: {} captured from {from}.", seeds(captured)),
    }
}

/// How the game ended.
pub fn over(ending: &Ending) -> String {
    let result = match ending.winner {
        Some(Who::You) => "You win!".into(),
        Some(who) => format!("{} wins.", subject(who)),
        None => "A draw.".to_owned(),
    };
    let reason = match ending.outcome.reason {
        Reason::Majority => "More than half of the seeds are captured.",
        Reason::Empty => "No seed is left on the board.",
        Reason::FewSeeds => "Too few seeds are left to play on.",
        Reason::NoMove => match ending.subject {
            Who::You => "You have no legal move.",
            Who::Computer => "The computer has no legal move.",
            Who::Player(Side::South) => "South has no legal move.",
            Who::Player(Side::North) => "North has no legal move.",
        },
        Reason::Repetition => "The same position came for the third time.",
        Reason::Agreement => "The players agreed to stop.",
        Reason::Resigned(_) => match ending.subject {
            Who::You => "You resigned.",
            Who::Computer => "The computer resigned.",
            Who::Player(Side::South) => "South resigned.",
            Who::Player(Side::North) => "North resigned.",
        },
    };
    format!("{result} {reason}")
}

/// Why a pit may not be played.
pub fn refused(refusal: &Refusal) -> String {
    let Refusal { pit, legal, .. } = refusal;
    let choices = list(legal.iter(), " or ");
    match (refusal.reason, refusal.mover) {
        (Illegal::GameOver, _) => "The game is over. Start a new one to play on.".into(),
        (Illegal::WrongSide, Who::Computer) => {
            "It is the computer’s turn: wait for its move.".into()
        }
        (Illegal::WrongSide, _) => match refusal.owner {
            Who::You => format!("{pit} is your pit, but it is not your turn."),
            Who::Computer => format!("{pit} is the computer’s. Play one of yours: {choices}."),
            Who::Player(side) => {
                let (owner, mover) = (super::side(side), name(refusal.mover));
                format!("{pit} is {owner}’s. {mover} is to move: {choices}.")
            }
        },
        (Illegal::EmptyPit, _) => {
            format!("{pit} is empty: there is nothing to sow. Play {choices}.")
        }
        (Illegal::MustFeed, _) => {
            format!("The opponent has no seeds left, and {pit} would not give any. Play {choices}.")
        }
        (Illegal::StarvesOpponent, _) => {
            format!(
                "{pit} would take the opponent’s last seeds, which these rules forbid. Play {choices}."
            )
        }
    }
}
