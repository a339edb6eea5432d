//! "Why?": what a pit says of itself.

mod cases;
#[path = "../random/mod.rs"]
mod random;
mod truth;

use awale::i18n::Language;
use awale::notation::oware;
use awale::rules::{Game, Pit, RuleSet};
use awale::settings::Settings;
use awale::view::explain;
use cases::{CASES, Case};

fn explained(case: &Case, language: Language) -> Vec<String> {
    let rules: RuleSet = case.rules.parse().expect("a rule set");
    let start = oware::parse_position(case.position, &rules).expect("a position");
    let game = Game::from_position(rules, start).expect("a game");
    let settings = Settings {
        rules,
        players: case.players,
        ..Settings::default()
    };
    let pit = Pit::from_letter(case.pit).expect("a pit");
    let said = explain::why(&settings, &game, pit);
    said.iter().map(|message| language.say(message)).collect()
}

#[test]
fn a_pit_explains_itself_in_english() {
    for case in CASES {
        assert_eq!(
            explained(case, Language::english()),
            case.english,
            "{}",
            case.name
        );
    }
}

#[test]
fn a_pit_explains_itself_in_french() {
    for case in CASES {
        let french: Vec<_> = case
            .french
            .iter()
            .map(|line| line.replace('~', "\u{202f}"))
            .collect();
        assert_eq!(
            explained(case, Language::named("fr").expect("French")),
            french,
            "{}",
            case.name
        );
    }
}
