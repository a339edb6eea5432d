//! What servers are to send: the samples get the policy of the page, and the
//! one that lists files its lists.

use super::markup::tags;
use super::names::is_hashed;
use super::single;
use super::site::{Site, text};
use crate::Result;

/// The sample that lists files: patterns for them differ from host to host.
const LIST: &str = "_headers";

/// In it, the lines in whose place the lists come.
const PAGES_PLACE: &str = "# (here `cargo xtask dist` lists the pages)\n";
const HASHED_PLACE: &str = "# (here `cargo xtask dist` lists them)\n";

/// Where the other samples have the policy.
const SAMPLES: &str = "servers/";
const POLICY_PLACE: &str = "POLICY";
const BOOK_PLACE: &str = "BOOK_POLICY";

/// Completes the samples.
pub fn fill(site: &mut Site) -> Result<()> {
    let index = text(site, "index.html")?;
    let policy = policy(index).ok_or("index.html has no content security policy")?;
    let policy = policy.to_owned();
    let samples = site.keys().filter(|name| name.starts_with(SAMPLES));
    for name in samples.cloned().collect::<Vec<_>>() {
        let filled = text(site, &name)?
            .replace(BOOK_PLACE, BOOK_POLICY)
            .replace(POLICY_PLACE, &policy);
        site.insert(name, filled.into_bytes());
    }
    let pages: String = site
        .keys()
        .filter(|name| name.ends_with(".html") && *name != single::NAME)
        .map(|name| page_rules(name, &policy))
        .collect();
    let hashed: String = site
        .keys()
        .filter(|name| is_hashed(name))
        .map(|name| format!("/{name}\n  Cache-Control: public, max-age=31536000, immutable\n"))
        .collect();
    let mut list = text(site, LIST)?.to_owned();
    for (place, filled) in [(PAGES_PLACE, pages), (HASHED_PLACE, hashed)] {
        if !list.contains(place) {
            return Err(format!("{LIST} has no line {place:?}"));
        }
        list = list.replace(place, &filled);
    }
    site.insert(LIST.to_owned(), list.into_bytes());
    Ok(())
}

/// The policy that a page itself has.
fn policy(page: &str) -> Option<&str> {
    let is_policy = |kind: &str| kind.eq_ignore_ascii_case("content-security-policy");
    let tags = tags(page);
    let found = tags
        .iter()
        .find(|tag| tag.get(page, "http-equiv").is_some_and(is_policy));
    found?.get(page, "content")
}

/// The policy of the books of rules, which have their style in them, and no
/// script.
const BOOK_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";
const BOOKS: &str = "site/rules-";

/// The rules of a page, at each address that hosts give it.
fn page_rules(name: &str, policy: &str) -> String {
    let policy = match name {
        "index.html" => format!("{policy}; frame-ancestors 'self'"),
        _ if name.starts_with(BOOKS) => BOOK_POLICY.to_owned(),
        _ => format!("{policy}; frame-src 'self'"),
    };
    let short = match name.strip_suffix("index.html") {
        Some(folder) => folder,
        None => name.trim_end_matches(".html"),
    };
    [short, name]
        .map(|path| {
            format!("/{path}\n  Cache-Control: no-cache\n  Content-Security-Policy: {policy}\n")
        })
        .concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_have_their_policy_and_hashed_files_are_kept_for_ever() {
        let index = "<meta http-equiv=Content-Security-Policy content=\"img-src 'self'\">";
        let list = format!("/*\n{PAGES_PLACE}\n{HASHED_PLACE}");
        let mut site: Site = [
            ("_headers", &*list),
            ("awale.html", ""),
            ("boot-0123456789.js", ""),
            ("embed.html", ""),
            ("site/rules-en-abapa.html", ""),
            ("index.html", index),
            ("servers/one.conf", "a \"POLICY; b\" BOOK_POLICY"),
            ("sw.js", ""),
        ]
        .map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()))
        .into();
        fill(&mut site).unwrap();
        assert_eq!(
            text(&site, "servers/one.conf").unwrap(),
            format!("a \"img-src 'self'; b\" {BOOK_POLICY}")
        );
        let ruled = |path: &str, policy: &str| {
            format!("/{path}\n  Cache-Control: no-cache\n  Content-Security-Policy: {policy}\n")
        };
        let rules = |path: &str, more: &str| ruled(path, &format!("img-src 'self'; {more}"));
        let expected = [
            "/*\n",
            &rules("embed", "frame-src 'self'"),
            &rules("embed.html", "frame-src 'self'"),
            &rules("", "frame-ancestors 'self'"),
            &rules("index.html", "frame-ancestors 'self'"),
            &ruled("site/rules-en-abapa", BOOK_POLICY),
            &ruled("site/rules-en-abapa.html", BOOK_POLICY),
            "\n/boot-0123456789.js\n  Cache-Control: public, max-age=31536000, immutable\n",
        ];
        assert_eq!(text(&site, "_headers").unwrap(), expected.concat());
    }
}
