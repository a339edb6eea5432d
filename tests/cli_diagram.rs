//! `awale diagram`: what it draws, and how it refuses.

use std::process::{Command, Stdio};

use awale::i18n::languages;

fn diagram(args: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_awale"))
        .arg("diagram")
        .args(args)
        .stdin(Stdio::null())
        .output()
        .expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (
        output.status.code(),
        text(output.stdout),
        text(output.stderr),
    )
}

fn draws(args: &[&str]) -> String {
    let (status, picture, complaint) = diagram(args);
    assert_eq!((status, &*complaint), (Some(0), ""), "{args:?}");
    roxmltree::Document::parse(&picture).expect("XML");
    picture
}

fn refuses(args: &[&str]) -> String {
    let (status, picture, complaint) = diagram(args);
    assert_eq!((status, &*picture), (Some(2), ""), "{args:?}");
    complaint
}

#[test]
fn the_last_of_the_moves_is_shown_by_an_arrow() {
    assert!(!draws(&[]).contains(" plays "));
    assert!(draws(&["--moves", "Ff"]).contains("North plays f: 4 seeds sown"));
    assert!(!draws(&["--moves", "Ff", "--arrow", "none"]).contains(" plays "));
    assert!(draws(&["--moves", "F", "--arrow", "a"]).contains("North plays a: 5 seeds sown"));
}

#[test]
fn its_options_say_how_it_is_drawn() {
    let picture = draws(&[
        "--lang",
        "fr",
        "--id",
        "fig",
        "--rules",
        "ten-pit",
        "--no-coordinates",
    ]);
    assert!(picture.contains("<title id=\"fig-title\">Plateau d’awalé"));
    assert!(picture.contains("trous A à E"));
    assert!(!picture.contains(">A<"));
    let [wood, ink] = ["wood", "ink"].map(|look| draws(&["--look", look]));
    assert_eq!(wood, draws(&[]));
    assert!(ink.len() < 4_096 && !ink.contains("Gradient"));
    let turned = draws(&["--near", "north", "--direction", "cw"]);
    assert!(turned.contains("Sowing turns clockwise."));
}

#[test]
fn what_it_cannot_draw_it_tells_in_one_line() {
    let tags: Vec<&str> = languages::ALL.iter().map(|source| source.tag).collect();
    let tags = tags.join(", ");
    let cases: [(&[&str], &str); 9] = [
        (&["--look", "oil"], "--look: \"oil\", expected wood or ink"),
        (&["--moves", "AA"], "ply 2: A: wrong_side"),
        (
            &["--moves", "G"],
            "--moves: column 1: 'G', expected a pit, A-F or a-f",
        ),
        (
            &["--arrow", "G"],
            "--arrow: \"G\", expected last, none or a pit",
        ),
        (&["--arrow", "a"], "--arrow: a: wrong_side"),
        (
            &["--lang", "xx"],
            &format!("--lang: \"xx\", expected one of {tags}"),
        ),
        (
            &["--near", "east"],
            "--near: \"east\", expected south or north",
        ),
        (
            &["--direction", "up"],
            "--direction: \"up\", expected ccw or cw",
        ),
        (
            &["--position", "4"],
            "--position: 1 fields, expected startpos or 15: 12 pits, 2 stores, side to move",
        ),
    ];
    for (args, line) in cases {
        assert_eq!(refuses(args), format!("{line}\n"));
    }
}
