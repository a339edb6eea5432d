//! Writes XML: what is text is escaped, and every id has the prefix.

use std::fmt::Display;

use crate::view::geometry::decimal;

/// A picture being written.
pub(super) struct Pen {
    id: String,
    text: String,
}

impl Pen {
    /// A new picture whose ids begin with `id`.
    pub fn new(id: String) -> Pen {
        let text = String::with_capacity(16 * 1024);
        Pen { id, text }
    }

    /// What all ids begin with.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Writes markup as it is, but `$` becomes the prefix of ids.
    pub fn line(&mut self, markup: &str) {
        self.text.push_str(&markup.replace('$', &self.id));
        self.text.push('\n');
    }

    /// Writes an element that holds text. The tag is told with its attributes.
    pub fn element(&mut self, tag: &str, text: &str) {
        let name = tag.split(' ').next().unwrap_or_default();
        let tag = tag.replace('$', &self.id);
        let text = escape(text);
        self.text.push_str(&format!("<{tag}>{text}</{name}>\n"));
    }

    /// Draws what is defined under a name, at a place.
    pub fn put(&mut self, name: impl Display, x: f32, y: f32) {
        let (x, y) = (decimal(x), decimal(y));
        self.line(&format!("<use href=\"#$-{name}\" x=\"{x}\" y=\"{y}\"/>"));
    }

    /// The whole text.
    pub fn finish(self) -> String {
        self.text
    }
}

/// Text as XML holds it, in elements and in attributes.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            // XML has no place for these.
            _ if letter.is_control() => escaped.push(' '),
            _ => escaped.push(letter),
        }
    }
    escaped
}

/// An id that XML and style sheets take, as near as can be to the one asked
/// for.
pub(super) fn as_id(text: &str) -> String {
    let mut id: String = (text.chars())
        .map(|letter| match letter {
            'a'..='z' | 'A'..='Z' | '0'..='9' | '-' | '_' => letter,
            _ => '-',
        })
        .collect();
    if !id.starts_with(|first: char| first.is_ascii_alphabetic()) {
        id.insert_str(0, "awale-");
    }
    id
}

/// An id made from what is shown, so that different pictures differ in it:
/// FNV-1a, <https://datatracker.ietf.org/doc/html/draft-eastlake-fnv>.
pub(super) fn made_id(shown: &str) -> String {
    let hash = shown.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    format!("awale-{:08x}", hash >> 32 ^ hash & 0xffff_ffff)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_becomes_markup() {
        let mut pen = Pen::new("p".into());
        pen.element("text id=\"$-a\"", "<b a=\"$\">&'\u{1}");
        assert_eq!(
            pen.finish(),
            "<text id=\"p-a\">&lt;b a=&quot;$&quot;&gt;&amp;&#39; </text>\n"
        );
    }

    #[test]
    fn whatever_is_asked_for_an_id_is_one() {
        assert_eq!(as_id("fig-1"), "fig-1");
        assert_eq!(as_id("1\"<é"), "awale-1---");
        assert_eq!(as_id(""), "awale-");
    }
}
