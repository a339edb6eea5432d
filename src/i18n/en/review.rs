//! The moves of a game and its end.

use super::{name, seeds, side, subject};
use crate::rules::GrandSlam;
use crate::settings::Who;
use crate::view::review::{Deed, Lead, Review};

/// The words of a text about the moves of a game.
pub fn say(review: &Review) -> String {
    match review {
        Review::Close => "Close the moves".into(),
        Review::First => "To the start".into(),
        Review::Previous => "One move back".into(),
        Review::Next => "One move forward".into(),
        Review::Last => "To the last move".into(),
        Review::Replay => "Show the move again".into(),
        Review::Listed { number, deed } => {
            let plays = match deed.who {
                Who::You => "You play".to_owned(),
                who => format!("{} plays", subject(who)),
            };
            format!("{number}. {plays} {}", done(deed))
        }
        Review::Pass => "pass".into(),
        Review::At { shown, plies, deed } => {
            let plays = match deed.who {
                Who::You => "you play".to_owned(),
                Who::Computer => "the computer plays".to_owned(),
                Who::Player(by) => format!("{} plays", side(by)),
            };
            format!("Move {shown} of {plies}: {plays} {}", done(deed))
        }
        Review::Start(0) => "Nothing has been played yet.".into(),
        Review::Start(1) => "The start of a game of 1 move.".into(),
        Review::Start(plies) => format!("The start of a game of {plies} moves."),
        Review::PlayFromHere => "Let the computer play from here".into(),
        Review::End => "The end of the game".into(),
        Review::RematchAs(as_side) => format!("Rematch as {}", side(*as_side)),
        Review::RematchBegunBy(first) => format!("Rematch, {} begins", side(*first)),
        Review::LookBack => "Review".into(),
        Review::Curves(lead) => curves(lead),
    }
}

/// A move behind its verb, up to the end of the sentence.
fn done(deed: &Deed) -> String {
    let pit = deed.pit;
    match (deed.slam, deed.captured) {
        (Some(GrandSlam::Cancelled), _) => {
            format!("{pit}, a grand slam that captures nothing.")
        }
        (Some(GrandSlam::Taken), captured) => {
            format!("{pit}, a grand slam: {} captured.", seeds(captured))
        }
        (None, 0) => format!("{pit}."),
        (None, captured) => format!("{pit}, {} captured.", seeds(captured)),
    }
}

fn curves(lead: &Lead) -> String {
    let [(near, ours), (far, theirs)] = lead.players;
    let moves = match lead.plies {
        1 => "1 move".to_owned(),
        n => format!("{n} moves"),
    };
    let score = format!(
        "Both stores over {moves}: {} {ours}, {} {theirs}.",
        name(near),
        name(far)
    );
    let leader = match lead.leader {
        None => "Nobody is ahead.".to_owned(),
        Some((Who::You, 0)) => "You are ahead from the start.".into(),
        Some((who, 0)) => format!("{} is ahead from the start.", subject(who)),
        Some((Who::You, since)) => format!("You are ahead since move {since}."),
        Some((who, since)) => format!("{} is ahead since move {since}.", subject(who)),
    };
    match lead.changes {
        0 => format!("{score} {leader}"),
        1 => format!("{score} {leader} The lead changed once."),
        n => format!("{score} {leader} The lead changed {n} times."),
    }
}
