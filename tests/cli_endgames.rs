//! `awale endgames`: how well endgames are played before the tables tell.

mod command;

/// The words of each line: the seeds or `all`, positions, optimal, percent.
fn endgames(args: &[&str]) -> Vec<Vec<String>> {
    let text = command::prints(&[&["endgames"], args].concat());
    text.lines()
        .map(|line| line.split(' ').map(str::to_owned).collect())
        .collect()
}

/// The percentage of all.
fn percent(lines: &[Vec<String>]) -> f64 {
    lines.last().expect("a line")[3].parse().expect("a number")
}

#[test]
fn short_endgames_are_played_as_the_tables_would() {
    let which = ["--seeds", "5-8", "--positions", "10", "--nodes", "300"];
    let lines = endgames(&[&which[..], &["--movetime", "50"]].concat());
    let firsts: Vec<&str> = lines.iter().map(|words| &*words[0]).collect();
    assert_eq!(firsts, ["5", "6", "7", "8", "all"]);
    for words in &lines[..4] {
        assert_eq!(words[1], "10");
    }
    assert_eq!(lines[4][1], "40");
    assert!(percent(&lines) >= 90.0, "{lines:?}");
}

#[test]
#[ignore = "takes minutes, and a machine that has nothing else to do"]
fn endgames_are_played_as_the_tables_would() {
    let lines = endgames(&["--positions", "250"]);
    assert!(percent(&lines) >= 97.0, "{lines:?}");
}

#[test]
fn other_rules_can_be_asked_for() {
    let rules = ["--rules", "ten-pit", "--seeds", "8-8", "--nodes", "9"];
    let lines = endgames(&[&rules[..], &["--positions", "2", "--movetime", "5"]].concat());
    assert_eq!(lines[0][..2], ["8", "2"]);
}

#[test]
fn what_cannot_be_asked_for_is_told() {
    let line = |args: &[&str]| command::refuses(&[&["endgames"], args].concat());
    for seeds in ["", "13", "16-13", "0-3", "1-3", "13-25", "a-b"] {
        let expected = format!("--seeds: {seeds:?}, expected two numbers from 2 to 24, 13-16");
        assert_eq!(line(&["--seeds", seeds]), expected);
    }
    // With six seeds or fewer these games are over.
    let few = ["--rules", "akan", "--seeds", "3-4", "--nodes", "9"];
    assert_eq!(line(&few), "--seeds: games have no such positions");
}
