//! Why a text cannot be read.

use crate::i18n::list;
use crate::notation::oware::{Field, PositionError};
use crate::notation::{
    ErrorKind, Expected, LONGEST_TEXT, MOST_GAMES, MOST_PLIES, ParseError, Within,
};
use crate::rules::{Illegal, RuleTextError, SetupError, Side};

/// What is wrong, as the end of a sentence.
pub fn fault(error: &ParseError) -> String {
    let what = kind(&error.kind);
    match error.within {
        Some(Within::Tag(name)) => format!("dans la balise {name}, {what}"),
        Some(Within::Parameter(name)) => format!("dans la partie {name}, {what}"),
        None => what,
    }
}

fn kind(kind: &ErrorKind) -> String {
    match kind {
        ErrorKind::TooLong => format!("le texte dépasse {LONGEST_TEXT} octets"),
        ErrorKind::TooManyGames => format!("il y a plus de {MOST_GAMES} parties"),
        ErrorKind::TooManyPlies => format!("la partie a plus de {MOST_PLIES} coups"),
        ErrorKind::Expected { expected, found } if found.is_empty() => {
            format!(
                "le texte finit là où il faudrait {}",
                self::expected(*expected)
            )
        }
        ErrorKind::Expected { expected, found } => {
            format!(
                "« {found} » au lieu de ce qu’il faudrait ici, {}",
                self::expected(*expected)
            )
        }
        ErrorKind::Position(error) => position(error),
        ErrorKind::Rules(error) => rules(error),
        ErrorKind::Illegal { ply, pit, reason } => {
            let why = match reason {
                Illegal::GameOver => "la partie est déjà finie",
                Illegal::WrongSide => "c’est à l’autre de jouer",
                Illegal::EmptyPit => "le trou est vide",
                Illegal::MustFeed => "il ne nourrit pas l’adversaire",
                Illegal::StarvesOpponent => "il prendrait les dernières graines de l’adversaire",
            };
            format!("le coup {ply}, {pit}, est interdit : {why}")
        }
        ErrorKind::Landing { ply, pit, landing } => {
            format!("le coup {ply}, {pit}, finit en {landing}, et non comme indiqué")
        }
        ErrorKind::Captured { ply, pit, captured } => {
            format!("le coup {ply}, {pit}, prend {captured}, et non comme indiqué")
        }
        ErrorKind::Over => {
            "la partie était finie selon ses règles avant que les joueurs ne l’arrêtent".into()
        }
        ErrorKind::Repeated => "c’est dit deux fois".into(),
        ErrorKind::Version(version) => {
            format!("la version {version} vient d’une édition plus récente que celle-ci")
        }
    }
}

fn expected(expected: Expected) -> String {
    match expected {
        Expected::Pit(5) => "un trou (A–E ou a–e)".into(),
        Expected::Pit(_) => "un trou (A–F ou a–f)".into(),
        Expected::Squares(_) => "un coup de deux cases".into(),
        Expected::Cell => "un trou (comme 4S) ou un nombre de trous vides".into(),
        Expected::Row(pits) => format!("une rangée de {pits} trous"),
        Expected::Number(most) => format!("un nombre de 0 à {most}"),
        Expected::Side => "S ou N".into(),
        Expected::Word(words) => list(words, " ou "),
        Expected::Game => "une balise ou un coup".into(),
        Expected::Token => "un coup, un numéro, un commentaire ou un résultat".into(),
        Expected::Captured => "un nombre de graines prises".into(),
        Expected::TagName => "le nom d’une balise".into(),
        Expected::TagValue => "la valeur d’une balise entre guillemets".into(),
        Expected::Closing(sign) => format!("le {sign} qui ferme"),
        Expected::Address => "une adresse avec ? ou #".into(),
        Expected::Percent => "un signe pour cent et deux chiffres".into(),
        Expected::End => "rien de plus".into(),
    }
}

fn position(error: &PositionError) -> String {
    match error {
        PositionError::FieldCount { found, pits } => format!(
            "une position a {} nombres et une lettre entre tirets, ici il y a {found} parties",
            pits + 2
        ),
        PositionError::Field {
            field, found, most, ..
        } => match field {
            Field::Pit(pit) => {
                format!("le trou {pit} contient « {found} », et non un nombre de 0 à {most}")
            }
            Field::Store(Side::South) => {
                format!("le grenier de Sud contient « {found} », et non un nombre de 0 à {most}")
            }
            Field::Store(Side::North) => {
                format!("le grenier de Nord contient « {found} », et non un nombre de 0 à {most}")
            }
            Field::Side => format!("« {found} » là où il faudrait S ou N"),
        },
        PositionError::Setup(SetupError::PitCount { found, expected }) => {
            format!("il y a {found} trous, et ces règles en ont {expected}")
        }
        PositionError::Setup(SetupError::SeedCount { found, expected }) => {
            format!("il y a {found} graines en tout, et ces règles en ont {expected}")
        }
    }
}

fn rules(error: &RuleTextError) -> String {
    match error {
        RuleTextError::UnknownPreset(name) => format!("il n’y a pas de règles nommées « {name} »"),
        RuleTextError::NotAField(part) => format!("« {part} » n’a pas la forme champ=valeur"),
        RuleTextError::UnknownField(field) => format!("les règles n’ont pas de champ « {field} »"),
        RuleTextError::UnknownValue { field, value, .. } => {
            format!("le champ {field} ne peut pas être « {value} »")
        }
        RuleTextError::RepeatedField(field) => format!("le champ {field} est donné deux fois"),
    }
}
