//! The program `awale`: what it prints, and how it refuses.

mod command;

use std::io::Read;
use std::process::Stdio;

use command::{awale, prints, refuses, run};

#[test]
fn perft_prints_a_line_a_depth() {
    assert_eq!(prints(&["perft", "4"]), "1 6\n2 36\n3 190\n4 1014\n");
}

#[test]
fn perft_takes_rules_and_position() {
    let ten = prints(&["perft", "3", "--rules", "ten-pit"]);
    assert_eq!(ten, "1 5\n2 25\n3 110\n");
    let circling = "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S";
    let one_line = prints(&["perft", "2", "--position", circling]);
    assert_eq!(one_line, "1 1\n2 1\n");
}

#[test]
fn perft_of_a_finished_game_is_nothing() {
    let over = "0-0-0-0-0-0-0-0-0-0-0-0-25-23-S";
    assert_eq!(prints(&["perft", "2", "--position", over]), "1 0\n2 0\n");
}

#[test]
fn perft_needs_a_number() {
    for depth in ["x", "-1", "4294967296", ""] {
        let line = refuses(&["perft", "--", depth]);
        let expected = format!("DEPTH: {depth:?}: expected a number from 0 to 4294967295");
        assert_eq!(line, expected);
    }
    assert!(refuses(&["perft"]).starts_with("DEPTH"));
}

#[test]
fn perft_prints_each_line_at_once_and_ends_quietly_when_nobody_reads() {
    let mut child = awale(&["perft", "4000000000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut out = child.stdout.take().expect("a pipe");
    let mut first = [0; 4];
    out.read_exact(&mut first)
        .expect("a line while it counts on");
    assert_eq!(&first, b"1 6\n");
    drop(out);
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(
        (output.status.code(), output.stderr.as_slice()),
        (Some(0), &b""[..])
    );
}

#[test]
fn play_prints_the_final_position() {
    let after = "7-1-8-6-5-1-6-5-0-6-1-2-0-0-S\n";
    assert_eq!(prints(&["play", "FfBeBc"]), after);
}

#[test]
fn play_without_moves_prints_the_start() {
    let start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\n";
    assert_eq!(prints(&["play"]), start);
    assert_eq!(prints(&["play", ""]), start);
    assert_eq!(prints(&["play", "--position", "startpos", ""]), start);
}

#[test]
fn play_tells_how_a_game_ended() {
    let position = "1-0-0-0-0-1-2-0-0-0-0-1-22-21-N";
    let told = prints(&[
        "play",
        "--rules",
        "ivory-coast",
        "--position",
        position,
        "f",
    ]);
    let after = "0-0-0-0-0-1-2-0-0-0-0-0-22-23-S";
    let end = "ended no_move south 23 north 24 unclaimed 1";
    assert_eq!(told, format!("{after}\n{end}\n"));
}

#[test]
fn play_tells_of_a_game_that_is_over_at_once() {
    let over = "0-0-0-0-0-0-0-0-0-0-0-0-25-23-S";
    let end = "ended majority south 25 north 23 unclaimed 0";
    let told = prints(&["play", "--position", over]);
    assert_eq!(told, format!("{over}\n{end}\n"));
}

/// What `awale tablebase` prints, without the seconds.
fn tables(args: &[&str]) -> Vec<String> {
    let told = prints(&[&["tablebase"], args].concat());
    told.lines()
        .map(|line| {
            let (counts, seconds) = line.rsplit_once(' ').expect("several fields");
            assert!(seconds.parse::<f64>().is_ok(), "{line}");
            counts.to_owned()
        })
        .collect()
}

#[test]
fn tablebase_prints_a_line_a_number_of_seeds() {
    let expected = [
        "1 12 5 0 7 -2",
        "2 78 24 13 41 -34",
        "3 364 121 64 179 -186",
    ];
    assert_eq!(tables(&["3"]), expected);
    assert_eq!(tables(&["0"]), [""; 0]);
}

#[test]
fn tablebase_takes_rules() {
    let expected = [
        "1 12 5 0 7 -2",
        "2 78 25 13 40 -30",
        "3 364 123 63 178 -177",
    ];
    assert_eq!(tables(&["3", "--rules", "awari"]), expected);
    assert_eq!(tables(&["--rules=ten-pit", "1"]), ["1 10 0 10 0 0"]);
}

#[test]
fn tablebase_needs_a_number_that_it_can_build() {
    for seeds in ["x", "-1", "25", "4294967296", ""] {
        let line = refuses(&["tablebase", "--", seeds]);
        let expected = format!("SEEDS: {seeds:?}: expected a number from 0 to 24");
        assert_eq!(line, expected);
    }
    assert!(refuses(&["tablebase"]).starts_with("SEEDS"));
    let line = refuses(&["tablebase", "3", "--position", "startpos"]);
    assert_eq!(line, "invalid option '--position'");
}

#[test]
fn options_are_written_with_a_space_or_an_equals_sign_anywhere() {
    let position = "0-0-0-0-0-1-1-0-0-0-3-3-20-20-S";
    let (equals, rules) = (format!("--position={position}"), "--rules=akan");
    let expected = prints(&["play", "--rules", "akan", "--position", position, "F"]);
    assert!(expected.ends_with("ended few_seeds south 22 north 20 unclaimed 6\n"));
    assert_eq!(prints(&["play", rules, &equals, "F"]), expected);
    assert_eq!(prints(&["play", "F", rules, &equals]), expected);
}

#[test]
fn an_illegal_move_is_told_with_its_ply_and_reason() {
    let hungry = "1-0-0-0-0-1-0-0-0-0-0-0-23-23-S";
    assert_eq!(
        refuses(&["play", "--position", hungry, "A"]),
        "ply 1: A: must_feed"
    );
    assert_eq!(refuses(&["play", "FfFa"]), "ply 3: F: empty_pit");
    assert_eq!(refuses(&["play", "FA"]), "ply 2: A: wrong_side");
    let over = "0-0-0-0-0-1-1-0-0-0-3-3-24-16-S";
    assert_eq!(
        refuses(&["play", "--position", over, "Fe"]),
        "ply 2: e: game_over"
    );
}

#[test]
fn nothing_is_printed_when_a_move_is_illegal() {
    assert!(run(&["play", "FA"]).stdout.is_empty());
}

#[test]
fn moves_that_cannot_be_read_are_told_with_their_column() {
    let expected = "MOVES: column 2: '9', expected a pit, A-F or a-f";
    assert_eq!(refuses(&["play", "F9"]), expected);
}

#[test]
fn a_bad_rule_set_is_told() {
    let expected = "--rules: unknown value \"maybe\" of slam, \
                    expected nothing, illegal, all or illegal-unless-forced";
    assert_eq!(refuses(&["play", "--rules", "abapa,slam=maybe"]), expected);
    assert_eq!(
        refuses(&["perft", "1", "--rules=abapa,slam=maybe"]),
        expected
    );
}

#[test]
fn a_bad_position_is_told() {
    let position = "4-4-4-4-4-4-4-4-4-4-4-4-0-1-S";
    let expected = "--position: 49 seeds, expected 48";
    assert_eq!(refuses(&["play", "--position", position]), expected);
    assert_eq!(refuses(&["perft", "1", "--position", position]), expected);
}

#[test]
fn a_position_must_fit_the_rule_set() {
    let line = refuses(&["play", "--rules", "ten-pit", "--position", "4-4"]);
    assert!(
        line.starts_with("--position: 2 fields, expected startpos or 13"),
        "{line}"
    );
}

#[test]
fn options_told_twice_or_without_a_value_are_errors() {
    assert_eq!(
        refuses(&["play", "--rules=akan", "--rules=akan"]),
        "--rules: told twice"
    );
    assert_eq!(
        refuses(&["play", "--rules"]),
        "missing argument for option '--rules'"
    );
}

#[test]
fn unknown_arguments_are_errors() {
    assert_eq!(refuses(&["play", "Ff", "Aa"]), "unexpected argument \"Aa\"");
    assert_eq!(
        refuses(&["play", "--depth", "3"]),
        "invalid option '--depth'"
    );
}

#[test]
fn without_a_command_the_commands_are_told() {
    for (args, fault) in [
        (&[][..], "no command"),
        (&["chess"], "unknown command \"chess\""),
    ] {
        let line = refuses(args);
        let commands = (line.strip_prefix(fault))
            .and_then(|rest| rest.strip_prefix(": expected one of "))
            .and_then(|rest| rest.strip_suffix(", see awale --help"))
            .expect(&line);
        let commands: Vec<&str> = commands.split(", ").collect();
        assert_eq!(commands[..2], ["perft", "play"]);
    }
}

#[test]
fn arguments_with_line_breaks_are_still_refused_in_one_line() {
    refuses(&["play", "--two\nlines"]);
    refuses(&["play", "F\nf"]);
    refuses(&["two\nlines"]);
    refuses(&["play", "--rules", "two\nlines"]);
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_refused() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    for command in ["perft", "play"] {
        let bytes = OsStr::from_bytes(b"F\xff");
        let output = awale(&[command]).arg(bytes).output().expect("it starts");
        assert_eq!(output.status.code(), Some(2));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_told() {
    let full = std::fs::File::create("/dev/full").expect("Linux has it");
    let output = awale(&["play"]).stdout(full).output().expect("it starts");
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stderr.starts_with(b"standard output: "));
}

#[test]
fn help_is_printed_wherever_it_is_asked_for() {
    let help = prints(&["--help"]);
    for word in [
        "awale perft DEPTH",
        "awale tablebase SEEDS",
        "awale play",
        "--rules",
        "--position",
        "MOVES",
    ] {
        assert!(help.contains(word), "{word}");
    }
    for args in [["perft", "--help"], ["play", "--help"], ["play", "-h"]] {
        assert_eq!(prints(&args), help);
    }
    assert_eq!(prints(&["-h"]), help);
}
