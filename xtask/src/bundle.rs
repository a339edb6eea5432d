//! `bundle.js`: app, worker and words in one classic script, for places where
//! nothing can be fetched. `static/boot.js` says what it holds and uses it.

use std::fs;
use std::path::Path;

use crate::words::Language;
use crate::{Result, project};

const NAME: &str = "bundle.js";
const HEAD: &str = "// Awalé, build ";

/// Writes the bundle of what the folder holds.
pub fn write(dist: &Path, languages: &[Language], id: &str) -> Result<()> {
    let app = script_safe(&project::read_file(&dist.join("app.js"))?);
    let worker = string_literal(&project::read_file(&dist.join("worker.js"))?);
    let app_wasm = base64(&read_bytes(&dist.join("app_bg.wasm"))?);
    let worker_wasm = base64(&read_bytes(&dist.join("worker_bg.wasm"))?);
    let words: String = languages
        .iter()
        .map(|Language { tag, text }| format!("{tag}: {},\n", string_literal(text)))
        .collect();
    let text = format!(
        "{HEAD}{id}\n\
         self.awaleBundle = {{\n\
         app: {{ glue() {{\n{app}\nreturn wasm_bindgen;\n}},\nwasm: \"{app_wasm}\" }},\n\
         worker: {{ glue: {worker},\nwasm: \"{worker_wasm}\" }},\n\
         words: {{\n{words}}},\n\
         }};\n"
    );
    project::write_file(&dist.join(NAME), text)
}

fn read_bytes(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).map_err(|error| format!("cannot read {}: {error}", path.display()))
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

fn base64(bytes: &[u8]) -> String {
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
