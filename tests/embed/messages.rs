//! What a host says, and what comes of it.

use super::{Told, after, page, report, told};
use awale::embed::message::{self, COMMANDS};
use awale::embed::{Value, ended, moved, state_of};
use awale::rules::Game;

fn text(text: &str) -> Value {
    Value::from(text)
}

fn refused(query: &str, message: &Told) -> &'static str {
    let refused = after(&page(query, ""), message);
    refused.expect_err("refused").code
}

#[test]
fn messages_of_others_are_passed_over() {
    for message in [Told::default(), {
        let mut other = told("play", &[("move", text("F"))]);
        other.0.insert("source".into(), text("chess"));
        other
    }] {
        assert_eq!(message::read(&message), None);
    }
}

#[test]
fn a_move_is_played_by_its_letter() {
    let state = after(&page("mode=two", ""), &told("play", &[("move", text("F"))])).expect("legal");
    assert_eq!(report(&state, "moves"), text("F"));
    assert_eq!(report(&state, "turn"), text("north"));
    assert_eq!(report(&state, "legal"), text("abcdef"));
    assert_eq!(
        report(&state, "position"),
        text("4-4-4-4-4-0-5-5-5-5-4-4-0-0-N")
    );
}

#[test]
fn moves_that_cannot_be_played_are_refused_and_change_nothing() {
    let play = |letter: &str| told("play", &[("move", text(letter))]);
    for (query, letter, code) in [
        ("mode=two", "a", "illegal"),
        ("mode=two", "", "invalid"),
        ("mode=two", "FF", "invalid"),
        ("mode=two", "G", "invalid"),
        ("side=north", "F", "not_now"),
    ] {
        assert_eq!(refused(query, &play(letter)), code, "{query} {letter}");
    }
    assert_eq!(refused("", &told("play", &[])), "invalid");
    assert_eq!(
        refused("", &told("play", &[("move", Value::Number(1.0))])),
        "invalid"
    );
}

#[test]
fn a_host_plays_at_the_end_of_a_game_whatever_the_reader_looks_at() {
    let state = page("mode=view&ply=1", "#m=Ff");
    let state = after(&state, &told("play", &[("move", text("B"))])).expect("legal");
    assert_eq!(report(&state, "moves"), text("FfB"));
    assert_eq!(report(&state, "ply"), Value::Number(3.0));
}

#[test]
fn a_game_is_loaded_or_the_fault_is_named() {
    let state = page("mode=two", "#m=Ff");
    let load = told("load", &[("moves", text("CcDd")), ("rules", text("akan"))]);
    let loaded = after(&state, &load).expect("a game");
    assert_eq!(report(&loaded, "moves"), text("CcDd"));
    assert_eq!(report(&loaded, "rules"), text("akan"));
    let start = "0-0-0-0-3-4-1-3-1-1-0-1-17-17-S";
    let loaded = after(&state, &told("load", &[("position", text(start))])).expect("a position");
    assert_eq!(report(&loaded, "start"), text(start));
    let refused =
        |name, value| after(&state, &told("load", &[(name, value)])).expect_err("refused");
    for (name, value) in [
        ("moves", text("FF")),
        ("position", text("4")),
        ("rules", text("go")),
    ] {
        let refusal = refused(name, value);
        assert_eq!(refusal.code, "invalid");
        assert!(refusal.message.starts_with(name), "{}", refusal.message);
    }
    assert_eq!(refused("moves", Value::Other).code, "invalid");
}

#[test]
fn nothing_loads_the_usual_start() {
    let loaded = after(&page("", "#m=Ff"), &told("load", &[])).expect("a game");
    assert_eq!(report(&loaded, "plies"), Value::Number(0.0));
}

#[test]
fn options_are_set_together_or_not_at_all() {
    let state = page("level=3", "#m=Ff");
    let set = |fields: &[(&str, Value)]| after(&state, &told("setOptions", fields));
    let changed = set(&[("level", Value::Number(5.0)), ("sound", Value::Flag(true))]);
    let changed = changed.expect("options");
    assert_eq!(report(&changed, "level"), Value::Number(5.0));
    assert_eq!(report(&changed, "moves"), text("Ff"), "the game goes on");
    assert!(changed.preferences.sound);
    let usual = after(&changed, &told("setOptions", &[("level", Value::Null)])).expect("options");
    assert_eq!(
        report(&usual, "level"),
        Value::Number(1.0),
        "null is the default"
    );
    assert!(usual.preferences.sound, "what is not named stays");
    for wrong in [
        Value::Number(9.0),
        Value::Number(1.5),
        text("x"),
        Value::Other,
    ] {
        let refused = set(&[("sound", Value::Flag(true)), ("level", wrong)]);
        assert_eq!(refused.expect_err("refused").code, "option");
    }
}

#[test]
fn other_rules_begin_another_game() {
    let state = page("mode=two", "#m=Ff");
    let set = |name, value| after(&state, &told("setOptions", &[(name, text(value))]));
    let akan = set("rules", "akan").expect("options");
    assert_eq!(report(&akan, "moves"), text(""));
    let north = set("first", "north").expect("options");
    assert_eq!(report(&north, "turn"), text("north"));
    let shown = set("ply", "1").expect("options");
    assert_eq!(report(&shown, "ply"), Value::Number(1.0));
    assert_eq!(set("ply", "3").expect_err("refused").code, "option");
    // A ply is one of the game that is there then.
    let anew = |ply| {
        let options = [("rules", text("akan")), ("ply", text(ply))];
        after(&state, &told("setOptions", &options))
    };
    assert_eq!(
        report(&anew("0").expect("options"), "ply"),
        Value::Number(0.0)
    );
    assert_eq!(report(&anew("last").expect("options"), "moves"), text(""));
    assert_eq!(anew("1").expect_err("refused").code, "option");
}

#[test]
fn the_last_move_is_taken_back_if_there_is_one() {
    let taken = after(&page("mode=two", "#m=Ff"), &told("undo", &[])).expect("a move");
    assert_eq!(report(&taken, "moves"), text("F"));
    assert_eq!(refused("", &told("undo", &[])), "not_now");
}

#[test]
fn versions_and_types_that_are_not_known_are_refused() {
    let mut later = told("getState", &[]);
    later.0.insert("v".into(), Value::Number(2.0));
    assert_eq!(refused("", &later), "version");
    assert_eq!(refused("", &told("explode", &[])), "type");
    let mut nothing = told("", &[]);
    nothing.0.remove("type");
    assert_eq!(refused("", &nothing), "type");
    for command in COMMANDS {
        let read = message::read(&told(command, &[("move", text("F"))]));
        assert!(read.expect("for this game").command.is_ok(), "{command}");
    }
}

#[test]
fn answers_carry_the_id_if_it_is_a_short_text_or_a_number() {
    let id = |id: Value| {
        message::read(&told("undo", &[("id", id)]))
            .expect("for this game")
            .id
    };
    for kept in [text("a"), Value::Number(7.0)] {
        assert_eq!(id(kept.clone()), Some(kept));
    }
    for dropped in [
        text(&"a".repeat(101)),
        Value::Other,
        Value::Null,
        Value::Flag(true),
    ] {
        assert_eq!(id(dropped), None);
    }
}

fn game(moves: &str) -> Game {
    Game::clone(&page("mode=two", &format!("m={moves}")).game)
}

#[test]
fn each_new_ply_is_told_with_what_it_captured() {
    let told = moved(&game("FfBe"), &game("FfBeBcDaAb"));
    assert_eq!(told.len(), 6);
    assert_eq!(told[0][0], ("move", text("B")));
    assert_eq!(told[0][3], ("moves", text("FfBeB")));
    // The record of notation.md: the eighth ply captures two.
    assert_eq!(told[3][0], ("move", text("a")));
    assert_eq!(told[3][1], ("captured", Value::Number(2.0)));
    assert_eq!(
        moved(&game("Ff"), &game("Ff")),
        Vec::<awale::embed::Report>::new()
    );
    assert_eq!(
        moved(&game("FfB"), &game("FfC")).len(),
        1,
        "played on from earlier"
    );
    assert_eq!(
        moved(&game("FfBe"), &game("FfB")).len(),
        1,
        "the same move from earlier"
    );
}

#[test]
fn the_end_is_told_with_all_seeds() {
    let state = page("mode=two", "#m=Ff&end=resigned-north");
    let end = ended(&state.game).expect("over");
    assert_eq!(end[0], ("reason", text("resigned")));
    assert_eq!(end[1], ("by", text("north")));
    let seeds: f64 = end[2..]
        .iter()
        .map(|(_, value)| match value {
            Value::Number(seeds) => *seeds,
            _ => 0.0,
        })
        .sum();
    assert!((seeds - 48.0).abs() < 0.1);
    assert!(state_of(&state).contains(&("status", text("over"))));
}
