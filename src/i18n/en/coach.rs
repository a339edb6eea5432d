//! Beginners' mistakes, and what a move would do.

use crate::i18n::list;
use crate::rules::GrandSlam;
use crate::settings::Who;
use crate::view::coach::{Coach, Mistake};
use crate::view::message::{Overview, Preview, Row};

use super::{seeds, subject};

/// A mistake that is about to be made, or has been.
pub fn mistake(coach: &Coach) -> String {
    let pit = coach.pit;
    match (&coach.mistake, coach.is_made) {
        (Mistake::Threat { reply, seeds }, false) => {
            format!(
                "Careful: {pit} lets your opponent take {} with {reply}.",
                self::seeds(*seeds)
            )
        }
        (Mistake::Threat { reply, seeds }, true) => format!(
            "{pit} lets your opponent take {} with {reply}. Before each move, look what they can take next.",
            self::seeds(*seeds)
        ),
        (Mistake::Emptying { pits }, is_made) => {
            let left = match pits {
                0 => "none of your pits holds seeds".to_owned(),
                1 => "only one of your pits holds seeds".to_owned(),
                n => format!("only {n} of your pits hold seeds"),
            };
            match is_made {
                false => format!("Careful: after {pit} {left}, and you may run out of choices."),
                true => format!(
                    "After {pit} {left}. Do not empty your row too early: keep a choice of moves."
                ),
            }
        }
        (Mistake::Exposed { pits }, is_made) => {
            let pits = list(pits, " and ");
            match is_made {
                false => format!(
                    "Careful: {pit} leaves {pits} with one or two seeds, and one more makes each a target."
                ),
                true => format!(
                    "{pit} leaves {pits} with one or two seeds: one more makes each a target."
                ),
            }
        }
    }
}

/// What a move would do, as a sentence.
pub fn preview(preview: &Preview) -> String {
    let Preview { pit, landing, .. } = preview;
    let round = match preview.laps {
        0 => String::new(),
        1 => "goes round once, ".into(),
        n => format!("goes round {n} times, "),
    };
    match (preview.slam, preview.captured) {
        (Some(GrandSlam::Cancelled), _) => {
            format!("{pit} {round}lands on {landing}: a grand slam, which captures nothing here.")
        }
        (Some(GrandSlam::Taken), n) => {
            format!(
                "{pit} {round}lands on {landing}: a grand slam that captures {}.",
                seeds(n)
            )
        }
        (None, 0) => format!("{pit} {round}lands on {landing}."),
        (None, n) => format!("{pit} {round}lands on {landing} and captures {}.", seeds(n)),
    }
}

/// What a move would do, after what its pit is called.
pub fn would(preview: &Preview) -> String {
    let landing = preview.landing;
    let round = match preview.laps {
        0 => String::new(),
        1 => "go round once, ".into(),
        n => format!("go round {n} times, "),
    };
    match (preview.slam, preview.captured) {
        (Some(GrandSlam::Cancelled), _) => {
            format!("would {round}land on {landing}, a grand slam that captures nothing")
        }
        (_, 0) => format!("would {round}land on {landing}"),
        (_, n) => format!("would {round}land on {landing} and capture {n}"),
    }
}

/// A position as a whole.
pub fn overview(overview: &Overview) -> String {
    let row = |row: &Row| {
        let pits: Vec<String> = row
            .pits
            .iter()
            .map(|(pit, seeds)| format!("{pit} {seeds}"))
            .collect();
        let pits = pits.join(", ");
        let whose = match row.who {
            Who::You => "Your row".to_owned(),
            Who::Computer => "The computer’s row".to_owned(),
            Who::Player(side) => format!("{}’s row", super::side(side)),
        };
        format!("{whose}: {pits}; store {}.", row.store)
    };
    let [near, far] = &overview.rows;
    let told = format!("{} {}", row(near), row(far));
    match overview.to_move {
        None => format!("{told} The game is over."),
        Some(Who::You) => format!("{told} Your turn."),
        Some(who) => format!("{told} {} to move.", subject(who)),
    }
}

/// A typed text names no pit of a row of so many.
pub fn no_such_pit(pits: u8) -> String {
    let last = char::from(b'A' + pits.saturating_sub(1));
    format!("There is no such pit. Type a letter from A to {last}, or a number from 1 to {pits}.")
}
