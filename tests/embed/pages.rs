//! The pages for site owners, the element and its types tell what is in the
//! code: no name more, none less.

use super::page;
use awale::embed::message::{CODES, COMMANDS, REPORTS};
use awale::embed::{Allowed, FIXED, PARAMETERS, read, state_of};
use awale::notation::link;
use awale::rules::RuleSet;
use std::collections::BTreeSet;

const REFERENCES: [&str; 2] = [
    include_str!("../../static/site/reference-en.html"),
    include_str!("../../static/site/reference-fr.html"),
];
const ARTICLES: [&str; 2] = [
    include_str!("../../static/site/article-en.html"),
    include_str!("../../static/site/article-fr.html"),
];
const ELEMENT: &str = include_str!("../../static/embed.js");
const TYPES: &str = include_str!("../../static/embed.d.ts");

/// The cells of the rows of a table, the head first.
fn rows(reference: &str, id: &str) -> Vec<Vec<String>> {
    let table = between(reference, &format!("<table id=\"{id}\">"), "</table>");
    let body = between(table, "<tbody>", "</tbody>");
    let rows = body.split("<tr>").skip(1);
    rows.map(|row| row.split("</t").map(str::to_owned).collect())
        .collect()
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let start = text.find(before).unwrap_or_else(|| panic!("no {before}")) + before.len();
    let end = text[start..]
        .find(after)
        .unwrap_or_else(|| panic!("no {after}"));
    &text[start..start + end]
}

/// What stands in `code` elements.
fn codes(cell: &str) -> Vec<String> {
    let parts = cell.split("<code>").skip(1);
    parts
        .map(|part| part.split("</code>").next().unwrap_or("").to_owned())
        .collect()
}

fn names(reference: &str, id: &str) -> Vec<String> {
    rows(reference, id)
        .iter()
        .flat_map(|row| codes(&row[0]))
        .collect()
}

#[test]
fn the_reference_has_all_parameters_with_their_values_and_defaults() {
    for reference in REFERENCES {
        let rows = rows(reference, "parameters");
        assert_eq!(rows.len(), PARAMETERS.len());
        for (row, parameter) in rows.iter().zip(PARAMETERS) {
            assert_eq!(codes(&row[0]), [parameter.name]);
            if let Allowed::Words(words) = parameter.allowed {
                assert_eq!(codes(&row[1]), words, "{}", parameter.name);
            }
            assert_eq!(
                codes(&row[2]).concat(),
                parameter.default,
                "{}",
                parameter.name
            );
            assert!(row[3].len() > 10, "{} is explained", parameter.name);
        }
    }
}

/// The query and hash of each address of a file of ours in a page, without the
/// escapes.
fn addresses(page: &str, file: &str) -> Vec<String> {
    let parts = page.split(file).skip(1);
    parts
        .filter(|part| part.starts_with('?'))
        .filter_map(|part| part.split(['"', ' ', '\n']).next())
        .map(|address| address.replace("amp;", ""))
        .collect()
}

#[test]
fn the_program_reads_all_rules_of_the_reference() {
    for reference in REFERENCES {
        let rows = rows(reference, "parameters");
        let row = rows.iter().find(|row| codes(&row[0]) == ["rules"]);
        let rules = codes(&row.expect("a row for rules")[3]);
        assert!(rules.len() > 6, "presets and an example of a change");
        for text in rules {
            let read = text.parse::<RuleSet>();
            assert!(read.is_ok(), "{text}: {read:?}");
        }
    }
}

#[test]
fn the_program_reads_all_addresses_of_the_reference_and_the_article() {
    for page in REFERENCES.iter().chain(&ARTICLES) {
        let frames = addresses(page, "embed.html");
        assert!(!frames.is_empty());
        for address in frames {
            let (query, hash) = address.split_once('#').unwrap_or((&address, ""));
            assert_eq!(read(query, hash).faults, [], "{address}");
        }
    }
    for page in REFERENCES {
        let links = addresses(page, "index.html");
        assert!(!links.is_empty());
        for address in links {
            let game = link::read(&address);
            assert_eq!(game.map(|record| record.game.len()), Ok(4), "{address}");
        }
    }
}

#[test]
fn the_reference_has_all_messages_and_codes() {
    // What the element says of its own accord.
    let own = ["timeout", "gone", "no_origin"];
    for reference in REFERENCES {
        assert_eq!(names(reference, "commands"), COMMANDS);
        assert_eq!(names(reference, "reports"), REPORTS);
        assert_eq!(names(reference, "codes"), [&CODES[..], &own].concat());
        let fields = codes(&rows(reference, "reports")[5][1]).concat();
        let told: BTreeSet<&str> = fields
            .split([',', ' ', '?'])
            .filter(|name| !name.is_empty())
            .collect();
        let known = state_of(&page("level=2", ""));
        let known = known
            .iter()
            .map(|(name, _)| *name)
            .chain(["picture"])
            .collect();
        assert_eq!(told, known);
    }
    for code in own {
        assert!(ELEMENT.contains(&format!("\"{code}\"")), "{code}");
    }
}

#[test]
fn the_reference_has_all_attributes_methods_and_events_of_the_element() {
    let options = between(ELEMENT, "const OPTIONS = \"", "\"");
    let free = PARAMETERS.map(|known| known.name);
    let free = free.into_iter().filter(|name| !FIXED.contains(name));
    assert_eq!(
        options.split(' ').collect::<Vec<_>>(),
        free.collect::<Vec<_>>()
    );
    for reference in REFERENCES {
        let read: BTreeSet<&str> = ["getAttribute(\"", "hasAttribute(\""]
            .iter()
            .flat_map(|call| ELEMENT.split(call).skip(1))
            .filter_map(|rest| rest.split('"').next())
            .chain(["position", "moves", "end"])
            .collect();
        let told = names(reference, "attributes");
        assert_eq!(
            told.iter().map(String::as_str).collect::<BTreeSet<_>>(),
            read
        );
        for method in names(reference, "methods") {
            assert!(ELEMENT.contains(&format!("\n    {method} {{")), "{method}");
            let name = method.split('(').next().unwrap_or_default();
            assert!(TYPES.contains(&format!("\n  {name}(")), "{name}");
        }
        for event in names(reference, "events") {
            assert!(TYPES.contains(&format!("\"{event}\":")), "{event}");
            let kind = event.trim_start_matches("awale-");
            assert!(REPORTS.contains(&kind), "{event}");
        }
    }
}

#[test]
fn the_types_have_all_names_and_words() {
    for parameter in PARAMETERS
        .iter()
        .filter(|known| !FIXED.contains(&known.name))
    {
        assert!(
            TYPES.contains(&format!("\n  {}?:", parameter.name)),
            "{}",
            parameter.name
        );
        if let Allowed::Words(words) = parameter.allowed {
            let line = between(TYPES, &format!("\n  {}?:", parameter.name), ";");
            for word in words.iter().filter(|_| line.contains('"')) {
                assert!(line.contains(&format!("\"{word}\"")), "{word}");
            }
        }
    }
    for name in COMMANDS.iter().chain(&REPORTS) {
        assert!(TYPES.contains(&format!("type: \"{name}\"")), "{name}");
    }
    for code in CODES {
        assert!(TYPES.contains(&format!("| \"{code}\"")), "{code}");
    }
    for (name, _) in state_of(&page("level=2", "")) {
        assert!(
            TYPES.contains(&format!("\n  {name}:")) || TYPES.contains(&format!("\n  {name}?:")),
            "{name}"
        );
    }
}

#[test]
fn the_element_tells_no_rule_and_stays_small() {
    // Its size after brotli is bounded where all sizes are.
    assert!(ELEMENT.len() < 12_000, "{}", ELEMENT.len());
    for word in ["seed", "capture", "sow"] {
        assert!(!ELEMENT.contains(word), "{word}");
    }
}
