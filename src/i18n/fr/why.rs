//! Explanations of moves.

use super::{name, seeds, side};
use crate::i18n::list;
use crate::rules::{GrandSlam, Illegal, Pit, PitSet, Preset};
use crate::settings::Who;
use crate::view::explain::{Catch, Close, Difference, Held, Sows, Stop, Why};

/// A part of an explanation.
pub fn say(why: &Why) -> String {
    match why {
        Why::Empty(pit) => format!("{pit} est vide : il n’y a rien à semer."),
        Why::Sows(told) => format!("{} {}", sows(told), catch(told)),
        Why::Passes(who) => match who {
            Who::You => "Vous n’avez alors plus de graines et passez votre tour.".into(),
            _ => format!(
                "{} n’a alors plus de graines et passe son tour.",
                subject(*who)
            ),
        },
        Why::Ends { close, players } => {
            let (close, score) = (self::close(*close), score(players));
            format!("La partie s’arrête alors, car {close} : {score}.")
        }
        Why::Unfed {
            pit,
            opponent,
            landing,
            takes_back,
            legal,
        } => {
            let hunger = match opponent {
                Who::You => "Vous n’avez plus de graines : il faut vous nourrir".to_owned(),
                _ => format!(
                    "{} n’a plus de graines : il faut le nourrir",
                    subject(*opponent)
                ),
            };
            let fault = match takes_back {
                true => format!("{pit} reprendrait toutes les graines qu’il donne"),
                false => format!("{pit} ne va que jusqu’à {landing}"),
            };
            let others = match legal.len() {
                1 => format!("Seul {legal} convient."),
                _ => format!("{} conviennent.", list(legal.iter(), " et ")),
            };
            format!("{hunger}, or {fault}. {others}")
        }
        Why::Starves {
            pit,
            opponent,
            from,
            legal,
        } => format!(
            "{pit} prendrait {}, {} : ces règles interdisent de laisser l’adversaire sans \
             graine. {}",
            all_seeds(*opponent, from),
            held(from),
            allowed(*legal)
        ),
        Why::Elsewhere {
            presets,
            pit,
            difference,
        } => {
            let presets = presets
                .iter()
                .map(|&preset| format!("« {} »", rules(preset)));
            let presets = list(presets, " et ");
            format!(
                "Avec les règles {presets}, {}.",
                elsewhere(*pit, *difference)
            )
        }
    }
}

fn sows(told: &Sows) -> String {
    let Sows {
        pit,
        seeds,
        landing,
        laps,
        ..
    } = told;
    let times = match (laps, seeds) {
        (0, 1) => return format!("{pit} sème sa seule graine en {landing}."),
        (0, _) => return format!("{pit} sème {seeds} graines, la dernière en {landing}."),
        (1, _) => "une fois",
        (2, _) => "deux fois",
        (3, _) => "trois fois",
        _ => "quatre fois",
    };
    format!(
        "{pit} est un kroo de {seeds} graines : il fait {times} le tour du plateau, saute {pit} \
         et dépose la dernière graine en {landing}."
    )
}

fn catch(told: &Sows) -> String {
    let landing = told.landing;
    match &told.result {
        Catch::OwnRow(who) => {
            let row = match who {
                Who::You => "votre rangée".to_owned(),
                _ => format!("la rangée de {}", object(*who)),
            };
            format!("{landing} est dans {row} : on ne prend rien chez soi.")
        }
        Catch::Count(count) => format!(
            "{landing} contient alors {} : une prise en demande 2 ou 3.",
            seeds(*count)
        ),
        Catch::Taken { from, stop } => {
            let taken = match from.as_slice() {
                [only] => format!("Ce coup prend les {} de {}.", seeds(only.seeds), only.pit),
                _ => format!(
                    "Ce coup prend {} : {}.",
                    seeds(Held::total(from)),
                    held(from)
                ),
            };
            match stop {
                Stop::Before(Held { pit, seeds }) => {
                    let holds = super::seeds(*seeds);
                    format!("{taken} La prise s’arrête devant {pit}, qui contient {holds}.")
                }
                Stop::RowEnd(pit, who) => {
                    let first = match who {
                        Who::You => "votre premier trou".to_owned(),
                        _ => format!("le premier trou de {}", object(*who)),
                    };
                    format!("{taken} La prise s’arrête là : {pit} est {first}.")
                }
            }
        }
        Catch::Slam {
            opponent,
            from,
            slam,
        } => {
            let (all, held) = (all_seeds(*opponent, from), held(from));
            match slam {
                GrandSlam::Taken => {
                    format!("C’est un grand chelem : ce coup prend {all}, {held}.")
                }
                GrandSlam::Cancelled => format!(
                    "C’est un grand chelem sur {all}, {held} : avec ces règles, il ne prend rien."
                ),
            }
        }
    }
}

fn elsewhere(pit: Pit, difference: Difference) -> String {
    match difference {
        Difference::Forbidden { reason, opponent } => match (reason, opponent) {
            (Illegal::MustFeed, Who::You) => {
                format!("{pit} serait interdit : il ne vous nourrirait pas")
            }
            (Illegal::MustFeed, _) => {
                format!(
                    "{pit} serait interdit : il ne nourrirait pas {}",
                    object(opponent)
                )
            }
            (_, Who::You) => format!("{pit} serait interdit : il vous laisserait sans graine"),
            _ => format!(
                "{pit} serait interdit : il laisserait {} sans graine",
                object(opponent)
            ),
        },
        Difference::NoMove => "il n’y aurait aucun coup permis et la partie serait finie".into(),
        Difference::Allowed(0) => format!("{pit} pourrait se jouer et ne prendrait rien"),
        Difference::Allowed(taken) => {
            format!("{pit} pourrait se jouer et prendrait {}", seeds(taken))
        }
        Difference::Takes { captured: 0, .. } => format!("{pit} ne prendrait rien"),
        Difference::Takes {
            captured,
            passes: None,
        } => {
            format!("{pit} prendrait {}", seeds(captured))
        }
        Difference::Takes {
            captured,
            passes: Some(Who::You),
        } => {
            format!(
                "{pit} prendrait {} et vous passeriez votre tour",
                seeds(captured)
            )
        }
        Difference::Takes {
            captured,
            passes: Some(who),
        } => {
            let (taken, who) = (seeds(captured), object(who));
            format!("{pit} prendrait {taken} et {who} passerait son tour")
        }
        Difference::Passes(Who::You) => "vous passeriez alors votre tour".into(),
        Difference::Passes(who) => format!("{} passerait alors son tour", object(who)),
        Difference::Ends(close) => {
            format!("la partie s’arrêterait là, car {}", self::close(close))
        }
        Difference::GoesOn => "la partie continuerait".into(),
        Difference::Score(players) => format!("le score final serait {}", score(&players)),
    }
}

fn close(close: Close) -> String {
    match close {
        Close::Majority => "plus de la moitié des graines sont prises".into(),
        Close::Empty => "il ne reste aucune graine sur le plateau".into(),
        Close::Few(left) => format!("il ne reste que {} sur le plateau", seeds(left)),
        Close::NoMove(Who::You) => "vous n’avez aucun coup permis".into(),
        Close::NoMove(who) => format!("{} n’a aucun coup permis", object(who)),
        Close::Repetition => "la même position vient pour la troisième fois".into(),
    }
}

/// What a rule set is called within a sentence.
fn rules(preset: Preset) -> &'static str {
    match preset {
        Preset::Abapa => "Abapa",
        Preset::Akan => "Akan",
        Preset::IvoryCoast => "Côte d’Ivoire",
        Preset::Family => "En famille",
        Preset::Awari => "Awari",
        Preset::TenPit => "Dix trous",
    }
}

fn allowed(legal: PitSet) -> String {
    match legal.len() {
        1 => format!("Seul {legal} est permis."),
        _ => format!("{} sont permis.", list(legal.iter(), " et ")),
    }
}

/// All seeds of a row, which are two at least.
fn all_seeds(owner: Who, from: &[Held]) -> String {
    let all = Held::total(from);
    match owner {
        Who::You => format!("vos {all} graines"),
        _ => format!("les {all} graines de {}", object(owner)),
    }
}

/// Where seeds are that have been counted.
fn held(from: &[Held]) -> String {
    match from {
        [only] => format!("en {}", only.pit),
        _ => {
            let pits = from.iter();
            list(
                pits.map(|held| format!("{} en {}", held.seeds, held.pit)),
                " et ",
            )
        }
    }
}

fn score([(near, ours), (far, theirs)]: &[(Who, u8); 2]) -> String {
    format!("{} {ours}, {} {theirs}", name(*near), name(*far))
}

/// A player at the beginning of a sentence.
fn subject(who: Who) -> &'static str {
    match who {
        Who::You => "Vous",
        Who::Computer => "L’ordinateur",
        Who::Player(side) => self::side(side),
    }
}

/// A player within a sentence; the one spoken to needs words of their own.
fn object(who: Who) -> &'static str {
    match who {
        Who::You => "vous",
        Who::Computer => "l’ordinateur",
        Who::Player(side) => self::side(side),
    }
}
