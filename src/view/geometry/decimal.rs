//! Lengths as text. The library's own way prints any number exactly, which is
//! much code for a page to load.

/// A length with one decimal at most, `0.0` and `-0.0` as `0`.
#[must_use]
pub fn decimal(length: f32) -> String {
    let tenths = (length * 10.0).round() as i32;
    let sign = if tenths < 0 { "-" } else { "" };
    let (whole, part) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
    match part {
        0 => format!("{sign}{whole}"),
        _ => format!("{sign}{whole}.{part}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_short() {
        assert_eq!(
            [0.04, -0.04, 12.0, 12.34, -0.26, -7.0].map(decimal),
            ["0", "0", "12", "12.3", "-0.3", "-7"]
        );
    }
}
