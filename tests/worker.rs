//! The worker's side of the channel, text in and text out.

use awale::engine::Level;
use awale::rules::{Game, Pit, Preset, RuleSet};
use awale::worker::answer::{SLOWEST, answer};
use awale::worker::messages::{Choose, NO_ID, Reply, Request, ToPage, ToWorker};

/// A clock that goes on by so many milliseconds each time it is looked at.
fn clock(step: f64) -> impl FnMut() -> f64 {
    let mut now = 0.0;
    move || {
        now += step;
        now
    }
}

fn choose(rules: &str, position: &str, moves: &str, level: u8) -> Choose {
    Choose {
        rules: rules.to_owned(),
        position: position.to_owned(),
        moves: moves.to_owned(),
        level,
        seed: u64::MAX,
    }
}

fn ask(choose: Choose, step: f64) -> Reply {
    let request = Request::Choose(choose);
    let text = ToWorker { id: 7, request }.to_text();
    match ToPage::read(&answer(&text, clock(step))) {
        Some(ToPage::Answer { id: 7, reply }) => reply,
        other => panic!("{other:?}"),
    }
}

fn refusal(choose: Choose) -> String {
    match ask(choose, 10.0) {
        Reply::Refused { why } => why,
        chosen => panic!("{chosen:?}"),
    }
}

#[test]
fn every_level_answers_under_every_preset() {
    for preset in Preset::ALL {
        let mut game = Game::new(preset.rules());
        for level in Level::ALL {
            let rules = preset.name();
            let start = game.start().to_string();
            let moves: String = game.moves().iter().map(|pit| pit.letter()).collect();
            let reply = ask(choose(rules, &start, &moves, level.number()), 10.0);
            let Reply::Chosen { pit, depth, .. } = reply else {
                panic!("{reply:?}");
            };
            assert!(depth > 0);
            game.play(Pit::from_letter(pit).unwrap()).unwrap();
        }
    }
}

#[test]
fn the_clock_stops_the_search() {
    let nodes = |level, step| match ask(choose("abapa", "startpos", "", level), step) {
        Reply::Chosen { nodes, .. } => nodes,
        refused => panic!("{refused:?}"),
    };
    assert!(nodes(8, 1000.0) < 1000);
    assert!(nodes(8, 1.0) > 100_000);
    // The others are not limited by time, unless the machine is very slow.
    assert_eq!(nodes(7, 0.0), nodes(7, 1.0));
    assert!(nodes(7, f64::from(SLOWEST)) < 1000);
}

#[test]
fn what_cannot_be_played_is_refused_with_its_reason() {
    let cases = [
        (
            choose("chess", "startpos", "", 1),
            "rules: unknown rule set",
        ),
        (
            choose("abapa,few=99", "startpos", "", 1),
            "rules: unknown value",
        ),
        (choose("abapa", "", "", 1), "position: 1 fields"),
        (
            choose("abapa", "9-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "", 1),
            "position: 53 seeds",
        ),
        (
            choose("ten-pit", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "", 1),
            "position: 15 fields",
        ),
        (choose("abapa", "startpos", "Ax", 1), "moves: column 2"),
        (
            choose("abapa", "startpos", "AB", 1),
            "moves: ply 2: B: wrong_side",
        ),
        (choose("abapa", "startpos", "", 0), "level 0"),
        (choose("abapa", "startpos", "", 9), "level 9"),
        (
            choose("abapa", "0-0-0-0-0-1-0-0-0-0-0-1-25-21-S", "", 1),
            "game_over",
        ),
    ];
    for (choose, expected) in cases {
        let why = refusal(choose.clone());
        assert!(why.starts_with(expected), "{choose:?}: {why}");
    }
}

#[test]
fn any_text_gets_an_answer() {
    let request = Request::Choose(choose("abapa", "startpos", "AaBb", 1));
    let good = ToWorker { id: 7, request }.to_text();
    let texts = [
        (String::new(), NO_ID),
        ("null".to_owned(), NO_ID),
        ("[]".to_owned(), NO_ID),
        ("\u{0}\u{fffd}é".to_owned(), NO_ID),
        (r#"{"id":-1}"#.to_owned(), NO_ID),
        (r#"{"id":5}"#.to_owned(), 5),
        (r#"{"id":5,"request":"stop"}"#.to_owned(), 5),
        (good.replace("\"level\":1", "\"level\":256"), 7),
        (good.replace("\"level\":1", "\"level\":\"1\""), 7),
        (
            good.replace("\"seed\":18446744073709551615", "\"seed\":1e99"),
            7,
        ),
        (good.replace("AaBb", &"Aa".repeat(40_000)), NO_ID),
        ("[".repeat(10_000), NO_ID),
    ];
    for (text, id) in texts {
        let start: String = text.chars().take(60).collect();
        match ToPage::read(&answer(&text, clock(10.0))) {
            Some(ToPage::Answer {
                id: found,
                reply: Reply::Refused { why },
            }) => assert!(found == id && !why.is_empty(), "{start}: {found} {why}"),
            other => panic!("{start}: {other:?}"),
        }
    }
    // Every cut of a good text, and every byte of it changed.
    for index in 0..good.len() {
        let cut = answer(&good[..index], clock(10.0));
        assert!(matches!(ToPage::read(&cut), Some(ToPage::Answer { .. })));
        let mut bytes = good.clone().into_bytes();
        bytes[index] ^= 1;
        let changed = String::from_utf8(bytes).unwrap();
        let answered = answer(&changed, clock(10.0));
        assert!(matches!(
            ToPage::read(&answered),
            Some(ToPage::Answer { .. })
        ));
    }
}

#[test]
fn a_position_in_which_a_side_has_passed_is_told_in_full() {
    // South has nothing and passes at once.
    let rules: RuleSet = Preset::Family.rules();
    let position = "0-0-0-0-0-0-0-0-0-0-4-8-18-18-S";
    let reply = ask(choose(&rules.to_string(), position, "", 3), 10.0);
    assert!(
        matches!(reply, Reply::Chosen { pit: 'e' | 'f', .. }),
        "{reply:?}"
    );
}
