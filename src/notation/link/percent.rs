//! Percent-encoding, as in addresses.

/// Writes what has a meaning in addresses as `%` and the digits of its bytes.
/// Commas and equals signs stay, for they have none within a value, and rules
/// are read more easily with them.
pub(super) fn encode(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    for &byte in value.as_bytes() {
        let is_plain = byte.is_ascii_alphanumeric() || b"-._~,=".contains(&byte);
        match is_plain {
            true => text.push(char::from(byte)),
            false => text += &format!("%{byte:02X}"),
        }
    }
    text
}

/// Reads what [`encode`] wrote, or tells the byte at which a percent sign has
/// not two digits, or the bytes are no UTF-8.
pub(crate) fn decode(text: &str) -> Result<String, usize> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut at = 0;
    while let Some((byte, width)) = next_byte(text, at)? {
        bytes.push(byte);
        at += width;
    }
    String::from_utf8(bytes).map_err(|error| place_of(text, error.utf8_error().valid_up_to()))
}

/// The byte of an encoded text at which a byte of the decoded one begins.
pub(super) fn place_of(text: &str, decoded: usize) -> usize {
    let mut at = 0;
    for _ in 0..decoded {
        match next_byte(text, at) {
            Ok(Some((_, width))) => at += width,
            _ => break,
        }
    }
    at
}

/// The byte that is told at `at`, and how many bytes tell it.
fn next_byte(text: &str, at: usize) -> Result<Option<(u8, usize)>, usize> {
    let bytes = text.as_bytes();
    let digit = |at: usize| char::from(*bytes.get(at)?).to_digit(16);
    match bytes.get(at) {
        None => Ok(None),
        Some(b'%') => {
            let high = digit(at + 1).ok_or(at)?;
            let low = digit(at + 2).ok_or(at)?;
            Ok(Some(((16 * high + low) as u8, 3)))
        }
        Some(&byte) => Ok(Some((byte, 1))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_encoded_is_decoded() {
        let text = "a b&c#d%e?f+g/é🌰,=-._~\n";
        let encoded = encode(text);
        assert_eq!(
            encoded,
            "a%20b%26c%23d%25e%3Ff%2Bg%2F%C3%A9%F0%9F%8C%B0,=-._~%0A"
        );
        assert_eq!(decode(&encoded).as_deref(), Ok(text));
    }

    #[test]
    fn digits_are_of_either_case_and_signs_may_stay_as_they_are() {
        assert_eq!(decode("%c3%A9é,%2c+").as_deref(), Ok("éé,,+"));
    }

    #[test]
    fn faults_are_told_at_their_percent_sign() {
        for (text, at) in [
            ("%", 0),
            ("ab%", 2),
            ("%4", 0),
            ("%41%4", 3),
            ("%zz", 0),
            ("%é", 0),
            ("%+4", 0),
            ("ab%ff", 2),
            ("%41%C3x", 3),
        ] {
            assert_eq!(decode(text), Err(at), "{text}");
        }
    }

    #[test]
    fn decoded_places_are_found_in_the_encoded_text() {
        assert_eq!(place_of("%41b%43d", 0), 0);
        assert_eq!(place_of("%41b%43d", 2), 4);
        assert_eq!(place_of("%41b%43d", 9), 8);
    }
}
