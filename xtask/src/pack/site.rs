//! The files of a page, in memory.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::{Result, project};

/// Contents by name; names have `/` between folders.
pub type Site = BTreeMap<String, Vec<u8>>;

/// The files of a folder and of all below it.
pub fn read(folder: &Path) -> Result<Site> {
    let mut site = Site::new();
    read_into(&mut site, folder, "")?;
    Ok(site)
}

fn read_into(site: &mut Site, folder: &Path, prefix: &str) -> Result<()> {
    let entries = fs::read_dir(folder)
        .map_err(|error| format!("cannot list {}: {error}", folder.display()))?;
    for path in entries.flatten().map(|entry| entry.path()) {
        let file = path.file_name().unwrap_or_default().to_string_lossy();
        let name = format!("{prefix}{file}");
        if path.is_dir() {
            read_into(site, &path, &format!("{name}/"))?;
        } else {
            let contents = fs::read(&path)
                .map_err(|error| format!("cannot read {}: {error}", path.display()))?;
            site.insert(name, contents);
        }
    }
    Ok(())
}

/// Writes the files into a folder, which then holds nothing else.
pub fn write(site: &Site, folder: &Path) -> Result<()> {
    let fault = |error| format!("cannot write {}: {error}", folder.display());
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(fault)?;
    }
    for (name, contents) in site {
        let path = folder.join(name);
        let parent = path.parent().unwrap_or(folder);
        fs::create_dir_all(parent).map_err(fault)?;
        project::write_file(&path, contents)?;
    }
    Ok(())
}

/// The text of a file.
pub fn text<'a>(site: &'a Site, name: &str) -> Result<&'a str> {
    let bytes = site
        .get(name)
        .ok_or_else(|| format!("the page has no {name}"))?;
    str::from_utf8(bytes).map_err(|_| format!("{name} is no text"))
}

/// The part of a name up to and with the last `/`.
pub fn folder(name: &str) -> &str {
    &name[..name.rfind('/').map_or(0, |slash| slash + 1)]
}

/// What a reference in a file of `folder` names, if it stays within the site.
pub fn resolve(folder: &str, reference: &str) -> Option<String> {
    if reference.is_empty() || reference.starts_with('/') || reference.contains(':') {
        return None;
    }
    let mut parts: Vec<&str> = folder.split_terminator('/').collect();
    for part in reference.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()?),
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

/// How a file of `folder` refers to the file of this name.
pub fn relative(folder: &str, name: &str) -> String {
    let mut rest = name;
    let mut from: Vec<&str> = folder.split_terminator('/').collect();
    from.reverse();
    while let (Some(&outer), Some((first, inner))) = (from.last(), rest.split_once('/')) {
        if outer != first {
            break;
        }
        from.pop();
        rest = inner;
    }
    "../".repeat(from.len()) + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reference_is_resolved_from_where_it_stands() {
        let cases = [
            ("", "a.css", Some("a.css")),
            ("en/rules/", "../../a.css", Some("a.css")),
            ("en/", "./b/c.svg", Some("en/b/c.svg")),
            ("", "../a.css", None),
            ("", "/a.css", None),
            ("", "https://host/a.css", None),
            ("", "data:,a", None),
            ("", "", None),
        ];
        for (folder, reference, name) in cases {
            assert_eq!(resolve(folder, reference).as_deref(), name, "{reference}");
        }
    }

    #[test]
    fn a_file_is_referred_to_from_where_the_reference_stands() {
        let cases = [
            ("", "words/en.txt", "words/en.txt"),
            ("words/", "words/en.txt", "en.txt"),
            ("en/rules/", "boot.js", "../../boot.js"),
            ("en/rules/", "en/a.svg", "../a.svg"),
        ];
        for (folder, name, reference) in cases {
            assert_eq!(relative(folder, name), reference);
            assert_eq!(resolve(folder, reference).as_deref(), Some(name));
        }
    }
}
