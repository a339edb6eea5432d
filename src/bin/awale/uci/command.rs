//! What a line asks for.

use super::go::Go;

/// A command.
#[derive(Debug, PartialEq, Eq)]
pub enum Command<'a> {
    Uci,
    IsReady,
    NewGame,
    SetOption {
        name: &'a str,
        value: &'a str,
    },
    /// A position and moves from it, put together.
    Position {
        start: &'a str,
        moves: String,
    },
    Go(Go),
    Stop,
    Quit,
}

/// Reads a command; `None` if it is none.
pub fn read(line: &str) -> Option<Command<'_>> {
    let (word, rest) = split(line);
    match word {
        "uci" => Some(Command::Uci),
        "isready" => Some(Command::IsReady),
        "ucinewgame" => Some(Command::NewGame),
        "setoption" => read_option(rest),
        "position" => read_position(rest),
        "go" => Some(Command::Go(Go::read(rest))),
        "stop" => Some(Command::Stop),
        "quit" => Some(Command::Quit),
        _ => None,
    }
}

/// `name X value Y`; an option of this program is one word.
fn read_option(text: &str) -> Option<Command<'_>> {
    let (name, rest) = split(text.strip_prefix("name ")?);
    let (word, value) = split(rest);
    matches!(word, "value" | "").then_some(Command::SetOption { name, value })
}

/// `startpos` or `fen P`, then maybe `moves` and the moves, with or without
/// spaces.
fn read_position(text: &str) -> Option<Command<'_>> {
    let (word, rest) = split(text);
    let (start, rest) = match word {
        "fen" => split(rest),
        _ => (word, rest),
    };
    let (word, moves) = split(rest);
    let moves = match word {
        "" | "moves" => moves.split_whitespace().collect(),
        _ => return None,
    };
    Some(Command::Position { start, moves })
}

/// The first word of a text, and what follows it.
fn split(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(start: &str) -> Option<Command<'_>> {
        let moves = "FfB".to_owned();
        Some(Command::Position { start, moves })
    }

    #[test]
    fn moves_are_told_apart_or_together() {
        let told = position("startpos");
        assert_eq!(read("position startpos moves F f B"), told);
        assert_eq!(read("position startpos moves FfB"), told);
        assert_eq!(read("  position  startpos\tmoves  F fB "), told);
        assert_eq!(read("position fen 4-4-S moves FfB"), position("4-4-S"));
    }

    #[test]
    fn an_option_has_a_name_and_a_value() {
        let (name, value) = ("Hash", "64");
        let told = read("setoption name Hash value 64");
        assert_eq!(told, Some(Command::SetOption { name, value }));
        let told = read("setoption name Hash");
        assert_eq!(told, Some(Command::SetOption { name, value: "" }));
        for faulty in ["setoption", "setoption Hash", "setoption name Hash 64"] {
            assert_eq!(read(faulty), None);
        }
    }

    #[test]
    fn other_lines_are_no_commands() {
        for line in ["", "ucinewgames", "position startpos F", "Stop"] {
            assert_eq!(read(line), None);
        }
    }
}
