//! Beginners' mistakes, and what a move would do.

use crate::i18n::list;
use crate::rules::GrandSlam;
use crate::settings::Who;
use crate::view::coach::{Coach, Mistake};
use crate::view::message::{Overview, Preview, Row};

use super::seeds;

/// A mistake that is about to be made, or has been.
pub fn mistake(coach: &Coach) -> String {
    let pit = coach.pit;
    match (&coach.mistake, coach.is_made) {
        (Mistake::Threat { reply, seeds }, false) => {
            format!(
                "Attention : {pit} laisse l’adversaire prendre {} avec {reply}.",
                self::seeds(*seeds)
            )
        }
        (Mistake::Threat { reply, seeds }, true) => format!(
            "{pit} laisse l’adversaire prendre {} avec {reply}. Avant chaque coup, cherchez ce qu’il pourra prendre.",
            self::seeds(*seeds)
        ),
        (Mistake::Emptying { pits }, is_made) => {
            let left = match pits {
                0 => "aucune de vos cases n’a de graines".to_owned(),
                1 => "une seule de vos cases a des graines".to_owned(),
                n => format!("{n} seulement de vos cases ont des graines"),
            };
            match is_made {
                false => format!(
                    "Attention : après {pit}, {left}, et vous risquez de n’avoir plus le choix."
                ),
                true => format!(
                    "Après {pit}, {left}. Ne videz pas votre camp trop tôt : gardez le choix de vos coups."
                ),
            }
        }
        (Mistake::Exposed { pits }, is_made) => {
            let pits = list(pits, " et ");
            match is_made {
                false => format!(
                    "Attention : {pit} laisse {pits} à une ou deux graines ; une de plus en fait des cibles."
                ),
                true => format!(
                    "{pit} laisse {pits} à une ou deux graines : une de plus en fait des cibles."
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
        1 => "fait un tour, ".into(),
        n => format!("fait {n} tours, "),
    };
    match (preview.slam, preview.captured) {
        (Some(GrandSlam::Cancelled), _) => {
            format!("{pit} {round}finit en {landing} : grand chelem, qui ne prend rien ici.")
        }
        (Some(GrandSlam::Taken), n) => {
            format!(
                "{pit} {round}finit en {landing} : grand chelem, qui prend {}.",
                seeds(n)
            )
        }
        (None, 0) => format!("{pit} {round}finit en {landing}."),
        (None, n) => format!("{pit} {round}finit en {landing} et prend {}.", seeds(n)),
    }
}

/// What a move would do, after what its pit is called.
pub fn would(preview: &Preview) -> String {
    let landing = preview.landing;
    let round = match preview.laps {
        0 => String::new(),
        1 => "ferait un tour, ".into(),
        n => format!("ferait {n} tours, "),
    };
    match (preview.slam, preview.captured) {
        (Some(GrandSlam::Cancelled), _) => {
            format!("{round}finirait en {landing}, grand chelem qui ne prend rien")
        }
        (_, 0) => format!("{round}finirait en {landing}"),
        (_, n) => format!("{round}finirait en {landing} et en prendrait {n}"),
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
            Who::You => "Votre camp".to_owned(),
            Who::Computer => "Camp de l’ordinateur".to_owned(),
            Who::Player(side) => format!("Camp de {}", super::side(side)),
        };
        format!("{whose} : {pits} ; grenier {}.", row.store)
    };
    let [near, far] = &overview.rows;
    let told = format!("{} {}", row(near), row(far));
    match overview.to_move {
        None => format!("{told} La partie est finie."),
        Some(Who::You) => format!("{told} À vous de jouer."),
        Some(Who::Computer) => format!("{told} À l’ordinateur de jouer."),
        Some(Who::Player(side)) => format!("{told} À {} de jouer.", super::side(side)),
    }
}

/// A typed text names no pit of a row of so many.
pub fn no_such_pit(pits: u8) -> String {
    let last = char::from(b'A' + pits.saturating_sub(1));
    format!(
        "Cette case n’existe pas. Écrivez une lettre de A à {last}, ou un chiffre de 1 à {pits}."
    )
}
