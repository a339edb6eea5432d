//! Turning about a point. Angles are told by their sine and cosine, for the
//! functions of these would be most of the arithmetic that the page loads.

use super::Point;

/// An angle by which points are turned about the origin.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Turn {
    /// The cosine of the angle.
    pub cos: f32,
    /// The sine of the angle.
    pub sin: f32,
}

impl Turn {
    /// The point, turned.
    #[must_use]
    pub fn of(self, point: Point) -> Point {
        Point {
            x: point.x * self.cos - point.y * self.sin,
            y: point.x * self.sin + point.y * self.cos,
        }
    }

    /// The point, turned so many times.
    #[must_use]
    pub fn times(self, times: usize, point: Point) -> Point {
        (0..times).fold(point, |point, _| self.of(point))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_turns_are_one_by_many_times_the_angle() {
        let angle = 1.3_f32;
        let (sin, cos) = angle.sin_cos();
        let turned = Turn { cos, sin }.times(26, Point { x: 1.0, y: 0.0 });
        let (sin, cos) = (26.0 * angle).sin_cos();
        assert!((turned.x - cos).abs() < 1e-4 && (turned.y - sin).abs() < 1e-4);
    }
}
