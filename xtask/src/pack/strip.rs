//! Comments are for who reads the sources.

use super::site::{Site, text};
use crate::Result;

/// Takes the comments and the indents out of style sheets and of our scripts.
pub fn comments(site: &mut Site) -> Result<()> {
    let names: Vec<String> = site.keys().cloned().collect();
    for name in names {
        let stripped = match name.rsplit('.').next() {
            Some("css") => trimmed(&sheet(text(site, &name)?)),
            // Trunk has done that for the glue of wasm-bindgen.
            Some("js") => script(text(site, &name)?),
            _ => continue,
        };
        site.insert(name, stripped.into_bytes());
    }
    Ok(())
}

/// A script without the lines that hold nothing but a comment, as ours all do.
fn script(script: &str) -> String {
    let is_comment = |line: &&str| line.trim_start().starts_with("//");
    let lines = script.lines().filter(|line| !is_comment(line));
    trimmed(&lines.collect::<Vec<_>>().join("\n"))
}

/// A style sheet without comments.
fn sheet(sheet: &str) -> String {
    let mut kept = String::with_capacity(sheet.len());
    let mut rest = sheet;
    while let Some(at) = rest.find(['/', '"', '\'']) {
        let (before, found) = rest.split_at(at);
        kept.push_str(before);
        let end = match found.as_bytes()[0] {
            b'/' if found.starts_with("/*") => {
                rest = found.find("*/").map_or("", |end| &found[end + 2..]);
                continue;
            }
            b'/' => 1,
            quote => {
                2 + found[1..]
                    .find(char::from(quote))
                    .unwrap_or(found.len() - 2)
            }
        };
        kept.push_str(&found[..end]);
        rest = &found[end..];
    }
    kept + rest
}

/// The lines without indents, and without those that are empty.
fn trimmed(text: &str) -> String {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_style_sheet_loses_its_comments_and_nothing_else() {
        let text = "/* a */\na { /* b */\n  b: url(\"c/*d*/\") '//';\n  e: calc(1 / 2);\n}\n";
        let kept = "a {\nb: url(\"c/*d*/\") '//';\ne: calc(1 / 2);\n}\n";
        assert_eq!(trimmed(&sheet(text)), kept);
    }

    #[test]
    fn a_script_loses_lines_of_comment() {
        let text = "// a\nlet a = \"//\"; // b\n  // c\n  a();\n\n";
        assert_eq!(script(text), "let a = \"//\"; // b\na();\n");
    }
}
