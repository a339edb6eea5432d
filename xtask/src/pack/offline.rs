//! What the service worker keeps for when there is no network.

use std::collections::BTreeSet;

use super::markup::tags;
use super::references::targets;
use super::site::{Site, text};
use crate::{Result, bundle};

const NAME: &str = "sw.js";
const BUILD_PLACE: &str = "const BUILD = \"dev\";";
const FILES_PLACE: &str = "const FILES = [];";

/// The pages that work offline, with all that they lead to.
const PAGES: [&str; 2] = ["embed.html", "index.html"];

fn pages(site: &Site) -> impl Iterator<Item = &'static str> {
    PAGES.into_iter().filter(|page| site.contains_key(*page))
}

/// Puts the build id into the pages, by which the service worker knows that a
/// page, whose name never changes, is of its own build.
pub fn mark(site: &mut Site, id: &str) -> Result<()> {
    for page in pages(site).collect::<Vec<_>>() {
        let mut marked = text(site, page)?.to_owned();
        let tags = tags(&marked);
        let charset = tags
            .iter()
            .find(|tag| tag.get(&marked, "charset").is_some());
        let place = charset
            .map(|tag| tag.span.end)
            .ok_or_else(|| format!("{page} does not tell its charset"))?;
        marked.insert_str(place, &format!("<meta name=build content={id}>"));
        site.insert(page.to_owned(), marked.into_bytes());
    }
    Ok(())
}

/// Writes build id and files into the service worker.
pub fn list(site: &mut Site, id: &str) -> Result<()> {
    let mut script = text(site, NAME)?.to_owned();
    let files = reached(site)?;
    let listed: Vec<_> = files.iter().map(|name| format!("\"{name}\"")).collect();
    for (place, filled) in [
        (BUILD_PLACE, format!("const BUILD = \"{id}\";")),
        (
            FILES_PLACE,
            format!("const FILES = [{}];", listed.join(",")),
        ),
    ] {
        if !script.contains(place) {
            return Err(format!("{NAME} has no place {place:?}"));
        }
        script = script.replace(place, &filled);
    }
    site.insert(NAME.to_owned(), script.into_bytes());
    Ok(())
}

/// The pages, and all that they refer to, and what that refers to.
fn reached(site: &Site) -> Result<BTreeSet<String>> {
    let mut reached = BTreeSet::new();
    let mut open: Vec<String> = pages(site).map(str::to_owned).collect();
    while let Some(name) = open.pop() {
        let is_other_page = name.ends_with(".html") && !PAGES.contains(&&*name);
        // The bundle is for places where there is no service worker.
        let is_bundle = super::plain_name(&name) == bundle::NAME;
        if is_other_page || is_bundle || name == NAME || !reached.insert(name.clone()) {
            continue;
        }
        if let Ok(text) = text(site, &name) {
            open.extend(targets(site, &name, text));
        }
    }
    Ok(reached)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_that_the_page_leads_to_is_kept() {
        let mut site: Site = [
            (
                "index.html",
                "<meta charset=utf-8><script src=boot.js></script><a href=article.html>",
            ),
            ("article.html", "<img src=big.png>"),
            ("big.png", ""),
            (
                "boot.js",
                "load('bundle-0123456789.js', 'words/en.txt', 'sw.js')",
            ),
            ("bundle-0123456789.js", ""),
            ("sw.js", "const BUILD = \"dev\";const FILES = [];"),
            ("words/en.txt", ""),
        ]
        .map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()))
        .into();
        mark(&mut site, "abc").unwrap();
        list(&mut site, "abc").unwrap();
        assert!(
            text(&site, "index.html")
                .unwrap()
                .contains("utf-8><meta name=build content=abc>")
        );
        assert_eq!(
            text(&site, "sw.js").unwrap(),
            "const BUILD = \"abc\";const FILES = [\"boot.js\",\"index.html\",\"words/en.txt\"];"
        );
    }
}
