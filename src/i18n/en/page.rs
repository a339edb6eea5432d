//! Controls, settings and notices.

use crate::engine::Level;
use crate::rules::Preset;
use crate::view::message::{Label, Trouble};

/// A word or two on a control.
pub fn label(label: Label) -> &'static str {
    match label {
        Label::NewGame => "New game",
        Label::Undo => "Undo",
        Label::PlayAgain => "Play again",
        Label::Language => "Language",
        Label::Board => "Board",
        Label::Pits => "Pits",
        Label::Rules => "Rules",
        Label::Opponent => "Opponent",
        Label::ComputerPlayer => "The computer",
        Label::TwoPlayers => "Two players, one board",
        Label::Strength => "Level",
        Label::YourSide => "You play",
        Label::WhoBegins => "Who begins",
        Label::Direction => "Sowing goes",
        Label::Start => "Start",
        Label::Cancel => "Cancel",
        Label::Notices => "Notices",
        Label::Dismiss => "Close this notice",
        Label::Why => "Why?",
        Label::More => "More",
        Label::Redo => "Redo",
        Label::Replay => "Show the move again",
        Label::Share => "Share",
        Label::Open => "Open a game",
        Label::OpenNow => "Open",
        Label::OpenedInstead => "Another game has been opened. Yours is kept aside.",
        Label::Agree => "Agree to stop",
        Label::OfferToStop => "Offer to stop",
        Label::Resign => "Resign",
        Label::Close => "Close",
        Label::Copy => "Copy",
        Label::Download => "Save as a file",
        Label::ShareWhat => "What to share",
        Label::SharedText => "The text to share",
        Label::TextToOpen => {
            "Paste a link, a position, moves or a game record here, or drop a file on the page."
        }
        Label::ChooseFile => "Choose a file",
        Label::ToTheEnd => "To the last move",
        Label::BringBack => "Back to the previous game",
        Label::Hint => "Hint",
        Label::Moves => "Moves",
        Label::Analysis => "Analysis",
        Label::Pit => "Pit",
        Label::Worth => "Worth",
        Label::Expected => "Expected",
        Label::Tables => "Endgame tables",
        Label::CloseAnalysis => "Close the analysis",
        Label::ReadAloud => "Read aloud",
        Label::ReadPosition => "Read the position",
        Label::ReadLast => "Read the last move",
        Label::TypeMove => "Type a move",
        Label::TypedMove => "Your move",
        Label::PlayTyped => "Play",
        Label::Stay => "Stay",
        Label::Readings => "Where these rules come from",
        Label::Keys => {
            "Arrow keys move along the board, the letter or number of a pit goes to it, Enter plays it. ? explains it, H gives a hint, S tells the position, L the last move, R shows it again, T types a move, U takes back, Y plays again."
        }
    }
}

/// Who plays a rule set, and what is special about it.
pub fn about(preset: Preset) -> &'static str {
    match preset {
        Preset::Abapa => {
            "The rules of tournaments: a grand slam may be played but captures nothing; \
             more than half of the seeds wins at once."
        }
        Preset::Akan => {
            "As Akan and Dioula players have it: like Abapa, and the game stops when six \
             seeds or fewer are left."
        }
        Preset::IvoryCoast => {
            "Often told for Ivory Coast: you may not leave your opponent without a seed; \
             what is left at the end is shared evenly."
        }
        Preset::Family => {
            "The rules of boxed games: a grand slam takes everything, and a player without \
             seeds passes until fed."
        }
        Preset::Awari => {
            "The game solved in 2002: a grand slam only when there is nothing else to play; \
             it is then kept."
        }
        Preset::TenPit => {
            "The board of the Bété, two rows of five pits. Its finer rules await a player’s \
             word; until then they follow Akan."
        }
    }
}

/// What went wrong.
pub fn trouble(trouble: Trouble) -> &'static str {
    match trouble {
        Trouble::SaveUnreadable => {
            "The saved game could not be read, so a new one has begun. The unreadable one is kept aside."
        }
        Trouble::SaveSpared => {
            "The saved game could not be read, so a new one has begun. Your first move will overwrite the unreadable one."
        }
        Trouble::StorageForbidden => {
            "This browser does not let the page keep your game. You can play, but it is gone when you close the page."
        }
        Trouble::StorageFull => {
            "There is no room to keep your game. You can play, but it is gone when you close the page."
        }
        Trouble::NoWorker => {
            "The computer cannot think in the background here. It plays on, but less far-sighted."
        }
        Trouble::WorkerRestarted => "The computer lost its train of thought and starts again.",
    }
}

/// What a level is called.
pub fn level(level: Level) -> String {
    match level.number() {
        1 => "1 – beginner".into(),
        2 => "2 – novice".into(),
        3 => "3 – casual".into(),
        4 => "4 – amateur".into(),
        5 => "5 – seasoned".into(),
        6 => "6 – strong".into(),
        7 => "7 – expert".into(),
        _ => format!("{level} – master"),
    }
}

/// Another level is offered than the one played.
pub fn other_level(to: Level, from: Level) -> String {
    match to > from {
        true => format!("Three wins in a row! Try level {to}?"),
        false => format!("Three losses in a row. Try level {to}?"),
    }
}

/// What a rule set is called.
pub fn rules(preset: Option<Preset>) -> &'static str {
    match preset {
        Some(Preset::Abapa) => "Abapa (tournament)",
        Some(Preset::Akan) => "Akan",
        Some(Preset::IvoryCoast) => "Ivory Coast",
        Some(Preset::Family) => "Family",
        Some(Preset::Awari) => "Awari",
        Some(Preset::TenPit) => "Ten pits",
        None => "Custom rules",
    }
}
