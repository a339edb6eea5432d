//! How seeds lie in a heap. A place depends on the seed's number alone, so
//! that a seed stays where it is when another one comes.

use super::{Point, Turn};

/// The turn by the golden angle, which spreads places evenly however many there
/// are.
const GOLDEN: Turn = Turn {
    cos: -0.737_368_9,
    sin: 0.675_490_3,
};

/// By how much the heaps of neighbouring pits are turned: 1.3 of a radian.
const NEIGHBOUR: Turn = Turn {
    cos: 0.267_498_8,
    sin: 0.963_558_2,
};

/// So many seeds of a pit lie on its bottom, side by side.
pub(super) const BOTTOM: usize = 12;

/// Where the seeds of a pit lie, from the middle of its hollow.
pub(super) struct Nest {
    /// The places in their order: those on the bottom, which hardly overlap;
    /// then those in the dents between them; then those on top.
    pub places: [(i8, i8); 22],
    /// How far those spread that come after.
    pub spread: Point,
    /// How much higher than the bottom a layer is seen.
    pub rise: f32,
    /// Whether the hollow is round, so that heaps can be turned; others are
    /// mirrored.
    pub is_round: bool,
    /// How far a seed lies beside its place at most.
    pub slack: Point,
}

/// Where the seeds of a store lie: in rows of two and three by turns that
/// fill it from one end, and in a second layer above them.
pub(super) struct Lanes {
    /// The middle of the first row, from the middle of the hollow.
    pub start: Point,
    /// From a row to the next one.
    pub pitch: Point,
    /// From the middle of a row to the first of two seeds.
    pub lane: Point,
    /// So many seeds are in the first layer.
    pub layer: usize,
    /// From the first layer to the second.
    pub above: Point,
    /// How far a seed lies beside its place at most.
    pub slack: Point,
}

impl Nest {
    /// The place of a seed; `turn` makes the heaps of pits differ.
    pub(super) fn place(&self, index: usize, turn: usize) -> Point {
        let (at, layer) = match self.places.get(index) {
            Some(&(x, y)) => {
                let at = Point {
                    x: f32::from(x),
                    y: f32::from(y),
                };
                (at, usize::from(index >= BOTTOM) + usize::from(index >= 19))
            }
            None => (self.strewn(index - self.places.len()), 2),
        };
        let turned = match self.is_round {
            true => NEIGHBOUR.times(turn, at),
            false => Point {
                x: if turn & 1 == 0 { at.x } else { -at.x },
                y: if turn & 2 == 0 { at.y } else { -at.y },
            },
        };
        let beside = beside(index + turn, self.slack);
        Point {
            x: turned.x + beside.x,
            y: turned.y + beside.y - self.rise * layer as f32,
        }
    }

    /// Where the seeds of an overfull pit lie: some 26 places, again and again.
    fn strewn(&self, index: usize) -> Point {
        let number = index % 26;
        let radius = ((number as f32 + 0.5) / 26.0).sqrt();
        let at = GOLDEN.times(number, Point { x: radius, y: 0.0 });
        Point {
            x: self.spread.x * at.x,
            y: self.spread.y * at.y,
        }
    }
}

impl Lanes {
    /// The place of a seed.
    pub(super) fn place(&self, index: usize) -> Point {
        let number = index % self.layer;
        let is_above = f32::from(u8::from(index >= self.layer));
        let (pair, seed) = (number / 5, number % 5);
        // Two seeds, then three.
        let (row, across) = match seed {
            0 | 1 => (2 * pair, seed as f32 * 2.0 - 1.0),
            _ => (2 * pair + 1, (seed as f32 - 3.0) * 2.0),
        };
        let beside = beside(index, self.slack);
        let row = row as f32;
        Point {
            x: self.start.x
                + row * self.pitch.x
                + across * self.lane.x
                + is_above * self.above.x
                + beside.x,
            y: self.start.y
                + row * self.pitch.y
                + across * self.lane.y
                + is_above * self.above.y
                + beside.y,
        }
    }
}

/// A little beside, differently for neighbours, so that no heap looks ruled.
fn beside(number: usize, slack: Point) -> Point {
    let part = |steps: usize| (steps % 7) as f32 / 3.0 - 1.0;
    Point {
        x: slack.x * part(number * 3),
        y: slack.y * part(number * 5 + number / 7 + 2),
    }
}
