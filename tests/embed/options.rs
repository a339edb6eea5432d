//! Addresses of frames.

use awale::embed::{Allowed, Controls, FIXED, Mode, Options, PARAMETERS, read};
use awale::i18n::languages;
use awale::notation::ErrorKind;
use awale::rules::{RuleSet, Side};
use awale::settings::{Direction, Players, Theme};

fn faulty(query: &str, hash: &str) -> Vec<&'static str> {
    let opening = read(query, hash);
    opening.faults.iter().map(|fault| fault.name).collect()
}

#[test]
fn no_parameter_is_the_usual_game_with_few_controls_and_no_sound() {
    let opening = read("", "");
    assert_eq!(opening.options, Options::default());
    assert_eq!(opening.faults, []);
    assert!(opening.game.is_empty());
}

#[test]
fn the_defaults_of_the_table_are_the_defaults() {
    for parameter in PARAMETERS.iter().filter(|known| !known.default.is_empty()) {
        let query = format!("?{}={}", parameter.name, parameter.default);
        let opening = read(&query, "");
        assert_eq!(opening, read("", ""), "{query}");
    }
}

#[test]
fn every_word_of_the_table_is_read_and_no_other() {
    for parameter in PARAMETERS {
        if let Allowed::Words(words) = parameter.allowed {
            for word in words {
                assert_eq!(faulty(&format!("{}={word}", parameter.name), ""), [""; 0]);
            }
            for word in ["", "x", "South", " ", "9"] {
                assert_eq!(
                    faulty(&format!("{}={word}", parameter.name), ""),
                    [parameter.name]
                );
            }
        }
    }
}

#[test]
fn the_languages_are_those_of_the_page() {
    let Some(Allowed::Words(words)) = PARAMETERS
        .iter()
        .find(|known| known.name == "lang")
        .map(|known| known.allowed)
    else {
        panic!("lang is one of some words");
    };
    let tags: Vec<&str> = languages::ALL.iter().map(|source| source.tag).collect();
    assert_eq!(words[0], "auto");
    assert_eq!(words[1..].len(), tags.len());
    assert!(tags.iter().all(|tag| words.contains(tag)), "{tags:?}");
}

#[test]
fn all_parameters_at_once() {
    let query = "?v=1&lang=fr&theme=dark&rules=akan%3Afew=2&direction=cw&mode=two&level=5\
                 &side=north&first=north&controls=full&sound=1&coords=0&ply=1\
                 &origin=https%3A%2F%2Fexample.org%3A8080&unknown=7";
    let opening = read(&query.replace("akan%3Afew=2", "akan"), "#m=fF");
    assert_eq!(opening.faults, []);
    let options = opening.options;
    assert_eq!(options.lang, Some("fr"));
    assert_eq!(options.theme, Theme::Dark);
    assert_eq!(options.rules, RuleSet::AKAN);
    assert_eq!(options.direction, Direction::Clockwise);
    assert_eq!(options.mode, Mode::Two);
    assert_eq!(options.first, Side::North);
    assert_eq!(options.controls, Controls::Full);
    assert!(options.sound && !options.coords);
    assert_eq!(options.origin.as_deref(), Some("https://example.org:8080"));
    assert_eq!((opening.game.len(), opening.game.shown()), (2, 1));
}

#[test]
fn a_game_that_is_only_looked_at_is_one_of_two_people() {
    let options = read("mode=view&level=8", "").options;
    assert_eq!(options.settings().players, Players::Two);
}

#[test]
fn one_fault_leaves_all_else_as_it_is() {
    let opening = read("?level=99&theme=dark&lang=tlh", "#m=FfBe");
    assert_eq!(opening.options.theme, Theme::Dark);
    assert_eq!(opening.game.len(), 4);
    let faults: Vec<String> = opening.faults.iter().map(ToString::to_string).collect();
    let levels = "1 or 2 or 3 or 4 or 5 or 6 or 7 or 8";
    assert_eq!(faults[0], format!("level: \"99\", expected {levels}"));
    assert_eq!(opening.faults[1].name, "lang");
}

#[test]
fn the_first_of_two_counts() {
    let opening = read("level=2&level=3&level=4", "");
    assert_eq!(opening.options.level.number(), 2);
    assert_eq!(opening.faults.len(), 1);
    assert_eq!(opening.faults[0].kind, ErrorKind::Repeated);
}

#[test]
fn a_faulty_part_of_the_game_is_left_out_and_the_rest_read() {
    assert_eq!(faulty("", "#p=4-4&m=Ff"), ["p"]);
    assert_eq!(read("", "#p=4-4&m=Ff").game.len(), 2);
    assert_eq!(faulty("", "#m=FF"), ["m"]);
    assert_eq!(faulty("", "#m=Ff&end=never"), ["end"]);
    assert_eq!(read("", "#m=Ff&end=never").game.len(), 2);
    assert_eq!(faulty("?ply=3", "#m=Ff"), ["ply"]);
    assert_eq!(faulty("?ply=-1", "#m=Ff"), ["ply"]);
    assert_eq!(faulty("?ply=last", "#m=Ff"), [""; 0]);
}

#[test]
fn an_ending_by_people_is_read() {
    let game = read("", "#m=Ff&end=resigned-south").game;
    assert_eq!(
        game.outcome().and_then(|outcome| outcome.winner()),
        Some(Side::North)
    );
}

#[test]
fn only_whole_origins_are_origins() {
    for origin in [
        "https://example.org",
        "http://127.0.0.1:8080",
        "http://[::1]:9",
    ] {
        assert_eq!(
            read(&format!("origin={origin}"), "")
                .options
                .origin
                .as_deref(),
            Some(origin)
        );
    }
    for origin in [
        "null",
        "*",
        "",
        "example.org",
        "https://",
        "://x",
        "https://example.org/",
        "https://example.org/a",
        "https://a@b",
        "HTTPS://example.org",
        "https://Example.org",
        "https://a b",
        "javascript:alert(1)",
        "https://a?b",
        "https://a\\b",
    ] {
        let opening = read(&format!("origin={}", origin.replace('?', "%3F")), "");
        assert_eq!(opening.options.origin, None, "{origin}");
        assert_eq!(opening.faults.len(), 1, "{origin}");
    }
}

#[test]
fn an_origin_is_without_the_port_of_its_scheme() {
    for (told, origin) in [
        ("http://host.test:80", "http://host.test"),
        ("https://host.test:443", "https://host.test"),
        ("https://host.test:80", "https://host.test:80"),
        ("http://host.test:443", "http://host.test:443"),
        ("http://host.test:8080", "http://host.test:8080"),
        ("http://[::1]:80", "http://[::1]"),
    ] {
        let options = read(&format!("origin={told}"), "").options;
        assert_eq!(options.origin.as_deref(), Some(origin));
    }
}

#[test]
fn what_is_fixed_is_in_the_table() {
    let names = PARAMETERS.map(|known| known.name);
    assert!(FIXED.iter().all(|fixed| names.contains(fixed)));
}
