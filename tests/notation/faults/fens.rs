//! Faults of PlayStrategy's notation.

use awale::notation::{Format, Given, read};

use super::check;
use crate::support::{fault, given};

const GAME: &str = "expected tags or moves of a game";
const CELL: &str = "expected a pit as 4S, or empty pits as 1-6";
const SQUARES: &str = "expected a move, two squares a1-f2";
const ROW: &str = "expected a row of 6 pits";
const SEEDS: &str = "expected a number from 0 to 48";

#[test]
fn fens() {
    let full = "4S,4S,4S,4S,4S,4S";
    check(
        Format::PlayStrategy,
        &[
            ("", 1, 1, &format!("nothing more, {GAME}")),
            (" \n ", 2, 2, &format!("nothing more, {GAME}")),
            (full, 1, 18, &format!("nothing more, {ROW}")),
            ("4S/4S 0 0 S 1", 1, 1, &format!("\"4S\", {ROW}")),
            ("6/5 0 0 S 1", 1, 3, &format!("\"5\", {ROW}")),
            ("6/6,1 0 0 S 1", 1, 3, &format!("\"6,1\", {ROW}")),
            ("6/6/6 24 24 S 1", 1, 3, &format!("\"6/6\", {CELL}")),
            ("/ 24 24 S 1", 1, 1, &format!("\"/ 24 24 S 1\", {CELL}")),
            ("6/ 24 24 S 1", 1, 3, &format!("\" 24 24 S 1\", {CELL}")),
            ("6/ ", 1, 3, &format!("nothing more, {CELL}")),
            ("6, 24", 1, 3, &format!("\" 24\", {ROW}")),
            ("5,x/6 24 24 S 1", 1, 3, &format!("\"x\", {CELL}")),
            ("5,0/6 24 24 S 1", 1, 3, &format!("\"0\", {CELL}")),
            ("7/6 24 24 S 1", 1, 1, &format!("\"7\", {CELL}")),
            ("06/6 24 24 S 1", 1, 1, &format!("\"06\", {CELL}")),
            ("5,0S/6 24 24 S 1", 1, 3, &format!("\"0S\", {CELL}")),
            ("5,49S/6 0 0 S 1", 1, 3, &format!("\"49S\", {CELL}")),
            ("5,+1S/6 0 0 S 1", 1, 3, &format!("\"+1S\", {CELL}")),
            ("5,S1/6 0 0 S 1", 1, 3, &format!("\"S1\", {CELL}")),
            ("5,1SS/6 0 0 S 1", 1, 3, &format!("\"1SS\", {CELL}")),
            ("6/2,é,3 0 0 S 1", 1, 5, &format!("\"é\", {CELL}")),
            ("5,,/6 0 0 S 1", 1, 3, &format!("\",/6 0 0 S 1\", {CELL}")),
            ("6/6", 1, 4, &format!("nothing more, {SEEDS}")),
            ("6/6 x 24 S 1", 1, 5, &format!("\"x\", {SEEDS}")),
            ("6/6 49 0 S 1", 1, 5, &format!("\"49\", {SEEDS}")),
            ("6/6 24", 1, 7, &format!("nothing more, {SEEDS}")),
            ("6/6 24 -4 S 1", 1, 8, &format!("\"-4\", {SEEDS}")),
            ("6/6 24 24", 1, 10, "nothing more, expected S or N"),
            ("6/6 24 24 s 1", 1, 11, "\"s\", expected S or N"),
            ("6/6\n24 24\nW 1", 3, 1, "\"W\", expected S or N"),
            ("6/6 24 23 S 1", 1, 1, "47 seeds, expected 48"),
            (" 6/48S,5 1 0 S 1", 1, 2, "49 seeds, expected 48"),
            (
                "6/6 24 24 S 4294967296",
                1,
                13,
                "\"4294967296\", expected a number from 0 to 4294967295",
            ),
            (
                "6/6 24 24 S 1x",
                1,
                13,
                "\"1x\", expected a number from 0 to 4294967295",
            ),
            ("6/6 24 24 S x", 1, 13, &format!("\"x\", {SQUARES}")),
            ("6/6 24 24 S 1 1", 1, 15, &format!("\"1\", {SQUARES}")),
            ("6/6 24 24 S 1 f1c2", 1, 15, "ply 1: F: game_over"),
            ("f1", 1, 1, &format!("\"f1\", {SQUARES}")),
            ("f1c", 1, 1, &format!("\"f1c\", {SQUARES}")),
            ("f1c22", 1, 1, &format!("\"f1c22\", {SQUARES}")),
            ("f1c2a2d1", 1, 1, &format!("\"f1c2a2d1\", {SQUARES}")),
            ("f1c2 g2d1", 1, 6, &format!("\"g2d1\", {SQUARES}")),
            ("f1c2 a2d3", 1, 6, &format!("\"a2d3\", {SQUARES}")),
            ("f1c2 A2D1", 1, 6, &format!("\"A2D1\", {SQUARES}")),
            ("f1c2 `2d1", 1, 6, &format!("\"`2d1\", {SQUARES}")),
            ("f1c2 a0d1", 1, 6, &format!("\"a0d1\", {SQUARES}")),
            ("f1c2 ééé1", 1, 6, &format!("\"ééé1\", {SQUARES}")),
            ("f1c2\nf1c2", 2, 1, "ply 2: F: wrong_side"),
            (
                "f1c2 a2d1 f1a2",
                1,
                11,
                "ply 3: F: wrong_side"
                    .replace("wrong_side", "empty_pit")
                    .as_str(),
            ),
            ("f1d2", 1, 1, "ply 1: F: the last seed lands in d"),
            ("a1b1", 1, 1, "ply 1: A: the last seed lands in E"),
        ],
    );
    let ten = fault(Format::PlayStrategy, "f1c2", &given("ten-pit"));
    assert_eq!(
        ten,
        "line 1, column 1: \"f1c2\", expected a move, two squares a1-e2"
    );
    let row = format!("{full}/{full} 0 0 S 1");
    let ten = fault(Format::PlayStrategy, &row, &given("ten-pit"));
    assert_eq!(
        ten,
        "line 1, column 1: \"4S,4S,4S,4S,4S,4S\", expected a row of 5 pits"
    );
}

#[test]
fn every_cell_of_a_fen_is_told_at_its_column() {
    let rows = "1,4S,5S,5S,5S,6S/5S,1,6S,6S,5S,1S";
    for (index, _) in rows.char_indices().filter(|&(_, sign)| sign == 'S') {
        let text = format!("{}x{} 0 0 N 2", &rows[..index], &rows[index + 1..]);
        let error = read(Format::PlayStrategy, &text, &Given::default()).expect_err(&text);
        let cell = rows[..index]
            .rfind([',', '/'])
            .map_or(0, |before| before + 1);
        assert_eq!((error.line, error.column), (1, cell + 1), "{text}");
    }
}
