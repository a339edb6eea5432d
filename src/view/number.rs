//! Numbers of drawings, counted in ways that cost the page little: what the
//! standard library has for them is made for every number there is, and takes
//! some kilobytes.

use std::f64::consts::{PI, TAU};

/// A length with one decimal at most.
#[must_use]
pub fn written(length: f32) -> String {
    // The product is exact, and so is the rounding.
    let tenths = (f64::from(length) * 10.0).round_ties_even() as i32;
    let sign = if tenths < 0 { "-" } else { "" };
    let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
    match rest {
        0 => format!("{sign}{whole}"),
        _ => format!("{sign}{whole}.{rest}"),
    }
}

/// Sine and cosine of an angle of some turns.
#[must_use]
pub fn sin_cos(angle: f32) -> (f32, f32) {
    let angle = f64::from(angle);
    (sine(angle) as f32, sine(angle + PI / 2.0) as f32)
}

fn sine(angle: f64) -> f64 {
    // Within half a turn, then within a quarter, where the series is short.
    let turned = angle - TAU * (angle / TAU).round();
    let near = match turned.abs() > PI / 2.0 {
        true => turned.signum() * PI - turned,
        false => turned,
    };
    let square = near * near;
    // Each term is the one before times -x²/(n(n+1)).
    let factors = [210.0, 156.0, 110.0, 72.0, 42.0, 20.0, 6.0];
    let series = factors
        .iter()
        .fold(1.0, |sum, factor| 1.0 - square / factor * sum);
    near * series
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_written_as_floats_are() {
        for eighths in -3000..3000_i16 {
            for part in [-0.05, -0.03, 0.0, 0.025, 0.05] {
                let length = f32::from(eighths) / 8.0 + part;
                let usual = format!("{length:.1}");
                let usual = usual.strip_suffix(".0").unwrap_or(&usual);
                let usual = if usual == "-0" { "0" } else { usual };
                assert_eq!(written(length), usual, "{length}");
            }
        }
    }

    #[test]
    fn sine_and_cosine_are_those_of_the_standard_library() {
        for step in -20_000..20_000_i16 {
            let angle = f32::from(step) / 150.0;
            let (sin, cos) = sin_cos(angle);
            let (usual_sin, usual_cos) = angle.sin_cos();
            let is_same = (sin - usual_sin).abs() < 1e-6 && (cos - usual_cos).abs() < 1e-6;
            assert!(is_same, "{angle}");
        }
    }
}
