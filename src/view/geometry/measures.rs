//! The measures of the two shapes of the board. The style sheet draws the
//! hollows of the page by the same ones.

use super::{Point, Rect};

/// The measures of one shape.
pub(super) struct Measures {
    /// Width of all columns together.
    pub columns: f32,
    /// Gap between neighbouring pits.
    pub gap: f32,
    /// Top of the far and of the near row.
    pub rows: [f32; 2],
    /// Height of a pit with its label.
    pub pit_height: f32,
    /// Height of the label, on the outer side of the pit.
    pub label: f32,
    /// Width and height of a pit's hollow.
    pub hollow: Point,
    /// The radius of the room that a seed takes in a loose heap.
    pub spacing: f32,
    /// How far the seeds of a pit spread from its middle at most.
    pub pit_spread: Point,
    /// The far and the near store.
    pub stores: [Rect; 2],
    /// The hollow of the far and of the near store, from its top left corner.
    pub troughs: [Rect; 2],
    /// The middle of a store's seeds, from its top left corner.
    pub store_middle: [Point; 2],
    /// How far the seeds of a store spread.
    pub store_spread: Point,
    /// How high a hand is held above a pit.
    pub lift: f32,
}

/// The wide board.
pub(super) const WIDE: Measures = Measures {
    columns: 720.0,
    gap: 10.0,
    rows: [20.0, 200.0],
    pit_height: 152.0,
    label: 42.0,
    hollow: Point { x: 104.0, y: 104.0 },
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
    troughs: [
        Rect {
            x: 10.0,
            y: 74.0,
            w: 84.0,
            h: 250.0,
        },
        Rect {
            x: 10.0,
            y: 0.0,
            w: 84.0,
            h: 250.0,
        },
    ],
    store_middle: [Point { x: 52.0, y: 196.0 }, Point { x: 52.0, y: 128.0 }],
    store_spread: Point { x: 28.0, y: 106.0 },
    lift: 30.0,
};

/// The tall board.
pub(super) const TALL: Measures = Measures {
    columns: 944.0,
    gap: 12.0,
    rows: [248.0, 672.0],
    pit_height: 380.0,
    label: 72.0,
    hollow: Point { x: 180.0, y: 306.0 },
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
    troughs: [Rect {
        x: 229.0,
        y: 0.0,
        w: 707.0,
        h: 190.0,
    }; 2],
    store_middle: [Point { x: 583.0, y: 95.0 }, Point { x: 583.0, y: 95.0 }],
    store_spread: Point { x: 290.0, y: 60.0 },
    lift: 76.0,
};
