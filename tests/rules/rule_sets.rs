//! The presets, field by field, and the canonical text.

use awale::rules::{Preset, RuleSet};

use crate::rules;

/// The table of rule sets: slam, starved, stuck, majority, few, circle, pits.
const TABLE: [(&str, [&str; 7]); 6] = [
    ("abapa", ["nothing", "over", "own", "yes", "0", "own", "6"]),
    ("akan", ["nothing", "over", "own", "yes", "6", "own", "6"]),
    (
        "ivory-coast",
        ["illegal", "over", "split", "no", "0", "split", "6"],
    ),
    ("family", ["all", "pass", "own", "no", "0", "own", "6"]),
    (
        "awari",
        [
            "illegal-unless-forced",
            "over",
            "other",
            "yes",
            "0",
            "split",
            "6",
        ],
    ),
    (
        "ten-pit",
        ["nothing", "over", "own", "yes", "6", "own", "5"],
    ),
];

#[test]
fn every_preset_is_as_the_table_tells() {
    assert_eq!(TABLE.map(|(name, _)| name), Preset::ALL.map(Preset::name));
    for (name, [slam, starved, stuck, majority, few, circle, pits]) in TABLE {
        for base in TABLE.map(|(base, _)| base) {
            let full = format!(
                "{base},slam={slam},starved={starved},stuck={stuck},majority={majority},\
                 few={few},circle={circle},pits={pits}"
            );
            assert_eq!(rules(&full), rules(name), "{full}");
            assert_eq!(rules(&full).to_string(), name, "{full}");
        }
    }
}

#[test]
fn the_default_is_abapa() {
    assert_eq!(RuleSet::default(), RuleSet::ABAPA);
}

#[test]
fn ten_pit_is_akan_on_ten_pits() {
    assert_eq!(rules("ten-pit"), rules("akan,pits=5"));
}

#[test]
fn a_custom_rule_set_is_a_preset_and_what_differs() {
    for text in [
        "abapa,slam=all,few=6",
        "abapa,slam=all",
        "abapa,slam=illegal,few=8",
    ] {
        assert_eq!(rules(text).to_string(), text);
    }
}

#[test]
fn few_can_leave_all_but_one_seed() {
    assert_eq!(rules("abapa,few=47").few, 47);
}

/// The error of a text that is no rule set.
fn error(text: &str) -> String {
    let read = text.parse::<RuleSet>();
    read.expect_err("not a rule set").to_string()
}

#[test]
fn an_unknown_preset_is_named() {
    let presets = "abapa, akan, ivory-coast, family, awari, ten-pit";
    let expected = format!("unknown rule set \"Abapa\", expected one of {presets}");
    assert_eq!(error("Abapa"), expected);
}

#[test]
fn no_text_is_no_preset() {
    assert!(error("").starts_with("unknown rule set \"\""));
}

#[test]
fn an_unknown_field_is_named() {
    let fields = "slam, starved, stuck, majority, few, circle, pits";
    let expected = format!("unknown field \"kroo\", expected one of {fields}");
    assert_eq!(error("abapa,kroo=yes"), expected);
}

#[test]
fn an_unknown_value_is_named_with_its_field() {
    let expected = "unknown value \"maybe\" of majority, expected yes or no";
    assert_eq!(error("abapa,majority=maybe"), expected);
}

#[test]
fn numbers_are_written_in_one_way_only() {
    for few in ["06", "+6", "-1", "48", "256", "", " 6", "6 "] {
        let expected = format!("unknown value {few:?} of few, expected a number from 0 to 47");
        assert_eq!(error(&format!("abapa,few={few}")), expected);
    }
}

#[test]
fn four_and_seven_pits_a_side_are_no_board() {
    for pits in ["4", "7"] {
        let expected = format!("unknown value {pits:?} of pits, expected 5 or 6");
        assert_eq!(error(&format!("abapa,pits={pits}")), expected);
    }
}

#[test]
fn a_field_told_twice_is_named() {
    assert_eq!(error("akan,few=6,few=6"), "the field few is told twice");
}

#[test]
fn a_part_without_a_value_is_named() {
    assert_eq!(error("akan,few"), "\"few\" is not of the form field=value");
    assert_eq!(error("akan,"), "\"\" is not of the form field=value");
}

#[test]
fn each_value_of_each_field_can_be_set() {
    for (field, values) in RuleSet::FIELDS {
        let numbers: Vec<String> = (0..=47).map(|few| few.to_string()).collect();
        let values = match field {
            "few" => numbers.iter().map(String::as_str).collect(),
            _ => values.to_vec(),
        };
        for value in values {
            let changed = RuleSet::AWARI.with(field, value).expect("a value");
            assert_eq!(changed.value(field), value);
            // Only this field has changed.
            let back = changed.with(field, &RuleSet::AWARI.value(field));
            assert_eq!(back, Some(RuleSet::AWARI));
        }
        assert_eq!(RuleSet::AWARI.with(field, "48"), None);
    }
    assert_eq!(RuleSet::AWARI.with("colour", "5"), None);
}
