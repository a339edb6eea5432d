//! `awale rules`: the page that it writes, and how it refuses.

mod command;

use awale::i18n::{Language, languages};
use awale::rules::{Preset, RuleSet};
use awale::view::rule_book::{RuleBook, page};
use command::{prints, refuses};

/// Every page there is to look at: presets in all languages, and rule sets
/// that tell much.
fn pages() -> Vec<(String, String)> {
    let others = [
        "awari,few=1,starved=pass",
        "ivory-coast,pits=5,majority=yes,few=4",
        "abapa,few=47",
        "abapa,few=47,pits=5",
    ];
    let names = Preset::ALL.map(Preset::name).into_iter().chain(others);
    let rules: Vec<RuleSet> = names.map(|name| name.parse().expect("rules")).collect();
    let mut pages = Vec::new();
    for language in Language::all() {
        for rules in &rules {
            let page = page::html(&RuleBook::of(rules), &language);
            pages.push((format!("{rules} {}", language.tag()), page));
        }
    }
    pages
}

#[test]
fn it_prints_the_book_of_the_rules_in_the_language_asked_for() {
    let page = prints(&["rules"]);
    assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">"));
    assert!(page.contains("<h1>The rules of Awalé: Abapa (tournament)</h1>"));
    let page = prints(&["rules", "--rules", "abapa,slam=all", "--lang", "ar"]);
    assert!(page.contains("<html lang=\"ar\" dir=\"rtl\">"));
    assert!(page.contains("<code dir=\"ltr\">abapa,slam=all</code>"));
    assert_eq!(prints(&["rules", "--rules", "abapa"]), prints(&["rules"]));
}

#[test]
fn every_page_is_well_formed_self_contained_and_small() {
    for (name, page) in pages() {
        let (_, body) = page.split_once("<body>\n").expect("a body");
        let (body, _) = body.split_once("</body>").expect("its end");
        let document =
            roxmltree::Document::parse(body).unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut ids = Vec::new();
        for node in document.descendants().filter(|node| node.is_element()) {
            let tag = node.tag_name().name();
            assert!(
                !["script", "link", "iframe", "img", "a"].contains(&tag),
                "{name}: {tag}"
            );
            ids.extend(node.attribute("id"));
            assert!(node.attribute("style").is_none() && node.attribute("src").is_none());
        }
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), count, "{name}: an id comes twice");
        assert!(!page.contains("url(") && !page.contains("@import"));
        assert!(page.len() < 64_000, "{name}: {} bytes", page.len());
    }
}

#[test]
fn each_chapter_has_a_heading_and_each_example_a_picture_and_words() {
    for (name, page) in pages() {
        let rules: RuleSet = name
            .split(' ')
            .next()
            .expect("rules")
            .parse()
            .expect("rules");
        let book = RuleBook::of(&rules);
        let examples: usize = book.chapters.iter().map(|it| it.examples.len()).sum();
        let count = |text: &str| page.matches(text).count();
        assert_eq!(count("<h2>"), book.chapters.len(), "{name}");
        assert_eq!(count("<svg "), examples, "{name}");
        assert_eq!(count("<figcaption>"), examples, "{name}");
        assert!(!page.contains("<p></p>") && !page.contains("<figcaption></figcaption>"));
    }
}

#[test]
fn what_it_cannot_tell_it_refuses_in_one_line() {
    let tags: Vec<&str> = languages::ALL.iter().map(|source| source.tag).collect();
    assert_eq!(
        refuses(&["rules", "--lang", "xx"]),
        format!("--lang: \"xx\", expected one of {}", tags.join(", "))
    );
    assert!(refuses(&["rules", "--rules", "chess"]).starts_with("--rules: "));
    assert_eq!(
        refuses(&["rules", "--lang", "en", "--lang", "fr"]),
        "--lang: told twice"
    );
    refuses(&["rules", "more"]);
    assert!(refuses(&["rules", "--all", ".", "--lang", "en"]).starts_with("--all: "));
}

#[test]
fn all_pages_go_into_a_folder() {
    let folder = std::env::temp_dir().join(format!("awale-rules-{}", std::process::id()));
    let path = folder.to_str().expect("its name");
    prints(&["rules", "--all", path]);
    let page = |name: &str| std::fs::read_to_string(folder.join(name)).expect("a page");
    assert_eq!(
        page("rules-de-family.html"),
        prints(&["rules", "--rules", "family", "--lang", "de"])
    );
    let count = std::fs::read_dir(&folder).expect("the folder").count();
    assert_eq!(count, Preset::ALL.len() * languages::ALL.len());
    std::fs::remove_dir_all(&folder).expect("it goes");
}
