//! `awale convert`.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use awale::notation::LONGEST_TEXT;

const START: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

fn run(args: &str, input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_awale"))
        .arg("convert")
        .args(args.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that refuses its arguments does not read.
    let _ = child.stdin.take().expect("a pipe").write_all(input);
    child.wait_with_output().expect("it ends")
}

/// What is printed by a call that works.
fn prints(args: &str, input: &str) -> String {
    let output = run(args, input.as_bytes());
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), &*complaint), (Some(0), ""), "{args}");
    String::from_utf8(output.stdout).expect("text")
}

/// What is told by a call that is refused: one line, exit status 2, nothing
/// printed.
fn refuses(args: &str, input: &[u8]) -> String {
    let output = run(args, input);
    assert_eq!(output.status.code(), Some(2), "{args}");
    assert!(output.stdout.is_empty(), "{args}");
    let line = String::from_utf8(output.stderr).expect("text");
    let line = line.strip_suffix('\n').expect("a whole line");
    assert!(!line.is_empty() && !line.contains('\n'), "{line:?}");
    line.to_owned()
}

#[test]
fn every_format_becomes_every_other() {
    let record = prints("--from moves --to ogn", "FfB");
    let fen = "1,4S,5S,5S,5S,6S/5S,1,6S,6S,5S,1S 0 0 N 2";
    let position = "5-0-6-6-5-1-6-5-5-5-4-0-0-0-N";
    let link = "?v=1&rules=abapa&mode=two&first=south&direction=ccw#m=FfB";
    for (from, text) in [
        ("moves", "FfB"),
        ("ogn", &record),
        ("link", link),
        ("playstrategy", "f1c2 a2d1 b1f2"),
    ] {
        for (to, expected) in [
            ("moves", "FfB"),
            ("oware", position),
            ("playstrategy", fen),
            ("playstrategy-moves", "f1c2 a2d1 b1f2"),
            ("link", link),
        ] {
            let printed = prints(&format!("--from {from} --to {to}"), text);
            assert_eq!(printed, format!("{expected}\n"), "{from} to {to}");
        }
        assert_eq!(prints(&format!("--from {from} --to ogn"), text), record);
    }
    for (from, text) in [("oware", position), ("playstrategy", fen)] {
        assert_eq!(
            prints(&format!("--from {from} --to oware"), text),
            format!("{position}\n")
        );
        assert_eq!(prints(&format!("--from {from} --to moves"), text), "\n");
        let link = prints(&format!("--from {from} --to link"), text);
        assert!(link.ends_with(&format!("#p={position}\n")), "{link}");
        let record = prints(&format!("--from {from} --to ogn"), text);
        assert!(
            record.contains(&format!("[FEN \"{position}\"]\n")),
            "{record}"
        );
    }
    let first = fen.replace("N 2", "N 1");
    assert_eq!(
        prints("--from oware --to playstrategy", position),
        format!("{first}\n")
    );
    assert_eq!(
        prints("--from playstrategy --to playstrategy", fen),
        format!("{fen}\n")
    );
}

#[test]
fn startpos_is_a_position() {
    assert_eq!(
        prints("--from oware --to oware", "startpos\n"),
        format!("{START}\n")
    );
    assert_eq!(
        prints("--from oware --to oware --rules ten-pit", "startpos"),
        "4-4-4-4-4-4-4-4-4-4-0-0-S\n"
    );
}

#[test]
fn all_games_of_a_record_are_converted_a_line_each() {
    let text = "[Event \"a\"]\n\n1. F f\n\n[Event \"b\"]\n\n1. E\n\n[Event \"c\"]\n";
    assert_eq!(prints("--from ogn --to moves", text), "Ff\nE\n\n");
    let positions = prints("--from ogn --to oware", text);
    assert_eq!(positions.lines().count(), 3);
    let again = prints("--from ogn --to ogn", text);
    assert_eq!(prints("--from ogn --to ogn", &again), again);
    assert_eq!(prints("--from ogn --to moves", &again), "Ff\nE\n\n");
}

#[test]
fn rules_and_start_can_be_given() {
    let start = "--position 0-0-0-0-2-1-1-0-0-0-0-0-22-22-S --rules family";
    let record = prints(&format!("--from moves --to ogn {start}"), "FEa");
    assert!(record.contains("[RuleSet \"family\"]\n"), "{record}");
    assert_eq!(prints("--from ogn --to moves", &record), "FEa\n");
    let told = refuses(
        "--from moves --to oware --position 1-0-0-0-0-1-0-0-0-0-0-0-23-23-S",
        b"A",
    );
    assert_eq!(told, "line 1, column 1: ply 1: A: must_feed");
}

#[test]
fn endings_by_people_are_carried() {
    let link = "#m=FfBe&end=resigned-north";
    let record = prints("--from link --to ogn", link);
    assert!(
        record.contains("[Termination \"resigned-north\"]\n"),
        "{record}"
    );
    let again = prints("--from ogn --to link", &record);
    assert!(again.ends_with(&format!("{link}\n")), "{again}");
}

#[test]
fn letters_are_french_when_somebody_says_so() {
    assert_eq!(
        prints("--from moves --to moves --case french", "fFb"),
        "FfB\n"
    );
    assert_eq!(
        prints("--from moves --to moves --to-case french", "FfB"),
        "fFb\n"
    );
    assert_eq!(
        prints(
            "--from moves --to moves --case usual --to-case usual",
            "FfB"
        ),
        "FfB\n"
    );
    assert_eq!(
        prints("--from ogn --to moves --case french", "1. f F 2. b"),
        "FfB\n"
    );
    assert_eq!(
        refuses("--from moves --to moves", b"fFb"),
        "line 1, column 1: ply 1: f: wrong_side"
    );
}

#[test]
fn letters_mean_nothing_where_there_are_none() {
    let told = refuses("--from link --to moves --case french", b"#m=Ff");
    assert_eq!(
        told,
        "--case: only letters read from ogn or moves can be french"
    );
    let told = refuses("--from moves --to ogn --to-case french", b"Ff");
    assert_eq!(
        told,
        "--to-case: only letters of moves that are written can be french"
    );
    let told = refuses("--from moves --to moves --case greek", b"Ff");
    assert_eq!(told, "--case: \"greek\", expected usual or french");
}

#[test]
fn faults_are_told_in_one_line() {
    assert_eq!(
        refuses("--from ogn --to moves", b"1. F f\n2. F"),
        "line 2, column 4: ply 3: F: empty_pit"
    );
    assert_eq!(
        refuses("--from link --to moves", b"?v=2#m=Ff"),
        "line 1, column 4: parameter v: version 2 is not known, 1 is"
    );
    // A fault in a later game: nothing is printed of the others.
    refuses("--from ogn --to moves", b"F f *\nF F");
    let latin = refuses("--from ogn --to moves", b"[South \"Andr\xe9\"]");
    assert_eq!(latin, "standard input: no UTF-8 text at byte 13");
    let long = vec![b'F'; LONGEST_TEXT + 1];
    assert_eq!(
        refuses("--from moves --to moves", &long),
        "line 1, column 1: a text of more than 1048576 bytes"
    );
}

#[test]
fn both_formats_have_to_be_told() {
    let all = "expected one of oware, playstrategy, playstrategy-moves, ogn, link, moves";
    assert_eq!(
        refuses("--to moves", b""),
        format!("--from: missing, {all}")
    );
    assert_eq!(
        refuses("--from moves", b""),
        format!("--to: missing, {all}")
    );
    assert_eq!(
        refuses("--from pgn --to moves", b""),
        format!("--from: \"pgn\", {all}")
    );
    assert_eq!(
        refuses("--from moves --to PGN", b""),
        format!("--to: \"PGN\", {all}")
    );
    assert_eq!(
        refuses("--from moves --from ogn", b""),
        "--from: told twice"
    );
    assert_eq!(
        refuses("--from moves --to ogn Ff", b""),
        "unexpected argument \"Ff\""
    );
}

#[test]
fn help_tells_of_it() {
    let help = prints("--help", "");
    for word in [
        "awale convert",
        "--from",
        "--to-case",
        "french",
        "playstrategy-moves",
    ] {
        assert!(help.contains(word), "{word}");
    }
}
