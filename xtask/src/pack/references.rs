//! Where a file names other files of the page.
//!
//! In a page each attribute counts whose value names a file, in a style sheet
//! each `url(…)`, in a script and in a manifest each string in quotes that is
//! the name of a file and nothing else. They are resolved from the folder of
//! the file in which they stand: a script has to do that too.

use std::collections::BTreeSet;
use std::ops::Range;

use super::markup;
use super::site::{Site, folder, relative, resolve};
use crate::Result;

/// What sources may add to a name, so that a cache of theirs is passed by.
const QUERY: &str = "?v=dev";

/// A reference: where it stands, without a query of ours, and what it names.
struct Reference {
    place: Range<usize>,
    target: String,
}

/// The text of the file with each reference changed to what `renamed` makes of
/// the name of its target.
pub fn rewrite(
    site: &Site,
    name: &str,
    text: &str,
    mut renamed: impl FnMut(&str) -> Result<String>,
) -> Result<String> {
    let folder = folder(name);
    let mut written = String::with_capacity(text.len());
    let mut done = 0;
    for Reference { place, target } in find(site, name, text) {
        written.push_str(&text[done..place.start]);
        written.push_str(&relative(folder, &renamed(&target)?));
        done = place.end;
    }
    Ok(written + &text[done..])
}

/// The names of all files that the file refers to.
pub fn targets(site: &Site, name: &str, text: &str) -> BTreeSet<String> {
    let found = find(site, name, text);
    found.into_iter().map(|found| found.target).collect()
}

fn find(site: &Site, name: &str, text: &str) -> Vec<Reference> {
    let places = match name.rsplit('.').next() {
        // All it refers to is in it.
        Some("js") if name == crate::bundle::NAME => Vec::new(),
        Some("html") => markup::tags(text)
            .into_iter()
            .flat_map(|tag| tag.attributes)
            .map(|(_, value)| value)
            .collect(),
        Some("css") => urls(text),
        Some("js" | "webmanifest") => return strings(site, name, text),
        _ => Vec::new(),
    };
    let folder = folder(name);
    places
        .into_iter()
        .filter_map(|place| {
            let reference = &text[place.clone()];
            let end = reference.find(['?', '#']).unwrap_or(reference.len());
            let target = resolve(folder, &reference[..end])?;
            let query = reference[end..].starts_with(QUERY);
            let end = place.start + end + if query { QUERY.len() } else { 0 };
            site.contains_key(&target).then_some(Reference {
                place: place.start..end,
                target,
            })
        })
        .collect()
}

/// What stands in each `url(…)`, without quotes.
pub fn urls(sheet: &str) -> Vec<Range<usize>> {
    let mut places = Vec::new();
    let mut at = 0;
    while let Some(found) = sheet[at..].find("url(") {
        let start = at + found + "url(".len();
        let end = sheet[start..]
            .find(')')
            .map_or(sheet.len(), |end| start + end);
        let quoted = &sheet[start..end];
        let inner = quoted.trim().trim_matches(['"', '\'']);
        let start = start + quoted.find(inner).unwrap_or(0);
        places.push(start..start + inner.len());
        at = end;
    }
    places
}

/// The strings that are names of other files.
fn strings(site: &Site, name: &str, text: &str) -> Vec<Reference> {
    let folder = folder(name);
    let mut found = Vec::new();
    for target in site.keys().filter(|&target| target != name) {
        let reference = relative(folder, target);
        for quote in ['"', '\''] {
            for query in ["", QUERY] {
                let string = format!("{quote}{reference}{query}{quote}");
                found.extend(text.match_indices(&string).map(|(at, _)| Reference {
                    place: at + 1..at + string.len() - 1,
                    target: target.clone(),
                }));
            }
        }
    }
    found.sort_by_key(|reference| reference.place.start);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rewritten(name: &str, text: &str) -> String {
        let files = ["a.css", "b.svg", "boot.js", "words/en.txt", "embed.html"];
        let site = files.map(|file| (file.to_owned(), Vec::new())).into();
        rewrite(&site, name, text, |target| Ok(target.replace('.', "-1."))).unwrap()
    }

    #[test]
    fn in_a_page_attributes_that_name_files_are_references() {
        let page = "<link href=a.css?v=dev><a href=\"embed.html?v=1#p\" title='b.svg'>b.svg</a><a href=#a.css>";
        assert_eq!(
            rewritten("index.html", page),
            "<link href=a-1.css><a href=\"embed-1.html?v=1#p\" title='b-1.svg'>b.svg</a><a href=#a.css>"
        );
        let deeper = "<link href=../a.css><img src=b.svg>";
        assert_eq!(
            rewritten("en/rules.html", deeper),
            "<link href=../a-1.css><img src=b.svg>"
        );
    }

    #[test]
    fn in_a_style_sheet_urls_are_references() {
        let sheet = "a{b:url(b.svg)}c{d:url( \"b.svg#x\" ) url('data:,b.svg')}";
        assert_eq!(
            rewritten("page.css", sheet),
            "a{b:url(b-1.svg)}c{d:url( \"b-1.svg#x\" ) url('data:,b.svg')}"
        );
    }

    #[test]
    fn in_scripts_and_manifests_whole_strings_are_references() {
        let script = "load(\"words/en.txt\"); load('b.svg'); say(\"see b.svg\"); own = \"boot.js\"";
        assert_eq!(
            rewritten("boot.js", script),
            "load(\"words/en-1.txt\"); load('b-1.svg'); say(\"see b.svg\"); own = \"boot.js\""
        );
        let manifest = "{\"src\": \"b.svg\"}";
        assert_eq!(
            rewritten("manifest.webmanifest", manifest),
            "{\"src\": \"b-1.svg\"}"
        );
    }
}
