//! Any text is read or refused soon, whatever it is.

use std::fmt::Write;
use std::time::{Duration, Instant};

use awale::notation::{
    Format, Given, LONGEST_TEXT, MOST_GAMES, MOST_PLIES, oware, read, recognise,
};
use awale::settings::Settings;
use awale::storage;
use proptest::prelude::*;

use crate::support::{fault, french, given, long_game, rules};

/// What texts are made of.
const PIECES: [&str; 48] = [
    "F",
    "f",
    "B",
    "e",
    "A",
    "a",
    "[",
    "]",
    "(",
    ")",
    "{",
    "}",
    "\"",
    "\\",
    "1.",
    "2...",
    "+2",
    "+",
    "-",
    "*",
    "26-22",
    "1/2",
    "?",
    "#",
    "&",
    "=",
    "%",
    "%4",
    "%41",
    "v=1",
    "m=",
    "p=",
    "end=",
    "agreement",
    "rules=",
    "abapa",
    "startpos",
    "4-",
    "4S,",
    "/",
    "f1c2",
    "[FEN \"",
    "[RuleSet \"",
    " ",
    "\n",
    "\r\n",
    "\u{feff}",
    "🌰",
];

fn any_text() -> impl Strategy<Value = String> {
    let piece = proptest::sample::select(PIECES.to_vec());
    let pieces = proptest::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat());
    let record = "(\\[[A-Za-z]{0,5} \"[a-f0-9 \\\\\"]{0,9}\"\\]\n){0,3}\n([0-9]{1,2}\\.|[A-Fa-f]|\\+[0-9]|[{}()* \n]){0,30}";
    let fen =
        "[1-7sS,]{0,20}/[1-7sS,]{0,20}( [0-9]{1,3}){0,2} [SN]?( [0-9]{1,12})?( [a-g][0-3]){0,3}";
    let link = "[?#](v=[0-2]&)?(rules|mode|level|side|p|m|end|ply)=[a-zA-Z0-9%=,-]{0,12}(&|#)?m=[A-Ga-g%]{0,9}";
    prop_oneof![any::<String>(), pieces, record, fen, link]
}

/// Everything there is to read a text with.
fn all(text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for given in [
        Given::default(),
        french(),
        given("ten-pit"),
        given("family"),
    ] {
        for format in Format::ALL {
            if let Err(error) = read(format, text, &given) {
                assert!(error.line >= 1 && error.column >= 1);
                faults.push(error.to_string());
            }
        }
    }
    faults
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused_in_a_short_line(text in any_text()) {
        for fault in all(&text) {
            prop_assert!(fault.len() < 500, "{}", fault);
            prop_assert!(!fault.contains(char::is_control), "{:?}", fault);
        }
        for way in recognise(&text, &Given::default()) {
            let again = read(way.format, &text, &Given { letters: way.letters, ..Given::default() });
            // With the other side to begin it can be read though it cannot so.
            prop_assert!(way.records.is_ok() || again == way.records);
        }
    }

    #[test]
    fn faults_are_told_within_the_text(text in any_text()) {
        let lines = 1 + text.matches(['\n', '\r']).count();
        for format in Format::ALL {
            if let Err(error) = read(format, &text, &Given::default()) {
                prop_assert!(error.line <= lines);
                prop_assert!(error.column <= 1 + text.chars().count());
            }
        }
    }
}

#[test]
fn a_million_of_anything_is_soon_refused() {
    let begun = Instant::now();
    for piece in PIECES
        .into_iter()
        .chain(["[Event \"a\"]", "(a", "{a}", "&m=F", "#v=1", "é", "12"])
    {
        for prefix in [
            "",
            "[",
            "[Event \"",
            "[RuleSet \"",
            "[FEN \"",
            "F f ",
            "1. F {",
            "F (",
            "#m=",
            "#p=",
            "#rules=",
        ] {
            // What can be nested or cut into many parts is as long as may be.
            let is_long = prefix.is_empty() && "([{\"1&%41F\n".contains(piece);
            let length = if is_long {
                LONGEST_TEXT
            } else {
                LONGEST_TEXT / 16
            };
            let mut text = prefix.to_owned();
            while text.len() + piece.len() <= length {
                text += piece;
            }
            for format in Format::ALL {
                if let Err(error) = read(format, &text, &Given::default()) {
                    let told = error.to_string();
                    assert!(told.len() < 500, "{told}");
                }
            }
        }
    }
    // Generous: without optimisation, on a busy machine.
    assert!(
        begun.elapsed() < Duration::from_secs(240),
        "{:?}",
        begun.elapsed()
    );
}

#[test]
fn depth_is_counted_not_recursed() {
    let half = LONGEST_TEXT / 2 - 10;
    let text = format!("1. F {}{} f", "(".repeat(half), ")".repeat(half));
    assert_eq!(crate::support::all_moves(&text), ["Ff"]);
}

#[test]
fn a_text_can_be_as_long_as_the_limit_and_no_longer() {
    let text = format!("1. F f{}", " ".repeat(LONGEST_TEXT - 6));
    assert_eq!(crate::support::all_moves(&text), ["Ff"]);
    let longer = text + " ";
    for format in Format::ALL {
        assert_eq!(
            fault(format, &longer, &Given::default()),
            "line 1, column 1: a text of more than 1048576 bytes"
        );
    }
}

#[test]
fn as_many_games_as_the_limit_are_read() {
    let text = "F *\n".repeat(MOST_GAMES);
    assert_eq!(crate::support::all_moves(&text).len(), MOST_GAMES);
    let more = text + "F";
    let expected = format!("line {}, column 1: more than 4000 games", MOST_GAMES + 1);
    assert_eq!(fault(Format::Ogn, &more, &Given::default()), expected);
}

#[test]
fn as_many_plies_as_the_limit_are_read() {
    let game = long_game(rules("family"), MOST_PLIES + 1);
    let moves = oware::write_moves(game.moves());
    let all_but_one = &moves[..MOST_PLIES];
    assert!(read(Format::Moves, all_but_one, &given("family")).is_ok());
    assert_eq!(
        fault(Format::Moves, &moves, &given("family")),
        "line 1, column 4001: a game of more than 4000 plies"
    );
    let told = fault(
        Format::Link,
        &format!("?rules=family#m={moves}"),
        &Given::default(),
    );
    assert_eq!(
        told,
        "line 1, column 4017: parameter m: a game of more than 4000 plies"
    );
}

#[test]
fn as_many_plies_as_the_limit_are_kept() {
    let game = long_game(rules("family"), MOST_PLIES + 1);
    let settings = Settings {
        rules: *game.rules(),
        ..Settings::default()
    };
    let longer = storage::write(&settings, &game);
    let told = "moves: line 1, column 4001: a game of more than 4000 plies";
    let refused = |text: &str| storage::read(text).expect_err("too long").to_string();
    assert_eq!(refused(&longer), told);

    let moves = oware::write_moves(game.moves());
    let far_longer = longer.replace(&moves, &moves.repeat(25));
    let begun = Instant::now();
    assert_eq!(refused(&far_longer), told);
    assert!(begun.elapsed() < Duration::from_secs(20));

    let mut game = game;
    game.undo();
    let kept = storage::write(&settings, &game);
    let (_, same) = storage::read(&kept).expect("within the limit");
    assert_eq!(same.moves(), game.moves());
}

#[test]
fn a_text_full_of_the_longest_games_is_read() {
    let game = long_game(rules("family"), MOST_PLIES);
    let moves = oware::write_moves(game.moves()) + "*";
    let text = moves.repeat(LONGEST_TEXT / moves.len());
    let begun = Instant::now();
    let records = read(Format::Ogn, &text, &given("family")).expect("games");
    assert_eq!(records.len(), LONGEST_TEXT / moves.len());
    println!("{} games in {:?}", records.len(), begun.elapsed());
    assert!(begun.elapsed() < Duration::from_secs(120));
}

#[test]
fn many_tags_are_no_trouble() {
    let mut text = String::new();
    for number in 0..60_000 {
        writeln!(text, "[T{number} \"\"]").expect("memory");
    }
    let begun = Instant::now();
    assert_eq!(crate::support::all_moves(&text), [""]);
    assert!(begun.elapsed() < Duration::from_secs(20));
}
