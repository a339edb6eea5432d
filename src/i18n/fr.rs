//! French.

use crate::rules::{GrandSlam, Illegal, Preset, Reason, Side};
use crate::view::message::{Ending, Label, Message, PitLabel, Played, Refusal, Trouble};
use crate::view::table::{Direction, Who};

use super::list;

/// The words of a message.
pub fn say(message: &Message) -> String {
    match message {
        Message::Title => "Awalé".into(),
        Message::Description => {
            "Jouez à l’awalé, le jeu de semailles africain, contre l’ordinateur ou à deux.".into()
        }
        Message::Label(label) => self::label(*label).into(),
        Message::Pit(pit) => self::pit(pit),
        Message::Store { who, seeds } => match who {
            Who::You => format!("Votre grenier, {}", held(*seeds)),
            Who::Computer => format!("Grenier de l’ordinateur, {}", held(*seeds)),
            Who::Player(Side::South) => format!("Grenier de Sud, {}", held(*seeds)),
            Who::Player(Side::North) => format!("Grenier de Nord, {}", held(*seeds)),
        },
        Message::Name(who) => name(*who).into(),
        Message::Level(level) => match level.number() {
            1 => "1 – débutant".into(),
            2 => "2 – novice".into(),
            3 => "3 – occasionnel".into(),
            4 => "4 – amateur".into(),
            5 => "5 – confirmé".into(),
            6 => "6 – fort".into(),
            7 => "7 – expert".into(),
            _ => format!("{level} – maître"),
        },
        Message::RuleSetName(preset) => match preset {
            Some(Preset::Abapa) => "Abapa (tournois)".into(),
            Some(Preset::Akan) => "Akan".into(),
            Some(Preset::IvoryCoast) => "Côte d’Ivoire".into(),
            Some(Preset::Family) => "En famille".into(),
            Some(Preset::Awari) => "Awari".into(),
            Some(Preset::TenPit) => "Dix trous".into(),
            None => "Règles personnelles".into(),
        },
        Message::RuleSetAbout(preset) => about(*preset).into(),
        Message::SideName(side) => self::side(*side).into(),
        Message::DirectionName(Direction::CounterClockwise) => "Antihoraire".into(),
        Message::DirectionName(Direction::Clockwise) => "Horaire".into(),
        Message::Turn(Who::You) => "À vous de jouer.".into(),
        Message::Turn(Who::Computer) => "À l’ordinateur de jouer.".into(),
        Message::Turn(Who::Player(side)) => format!("À {} de jouer.", self::side(*side)),
        Message::Thinking => "L’ordinateur réfléchit…".into(),
        Message::Played(played) => self::played(played),
        Message::Passed(Who::You) => "Vous n’avez plus de graines : vous passez votre tour.".into(),
        Message::Passed(Who::Computer) => {
            "L’ordinateur n’a plus de graines : il passe son tour.".into()
        }
        Message::Passed(Who::Player(side)) => {
            format!(
                "{} n’a plus de graines et passe son tour.",
                self::side(*side)
            )
        }
        Message::Over(ending) => over(ending),
        Message::Score { players, unclaimed } => {
            let [(near, ours), (far, theirs)] = players;
            let score = format!("{} {ours}, {} {theirs}", name(*near), name(*far));
            match unclaimed {
                0 => format!("{score}."),
                1 => format!("{score} ; 1 graine ne revient à personne."),
                n => format!("{score} ; {n} graines ne reviennent à personne."),
            }
        }
        Message::Refused(refusal) => refused(refusal),
        Message::TakenBack => "Coup repris.".into(),
        Message::Begun { first: Who::You } => "Nouvelle partie. Vous commencez.".into(),
        Message::Begun {
            first: Who::Computer,
        } => "Nouvelle partie. L’ordinateur commence.".into(),
        Message::Begun {
            first: Who::Player(side),
        } => {
            format!("Nouvelle partie. {} commence.", self::side(*side))
        }
        Message::Trouble(trouble) => self::trouble(*trouble).into(),
    }
}

fn label(label: Label) -> &'static str {
    match label {
        Label::NewGame => "Nouvelle partie",
        Label::Undo => "Reprendre",
        Label::PlayAgain => "Rejouer",
        Label::Language => "Langue",
        Label::Board => "Plateau",
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
        Label::Dismiss => "Fermer ce message",
        Label::Keys => {
            "Les flèches parcourent le plateau, la lettre d’un trou y mène, Entrée le joue."
        }
    }
}

fn name(who: Who) -> &'static str {
    match who {
        Who::You => "Vous",
        Who::Computer => "Ordinateur",
        Who::Player(side) => self::side(side),
    }
}

fn side(side: Side) -> &'static str {
    match side {
        Side::South => "Sud",
        Side::North => "Nord",
    }
}

fn seeds(count: u8) -> String {
    match count {
        0 | 1 => format!("{count} graine"),
        n => format!("{n} graines"),
    }
}

fn held(count: u8) -> String {
    match count {
        0 => "vide".into(),
        n => seeds(n),
    }
}

fn pit(label: &PitLabel) -> String {
    let owner = match label.owner {
        Who::You => "à vous",
        Who::Computer => "à l’ordinateur",
        Who::Player(Side::South) => "à Sud",
        Who::Player(Side::North) => "à Nord",
    };
    let told = format!("{}, {owner}, {}", label.pit, held(label.seeds));
    match label.refused {
        Some(Illegal::MustFeed) => format!("{told}, ne nourrit pas l’adversaire"),
        Some(Illegal::StarvesOpponent) => format!("{told}, affamerait l’adversaire"),
        _ => told,
    }
}

fn about(preset: Preset) -> &'static str {
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

fn played(played: &Played) -> String {
    let plays = match played.who {
        Who::You => format!("Vous jouez {}", played.pit),
        Who::Computer => format!("L’ordinateur joue {}", played.pit),
        Who::Player(side) => format!("{} joue {}", self::side(side), played.pit),
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

fn over(ending: &Ending) -> String {
    let result = match ending.winner {
        Some(Who::You) => "Vous avez gagné !".into(),
        Some(Who::Computer) => "L’ordinateur a gagné.".into(),
        Some(Who::Player(side)) => format!("{} a gagné.", self::side(side)),
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

fn refused(refusal: &Refusal) -> String {
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
                let (owner, mover) = (self::side(side), name(refusal.mover));
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

fn trouble(trouble: Trouble) -> &'static str {
    match trouble {
        Trouble::SaveUnreadable => {
            "La partie enregistrée est illisible ; une nouvelle commence. L’ancienne est mise de côté."
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
