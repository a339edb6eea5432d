//! What happens on the board.

use crate::i18n::list;
use crate::rules::{GrandSlam, Illegal, Reason, Side};
use crate::settings::Who;
use crate::view::message::{Ending, PitLabel, Played, Refusal};

use super::{held, name};

/// What a pit is called.
pub fn pit(label: &PitLabel) -> String {
    let owner = match label.owner {
        Who::You => "à vous",
        Who::Computer => "à l’ordinateur",
        Who::Player(Side::South) => "à Sud",
        Who::Player(Side::North) => "à Nord",
    };
    let told = format!("{}, {owner}, {}", label.pit, held(label.seeds));
    if let Some(preview) = &label.preview {
        return format!("{told}, {}", super::coach::would(preview));
    }
    match label.refused {
        Some(Illegal::MustFeed) => format!("{told}, ne nourrit pas l’adversaire"),
        Some(Illegal::StarvesOpponent) => format!("{told}, affamerait l’adversaire"),
        _ => told,
    }
}

/// What a move did.
pub fn played(played: &Played) -> String {
    let plays = match played.who {
        Who::You => format!("Vous jouez {}", played.pit),
        Who::Computer => format!("L’ordinateur joue {}", played.pit),
        Who::Player(side) => format!("{} joue {}", super::side(side), played.pit),
    };
    let from = list(&played.from, " et ");
    match (played.slam, played.captured) {
        (Some(GrandSlam::Cancelled), _) => {
            format!("{plays} : grand chelem en {from}, qui ne prend rien selon ces règles.")
        }
        (Some(GrandSlam::Taken), captured) => {
            format!("{plays} : grand chelem, {} en {from}.", taken(captured))
        }
        (None, 0) => format!(
            "{plays} : {}, la dernière en {}.",
            sown(played.seeds),
            played.landing
        ),
        (None, captured) => format!("{plays} : {} en {from}.", taken(captured)),
    }
}

fn sown(count: u8) -> String {
    match count {
        0 | 1 => format!("{count} graine semée"),
        n => format!("{n} graines semées"),
    }
}

fn taken(count: u8) -> String {
    match count {
        0 | 1 => format!("{count} graine prise"),
        n => format!("{n} graines prises"),
    }
}

/// How the game ended.
pub fn over(ending: &Ending) -> String {
    let result = match ending.winner {
        Some(Who::You) => "Vous avez gagné !".into(),
        Some(Who::Computer) => "L’ordinateur a gagné.".into(),
        Some(Who::Player(side)) => format!("{} a gagné.", super::side(side)),
        None => "Partie nulle.".to_owned(),
    };
    let reason = match ending.outcome.reason {
        Reason::Majority => "Plus de la moitié des graines sont prises.",
        Reason::Empty => "Il ne reste aucune graine sur le plateau.",
        Reason::FewSeeds => "Il reste trop peu de graines pour continuer.",
        Reason::NoMove => match ending.subject {
            Who::You => "Vous n’avez aucun coup permis.",
            Who::Computer => "L’ordinateur n’a aucun coup permis.",
            Who::Player(Side::South) => "Sud n’a aucun coup permis.",
            Who::Player(Side::North) => "Nord n’a aucun coup permis.",
        },
        Reason::Repetition => "La même position est venue pour la troisième fois.",
        Reason::Agreement => "Les joueurs sont convenus d’arrêter.",
        Reason::Resigned(_) => match ending.subject {
            Who::You => "Vous avez abandonné.",
            Who::Computer => "L’ordinateur a abandonné.",
            Who::Player(Side::South) => "Sud a abandonné.",
            Who::Player(Side::North) => "Nord a abandonné.",
        },
    };
    format!("{result} {reason}")
}

/// Why a pit may not be played.
pub fn refused(refusal: &Refusal) -> String {
    let Refusal { pit, legal, .. } = refusal;
    let choices = list(legal.iter(), " ou ");
    match (refusal.reason, refusal.mover) {
        (Illegal::GameOver, _) => {
            "La partie est finie. Commencez-en une nouvelle pour rejouer.".into()
        }
        (Illegal::WrongSide, Who::Computer) => {
            "C’est à l’ordinateur de jouer : attendez son coup.".into()
        }
        (Illegal::WrongSide, _) => match refusal.owner {
            Who::You => format!("{pit} est à vous, mais ce n’est pas votre tour."),
            Who::Computer => format!("{pit} est à l’ordinateur. Jouez un des vôtres : {choices}."),
            Who::Player(side) => {
                let (owner, mover) = (super::side(side), name(refusal.mover));
                format!("{pit} est à {owner}. C’est à {mover} de jouer : {choices}.")
            }
        },
        (Illegal::EmptyPit, _) => {
            format!("{pit} est vide : il n’y a rien à semer. Jouez {choices}.")
        }
        (Illegal::MustFeed, _) => format!(
            "L’adversaire n’a plus de graines et {pit} ne lui en donnerait pas. Jouez {choices}."
        ),
        (Illegal::StarvesOpponent, _) => format!(
            "{pit} prendrait les dernières graines de l’adversaire, ce que ces règles interdisent. Jouez {choices}."
        ),
    }
}
