//! What the computer thinks of moves.

use crate::i18n::shared;
use crate::view::study::{Advice, Progress, Reason, Study, Tables, Worth};

/// The words of a text about what the computer thinks of moves.
pub fn say(study: &Study) -> String {
    match study {
        Study::Looking => "Looking for the best move…".into(),
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
            format!("Best is {pit}: {worth}. Expected: {line}. Looked {depth} moves ahead.")
        }
        Study::State(progress) => state(*progress),
        Study::Certain => "Exact; endless play counts as even.".into(),
        Study::Tables(tables) => self::tables(*tables),
        Study::Most(seeds) => format!("Up to {seeds} seeds"),
        Study::MostTakes(..=15) => {
            "The computer knows endings exactly. They take about 35 MB of memory, and 17 MB kept in this browser.".into()
        }
        Study::MostTakes(_) => {
            "It knows them earlier. They take minutes to make, about 300 MB of memory meanwhile and 170 MB after, and 86 MB kept in this browser.".into()
        }
    }
}

fn advice(advice: &Advice) -> String {
    let pit = advice.pit;
    match advice.worth {
        Worth::Tenths(0) => format!("Play {pit}: the game stays even."),
        Worth::Tenths(_) => format!("Play {pit}, worth {} seeds.", self::worth(advice.worth)),
        Worth::Wins(1) => format!("Play {pit}: it wins by 1 seed."),
        Worth::Wins(seeds) => format!("Play {pit}: it wins by {seeds} seeds."),
        Worth::Loses(1) => format!("Play {pit}: it loses by 1 seed, the others by more."),
        Worth::Loses(seeds) => format!("Play {pit}: it loses by {seeds} seeds, no move by less."),
    }
}

fn reason(reason: &Reason) -> String {
    match reason {
        Reason::Only => "It is the only move.".into(),
        Reason::Ends => "It ends the game at once.".into(),
        Reason::Certain => "The endgame tables are certain: nothing is better.".into(),
        Reason::Captures(1) => "It captures 1 seed now.".into(),
        Reason::Captures(seeds) => format!("It captures {seeds} seeds now."),
        Reason::Saves(1) => "It keeps 1 seed from being taken.".into(),
        Reason::Saves(seeds) => format!("It keeps {seeds} seeds from being taken."),
        Reason::Prepares { seeds: 1, with } => format!("It prepares {with}, to capture 1 seed."),
        Reason::Prepares { seeds, with } => {
            format!("It prepares {with}, to capture {seeds} seeds.")
        }
        Reason::LeavesNothing => "It leaves the opponent nothing to capture.".into(),
        Reason::LeavesLeast(1) => "It leaves the opponent the least: 1 seed to capture.".into(),
        Reason::LeavesLeast(seeds) => {
            format!("It leaves the opponent the least: {seeds} seeds to capture.")
        }
        Reason::Foresight(depth) => format!("Nothing is better, looking {depth} moves ahead."),
    }
}

fn worth(worth: Worth) -> String {
    match worth {
        Worth::Tenths(0) => "even".into(),
        Worth::Tenths(tenths) => shared::tenths(tenths, '.'),
        Worth::Wins(seeds) => format!("wins by {seeds}"),
        Worth::Loses(seeds) => format!("loses by {seeds}"),
    }
}

fn state(progress: Progress) -> String {
    match progress {
        Progress::Begun => "The computer begins to think…".into(),
        Progress::Deep(1) => "1 move ahead, thinking on…".into(),
        Progress::Deep(depth) => format!("{depth} moves ahead, thinking on…"),
        Progress::Done(1) => "1 move ahead.".into(),
        Progress::Done(depth) => format!("{depth} moves ahead."),
        Progress::Waiting => "The computer first chooses its move.".into(),
        Progress::Over => "The game is over here.".into(),
        Progress::Impossible => "The computer cannot think in the background here.".into(),
    }
}

fn tables(tables: Tables) -> String {
    match tables {
        Tables::None => "There are no endgame tables here.".into(),
        Tables::Ready(0) => "No endgame tables yet.".into(),
        Tables::Ready(1) => "Endgame tables: 1 seed ready.".into(),
        Tables::Ready(seeds) => format!("Endgame tables: up to {seeds} seeds ready."),
        Tables::Making { ready: 0, percent } => {
            format!("Endgame tables: the first in the making ({percent} %).")
        }
        Tables::Making { ready, percent } => format!(
            "Endgame tables: up to {ready} seeds ready; {} in the making ({percent} %).",
            ready + 1
        ),
    }
}
