//! Controls, settings and notices.

use crate::engine::Level;
use crate::rules::Preset;
use crate::view::message::{Label, Trouble};

/// A word or two on a control.
pub fn label(label: Label) -> &'static str {
    match label {
        Label::NewGame => "Nouvelle partie",
        Label::Undo => "Annuler",
        Label::PlayAgain => "Rejouer",
        Label::Language => "Langue",
        Label::Board => "Plateau",
        Label::Pits => "Cases",
        Label::Rules => "Règles",
        Label::Opponent => "Adversaire",
        Label::ComputerPlayer => "L’ordinateur",
        Label::TwoPlayers => "Deux joueurs, un plateau",
        Label::Strength => "Niveau",
        Label::YourSide => "Vous jouez",
        Label::WhoBegins => "Qui commence",
        Label::Direction => "Sens des semailles",
        Label::Start => "Commencer",
        Label::Cancel => "Annuler",
        Label::Notices => "Messages",
        Label::Dismiss => "Fermer ce message",
        Label::Why => "Pourquoi ?",
        Label::More => "Plus",
        Label::Redo => "Rétablir",
        Label::Replay => "Revoir le coup",
        Label::Share => "Partager",
        Label::Open => "Ouvrir une partie",
        Label::OpenNow => "Ouvrir",
        Label::OpenedInstead => "Une autre partie a été ouverte. La vôtre est mise de côté.",
        Label::Agree => "S’accorder pour arrêter",
        Label::OfferToStop => "Proposer d’arrêter",
        Label::Resign => "Abandonner",
        Label::Close => "Fermer",
        Label::Copy => "Copier",
        Label::Download => "Enregistrer",
        Label::ShareWhat => "Que partager",
        Label::SharedText => "Le texte à partager",
        Label::TextToOpen => {
            "Collez ici un lien, une position, des coups ou une partie, ou déposez un fichier sur la page."
        }
        Label::ChooseFile => "Choisir un fichier",
        Label::ToTheEnd => "Au dernier coup",
        Label::BringBack => "Revenir à la partie d’avant",
        Label::Hint => "Conseil",
        Label::Moves => "Coups",
        Label::Analysis => "Analyse",
        Label::Pit => "Trou",
        Label::Worth => "Valeur",
        Label::Expected => "Suite prévue",
        Label::Tables => "Tables de finales",
        Label::CloseAnalysis => "Fermer l’analyse",
        Label::ReadAloud => "Lire à voix haute",
        Label::ReadPosition => "Lire la position",
        Label::ReadLast => "Lire le dernier coup",
        Label::TypeMove => "Écrire un coup",
        Label::TypedMove => "Votre coup",
        Label::PlayTyped => "Jouer",
        Label::Stay => "Rester",
        Label::Readings => "D’où viennent ces règles",
        Label::Keys => {
            "Les flèches parcourent le plateau, la lettre ou le numéro d’une case y mène, Entrée la joue. ? l’explique, H donne un indice, S dit la position, L le dernier coup, R le remontre, T écrit un coup, U annule, Y rétablit."
        }
    }
}

/// Who plays a rule set, and what is special about it.
pub fn about(preset: Preset) -> &'static str {
    match preset {
        Preset::Abapa => {
            "Les règles des tournois : un grand chelem se joue mais ne prend rien ; qui a \
             plus de la moitié des graines gagne aussitôt."
        }
        Preset::Akan => {
            "Comme chez les Akan et les Dioula : les règles Abapa, et la partie s’arrête \
             quand il reste six graines ou moins."
        }
        Preset::IvoryCoast => {
            "Souvent donnée pour la Côte d’Ivoire : il est interdit de laisser l’adversaire \
             sans graine ; à la fin, le reste est partagé à égalité."
        }
        Preset::Family => {
            "Les règles des jeux en boîte : un grand chelem prend tout, et qui n’a plus de \
             graines passe jusqu’à ce qu’on le nourrisse."
        }
        Preset::Awari => {
            "Le jeu résolu en 2002 : un grand chelem n’est permis que s’il n’y a rien \
             d’autre à jouer ; il est alors gardé."
        }
        Preset::TenPit => {
            "Le plateau des Bété, deux rangées de cinq trous. Ses règles fines attendent la \
             parole d’un joueur ; en attendant, elles suivent celles des Akan."
        }
    }
}

/// What went wrong.
pub fn trouble(trouble: Trouble) -> &'static str {
    match trouble {
        Trouble::SaveUnreadable => {
            "La partie enregistrée est illisible ; une nouvelle commence. L’ancienne est mise de côté."
        }
        Trouble::SaveSpared => {
            "La partie enregistrée est illisible ; une nouvelle commence. Votre premier coup remplacera l’ancienne."
        }
        Trouble::StorageForbidden => {
            "Ce navigateur ne laisse pas la page garder votre partie. Vous pouvez jouer, mais elle sera perdue en fermant la page."
        }
        Trouble::StorageFull => {
            "Il n’y a plus de place pour garder votre partie. Vous pouvez jouer, mais elle sera perdue en fermant la page."
        }
        Trouble::NoWorker => {
            "Ici l’ordinateur ne peut pas réfléchir en arrière-plan. Il joue quand même, mais voit moins loin."
        }
        Trouble::WorkerRestarted => "L’ordinateur a perdu le fil et recommence à réfléchir.",
    }
}

/// What a level is called.
pub fn level(level: Level) -> String {
    match level.number() {
        1 => "1 – débutant".into(),
        2 => "2 – novice".into(),
        3 => "3 – occasionnel".into(),
        4 => "4 – amateur".into(),
        5 => "5 – confirmé".into(),
        6 => "6 – fort".into(),
        7 => "7 – expert".into(),
        _ => format!("{level} – maître"),
    }
}

/// Another level is offered than the one played.
pub fn other_level(to: Level, from: Level) -> String {
    match to > from {
        true => format!("Trois victoires de suite ! Niveau {to} ?"),
        false => format!("Trois défaites de suite. Niveau {to} ?"),
    }
}

/// What a rule set is called.
pub fn rules(preset: Option<Preset>) -> &'static str {
    match preset {
        Some(Preset::Abapa) => "Abapa (tournois)",
        Some(Preset::Akan) => "Akan",
        Some(Preset::IvoryCoast) => "Côte d’Ivoire",
        Some(Preset::Family) => "En famille",
        Some(Preset::Awari) => "Awari",
        Some(Preset::TenPit) => "Dix trous",
        None => "Règles personnelles",
    }
}
