//! Stopping, sharing and opening.

use super::{faults, name, side};
use crate::notation::{Format, Letters};
use crate::view::talk::{Shared, Shares, Talk};

/// The words of a text about stopping, sharing or opening.
pub fn talk(talk: &Talk) -> String {
    match talk {
        Talk::Repeated(shares) => format!(
            "Cette position est venue pour la deuxième fois. {}",
            stopping(shares)
        ),
        Talk::StoppingGives(shares) => stopping(shares),
        Talk::Considering => "L’ordinateur examine votre proposition…".into(),
        Talk::Declined => "L’ordinateur continue : il espère mieux.".into(),
        Talk::Opened { plies: 0 } => "Une position a été ouverte.".into(),
        Talk::Opened { plies: 1 } => "Une partie de 1 coup a été ouverte.".into(),
        Talk::Opened { plies } => format!("Une partie de {plies} coups a été ouverte."),
        Talk::ChooseToExplain => "Choisissez un trou : il est expliqué, pas joué.".into(),
        Talk::LookingBack { shown, plies } => {
            format!("Le plateau montre la partie après {shown} coups sur {plies}.")
        }
        Talk::BroughtBack => "La partie d’avant est de retour.".into(),
        Talk::Copied => "Copié.".into(),
        Talk::CopyByHand => {
            "Le navigateur ne laisse pas la page copier. Le texte est sélectionné : copiez-le vous-même."
                .into()
        }
        Talk::NothingToOpen => "Il n’y a encore rien à ouvrir.".into(),
        Talk::FileUnreadable => "Ce fichier ne se lit pas comme du texte.".into(),
        Talk::Unreadable { format, error } => format!(
            "Ceci ne se lit pas comme {}. Ligne {}, colonne {} : {}. Votre partie n’a pas changé.",
            read_as(*format),
            error.line,
            error.column,
            faults::fault(error),
        ),
        Talk::Which => "Ceci peut être plusieurs parties. Laquelle voulez-vous ?".into(),
        Talk::Game {
            number,
            names,
            letters,
            first,
            plies,
        } => {
            let names = names.as_ref().map_or_else(
                || format!("Partie {number}"),
                |[south, north]| format!("Partie {number} : {south} – {north}"),
            );
            let whose = match letters {
                None => "",
                Some(Letters::Usual) => ", les majuscules sont les trous de Sud",
                Some(Letters::French) => ", les majuscules sont les trous de Nord (sites français)",
            };
            let moves = match plies {
                0 | 1 => format!("{plies} coup"),
                n => format!("{n} coups"),
            };
            format!("{names}, {moves}, {} commence{whose}", side(*first))
        }
        Talk::FormatName(Shared::Link) => "Lien".into(),
        Talk::FormatName(Shared::Position) => "Position".into(),
        Talk::FormatName(Shared::Record) => "Partie".into(),
        Talk::FormatName(Shared::Picture) => "Image".into(),
    }
}

fn stopping(shares: &Shares) -> String {
    let [(near, ours), (far, theirs)] = shares.players;
    let gives = format!(
        "Arrêter maintenant donnerait {} {ours}, {} {theirs}",
        name(near),
        name(far)
    );
    match shares.unclaimed {
        0 => format!("{gives}."),
        1 => format!("{gives} ; 1 graine ne reviendrait à personne."),
        n => format!("{gives} ; {n} graines ne reviendraient à personne."),
    }
}

fn read_as(format: Format) -> &'static str {
    match format {
        Format::Oware => "une position",
        Format::PlayStrategy => "une position PlayStrategy",
        Format::PlayStrategyMoves => "des coups PlayStrategy",
        Format::Ogn => "une partie notée",
        Format::Link => "un lien de ce jeu",
        Format::Moves => "des coups",
    }
}
