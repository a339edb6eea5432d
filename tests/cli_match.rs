//! `awale match`: players against each other.

mod command;

fn prints(args: &[&str]) -> String {
    command::prints(&[&["match"], args].concat())
}

fn refuses(args: &[&str]) -> String {
    command::refuses(&[&["match"], args].concat())
}

#[test]
fn who_looks_ahead_beats_who_does_not() {
    let told = prints(&["--one", "depth:4", "--two", "random", "--games", "20"]);
    let lines: Vec<&str> = told.lines().collect();
    let [wins, pairs, score, elo, one, two] = lines[..] else {
        panic!("{told}");
    };
    let counts: Vec<u32> = wins
        .split_whitespace()
        .filter_map(|w| w.parse().ok())
        .collect();
    assert_eq!(counts.iter().sum::<u32>(), 20, "{wins}");
    assert!(counts[0] > 17, "{wins}");
    assert!(pairs.starts_with("pairs "), "{pairs}");
    assert!(score.ends_with(char::is_numeric), "{score}");
    assert!(elo.starts_with("elo +"), "{elo}");
    assert!(one.starts_with("one depth:4 "), "{one}");
    assert!(one.ends_with(" plies a move"), "{one}");
    assert_eq!(two, "two random 0 nodes 0.0 plies a move");
}

#[test]
fn the_same_match_gives_the_same_whatever_the_threads() {
    let play = |threads| {
        let players = ["--one", "level:4", "--two", "nodes:300"];
        let rest = ["--games", "30", "--seed", "5", "--threads", threads];
        prints(&[&players[..], &rest].concat())
    };
    assert_eq!(play("1"), play("3"));
}

#[test]
fn another_seed_gives_another_match() {
    let play = |seed| {
        let players = ["--one", "greedy", "--two", "random", "--seed", seed];
        prints(&players)
    };
    assert_ne!(play("1"), play("2"));
}

#[test]
fn a_player_that_is_not_random_draws_with_itself() {
    let told = prints(&["--one", "depth:3", "--two", "depth:3", "--games", "40"]);
    assert!(
        told.contains("\nscore 50.0 % ± 0.0\nelo +0 ± 0\n"),
        "{told}"
    );
}

#[test]
fn other_rules_and_endgame_tables_can_be_played_with() {
    let players = ["--one", "nodes:2000", "--two", "nodes:500", "--games", "6"];
    let without = prints(&players);
    let with = prints(&[&players[..], &["--tables", "10"]].concat());
    assert_ne!(with, without);
    let ten = prints(&[&players[..], &["--rules", "ten-pit"]].concat());
    assert_ne!(ten, without);
}

#[test]
fn a_ladder_is_a_table_of_neighbouring_levels() {
    // Games that end soon.
    let rules = ["--rules", "abapa,few=40"];
    let told = prints(&[&["--ladder", "--games", "2"][..], &rules].concat());
    let rungs: Vec<Vec<&str>> = told
        .lines()
        .skip(2)
        .map(|line| line.split('|').map(str::trim).collect())
        .collect();
    assert_eq!(rungs.len(), 8, "{told}");
    assert_eq!(rungs[0][1..3], ["level:1", "greedy"]);
    assert_eq!(rungs[1][1..3], ["level:2", "level:1"]);
    assert_eq!(rungs[7][1..3], ["level:8@100", "level:7"]);
    assert!(rungs.iter().all(|cells| cells.len() == 9), "{told}");
}

#[test]
fn players_must_be_told() {
    let line = refuses(&["--two", "random"]);
    assert_eq!(line, "--one: missing, expected a player");
    let line = refuses(&["--ladder", "--one", "random"]);
    assert_eq!(line, "--ladder: chooses the players itself");
}

#[test]
fn unknown_players_are_errors() {
    let unknown = [
        "",
        "level:0",
        "level:9",
        "level:7@100",
        "level:8@0",
        "nodes:0",
        "depth:65",
        "time",
        "best",
    ];
    for player in unknown {
        let line = refuses(&["--one", player, "--two", "random"]);
        let expected = format!("--one: {player:?}, expected level:N (1 to 8), ");
        assert!(line.starts_with(&expected), "{line}");
    }
}

#[test]
fn numbers_out_of_range_are_errors() {
    let refused = |name, value| refuses(&["--one=greedy", "--two=random", name, value]);
    let line = refused("--games", "7");
    assert_eq!(line, "--games: expected an even number");
    let line = refused("--tables", "25");
    assert_eq!(line, "--tables: \"25\", expected a number from 0 to 24");
    let line = refused("--threads", "0");
    assert_eq!(line, "--threads: \"0\", expected a number from 1 to 1024");
}

#[test]
fn more_games_than_openings_are_refused() {
    let line = refuses(&["--one=greedy", "--two=random", "--openings=1", "--games=14"]);
    let expected = "--openings: only 6 different openings, 7 are needed";
    assert_eq!(line, expected);
}
