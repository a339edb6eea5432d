//! Stopping, sharing and opening.

use super::{faults, name, side};
use crate::notation::{Format, Letters};
use crate::view::talk::{Shared, Shares, Talk};

/// The words of a text about stopping, sharing or opening.
pub fn talk(talk: &Talk) -> String {
    match talk {
        Talk::Repeated(shares) => format!(
            "This position has come for the second time. {}",
            stopping(shares)
        ),
        Talk::StoppingGives(shares) => stopping(shares),
        Talk::Considering => "The computer considers your offer…".into(),
        Talk::Declined => "The computer plays on: it hopes for better.".into(),
        Talk::Opened { plies: 0 } => "A position has been opened.".into(),
        Talk::Opened { plies: 1 } => "A game of 1 move has been opened.".into(),
        Talk::Opened { plies } => format!("A game of {plies} moves has been opened."),
        Talk::ChooseToExplain => "Choose a pit: it is explained, not played.".into(),
        Talk::LookingBack { shown, plies } => {
            format!("The board shows the game after {shown} of {plies} moves.")
        }
        Talk::BroughtBack => "The previous game is back.".into(),
        Talk::Copied => "Copied.".into(),
        Talk::CopyByHand => {
            "The browser does not let the page copy. The text is selected: copy it yourself.".into()
        }
        Talk::NothingToOpen => "There is nothing to open yet.".into(),
        Talk::FileUnreadable => "This file could not be read as text.".into(),
        Talk::Unreadable { format, error } => format!(
            "This cannot be read as {}. Line {}, column {}: {}. Your game is unchanged.",
            read_as(*format),
            error.line,
            error.column,
            faults::fault(error),
        ),
        Talk::Which => "This can be several games. Which one do you mean?".into(),
        Talk::Game {
            number,
            names,
            letters,
            first,
            plies,
        } => {
            let names = names.as_ref().map_or_else(
                || format!("Game {number}"),
                |[south, north]| format!("Game {number}: {south} – {north}"),
            );
            let moves = match plies {
                1 => "1 move".to_owned(),
                n => format!("{n} moves"),
            };
            let whose = match letters {
                None => "",
                Some(Letters::Usual) => ", capital letters are South’s pits",
                Some(Letters::French) => ", capital letters are North’s pits (French sites)",
            };
            format!("{names}, {moves}, {} begins{whose}", side(*first))
        }
        Talk::FormatName(Shared::Link) => "Link".into(),
        Talk::FormatName(Shared::Position) => "Position".into(),
        Talk::FormatName(Shared::Record) => "Game record".into(),
        Talk::FormatName(Shared::Picture) => "Picture".into(),
    }
}

fn stopping(shares: &Shares) -> String {
    let [(near, ours), (far, theirs)] = shares.players;
    let gives = format!(
        "Stopping now gives {} {ours} and {} {theirs}",
        name(near),
        name(far)
    );
    match shares.unclaimed {
        0 => format!("{gives}."),
        1 => format!("{gives}; 1 seed stays unclaimed."),
        n => format!("{gives}; {n} seeds stay unclaimed."),
    }
}

fn read_as(format: Format) -> &'static str {
    match format {
        Format::Oware => "a position",
        Format::PlayStrategy => "a PlayStrategy position",
        Format::PlayStrategyMoves => "PlayStrategy moves",
        Format::Ogn => "a game record",
        Format::Link => "a link of this game",
        Format::Moves => "moves",
    }
}
