//! Faults of the tags of a record.

use awale::notation::Format;

use super::check;

const GAME: &str = "expected tags or moves of a game";
const CELL: &str = "expected a pit as 4S, or empty pits as 1-6";

#[test]
fn tags() {
    let name = "expected the name of a tag";
    let value = "expected the value of a tag between quotes";
    check(
        Format::Ogn,
        &[
            ("", 1, 1, &format!("nothing more, {GAME}")),
            ("\u{feff}\r\n\r\n  ", 3, 3, &format!("nothing more, {GAME}")),
            ("[", 1, 2, &format!("nothing more, {name}")),
            ("[]", 1, 2, &format!("\"]\", {name}")),
            ("[ \"a\"]", 1, 3, &format!("\"\\\"a\\\"]\", {name}")),
            ("[é", 1, 3, &format!("nothing more, {value}")),
            ("[Event]", 1, 7, &format!("\"]\", {value}")),
            ("[Event ]", 1, 8, &format!("\"]\", {value}")),
            ("[Event a]", 1, 8, &format!("\"a]\", {value}")),
            ("[Event 'a']", 1, 8, &format!("\"'a']\", {value}")),
            (
                "[Two Words \"a\"]",
                1,
                6,
                &format!("\"Words \\\"a\\\"]\", {value}"),
            ),
            (
                "[Event-1 \"a\"]",
                1,
                7,
                &format!("\"-1 \\\"a\\\"]\", {value}"),
            ),
            ("[Event \"", 1, 9, "nothing more, expected \" to close it"),
            ("[Event \"a", 1, 10, "nothing more, expected \" to close it"),
            (
                "[Event \"a\\\"]",
                1,
                13,
                "nothing more, expected \" to close it",
            ),
            (
                "[Event \"a\nb\"]",
                1,
                10,
                "\"\\nb\\\"]\", expected \" to close it",
            ),
            (
                "[Event \"é🌰\r\nb\"]",
                1,
                11,
                "\"\\r\\nb\\\"]\", expected \" to close it",
            ),
            (
                "[Event \"a\"",
                1,
                11,
                "nothing more, expected ] to close it",
            ),
            (
                "[Event \"a\" 1. F",
                1,
                12,
                "\"1. F\", expected ] to close it",
            ),
            (
                "[Event \"a\"b\"]",
                1,
                11,
                "\"b\\\"]\", expected ] to close it",
            ),
            (
                "[Event \"a\"]\n[Site \"b]\n",
                2,
                10,
                "\"\\n\", expected \" to close it",
            ),
            (
                "[Event \"a\"]\n\n1. F f\n[Site",
                4,
                6,
                &format!("nothing more, {value}"),
            ),
            (
                "[Event \"a\"]\n [RuleSet \"chess\"]",
                2,
                12,
                "tag RuleSet: unknown rule set \"chess\", expected one of abapa, akan, ivory-coast, family, awari, ten-pit",
            ),
            (
                "[RuleSet \"abapa,few=x\"]",
                1,
                11,
                "tag RuleSet: unknown value \"x\" of few, expected a number from 0 to 47",
            ),
            (
                "[FEN \"4-4-4-4-4-x-4-4-4-4-4-4-0-0-S\"]",
                1,
                17,
                "tag FEN: field 6 (pit F): \"x\", expected a number from 0 to 48",
            ),
            (
                "[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-1-S\"]",
                1,
                7,
                "tag FEN: 49 seeds, expected 48",
            ),
            (
                "[FEN \"6/6 24 24 s 1\"]",
                1,
                17,
                "tag FEN: \"s\", expected S or N",
            ),
            (
                "[FEN \"6/6 24 24 S 1 f1c2\"]",
                1,
                21,
                "tag FEN: \"f1c2\", expected nothing more",
            ),
            (
                "[FEN \"6/\"]",
                1,
                9,
                &format!("tag FEN: nothing more, {CELL}"),
            ),
            (
                "[FEN \"\"]",
                1,
                7,
                "tag FEN: 1 fields, expected startpos or 15: 12 pits, 2 stores, side to move",
            ),
        ],
    );
}
