//! `awale bench` and `awale analyse`: what searches print.

mod command;

use command::refuses;

/// The lines that are printed by a call that works.
fn prints(args: &[&str]) -> Vec<String> {
    command::prints(args).lines().map(str::to_owned).collect()
}

fn analyse(args: &[&str]) -> Vec<String> {
    prints(&[&["analyse"], args].concat())
}

/// The words of a line.
fn words(line: &str) -> Vec<&str> {
    line.split(' ').collect()
}

/// Eight seeds.
const ENDGAME: &str = "0-0-1-1-1-1-0-0-1-1-1-1-19-21-N";

#[test]
fn bench_adds_up_the_nodes_of_its_searches() {
    let lines = prints(&["bench"]);
    let [searches @ .., perft, sum] = &lines[..] else {
        panic!("{lines:?}");
    };
    let nodes: u64 = searches
        .iter()
        .map(|line| {
            let (_, rest) = line.split_once(" nodes ").expect(line);
            words(rest)[0].parse::<u64>().expect(line)
        })
        .sum();
    assert_eq!(searches.len(), 12);
    assert!(perft.starts_with("perft nodes 91558687 nps "), "{perft}");
    let sum = words(sum);
    assert_eq!(sum[..3], ["nodes", &nodes.to_string(), "nps"]);
    assert!(sum[3].parse::<u64>().is_ok(), "{sum:?}");
}

#[test]
fn analyse_tells_all_moves_the_best_first() {
    let lines = analyse(&["--moves", "FfB", "--depth", "8"]);
    assert!(lines[0].starts_with("depth 8 nodes "), "{}", lines[0]);
    let mut letters: Vec<&str> = lines[1..].iter().map(|line| words(line)[0]).collect();
    letters.sort_unstable();
    assert_eq!(letters, ["a", "b", "c", "d", "e"]);
    let values = lines[1..].iter().map(|line| {
        let value = words(line)[1];
        assert!(value.starts_with(['+', '-']), "{line}");
        value.parse::<f64>().expect(line)
    });
    assert!(
        values.is_sorted_by(|left, right| left >= right),
        "{lines:?}"
    );
    for line in &lines[1..] {
        let words = words(line);
        assert!(words[2].starts_with(words[0]), "{line}");
    }
}

#[test]
fn analyse_knows_of_the_tables_what_they_tell() {
    let lines = analyse(&["--position", ENDGAME, "--tables", "8"]);
    let expected = [
        "e +2.00 wins exact e",
        "c -6.00 loses exact c",
        "d -6.00 loses exact d",
        "f -6.00 loses exact f",
    ];
    assert_eq!(lines[1..], expected);
}

#[test]
fn analyse_tells_in_whole_seeds_what_wins() {
    let position = "0-0-0-0-0-1-1-0-0-0-0-3-23-20-S";
    let lines = analyse(&["--position", position]);
    assert_eq!(lines[1..], ["F +5.00 wins F"]);
}

#[test]
fn analyse_tells_how_a_finished_game_ended() {
    let position = "0-0-0-0-0-1-1-0-0-0-0-3-23-20-S";
    let lines = analyse(&["--position", position, "--moves", "F"]);
    assert_eq!(lines, ["ended majority south 25 north 20 unclaimed 3"]);
}

#[test]
fn analyse_of_other_rules() {
    let lines = analyse(&["--rules", "ten-pit", "--depth", "3"]);
    assert_eq!(lines.len(), 6);
}

#[test]
fn faulty_options_of_searches_are_told() {
    let line = refuses(&["analyse", "--depth", "3", "--movetime", "5"]);
    assert_eq!(line, "--movetime: not together with --depth");
    let line = refuses(&["analyse", "--depth", "65"]);
    assert_eq!(line, "--depth: \"65\", expected a number from 1 to 64");
    let line = refuses(&["analyse", "--moves", "FF"]);
    assert_eq!(line, "ply 2: F: wrong_side");
    let line = refuses(&["bench", "5"]);
    assert_eq!(line, "unexpected argument \"5\"");
}
