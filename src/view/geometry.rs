//! Where pits, stores and seeds are drawn.
//!
//! The board is drawn in two shapes, one for wide and one for tall windows;
//! the style sheet picks one. Lengths are thousandths of the board's width.

use crate::rules::{Pit, Side};

use super::seats::Seat;
use super::table::Direction;

/// The height of the board in each shape.
pub const HEIGHTS: Shapes<f32> = Shapes {
    wide: 372.0,
    tall: 1300.0,
};

/// A value for each of the two shapes of the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shapes<T> {
    /// Stores at the ends of the rows.
    pub wide: T,
    /// Stores beyond the rows.
    pub tall: T,
}

/// A rectangle: left, top, width, height.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// Left edge.
    pub x: f32,
    /// Top edge.
    pub y: f32,
    /// Width.
    pub w: f32,
    /// Height.
    pub h: f32,
}

/// A point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

/// How a board is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Geometry {
    /// Pits a side.
    pub half: u8,
    /// The side whose row is at the bottom.
    pub near: Side,
    /// Which way sowing turns.
    pub direction: Direction,
}

/// The measures of one shape.
struct Measures {
    /// Width of all columns together.
    columns: f32,
    /// Gap between neighbouring pits.
    gap: f32,
    /// Top of the far and of the near row.
    rows: [f32; 2],
    /// Height of a pit with its label.
    pit_height: f32,
    /// Height of the label, on the outer side of the pit.
    label: f32,
    /// The radius of the room that a seed takes in a loose heap.
    spacing: f32,
    /// How far the seeds of a pit spread from its middle at most.
    pit_spread: Point,
    /// The far and the near store.
    stores: [Rect; 2],
    /// The middle of a store's seeds, from its top left corner.
    store_middle: [Point; 2],
    /// How far the seeds of a store spread.
    store_spread: Point,
    /// How high a hand is held above a pit.
    lift: f32,
}

const WIDE: Measures = Measures {
    columns: 720.0,
    gap: 10.0,
    rows: [20.0, 200.0],
    pit_height: 152.0,
    label: 42.0,
    spacing: 14.0,
    pit_spread: Point { x: 38.0, y: 38.0 },
    stores: [
        Rect {
            x: 22.0,
            y: 24.0,
            w: 104.0,
            h: 324.0,
        },
        Rect {
            x: 874.0,
            y: 24.0,
            w: 104.0,
            h: 324.0,
        },
    ],
    store_middle: [Point { x: 52.0, y: 196.0 }, Point { x: 52.0, y: 128.0 }],
    store_spread: Point { x: 28.0, y: 106.0 },
    lift: 14.0,
};

const TALL: Measures = Measures {
    columns: 944.0,
    gap: 12.0,
    rows: [248.0, 672.0],
    pit_height: 380.0,
    label: 72.0,
    spacing: 25.0,
    pit_spread: Point { x: 46.0, y: 122.0 },
    stores: [
        Rect {
            x: 32.0,
            y: 32.0,
            w: 936.0,
            h: 190.0,
        },
        Rect {
            x: 32.0,
            y: 1078.0,
            w: 936.0,
            h: 190.0,
        },
    ],
    store_middle: [Point { x: 583.0, y: 95.0 }, Point { x: 583.0, y: 95.0 }],
    store_spread: Point { x: 290.0, y: 60.0 },
    lift: 26.0,
};

impl Geometry {
    /// The rectangle of a pit with its label.
    #[must_use]
    pub fn pit(&self, pit: Pit) -> Shapes<Rect> {
        self.in_both(|measures| self.pit_in(measures, pit))
    }

    /// The rectangle of a store.
    #[must_use]
    pub fn store(&self, side: Side) -> Shapes<Rect> {
        self.in_both(|measures| measures.stores[self.row(side)])
    }

    /// Whether a side's row is the far one.
    #[must_use]
    pub fn is_far(&self, side: Side) -> bool {
        side != self.near
    }

    /// The column of a pit, from the reader's left.
    #[must_use]
    pub fn column(&self, pit: Pit) -> u8 {
        let runs_right = self.is_far(pit.side()) == (self.direction == Direction::Clockwise);
        if runs_right {
            pit.place()
        } else {
            self.half - 1 - pit.place()
        }
    }

    /// The pit in a column of a row, both counted from the reader's top left.
    #[must_use]
    pub fn pit_at(&self, row: usize, column: u8) -> Option<Pit> {
        let side = if row == 0 {
            self.near.other()
        } else {
            self.near
        };
        (0..self.half)
            .filter_map(|place| Pit::new(side, place))
            .find(|&pit| self.column(pit) == column)
    }

    /// The middle of seed number `index` of `count` at a seat.
    #[must_use]
    pub fn seed(&self, seat: Seat, index: usize, count: usize) -> Shapes<Point> {
        self.in_both(|measures| {
            let (middle, spread, turn) = match seat {
                Seat::Pit(pit) => {
                    let turn = f32::from(pit.place()) * 1.3 + pit.side().index() as f32;
                    (self.bowl(measures, pit), measures.pit_spread, turn)
                }
                Seat::Hand(pit) => {
                    let bowl = self.bowl(measures, pit);
                    let above = Point {
                        x: bowl.x,
                        y: bowl.y - measures.lift,
                    };
                    (above, measures.pit_spread, 0.0)
                }
                Seat::Store(side) => {
                    let row = self.row(side);
                    let (store, middle) = (measures.stores[row], measures.store_middle[row]);
                    let middle = Point {
                        x: store.x + middle.x,
                        y: store.y + middle.y,
                    };
                    (middle, measures.store_spread, 0.7)
                }
            };
            let offset = heap(index, count, turn, spread, measures.spacing);
            Point {
                x: middle.x + offset.x,
                y: middle.y + offset.y,
            }
        })
    }

    fn row(&self, side: Side) -> usize {
        usize::from(!self.is_far(side))
    }

    fn pit_in(&self, measures: &Measures, pit: Pit) -> Rect {
        let pitch = measures.columns / f32::from(self.half);
        let left = (1000.0 - measures.columns) / 2.0;
        Rect {
            x: left + f32::from(self.column(pit)) * pitch + measures.gap / 2.0,
            y: measures.rows[self.row(pit.side())],
            w: pitch - measures.gap,
            h: measures.pit_height,
        }
    }

    /// The middle of a pit's hollow.
    fn bowl(&self, measures: &Measures, pit: Pit) -> Point {
        let rect = self.pit_in(measures, pit);
        let far = if self.is_far(pit.side()) { 1.0 } else { -1.0 };
        Point {
            x: rect.x + rect.w / 2.0,
            y: rect.y + (rect.h + far * measures.label) / 2.0,
        }
    }

    fn in_both<T>(&self, make: impl Fn(&Measures) -> T) -> Shapes<T> {
        Shapes {
            wide: make(&WIDE),
            tall: make(&TALL),
        }
    }
}

/// The golden angle, which spreads seeds evenly however many there are.
const GOLDEN_ANGLE: f32 = 2.399_963;

/// The place of a seed in a heap around a middle. A small heap is round; a
/// larger one fills the shorter way across and grows along the longer one,
/// and what does not fit lies closer.
fn heap(index: usize, count: usize, turn: f32, spread: Point, spacing: f32) -> Point {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> impl Iterator<Item = Geometry> {
        [5, 6].into_iter().flat_map(|half| {
            Side::BOTH.into_iter().flat_map(move |near| {
                [Direction::CounterClockwise, Direction::Clockwise].map(|direction| Geometry {
                    half,
                    near,
                    direction,
                })
            })
        })
    }

    fn pits(geometry: &Geometry) -> Vec<Pit> {
        Side::BOTH
            .into_iter()
            .flat_map(|side| (0..geometry.half).filter_map(move |place| Pit::new(side, place)))
            .collect()
    }

    #[test]
    fn south_counts_from_its_left_when_sowing_counter_clockwise() {
        let geometry = Geometry {
            half: 6,
            near: Side::South,
            direction: Direction::CounterClockwise,
        };
        let letters = |row| -> String {
            (0..6)
                .filter_map(|column| geometry.pit_at(row, column))
                .map(Pit::letter)
                .collect()
        };
        assert_eq!(letters(0), "fedcba");
        assert_eq!(letters(1), "ABCDEF");
    }

    #[test]
    fn clockwise_is_drawn_mirrored() {
        for geometry in all() {
            let mirrored = Geometry {
                direction: match geometry.direction {
                    Direction::Clockwise => Direction::CounterClockwise,
                    Direction::CounterClockwise => Direction::Clockwise,
                },
                ..geometry
            };
            for pit in pits(&geometry) {
                let expected = geometry.half - 1 - geometry.column(pit);
                assert_eq!(mirrored.column(pit), expected);
            }
        }
    }

    #[test]
    fn no_two_places_overlap_and_all_lie_on_the_board() {
        for geometry in all() {
            for (shape, height) in [(0, HEIGHTS.wide), (1, HEIGHTS.tall)] {
                let pick = |rects: Shapes<Rect>| [rects.wide, rects.tall][shape];
                let mut rects: Vec<Rect> = pits(&geometry)
                    .into_iter()
                    .map(|pit| pick(geometry.pit(pit)))
                    .collect();
                rects.extend(Side::BOTH.map(|side| pick(geometry.store(side))));
                for (index, a) in rects.iter().enumerate() {
                    assert!(a.x >= 0.0 && a.x + a.w <= 1000.0, "{a:?}");
                    assert!(a.y >= 0.0 && a.y + a.h <= height, "{a:?}");
                    for b in &rects[index + 1..] {
                        let apart = a.x + a.w <= b.x
                            || b.x + b.w <= a.x
                            || a.y + a.h <= b.y
                            || b.y + b.h <= a.y;
                        assert!(apart, "{a:?} {b:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn seeds_lie_inside_their_place_however_many() {
        for geometry in all() {
            for count in 1..=48 {
                for index in 0..count {
                    for pit in pits(&geometry) {
                        let (rects, seed) = (
                            geometry.pit(pit),
                            geometry.seed(Seat::Pit(pit), index, count),
                        );
                        assert!(inside(rects.wide, seed.wide));
                        assert!(inside(rects.tall, seed.tall));
                    }
                    for side in Side::BOTH {
                        let (rects, seed) = (
                            geometry.store(side),
                            geometry.seed(Seat::Store(side), index, count),
                        );
                        assert!(inside(rects.wide, seed.wide));
                        assert!(inside(rects.tall, seed.tall));
                    }
                }
            }
        }
    }

    fn inside(rect: Rect, point: Point) -> bool {
        (rect.x..=rect.x + rect.w).contains(&point.x)
            && (rect.y..=rect.y + rect.h).contains(&point.y)
    }
}
