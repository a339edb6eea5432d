//! `bundle.js`: app, worker and words in one classic script, for places where
//! nothing can be fetched. `static/boot.js` says what it holds and uses it.

use std::io::Write;

use flate2::{Compression, write::DeflateEncoder};

use crate::Result;
use crate::pack::Site;
use crate::words::Language;

/// Its name in the sources.
pub const NAME: &str = "bundle.js";

/// What a bundle is made of.
pub struct Parcel {
    /// The glue of the app, a script.
    glue: String,
    /// Names and lengths of what is packed, in order.
    parts: Vec<(String, usize)>,
    /// All of it, compressed.
    packed: Vec<u8>,
}

impl Parcel {
    /// The bundle of what Trunk built.
    pub fn of(site: &Site, languages: &[Language]) -> Result<Self> {
        let file = |name: &str| {
            let found = site.get(name).map(Vec::as_slice);
            found.ok_or_else(|| format!("Trunk has built no {name}"))
        };
        let mut parts = vec![
            ("app", file("app_bg.wasm")?),
            ("worker", file("worker_bg.wasm")?),
            ("glue", file("worker.js")?),
        ];
        let words = languages.iter();
        parts.extend(words.map(|language| (&*language.tag, language.text.as_bytes())));
        let glue = String::from_utf8_lossy(file("app.js")?);
        Ok(Self {
            glue: script_safe(&glue),
            packed: deflate(&parts)?,
            parts: parts
                .iter()
                .map(|&(name, bytes)| (name.to_owned(), bytes.len()))
                .collect(),
        })
    }

    /// The script, which can stand within a page too.
    pub fn script(&self, id: &str) -> String {
        let Self {
            glue,
            parts,
            packed,
        } = self;
        let part = |(name, length): &(String, usize)| format!("[\"{name}\",{length}]");
        let parts = parts.iter().map(part).collect::<Vec<_>>().join(",");
        let packed = base64(packed);
        format!(
            "// Awalé, build {id}\n\
             self.awaleBundle = {{\n\
             glue() {{\n{glue}\nreturn wasm_bindgen;\n}},\n\
             parts: [{parts}],\n\
             packed: \"{packed}\",\n\
             }};\n"
        )
    }
}

/// Raw deflate, which browsers can undo by themselves, of all parts in a row.
fn deflate(parts: &[(&str, &[u8])]) -> Result<Vec<u8>> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    let written = parts
        .iter()
        .try_for_each(|(_, bytes)| encoder.write_all(bytes));
    let packed = written.and_then(|()| encoder.finish());
    packed.map_err(|error| format!("the bundle cannot be packed: {error}"))
}

/// A script that can also stand within a page: nothing in it ends the element.
/// The sequence can only occur in strings, where the escape changes nothing.
fn script_safe(script: &str) -> String {
    script.replace("</", "<\\/")
}

/// A JavaScript string, safe within a page too.
pub fn string_literal(text: &str) -> String {
    let mut literal = String::from('"');
    for character in text.chars() {
        match character {
            '"' | '\\' => literal.extend(['\\', character]),
            '\n' => literal.push_str("\\n"),
            '\r' => literal.push_str("\\r"),
            '<' => literal.push_str("\\x3c"),
            '\u{2028}' | '\u{2029}' => {
                literal.push_str(&format!("\\u{:04x}", u32::from(character)));
            }
            other => literal.push(other),
        }
    }
    literal.push('"');
    literal
}

/// Bytes as text, with padding.
pub fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let byte = |index: usize| u32::from(chunk.get(index).copied().unwrap_or(0));
        let group = byte(0) << 16 | byte(1) << 8 | byte(2);
        for digit in 0..4 {
            // n bytes make n + 1 digits; the rest is padding.
            let index = (group >> (18 - 6 * digit) & 63) as usize;
            text.push(if digit <= chunk.len() {
                DIGITS[index].into()
            } else {
                '='
            });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_pads_the_last_group() {
        // The examples of RFC 4648, section 10.
        let examples = [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foobar", "Zm9vYmFy"),
        ];
        for (text, encoded) in examples {
            assert_eq!(base64(text.as_bytes()), encoded);
        }
        assert_eq!(base64(&[0xfb, 0xff]), "+/8=");
    }

    #[test]
    fn nothing_in_the_bundle_ends_a_script_element() {
        assert_eq!(script_safe("a = '</script>'"), "a = '<\\/script>'");
        assert_eq!(
            string_literal("\"</script>\\\n"),
            "\"\\\"\\x3c/script>\\\\\\n\""
        );
    }
}
