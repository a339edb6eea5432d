//! French.

mod coach;
mod faults;
mod game;
mod page;
mod picture;
mod preference;
mod reading;
mod review;
mod study;
mod talk;
mod why;

use crate::rules::Side;
use crate::settings::{Direction, Who};
use crate::view::message::Message;

/// The words of a message.
pub fn say(message: &Message) -> String {
    no_break(&words(message))
}

/// French sets a narrow space before high punctuation and inside quotation
/// marks, where no line may break. The sentences are written with usual ones.
fn no_break(text: &str) -> String {
    const NARROW: char = '\u{202f}';
    let mut set = String::with_capacity(text.len() + 8);
    let mut rest = text.chars().peekable();
    let mut before = None;
    while let Some(letter) = rest.next() {
        let closes = matches!(rest.peek(), Some(';' | ':' | '!' | '?' | '»'));
        let is_narrow = letter == ' ' && (before == Some('«') || closes);
        set.push(if is_narrow { NARROW } else { letter });
        before = Some(letter);
    }
    set
}

fn words(message: &Message) -> String {
    match message {
        Message::Title => "Awalé".into(),
        Message::Description => {
            "Jouez à l’awalé, le jeu de semailles africain, contre l’ordinateur ou à deux.".into()
        }
        Message::Label(label) => page::label(*label).into(),
        Message::Pit(pit) => game::pit(pit),
        Message::Store { who, seeds } => match who {
            Who::You => format!("Votre grenier, {}", held(*seeds)),
            Who::Computer => format!("Grenier de l’ordinateur, {}", held(*seeds)),
            Who::Player(Side::South) => format!("Grenier de Sud, {}", held(*seeds)),
            Who::Player(Side::North) => format!("Grenier de Nord, {}", held(*seeds)),
        },
        Message::Name(who) => name(*who).into(),
        Message::Level(level) => page::level(*level),
        Message::LevelNumber(level) => format!("Niveau {level}"),
        Message::OtherLevel { to, from } => page::other_level(*to, *from),
        Message::RuleSetName(preset) => page::rules(*preset).into(),
        Message::RuleSetAbout(preset) => page::about(*preset).into(),
        Message::Reading(reading) => reading::say(reading),
        Message::SideName(side) => self::side(*side).into(),
        Message::DirectionName(Direction::CounterClockwise) => "Antihoraire".into(),
        Message::DirectionName(Direction::Clockwise) => "Horaire".into(),
        Message::Turn(Who::You) => "À vous de jouer.".into(),
        Message::Turn(Who::Computer) => "À l’ordinateur de jouer.".into(),
        Message::Turn(Who::Player(side)) => format!("À {} de jouer.", self::side(*side)),
        Message::Thinking => "L’ordinateur réfléchit…".into(),
        Message::Played(played) => game::played(played),
        Message::Preview(preview) => coach::preview(preview),
        Message::Coach(coach) => coach::mistake(coach),
        Message::Overview(overview) => coach::overview(overview),
        Message::NoMoveYet => "Aucun coup n’a encore été joué.".into(),
        Message::NoSuchPit { pits } => coach::no_such_pit(*pits),
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
        Message::Over(ending) => game::over(ending),
        Message::Score { players, unclaimed } => {
            let [(near, ours), (far, theirs)] = players;
            let score = format!("{} {ours}, {} {theirs}", name(*near), name(*far));
            match unclaimed {
                0 => format!("{score}."),
                1 => format!("{score} ; 1 graine ne revient à personne."),
                n => format!("{score} ; {n} graines ne reviennent à personne."),
            }
        }
        Message::Refused(refusal) => game::refused(refusal),
        Message::Why(why) => why::say(why),
        Message::TakenBack => "Coup annulé.".into(),
        Message::DoneAgain => "Coup rétabli.".into(),
        Message::Begun { first: Who::You } => "Nouvelle partie. Vous commencez.".into(),
        Message::Begun {
            first: Who::Computer,
        } => "Nouvelle partie. L’ordinateur commence.".into(),
        Message::Begun {
            first: Who::Player(side),
        } => {
            format!("Nouvelle partie. {} commence.", self::side(*side))
        }
        Message::Talk(talk) => talk::talk(talk),
        Message::Study(study) => study::say(study),
        Message::Preference(preference) => preference::say(*preference),
        Message::Review(review) => review::say(review),
        Message::Trouble(trouble) => page::trouble(*trouble).into(),
        Message::PictureTitle(depicted) => picture::title(depicted),
        Message::PictureText(depicted) => picture::text(depicted),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_begins_with_a_mark_or_ends_with_an_open_quotation() {
        assert_eq!(
            no_break("Gagné ! Avec « Akan » : 5 graines ; fini ?"),
            "Gagné\u{202f}! Avec «\u{202f}Akan\u{202f}»\u{202f}: 5 graines\u{202f}; fini\u{202f}?"
        );
    }
}
