//! Names that hold a hash of the contents.

use std::collections::{BTreeMap, BTreeSet};

use sha2::{Digest, Sha256};

use super::references;
use super::site::{Site, text};
use crate::Result;

/// Names that others rely on: the addresses of pages, what browsers and hosts
/// look for, and what sites link to. A folder stands for all that is in it.
const KEPT: [&str; 7] = [
    "_headers",
    "embed.d.ts",
    "embed.js",
    "icon.svg",
    "manifest.webmanifest",
    "servers/",
    "sw.js",
];

/// Hexadecimal digits of the hash in a name.
const DIGITS: usize = 10;

/// Whether a file keeps its name whatever it holds.
fn is_kept(name: &str) -> bool {
    let listed = |kept: &str| name == kept || (kept.ends_with('/') && name.starts_with(kept));
    name.ends_with(".html") || KEPT.into_iter().any(listed)
}

/// Whether a name holds a hash.
pub fn is_hashed(name: &str) -> bool {
    plain_name(name).len() < name.len()
}

/// The name that a file has in the sources: `words/en.txt` of
/// `words/en-3f2a90c417.txt`.
pub fn plain_name(name: &str) -> String {
    let dot = name.rfind('.').unwrap_or(name.len());
    let (stem, extension) = name.split_at(dot);
    let is_hash = |hash: &str| {
        let is_digit = |byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        hash.len() == DIGITS && hash.bytes().all(is_digit)
    };
    match stem.rsplit_once('-') {
        Some((plain, hash)) if is_hash(hash) => format!("{plain}{extension}"),
        _ => name.to_owned(),
    }
}

/// SHA-256 of some bytes.
pub fn digest(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// The start of the digest, as it stands in a name.
fn hash(bytes: &[u8]) -> String {
    let digits = digest(bytes).map(|byte| format!("{byte:02x}")).concat();
    digits[..DIGITS].to_owned()
}

/// The site with hashed names. What nothing refers to keeps its name, but for
/// files of `dropped`, which are left out then.
pub fn give(site: &Site, dropped: &BTreeSet<String>) -> Result<Site> {
    let mut names = Names {
        site,
        given: BTreeMap::new(),
        open: Vec::new(),
        done: Site::new(),
    };
    for name in site.keys().filter(|name| is_kept(name)) {
        let contents = names.contents(name)?;
        names.done.insert(name.clone(), contents);
    }
    // What is left is what nothing that is served refers to.
    for name in site.keys() {
        if !is_kept(name) && !names.given.contains_key(name) && !dropped.contains(name) {
            let contents = names.contents(name)?;
            names.done.insert(name.clone(), contents);
        }
    }
    Ok(names.done)
}

struct Names<'a> {
    site: &'a Site,
    /// Hashed names by plain names.
    given: BTreeMap<String, String>,
    /// The files that are being named, each referring to the next.
    open: Vec<String>,
    done: Site,
}

impl Names<'_> {
    /// The name of a file in the finished site. First those that it refers to
    /// get theirs, for the hash is of what is served.
    fn of(&mut self, name: &str) -> Result<String> {
        if is_kept(name) {
            return Ok(name.to_owned());
        }
        if let Some(given) = self.given.get(name) {
            return Ok(given.clone());
        }
        if self.open.iter().any(|open| open == name) {
            let circle = self.open.join(", ");
            return Err(format!("{circle}: each would need the next one's hash"));
        }
        self.open.push(name.to_owned());
        let contents = self.contents(name)?;
        self.open.pop();
        let (stem, extension) = name.split_at(name.rfind('.').unwrap_or(name.len()));
        let given = format!("{stem}-{}{extension}", hash(&contents));
        self.given.insert(name.to_owned(), given.clone());
        self.done.insert(given.clone(), contents);
        Ok(given)
    }

    /// What a file holds when all references in it are right.
    fn contents(&mut self, name: &str) -> Result<Vec<u8>> {
        let site = self.site;
        if !["html", "css", "js", "webmanifest"]
            .iter()
            .any(|kind| name.ends_with(&format!(".{kind}")))
        {
            return Ok(site[name].clone());
        }
        let text = text(site, name)?;
        let written = references::rewrite(site, name, text, |target| self.of(target))?;
        Ok(written.into_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(files: &[(&str, &str)]) -> Site {
        let file = |&(name, text): &(&str, &str)| (name.to_owned(), text.as_bytes().to_vec());
        files.iter().map(file).collect()
    }

    fn names(files: &[(&str, &str)]) -> Result<Vec<String>> {
        let dropped = BTreeSet::from(["old.css".to_owned()]);
        Ok(give(&site(files), &dropped)?.into_keys().collect())
    }

    #[test]
    fn a_change_anywhere_changes_the_names_of_all_that_leads_there() {
        let files = |drawing| {
            [
                ("index.html", "<link href=page.css><script src=boot.js>"),
                ("page.css", "a{b:url(wood.svg)}"),
                ("boot.js", "0"),
                ("wood.svg", drawing),
            ]
        };
        let (one, other) = (names(&files("1")).unwrap(), names(&files("2")).unwrap());
        let plain: Vec<_> = one.iter().map(|name| plain_name(name)).collect();
        assert_eq!(plain, ["boot.js", "index.html", "page.css", "wood.svg"]);
        let same: Vec<_> = one.iter().zip(&other).map(|(a, b)| a == b).collect();
        assert_eq!(same, [true, true, false, false]);
    }

    #[test]
    fn what_others_rely_on_keeps_its_name() {
        let files = [
            (
                "article.html",
                "<a href=embed.js><a href=servers/a.conf><a href=index.html>",
            ),
            ("embed.js", "\"index.html\""),
            ("index.html", "<a href=article.html>"),
            ("loose.txt", ""),
            ("old.css", ""),
            ("servers/a.conf", ""),
        ];
        let expected = [
            "article.html",
            "embed.js",
            "index.html",
            "loose.txt",
            "servers/a.conf",
        ];
        assert_eq!(names(&files).unwrap(), expected);
    }

    #[test]
    fn a_circle_of_references_is_a_fault() {
        let files = [
            ("index.html", "<script src=a.js>"),
            ("a.js", "'b.js'"),
            ("b.js", "'a.js'"),
        ];
        assert!(names(&files).unwrap_err().contains("a.js, b.js"));
    }

    #[test]
    fn the_plain_name_is_what_is_left_without_the_hash() {
        assert_eq!(plain_name("words/en-0123456789.txt"), "words/en.txt");
        for name in ["app_bg.wasm", "egg-box.css", "a-012345678g.js", "_headers"] {
            assert_eq!(plain_name(name), name);
        }
    }
}
