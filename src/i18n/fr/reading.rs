//! The points of a rule set, and where they come from.

use crate::rules::{Circle, Origin, Slam, Source, Starved, Stuck, Topic};
use crate::view::message::Reading;

/// What a point says, and where it comes from.
pub fn say(reading: &Reading) -> String {
    format!("{} {}", point(reading), origin(reading.origin))
}

fn point(reading: &Reading) -> String {
    let rules = &reading.rules;
    match reading.topic {
        Topic::Pits => match rules.pits_a_side() {
            5 => "Le plateau a deux rangées de cinq trous.",
            _ => "Le plateau a deux rangées de six trous.",
        },
        Topic::Kroo => match rules.pits_a_side() {
            5 => "À partir de dix graines, on fait le tour du plateau en sautant le trou de départ.",
            _ => "À partir de douze graines, on fait le tour du plateau en sautant le trou de départ.",
        },
        Topic::Slam => match rules.slam {
            Slam::Nothing => "Un grand chelem peut se jouer, mais ne prend rien.",
            Slam::Illegal => "Il est interdit de laisser l’adversaire sans graine.",
            Slam::All => "Un grand chelem prend toutes les graines de l’adversaire.",
            Slam::IllegalUnlessForced => {
                "Il est interdit de laisser l’adversaire sans graine, sauf si tous les coups le \
                 font ; on joue alors et on garde ce qu’on prend."
            }
        },
        Topic::Feeding => "Il faut nourrir un adversaire qui n’a plus de graines, si un coup le permet.",
        Topic::Starved => match rules.starved {
            Starved::Over => "Qui doit jouer sans avoir de graines ne le peut pas : la partie est finie.",
            Starved::Pass => "Qui doit jouer sans avoir de graines passe son tour.",
        },
        Topic::Stuck => match rules.stuck {
            Stuck::Own => "Quand aucun coup n’est permis, chacun garde les graines de sa rangée.",
            Stuck::Split => "Quand aucun coup n’est permis, le reste est partagé à égalité.",
            Stuck::Other => "Quand un joueur n’a aucun coup permis, son adversaire prend le reste.",
        },
        Topic::Majority => match rules.majority {
            true => "Qui a pris plus de la moitié des graines gagne aussitôt.",
            false => "La partie continue même si un joueur a plus de la moitié des graines.",
        },
        Topic::Few => match rules.few {
            0 => "La partie ne s’arrête pas parce qu’il reste peu de graines.",
            1 => "La partie s’arrête quand il ne reste qu’une graine.",
            few => return format!("La partie s’arrête quand il reste {few} graines ou moins."),
        },
        Topic::FewUnclaimed => "Ce qui reste alors ne revient à personne.",
        Topic::Agreement => match rules.circle {
            Circle::Own => {
                "Si les joueurs conviennent d’arrêter, chacun garde les graines de sa rangée."
            }
            Circle::Split => {
                "Si les joueurs conviennent d’arrêter, le reste est partagé à égalité."
            }
        },
        Topic::Repetition => {
            "Quand la même position vient pour la troisième fois, la partie s’arrête comme si les \
             joueurs en étaient convenus."
        }
        Topic::OddSeed => "Quand on partage le reste, une graine en trop ne revient à personne.",
    }
    .into()
}

fn origin(origin: Origin) -> &'static str {
    match origin {
        Origin::Told(Source::BeginnersGuide) => "C’est ce que dit un guide pour débutants.",
        Origin::Told(Source::Encyclopedia) => "C’est ce que dit une encyclopédie.",
        Origin::Told(Source::IvoryCoast) => {
            "C’est ce qu’on rapporte le plus souvent pour la Côte d’Ivoire."
        }
        Origin::Told(Source::BoxedGames) => "C’est ce que disent les règles des jeux en boîte.",
        Origin::Told(Source::Literature) => "C’est ainsi dans les écrits sur le jeu résolu.",
        Origin::Told(Source::Bete) => "C’est ainsi que jouent les Bété de Côte d’Ivoire.",
        Origin::Ours => "Les sources n’en disent rien : c’est notre lecture.",
        Origin::Disputed => "Les sources ne sont pas d’accord : c’est notre lecture.",
        Origin::Awaited => "Cela attend la parole d’un joueur.",
        Origin::Chosen => "C’est un choix fait pour cette partie.",
    }
}
