//! The moves of a game and its end.

use super::{name, seeds, side};
use crate::rules::GrandSlam;
use crate::settings::Who;
use crate::view::review::{Deed, Lead, Review};

/// The words of a text about the moves of a game.
pub fn say(review: &Review) -> String {
    match review {
        Review::Close => "Fermer les coups".into(),
        Review::First => "Au début".into(),
        Review::Previous => "Un coup en arrière".into(),
        Review::Next => "Un coup en avant".into(),
        Review::Last => "Au dernier coup".into(),
        Review::Replay => "Revoir le coup".into(),
        Review::Listed { number, deed } => {
            let plays = match deed.who {
                Who::You => "Vous jouez".to_owned(),
                Who::Computer => "L’ordinateur joue".to_owned(),
                Who::Player(by) => format!("{} joue", side(by)),
            };
            format!("{number}. {plays} {}", done(deed))
        }
        Review::Pass => "passe".into(),
        Review::At { shown, plies, deed } => {
            let plays = match deed.who {
                Who::You => "vous jouez".to_owned(),
                Who::Computer => "l’ordinateur joue".to_owned(),
                Who::Player(by) => format!("{} joue", side(by)),
            };
            format!("Coup {shown} sur {plies} : {plays} {}", done(deed))
        }
        Review::Start(0) => "Aucun coup n’a encore été joué.".into(),
        Review::Start(1) => "Le début d’une partie de 1 coup.".into(),
        Review::Start(plies) => format!("Le début d’une partie de {plies} coups."),
        Review::PlayFromHere => "Laisser jouer l’ordinateur".into(),
        Review::End => "La fin de la partie".into(),
        Review::RematchAs(as_side) => format!("Revanche côté {}", side(*as_side)),
        Review::RematchBegunBy(first) => format!("Revanche, {} commence", side(*first)),
        Review::LookBack => "Revoir".into(),
        Review::Curves(lead) => curves(lead),
    }
}

/// A move behind its verb, up to the end of the sentence.
fn done(deed: &Deed) -> String {
    let pit = deed.pit;
    match (deed.slam, deed.captured) {
        (Some(GrandSlam::Cancelled), _) => {
            format!("{pit}, un grand chelem qui ne prend rien.")
        }
        (Some(GrandSlam::Taken), captured) => {
            // It takes two seeds at least.
            format!("{pit}, un grand chelem : {captured} graines prises.")
        }
        (None, 0) => format!("{pit}."),
        (None, captured) => match deed.who {
            Who::You => format!("{pit} et prenez {}.", seeds(captured)),
            _ => format!("{pit} et prend {}.", seeds(captured)),
        },
    }
}

fn curves(lead: &Lead) -> String {
    let [(near, ours), (far, theirs)] = lead.players;
    let moves = match lead.plies {
        0 | 1 => format!("{} coup", lead.plies),
        n => format!("{n} coups"),
    };
    let score = format!(
        "Les deux greniers sur {moves} : {} {ours}, {} {theirs}.",
        name(near),
        name(far)
    );
    let leader = match lead.leader {
        None => "Personne ne mène.".to_owned(),
        Some((Who::You, 0)) => "Vous menez depuis le début.".into(),
        Some((Who::Computer, 0)) => "L’ordinateur mène depuis le début.".into(),
        Some((Who::Player(by), 0)) => format!("{} mène depuis le début.", side(by)),
        Some((Who::You, since)) => format!("Vous menez depuis le coup {since}."),
        Some((Who::Computer, since)) => format!("L’ordinateur mène depuis le coup {since}."),
        Some((Who::Player(by), since)) => format!("{} mène depuis le coup {since}.", side(by)),
    };
    match lead.changes {
        0 => format!("{score} {leader}"),
        1 => format!("{score} {leader} L’avantage a changé de camp une fois."),
        n => format!("{score} {leader} L’avantage a changé de camp {n} fois."),
    }
}
