//! What languages write alike.

use crate::rules::Pit;

/// Letters of pits with spaces between.
pub(super) fn letters(line: &[Pit]) -> String {
    let letters: Vec<String> = line.iter().map(ToString::to_string).collect();
    letters.join(" ")
}

/// A number of tenths with its sign and one digit behind the `point`.
pub(super) fn tenths(tenths: i32, point: char) -> String {
    let sign = if tenths > 0 { '+' } else { '\u{2212}' };
    let tenths = tenths.unsigned_abs();
    format!("{sign}{}{point}{}", tenths / 10, tenths % 10)
}
