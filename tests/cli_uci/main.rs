//! `awale uci`: sessions.

mod session;

use std::io::Write;
use std::time::{Duration, Instant};

use session::Session;

/// What follows a word of an info line.
fn told<'a>(line: &'a str, word: &str) -> &'a str {
    let (_, rest) = line.split_once(&format!(" {word} ")).expect(line);
    rest.split(' ').next().unwrap_or_default()
}

/// South takes two with F and has 25.
const WON: &str = "0-0-0-0-0-1-1-0-0-0-0-3-23-20-S";

#[test]
fn it_introduces_itself() {
    let mut session = Session::new(&["--rules", "abapa,few=4"]);
    session.say("uci");
    let (lines, _) = session.hear_until("uciok");
    assert!(lines[0].starts_with("id name Awalé "), "{lines:?}");
    assert!(lines[1].starts_with("id author "), "{lines:?}");
    let options = [
        "option name Hash type spin default 64 min 1 max 4096",
        "option name TableSeeds type spin default 15 min 0 max 18",
        "option name Rules type string default abapa,few=4",
    ];
    assert_eq!(lines[2..], options);
    assert!(session.end().is_empty());
}

#[test]
fn a_search_tells_each_iteration_and_its_move() {
    let mut session = Session::new(&[]);
    session.say("position startpos moves F f B");
    let (lines, best) = session.go("go depth 6");
    assert_eq!(lines.len(), 6, "{lines:?}");
    for (depth, line) in (1..).zip(&lines) {
        assert!(line.starts_with(&format!("info depth {depth} score cp ")));
        for word in ["cp", "nodes", "nps", "time"] {
            assert!(told(line, word).parse::<i64>().is_ok(), "{line}");
        }
        let (_, line) = line.split_once(" pv ").expect("a line");
        assert!(line.split(' ').all(|letter| letter.len() == 1), "{line}");
    }
    assert_eq!(told(&lines[5], "pv"), best);
    assert!(["a", "b", "c", "d", "e"].contains(&&*best), "{best}");
}

#[test]
fn moves_can_be_put_together() {
    let mut session = Session::new(&[]);
    session.say("position startpos moves F f B e B c");
    let apart = session.go("go depth 5").1;
    session.say("ucinewgame");
    session.say("position startpos moves FfBeBc");
    assert_eq!(session.go("go depth 5").1, apart);
    session.say("ucinewgame");
    session.say("position fen 7-1-8-6-5-1-6-5-0-6-1-2-0-0-S");
    assert_eq!(session.go("go depth 5").1, apart);
}

#[test]
fn without_a_position_it_searches_the_start() {
    let mut session = Session::new(&[]);
    let (_, best) = session.go("go nodes 1000");
    assert!("ABCDEF".contains(&best), "{best}");
}

#[test]
fn nodes_are_not_exceeded() {
    let mut session = Session::new(&[]);
    let (lines, _) = session.go("go nodes 5000");
    let nodes: u64 = told(&lines[lines.len() - 1], "nodes").parse().unwrap();
    assert!(nodes <= 5000, "{nodes}");
}

#[test]
fn a_finished_game_has_no_move() {
    let mut session = Session::new(&[]);
    session.say("position fen 0-0-0-0-0-0-0-0-0-0-0-0-25-23-S");
    assert_eq!(session.go("go depth 3"), (vec![], "0000".into()));
    session.say(&format!("position fen {WON} moves F"));
    assert_eq!(session.go("go infinite"), (vec![], "0000".into()));
}

#[test]
fn a_search_that_has_found_all_is_over() {
    let mut session = Session::new(&[]);
    session.say(&format!("position fen {WON}"));
    assert_eq!(session.go("go").1, "F");
}

#[test]
fn an_infinite_search_answers_when_it_is_stopped_and_not_before() {
    let mut session = Session::new(&[]);
    for position in ["startpos".into(), format!("fen {WON}")] {
        session.say(&format!("position {position}"));
        session.say("go infinite");
        session.hear_until("info");
        session.say("isready");
        let (lines, _) = session.hear_until("readyok");
        assert!(lines.iter().all(|line| line.starts_with("info ")));
        session.say("stop");
        let (_, best) = session.hear_until("bestmove");
        assert_ne!(best, "bestmove 0000");
        session.say("stop");
        session.is_ready();
    }
}

#[test]
fn quit_ends_it_while_it_thinks() {
    let mut session = Session::new(&[]);
    session.say("go infinite");
    session.hear_until("info");
    session.say("quit");
    let lines = session.end();
    assert!(lines.last().unwrap().starts_with("bestmove "), "{lines:?}");
}

#[test]
fn what_was_asked_for_is_answered_when_the_input_ends() {
    let mut session = Session::with_tables(&[]);
    session.say("isready");
    session.say("go movetime 100");
    let lines = session.end();
    assert!(lines.contains(&"readyok".into()), "{lines:?}");
    assert_eq!(
        lines
            .iter()
            .filter(|line| line.starts_with("bestmove"))
            .count(),
        1
    );
    let mut session = Session::new(&[]);
    session.say("go infinite");
    assert!(session.end().last().unwrap().starts_with("bestmove "));
}

#[test]
fn an_infinite_search_that_waited_for_another_ends_with_the_input() {
    for first in ["go infinite", "go movetime 50"] {
        let mut session = Session::new(&[]);
        session.say(first);
        session.say("go infinite");
        let lines = session.end();
        let answers = lines.iter().filter(|line| line.starts_with("bestmove"));
        assert_eq!(answers.count(), 2, "{lines:?}");
    }
}

#[test]
fn a_move_does_not_take_longer_than_it_may() {
    let mut session = Session::new(&[]);
    session.say("isready");
    session.hear_until("readyok");
    // A machine with other things to do may be late now and then.
    let mut least = Duration::MAX;
    for _ in 0..5 {
        let began = Instant::now();
        session.go("go movetime 100");
        let took = began.elapsed();
        assert!(took > Duration::from_millis(90), "{took:?}");
        least = least.min(took);
    }
    assert!(least < Duration::from_millis(102), "{least:?}");
}

#[test]
fn a_clock_is_shared_out() {
    let mut session = Session::new(&[]);
    let began = Instant::now();
    session.go("go wtime 3000 btime 60000 winc 0 binc 0");
    assert!(began.elapsed() < Duration::from_millis(1000));
}

#[test]
fn a_second_search_ends_the_first() {
    let mut session = Session::new(&[]);
    session.say("go infinite");
    session.say("position startpos moves F");
    let (_, first) = session.go("go depth 3");
    assert!("ABCDEF".contains(&first), "{first}");
    let (_, second) = session.hear_until("bestmove");
    assert!("abcdef".contains(&second["bestmove ".len()..]), "{second}");
}

#[test]
fn options_and_a_new_game_are_taken_while_it_thinks() {
    let mut session = Session::new(&[]);
    session.say("go infinite");
    session.say("setoption name Hash value 1");
    session.say("setoption name TableSeeds value 3");
    session.say("setoption name Rules value ten-pit");
    session.say("ucinewgame");
    session.say("isready");
    session.hear_until("readyok");
    let (_, best) = session.go("stop");
    assert!("ABCDEF".contains(&best), "{best}");
    session.say("position startpos moves Ee");
    let (_, best) = session.go("go depth 4");
    assert!("ABCDE".contains(&best), "{best}");
}

#[test]
fn a_new_game_is_searched_as_if_it_were_the_first() {
    let nodes = |lines: &[String]| told(&lines[lines.len() - 1], "nodes").to_owned();
    let mut session = Session::new(&[]);
    let first = nodes(&session.go("go depth 10").0);
    assert_ne!(nodes(&session.go("go depth 10").0), first);
    session.say("ucinewgame");
    assert_eq!(nodes(&session.go("go depth 10").0), first);
}

#[test]
fn endgame_tables_are_there_when_it_is_ready() {
    let mut session = Session::with_tables(&[]);
    session.say("setoption name TableSeeds value 8");
    session.say("isready");
    session.hear_until("readyok");
    session.say("position fen 1-1-1-0-1-1-1-0-0-1-0-1-20-20-S");
    let (lines, _) = session.go("go depth 1");
    // Known to the seed: won, lost or even at the first glance.
    let cp: i32 = told(&lines[0], "cp").parse().unwrap();
    assert!(cp == 0 || cp.abs() > 9000, "{cp}");
}

#[test]
fn faults_are_told_and_change_nothing() {
    let mut session = Session::new(&[]);
    session.say("position startpos moves F");
    for (line, fault) in [
        (
            "position startpos moves Ff9",
            "moves: column 3: '9', expected a pit, A-F or a-f",
        ),
        ("position startpos moves FF", "moves: ply 2: F: wrong_side"),
        (
            "position fen 4-4 moves F",
            "position: 2 fields, expected startpos or 15: \
          12 pits, 2 stores, side to move",
        ),
        (
            "setoption name Hash value lots",
            "Hash: \"lots\", expected a number up to 4096",
        ),
        (
            "setoption name TableSeeds value 19",
            "TableSeeds: \"19\", expected a number up to 18",
        ),
        (
            "setoption name Contempt value 5",
            "unknown option \"Contempt\"",
        ),
        ("hello", "not understood: hello"),
    ] {
        session.say(line);
        assert_eq!(session.hear(), format!("info string {fault}"));
    }
    session.say("");
    session.say("stop");
    session.is_ready();
    let (_, best) = session.go("go depth 2");
    assert!("abcdef".contains(&best), "{best}");
}

#[test]
fn input_that_is_no_text_is_no_end() {
    let mut session = Session::new(&[]);
    session.input.write_all(b"\xff\xfe\n").expect("it listens");
    assert!(session.hear().starts_with("info string "));
    session.is_ready();
}
