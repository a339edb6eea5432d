//! How seeds lie in a heap.

use super::Point;

/// The golden angle, which spreads seeds evenly however many there are.
const GOLDEN_ANGLE: f32 = 2.399_963;

/// The place of a seed in a heap around a middle. A small heap is round; a
/// larger one fills the shorter way across and grows along the longer one,
/// and what does not fit lies closer.
pub(super) fn heap(index: usize, count: usize, turn: f32, spread: Point, spacing: f32) -> Point {
    let loose = spacing * (count as f32).sqrt();
    let (short, long) = (spread.x.min(spread.y), spread.x.max(spread.y));
    let across = loose.min(short);
    let along = (loose * loose / across).min(long);
    let (wide, high) = match spread.x > spread.y {
        true => (along, across),
        false => (across, along),
    };
    // A seed alone lies in the middle.
    let inner = if count == 1 { 0.0 } else { 0.5 };
    let radius = ((index as f32 + inner) / count as f32).sqrt();
    let angle = turn + index as f32 * GOLDEN_ANGLE;
    Point {
        x: wide * radius * angle.cos(),
        y: high * radius * angle.sin(),
    }
}
