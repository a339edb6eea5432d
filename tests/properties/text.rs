//! Texts read back as what was written, and bad texts are errors.

use awale::notation::oware::{self, parse_moves, parse_position};
use awale::rules::{Game, Preset, RuleSet, RuleTextError};
use proptest::prelude::*;
use proptest::sample::select;

use crate::strategies::{choices, choose, game, position, rules};

/// The fields of the canonical text and their values.
const FIELDS: [(&str, &[&str]); 7] = [
    (
        "slam",
        &["nothing", "illegal", "all", "illegal-unless-forced"],
    ),
    ("starved", &["over", "pass"]),
    ("stuck", &["own", "split", "other"]),
    ("majority", &["yes", "no"]),
    ("few", &["0", "1", "6", "47"]),
    ("circle", &["own", "split"]),
    ("pits", &["5", "6"]),
];

fn preset() -> impl Strategy<Value = &'static str> {
    select(Preset::ALL.map(Preset::name).to_vec())
}

fn field() -> impl Strategy<Value = (&'static str, &'static str)> {
    select(FIELDS.to_vec()).prop_flat_map(|(name, values)| (Just(name), select(values.to_vec())))
}

/// Text that looks like what the parsers read, but rarely is.
fn nearly() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "[0-9]{0,12}(-[0-9]{1,4}){10,16}(-[SN])?",
        "(startpos|[A-Fa-f]{0,40})[ -~é🌰]{0,3}",
        "(abapa|akan|family|ten-pit)(,[a-z]{0,8}=?[a-z0-9+-]{0,8}){0,4}",
    ]
}

fn one_line(error: &impl std::fmt::Display) -> bool {
    let text = error.to_string();
    !text.is_empty() && !text.contains(char::is_control)
}

proptest! {
    #[test]
    fn rule_sets_round_trip(rules in rules()) {
        prop_assert_eq!(rules.to_string().parse::<RuleSet>(), Ok(rules));
    }

    #[test]
    fn canonical_text_depends_on_the_rules_alone(
        rules in rules(),
        order in Just(FIELDS.map(|(name, _)| name).to_vec()).prop_shuffle(),
        preset in preset(),
    ) {
        let mut text = preset.to_owned();
        for field in order {
            text += &format!(",{field}={}", value(&rules, field));
        }
        let read: RuleSet = text.parse().expect("all fields are right");
        prop_assert_eq!(read, rules);
        prop_assert_eq!(read.to_string(), rules.to_string());
    }

    #[test]
    fn unknown_presets_are_named(name in "[a-z]{1,12}") {
        prop_assume!(!Preset::ALL.iter().any(|preset| preset.name() == name));
        let error = name.parse::<RuleSet>().expect_err("not a preset");
        prop_assert!(error.to_string().contains(&name));
        prop_assert_eq!(error, RuleTextError::UnknownPreset(name));
    }

    #[test]
    fn unknown_fields_are_named((preset, name) in (preset(), "[a-z]{1,12}")) {
        prop_assume!(!FIELDS.iter().any(|(field, _)| *field == name));
        let error = format!("{preset},{name}=own").parse::<RuleSet>().expect_err("no such field");
        prop_assert!(error.to_string().contains(&name));
        prop_assert_eq!(error, RuleTextError::UnknownField(name));
    }

    #[test]
    fn unknown_values_are_named(
        (preset, (field, _), bad) in (preset(), field(), "[a-z0-9+-]{1,12}"),
    ) {
        let known = FIELDS.iter().any(|(_, values)| values.contains(&bad.as_str()));
        prop_assume!(!known && bad.parse::<u8>().is_err());
        let error = format!("{preset},{field}={bad}").parse::<RuleSet>().expect_err("no value");
        let text = error.to_string();
        prop_assert!(text.contains(&bad) && text.contains(field), "{}", text);
    }

    #[test]
    fn repeated_fields_are_named((preset, (field, value)) in (preset(), field())) {
        let text = format!("{preset},{field}={value},{field}={value}");
        let error = text.parse::<RuleSet>().expect_err("told twice");
        prop_assert!(error.to_string().contains(field));
        prop_assert_eq!(error, RuleTextError::RepeatedField(field));
    }

    #[test]
    fn positions_round_trip(
        (rules, position) in rules().prop_flat_map(|rules| (Just(rules), position(rules))),
    ) {
        prop_assert_eq!(parse_position(&position.to_string(), &rules), Ok(position));
    }

    #[test]
    fn moves_round_trip((mut game, choices) in (game(), choices(60))) {
        let mut again = Game::from_position(*game.rules(), *game.start()).expect("a position");
        for choice in &choices {
            let Some(pit) = choose(&game, choice) else { break };
            game.play(pit).expect("a legal move");
        }
        let text = oware::write_moves(game.moves());
        prop_assert_eq!(parse_moves(&text, game.rules()), Ok(game.moves().to_vec()));
        oware::play_moves(&mut again, &text).expect("legal moves");
        prop_assert_eq!(again.position(), game.position());
    }

    #[test]
    fn any_text_is_read_or_refused_in_one_line((text, rules) in (nearly(), rules())) {
        if let Err(error) = text.parse::<RuleSet>() {
            prop_assert!(one_line(&error), "{:?}", error);
        }
        if let Err(error) = parse_position(&text, &rules) {
            prop_assert!(one_line(&error), "{:?}", error);
        }
        if let Err(error) = oware::play_moves(&mut Game::new(rules), &text) {
            prop_assert!(one_line(&error), "{:?}", error);
        }
    }
}

/// The value of a field in words.
fn value(rules: &RuleSet, field: &str) -> String {
    match field {
        "slam" => kebab(rules.slam),
        "starved" => kebab(rules.starved),
        "stuck" => kebab(rules.stuck),
        "majority" => if rules.majority { "yes" } else { "no" }.to_owned(),
        "few" => rules.few.to_string(),
        "circle" => kebab(rules.circle),
        _ => rules.pits_a_side().to_string(),
    }
}

/// `IllegalUnlessForced` as `illegal-unless-forced`.
fn kebab(variant: impl std::fmt::Debug) -> String {
    let mut text = String::new();
    for letter in format!("{variant:?}").chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}
