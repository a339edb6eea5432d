//! Where pits, stores and seeds are drawn.
//!
//! The board is drawn in two shapes, one for wide and one for tall windows;
//! the style sheet picks one. Lengths are thousandths of the board's width.

mod decimal;
mod heap;
mod measures;
#[cfg(test)]
mod tests;
mod turn;

use crate::rules::{Pit, Side};
use crate::settings::Direction;

use super::seats::Seat;
pub use decimal::decimal;
pub use turn::Turn;

use heap::BOTTOM;
use measures::{Measures, TALL, WIDE};

/// How much closer seeds lie in a hand than in a pit.
const CLOSER: f32 = 0.62;

/// The height of the board in each shape.
pub const HEIGHTS: Shapes<f32> = Shapes {
    wide: 392.0,
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

impl Rect {
    /// Its middle.
    #[must_use]
    pub const fn middle(self) -> Point {
        Point {
            x: self.x + self.w / 2.0,
            y: self.y + self.h / 2.0,
        }
    }
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

    /// The hollow of a pit, where its seeds lie.
    #[must_use]
    pub fn hollow(&self, pit: Pit) -> Shapes<Rect> {
        self.in_both(|measures| {
            let (middle, size) = (self.bowl(measures, pit), measures.hollow);
            // Where columns are narrower, the hollow is as wide as its pit.
            let w = size.x.min(self.pit_in(measures, pit).w);
            Rect {
                x: middle.x - w / 2.0,
                y: middle.y - size.y / 2.0,
                w,
                h: size.y,
            }
        })
    }

    /// The hollow of a store.
    #[must_use]
    pub fn trough(&self, side: Side) -> Shapes<Rect> {
        self.in_both(|measures| self.trough_in(measures, side))
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

    /// The middle of seed number `index` at a seat.
    #[must_use]
    pub fn seed(&self, seat: Seat, index: usize) -> Shapes<Point> {
        self.in_both(|measures| {
            let (middle, offset) = match seat {
                Seat::Pit(pit) => {
                    let turn = usize::from(pit.place()) + 2 * pit.side().index();
                    (self.bowl(measures, pit), measures.nest.place(index, turn))
                }
                Seat::Hand(pit) => {
                    let place = measures.nest.place(index, 0);
                    let held = Point {
                        x: place.x * CLOSER,
                        y: place.y * CLOSER - measures.lift,
                    };
                    (self.bowl(measures, pit), held)
                }
                Seat::Store(side) => (
                    self.trough_in(measures, side).middle(),
                    measures.lanes.place(index),
                ),
            };
            Point {
                x: middle.x + offset.x,
                y: middle.y + offset.y,
            }
        })
    }

    /// Whether seed number `index` at a seat lies on other ones, and is drawn
    /// above them.
    #[must_use]
    pub const fn is_on_others(seat: Seat, index: usize) -> bool {
        match seat {
            Seat::Pit(_) | Seat::Hand(_) => index >= BOTTOM,
            Seat::Store(_) => index >= WIDE.lanes.layer,
        }
    }

    fn row(&self, side: Side) -> usize {
        usize::from(!self.is_far(side))
    }

    fn trough_in(&self, measures: &Measures, side: Side) -> Rect {
        let row = self.row(side);
        let (store, hollow) = (measures.stores[row], measures.troughs[row]);
        Rect {
            x: store.x + hollow.x,
            y: store.y + hollow.y,
            ..hollow
        }
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
