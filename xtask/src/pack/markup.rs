//! The tags of a page and where their attributes are.

use std::ops::Range;

/// A start tag. All ranges are of bytes of the page.
pub struct Tag {
    /// From `<` to `>`.
    pub span: Range<usize>,
    /// Its name, in small letters.
    pub name: String,
    /// Its attributes: names in small letters, and values without quotes.
    pub attributes: Vec<(String, Range<usize>)>,
}

impl Tag {
    /// The value of an attribute, if the tag has it.
    pub fn get<'a>(&self, page: &'a str, name: &str) -> Option<&'a str> {
        let (_, value) = self.attributes.iter().find(|(found, _)| found == name)?;
        Some(&page[value.clone()])
    }
}

/// The start tags of a page, in order. Comments, and what stands within
/// scripts and styles, are none.
pub fn tags(page: &str) -> Vec<Tag> {
    let mut tags = Vec::new();
    let mut at = 0;
    while let Some(found) = page[at..].find('<') {
        let start = at + found;
        let rest = &page[start..];
        if rest.starts_with("<!--") {
            at = start + rest.find("-->").map_or(rest.len(), |end| end + 3);
        } else if rest[1..].starts_with(|first: char| first.is_ascii_alphabetic()) {
            let tag = read_tag(page, start);
            at = tag.span.end;
            if ["script", "style"].contains(&&*tag.name) {
                let end = format!("</{}", tag.name);
                at += page[at..].find(&end).unwrap_or(page.len() - at);
            }
            tags.push(tag);
        } else {
            at = start + 1;
        }
    }
    tags
}

/// Reads the tag that begins at `start`.
fn read_tag(page: &str, start: usize) -> Tag {
    let bytes = page.as_bytes();
    let until = |from: usize, stops: &dyn Fn(u8) -> bool| {
        (from..bytes.len())
            .find(|&at| stops(bytes[at]))
            .unwrap_or(bytes.len())
    };
    let is_end = |byte: u8| byte == b'>' || byte == b'/' || byte.is_ascii_whitespace();
    let mut at = until(start + 1, &is_end);
    let name = page[start + 1..at].to_ascii_lowercase();
    let mut attributes = Vec::new();
    loop {
        at = until(at, &|byte| byte != b'/' && !byte.is_ascii_whitespace());
        if at >= bytes.len() || bytes[at] == b'>' {
            break;
        }
        // A name has at least one character, or nothing would go on.
        let end = until(at + 1, &|byte| byte == b'=' || is_end(byte));
        let attribute = page[at..end].to_ascii_lowercase();
        let value = until(end, &|byte| !byte.is_ascii_whitespace());
        if bytes.get(value) != Some(&b'=') {
            attributes.push((attribute, end..end));
            at = end;
            continue;
        }
        let value = until(value + 1, &|byte| !byte.is_ascii_whitespace());
        at = match bytes.get(value) {
            Some(&quote @ (b'"' | b'\'')) => {
                let end = until(value + 1, &|byte| byte == quote);
                attributes.push((attribute, value + 1..end));
                (end + 1).min(bytes.len())
            }
            _ => {
                let end = until(value, &|byte| byte == b'>' || byte.is_ascii_whitespace());
                attributes.push((attribute, value..end));
                end
            }
        };
    }
    Tag {
        span: start..(at + 1).min(bytes.len()),
        name,
        attributes,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_as_browsers_read_them() {
        let page = "<!-- <a> --><LINK rel=stylesheet HREF = 'a b.css'/><script async>\"<b>\"\
                    </script>1 < 2 <img src=a/b.svg alt><p title=\"é>\">";
        let read: Vec<_> = tags(page)
            .iter()
            .map(|tag| {
                let values = tag.attributes.iter();
                let values = values.map(|(name, value)| format!("{name}={}", &page[value.clone()]));
                format!("{} {}", tag.name, values.collect::<Vec<_>>().join(" "))
            })
            .collect();
        let expected = [
            "link rel=stylesheet href=a b.css",
            "script async=",
            "img src=a/b.svg alt=",
            "p title=é>",
        ];
        assert_eq!(read, expected);
    }

    #[test]
    fn what_is_cut_short_is_read_to_its_end() {
        for page in [
            "<a", "<a b", "<a b=", "<a b=\"", "<a b='c", "<!--", "<script>", "<",
        ] {
            assert!(tags(page).iter().all(|tag| tag.span.end <= page.len()));
        }
    }
}
