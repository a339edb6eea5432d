//! Game records as they are written.

use awale::notation::ogn::{write, write_all};
use awale::notation::{Format, Given, Record, Tag, read};
use awale::rules::Side;

use crate::support::{from, moves_of, one, played};

const ROSTER: &str = "\
[Variant \"Oware Abapa\"]
[Event \"?\"]
[Site \"?\"]
[Date \"?\"]
[Round \"?\"]
[South \"?\"]
[North \"?\"]
[Result \"*\"]
[RuleSet \"abapa\"]
";

fn again(record: &Record) -> Record {
    one(Format::Ogn, &write(record), &Given::default())
}

/// A game that is long and has no end yet, with a comment on every ply.
fn talkative(comment: &str) -> Record {
    let mut record = Record::new(played("FfBeBcDaAbCc"));
    record.comments = (0..=12).map(|plies| (plies, comment.to_owned())).collect();
    record
}

fn lines_fit(text: &str) -> bool {
    text.lines().all(|line| line.chars().count() < 80)
}

#[test]
fn a_record_has_all_usual_tags_and_an_empty_line() {
    let moves = "1. F f 2. B e 3. B c 4. D a+2 5. A+3 b+2 6. C c";
    let record = Record::new(played("FfBeBcDaAbCc"));
    assert_eq!(write(&record), format!("{ROSTER}\n{moves}\n"));
    assert_eq!(again(&record).game, record.game);
}

#[test]
fn a_game_without_moves_has_only_tags() {
    assert_eq!(write(&Record::new(played(""))), ROSTER);
}

#[test]
fn another_start_is_told_and_its_first_number() {
    let start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N";
    let record = one(Format::Moves, "fFbE", &from(start, "abapa"));
    let text = write(&record);
    assert!(text.contains(&format!("\n[FEN \"{start}\"]\n")), "{text}");
    assert!(text.ends_with("\n\n1. f 2. F b 3. E\n"), "{text}");
    let text = "[FEN \"6/1S,4,1S 23 23 S 17\"]\n\n17. F";
    let record = one(Format::Ogn, text, &Given::default());
    assert!(write(&record).ends_with("\n17. F\n"), "{}", write(&record));
}

#[test]
fn every_turn_has_a_number_though_a_side_passes() {
    for (start, moves, written) in [
        ("0-0-0-0-2-1-1-0-0-0-0-0-22-22-S", "FEa", "1. F+2 2. E a"),
        ("1-0-0-0-0-0-0-0-0-0-2-1-22-22-N", "feA", "1. f+2 2. e 3. A"),
    ] {
        let text = write(&one(Format::Moves, moves, &from(start, "family")));
        assert!(text.ends_with(&format!("\n\n{written}\n")), "{text}");
    }
}

#[test]
fn a_finished_game_ends_with_its_result() {
    let start = from("0-0-0-0-0-1-1-0-0-0-3-3-24-16-S", "abapa");
    let record = one(Format::Moves, "F", &start);
    let text = write(&record);
    assert!(text.contains("\n[Result \"26-16\"]\n"), "{text}");
    assert!(text.ends_with("\n\n1. F+2 26-16\n"), "{text}");
    assert!(!text.contains("Termination"));
}

#[test]
fn endings_by_people_are_told() {
    let mut record = Record::new(played("Ff"));
    record.game.resign(Side::North).expect("not over");
    let text = write(&record);
    assert!(text.contains("\n[Result \"0-0\"]\n"), "{text}");
    assert!(
        text.contains("\n[Termination \"resigned-north\"]\n"),
        "{text}"
    );
    assert!(text.ends_with("\n1. F f 0-0\n"), "{text}");
    assert_eq!(again(&record).game, record.game);
}

#[test]
fn an_ending_that_was_taken_back_is_not_told_again() {
    let text = "[Termination \"agreement\"]\n[Result \"24-24\"]\n\n1. F f 24-24";
    let mut record = one(Format::Ogn, text, &Given::default());
    assert!(write(&record).contains("agreement"));
    assert!(record.game.undo());
    assert!(!write(&record).contains("Termination"));
}

#[test]
fn other_tags_are_kept_behind_the_usual_ones() {
    let text = "[Zebra \"z\"]\n[Termination \"time forfeit\"]\n[South \"Ama\"]\n[Result \"30-18\"]\n\n1. F";
    let record = one(Format::Ogn, text, &Given::default());
    let written = write(&record);
    assert!(written.contains("[South \"Ama\"]\n"));
    assert!(written.contains("[Result \"30-18\"]\n[RuleSet \"abapa\"]\n[Zebra \"z\"]\n"));
    assert!(written.contains("[Termination \"time forfeit\"]\n"));
    assert!(written.ends_with("\n1. F 30-18\n"));
    assert_eq!(write(&again(&record)), written);
}

#[test]
fn values_are_escaped_and_stay_on_their_line() {
    let mut record = Record::new(played("F"));
    for (name, value) in [("South", "a \"b\" \\ c\\"), ("North", "two\nlines")] {
        let (name, value) = (name.to_owned(), value.to_owned());
        record.tags.push(Tag { name, value });
    }
    let name = "no name\"]".to_owned();
    record.tags.push(Tag {
        name,
        value: String::new(),
    });
    let text = write(&record);
    assert!(
        text.contains("[South \"a \\\"b\\\" \\\\ c\\\\\"]\n"),
        "{text}"
    );
    assert!(!text.contains("no name"), "{text}");
    assert_eq!(again(&record).tag("South"), Some("a \"b\" \\ c\\"));
    assert_eq!(again(&record).tag("North"), Some("two lines"));
}

#[test]
fn lines_of_moves_stay_under_eighty_columns() {
    let long = "a word or two about what happens here, and why it does";
    for comment in ["", "x", long, &"long".repeat(100), "é🌰 ü", &"y".repeat(76)] {
        let record = talkative(comment);
        let text = write(&record);
        assert!(lines_fit(&text), "{text}");
        assert!(!text.contains(" \n") && !text.contains("\n\n\n"), "{text}");
        assert_eq!(again(&record).game, record.game);
    }
}

#[test]
fn lines_are_filled() {
    let text = write(&talkative("a b c"));
    let moves: Vec<&str> = text.lines().skip(10).collect();
    let all_but_last = &moves[..moves.len() - 1];
    assert!(
        all_but_last.iter().all(|line| line.chars().count() > 70),
        "{text}"
    );
}

/// The lines of a move with one word of so many signs about it.
fn lines_with_a_word(signs: usize) -> Vec<String> {
    let mut record = Record::new(played("F"));
    record.comments.insert(1, "x".repeat(signs));
    let text = write(&record);
    let (_, moves) = text.split_once("\n\n").expect("an empty line");
    moves.lines().map(str::to_owned).collect()
}

#[test]
fn a_line_holds_seventy_nine_signs() {
    let word = "x".repeat(72);
    assert_eq!(lines_with_a_word(72), [format!("1. F {{{word}}}")]);
    assert_eq!(
        lines_with_a_word(73),
        ["1. F".to_owned(), format!("{{{word}x}}")]
    );
}

#[test]
fn only_a_word_that_fits_into_no_line_is_broken() {
    let word = "x".repeat(77);
    assert_eq!(lines_with_a_word(77)[1..], [format!("{{{word}}}")]);
    assert_eq!(
        lines_with_a_word(78)[1..],
        [format!("{{{word}"), "x}".to_owned()]
    );
}

#[test]
fn nothing_but_a_number_comes_before_the_first_move() {
    let text = write(&talkative("early"));
    assert!(
        text.contains("\n\n1. F {early early} f {early} 2. B {early}"),
        "{text}"
    );
    let mut record = Record::new(played(""));
    record.comments.insert(0, "alone".to_owned());
    assert_eq!(write(&record), ROSTER);
}

#[test]
fn comments_cannot_break_out_of_their_braces() {
    let text = write(&talkative("a } F {b\u{0} (c\n\n[Event \"x\"]"));
    let records = read(Format::Ogn, &text, &Given::default()).expect("one game");
    assert_eq!(records.len(), 1);
    assert_eq!(moves_of(&records[0]), "FfBeBcDaAbCc");
    assert_eq!(records[0].comments[&2], "a ) F {b (c [Event \"x\"]");
}

#[test]
fn several_games_read_back_as_several() {
    let mut resigned = Record::new(played(""));
    resigned.game.resign(Side::South).expect("not over");
    let records = [
        Record::new(played("")),
        Record::new(played("")),
        resigned,
        Record::new(played("Ff")),
        Record::new(played("")),
    ];
    let text = write_all(&records);
    let again = read(Format::Ogn, &text, &Given::default()).expect("games");
    let games = |records: &[Record]| -> Vec<_> {
        records.iter().map(|record| record.game.clone()).collect()
    };
    assert_eq!(games(&again), games(&records));
}

#[test]
fn readers_in_the_wild_see_the_same_moves() {
    // They take every letter of a pit that is not in braces.
    let text = write(&talkative("a (b) c"));
    let (_, mut moves) = text.split_once("\n\n").expect("an empty line");
    let mut letters = String::new();
    while let Some(sign) = moves.chars().next() {
        moves = match sign {
            '{' => moves.split_once('}').expect("a right brace").1,
            _ => &moves[1..],
        };
        if matches!(sign, 'A'..='F' | 'a'..='f') {
            letters.push(sign);
        }
    }
    assert_eq!(letters, "FfBeBcDaAbCc");
}

#[test]
fn the_longest_rules_fit_into_a_line() {
    let all = ["nothing", "illegal", "all", "illegal-unless-forced"];
    for slam in all {
        for stuck in ["own", "split", "other"] {
            for circle in ["own", "split"] {
                for pits in [5, 6] {
                    let rules = format!(
                        "family,slam={slam},starved=over,stuck={stuck},few=47,circle={circle},pits={pits}"
                    );
                    let text = write(&one(Format::Moves, "", &crate::support::given(&rules)));
                    assert!(lines_fit(&text), "{text}");
                }
            }
        }
    }
}
