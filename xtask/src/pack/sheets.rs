//! Style sheets that a page names one after the other become one: a request in
//! the place of many, and fewer bytes when it is compressed.

use std::collections::BTreeSet;

use super::markup::{Tag, tags};
use super::site::{Site, folder, resolve, text};
use crate::Result;

/// Joins the style sheets of each page; pages with equal ones share the joined
/// one. Gives the names of those that were joined.
pub fn join(site: &mut Site) -> Result<BTreeSet<String>> {
    let mut joined = BTreeSet::new();
    let pages: Vec<String> = site
        .keys()
        .filter(|name| name.ends_with(".html"))
        .cloned()
        .collect();
    let mut lists: Vec<Vec<String>> = Vec::new();
    for page in pages {
        let mut written = text(site, &page)?.to_owned();
        // From the last on, so that places before stay right.
        for run in runs(site, &page, &written).into_iter().rev() {
            let number = match lists.iter().position(|list| *list == run.sheets) {
                Some(number) => number,
                None => {
                    lists.push(run.sheets.clone());
                    lists.len() - 1
                }
            };
            let name = match number {
                0 => "styles.css".to_owned(),
                number => format!("styles{}.css", number + 1),
            };
            let mut all = String::new();
            for sheet in &run.sheets {
                all += text(site, sheet)?;
                all.push('\n');
            }
            site.insert(name.clone(), all.into_bytes());
            joined.extend(run.sheets);
            let up = "../".repeat(page.matches('/').count());
            let link = format!("<link href=\"{up}{name}\" rel=stylesheet>");
            written.replace_range(run.place, &link);
        }
        site.insert(page, written.into_bytes());
    }
    Ok(joined)
}

/// Links that stand one after the other, and the sheets that they name.
struct Run {
    place: std::ops::Range<usize>,
    sheets: Vec<String>,
}

fn runs(site: &Site, page: &str, text: &str) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for tag in tags(text) {
        let Some(sheet) = plain_sheet(site, page, text, &tag) else {
            continue;
        };
        match runs.last_mut() {
            Some(run) if text[run.place.end..tag.span.start].trim().is_empty() => {
                run.place.end = tag.span.end;
                run.sheets.push(sheet);
            }
            _ => runs.push(Run {
                place: tag.span,
                sheets: vec![sheet],
            }),
        }
    }
    runs.retain(|run| run.sheets.len() > 1);
    runs
}

/// The sheet in the top folder that a tag links to without any condition.
fn plain_sheet(site: &Site, page: &str, text: &str, tag: &Tag) -> Option<String> {
    let is_plain = tag.name == "link"
        && tag.attributes.len() == 2
        && tag.get(text, "rel") == Some("stylesheet");
    let reference = tag.get(text, "href").filter(|_| is_plain)?;
    let reference = reference.split('?').next().unwrap_or_default();
    let name = resolve(folder(page), reference)?;
    (folder(&name).is_empty() && site.contains_key(&name)).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sheets_that_follow_each_other_become_one() {
        let links = "<link rel=stylesheet href=a.css?v=dev> <link href=b.css rel=stylesheet>";
        let page = format!("<title>x</title>{links}<link rel=stylesheet media=print href=c.css>");
        let mut site = Site::from([
            ("index.html".to_owned(), page.into_bytes()),
            (
                "deep/er.html".to_owned(),
                links.replace("href=", "href=../").into_bytes(),
            ),
            ("a.css".to_owned(), b"a{}".to_vec()),
            ("b.css".to_owned(), b"b{}".to_vec()),
            ("c.css".to_owned(), b"c{}".to_vec()),
        ]);
        let joined = join(&mut site).unwrap();
        assert_eq!(joined, BTreeSet::from(["a.css".into(), "b.css".into()]));
        assert_eq!(text(&site, "styles.css").unwrap(), "a{}\nb{}\n");
        let index = "<title>x</title><link href=\"styles.css\" rel=stylesheet><link rel=stylesheet media=print href=c.css>";
        assert_eq!(text(&site, "index.html").unwrap(), index);
        let deep = "<link href=\"../styles.css\" rel=stylesheet>";
        assert_eq!(text(&site, "deep/er.html").unwrap(), deep);
        assert!(!site.contains_key("styles2.css"));
    }
}
