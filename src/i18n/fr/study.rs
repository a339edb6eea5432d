//! What the computer thinks of moves.

use crate::i18n::shared;
use crate::view::study::{Advice, Progress, Reason, Study, Tables, Worth};

/// The words of a text about what the computer thinks of moves.
pub fn say(study: &Study) -> String {
    match study {
        Study::Looking => "L’ordinateur cherche le meilleur coup…".into(),
        Study::Advice(told) => format!("{} {}", advice(told), reason(&told.reason)),
        Study::Worth(worth) => self::worth(*worth),
        Study::Line(line) => shared::letters(line),
        Study::Summary {
            pit,
            worth,
            line,
            depth,
        } => {
            let (worth, line) = (self::worth(*worth), shared::letters(line));
            format!(
                "Le meilleur est {pit} : {worth}. Suite prévue : {line}. Vu {depth} coups en avant."
            )
        }
        Study::State(progress) => state(*progress),
        Study::Certain => "Exact ; un jeu sans fin compte comme égal.".into(),
        Study::Tables(tables) => self::tables(*tables),
        Study::Most(seeds) => format!("Jusqu’à {seeds} graines"),
        Study::MostTakes(..=15) => {
            "L’ordinateur connaît les finales exactement. Elles prennent environ 35 Mo de mémoire, et 17 Mo gardés dans ce navigateur.".into()
        }
        Study::MostTakes(_) => {
            "Il les connaît plus tôt. Elles se préparent en quelques minutes et prennent alors environ 300 Mo de mémoire, puis 170 Mo, et 86 Mo gardés dans ce navigateur.".into()
        }
    }
}

fn advice(advice: &Advice) -> String {
    let pit = advice.pit;
    match advice.worth {
        Worth::Tenths(0) => format!("Jouez {pit} : la partie reste égale."),
        Worth::Tenths(tenths) => {
            let noun = match tenths.unsigned_abs() {
                0..20 => "graine",
                _ => "graines",
            };
            format!(
                "Jouez {pit}, qui vaut {} {noun}.",
                self::worth(advice.worth)
            )
        }
        Worth::Wins(1) => format!("Jouez {pit} : ce coup gagne d’une graine."),
        Worth::Wins(seeds) => format!("Jouez {pit} : ce coup gagne de {seeds} graines."),
        Worth::Loses(1) => format!("Jouez {pit} : il perd d’une graine, aucun ne perd moins."),
        Worth::Loses(seeds) => {
            format!("Jouez {pit} : il perd de {seeds} graines, aucun ne perd moins.")
        }
    }
}

fn reason(reason: &Reason) -> String {
    match reason {
        Reason::Only => "C’est le seul coup.".into(),
        Reason::Ends => "Il termine la partie aussitôt.".into(),
        Reason::Certain => "Les tables de finales en sont sûres : rien n’est meilleur.".into(),
        Reason::Captures(1) => "Il prend 1 graine tout de suite.".into(),
        Reason::Captures(seeds) => format!("Il prend {seeds} graines tout de suite."),
        Reason::Saves(1) => "Il met 1 graine à l’abri.".into(),
        Reason::Saves(seeds) => format!("Il met {seeds} graines à l’abri."),
        Reason::Prepares { seeds: 1, with } => format!("Il prépare {with}, qui prendra 1 graine."),
        Reason::Prepares { seeds, with } => {
            format!("Il prépare {with}, qui prendra {seeds} graines.")
        }
        Reason::LeavesNothing => "Il ne laisse rien à prendre à l’adversaire.".into(),
        Reason::LeavesLeast(1) => {
            "C’est celui qui laisse le moins à l’adversaire : 1 graine à prendre.".into()
        }
        Reason::LeavesLeast(seeds) => {
            format!("C’est celui qui laisse le moins à l’adversaire : {seeds} graines à prendre.")
        }
        Reason::Foresight(depth) => {
            format!("Rien n’est meilleur, à regarder {depth} coups en avant.")
        }
    }
}

fn worth(worth: Worth) -> String {
    match worth {
        Worth::Tenths(0) => "égal".into(),
        Worth::Tenths(tenths) => shared::tenths(tenths, ','),
        Worth::Wins(seeds) => format!("gagne de {seeds}"),
        Worth::Loses(seeds) => format!("perd de {seeds}"),
    }
}

fn state(progress: Progress) -> String {
    match progress {
        Progress::Begun => "L’ordinateur commence à réfléchir…".into(),
        Progress::Deep(1) => "1 coup en avant, il réfléchit encore…".into(),
        Progress::Deep(depth) => format!("{depth} coups en avant, il réfléchit encore…"),
        Progress::Done(1) => "1 coup en avant.".into(),
        Progress::Done(depth) => format!("{depth} coups en avant."),
        Progress::Waiting => "L’ordinateur choisit d’abord son coup.".into(),
        Progress::Over => "Ici la partie est finie.".into(),
        Progress::Impossible => "Ici l’ordinateur ne peut pas réfléchir en arrière-plan.".into(),
    }
}

fn tables(tables: Tables) -> String {
    match tables {
        Tables::None => "Il n’y a pas de tables de finales ici.".into(),
        Tables::Ready(0) => "Pas encore de tables de finales.".into(),
        Tables::Ready(1) => "Tables de finales : 1 graine, prêtes.".into(),
        Tables::Ready(seeds) => format!("Tables de finales : prêtes jusqu’à {seeds} graines."),
        Tables::Making { ready: 0, percent } => {
            format!("Tables de finales : la première se prépare ({percent} %).")
        }
        Tables::Making { ready, percent } => format!(
            "Tables de finales : prêtes jusqu’à {ready} graines ; {} se prépare ({percent} %).",
            ready + 1
        ),
    }
}
