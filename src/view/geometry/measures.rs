//! The measures of the two shapes of the board. The style sheet draws the
//! hollows of the page by the same ones.

use super::heap::{Lanes, Nest};
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
    /// How the seeds of a pit lie.
    pub nest: Nest,
    /// The far and the near store.
    pub stores: [Rect; 2],
    /// The hollow of the far and of the near store, from its top left corner.
    pub troughs: [Rect; 2],
    /// How the seeds of a store lie.
    pub lanes: Lanes,
    /// How high a hand is held above a pit.
    pub lift: f32,
}

/// The wide board.
pub(super) const WIDE: Measures = Measures {
    columns: 720.0,
    gap: 10.0,
    rows: [30.0, 210.0],
    pit_height: 152.0,
    label: 42.0,
    hollow: Point { x: 104.0, y: 104.0 },
    nest: Nest {
        places: [
            (0, 0),
            (24, 0),
            (12, 21),
            (-24, 0),
            (-12, -21),
            (-12, 21),
            (12, -21),
            (33, 19),
            (-33, -19),
            (0, 38),
            (0, -38),
            (-33, 19),
            (13, 7),
            (-13, 7),
            (0, -15),
            (-23, -13),
            (23, -13),
            (0, 26),
            (0, 0),
            (5, 13),
            (-14, -2),
            (9, -11),
        ],
        spread: Point { x: 32.0, y: 30.0 },
        rise: 2.5,
        is_round: true,
        slack: Point { x: 1.0, y: 1.0 },
    },
    stores: [
        Rect {
            x: 22.0,
            y: 24.0,
            w: 104.0,
            h: 344.0,
        },
        Rect {
            x: 874.0,
            y: 24.0,
            w: 104.0,
            h: 344.0,
        },
    ],
    troughs: [
        Rect {
            x: 10.0,
            y: 80.0,
            w: 84.0,
            h: 264.0,
        },
        Rect {
            x: 10.0,
            y: 0.0,
            w: 84.0,
            h: 264.0,
        },
    ],
    lanes: Lanes {
        start: Point { x: 0.0, y: 112.0 },
        pitch: Point { x: 0.0, y: -22.0 },
        lane: Point { x: 13.0, y: 0.0 },
        layer: 27,
        above: Point { x: -2.0, y: -9.0 },
        slack: Point { x: 0.8, y: 0.8 },
    },
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
    nest: Nest {
        places: [
            (-24, 0),
            (24, 0),
            (0, 56),
            (0, -56),
            (-43, -58),
            (43, 58),
            (43, -54),
            (-43, 54),
            (24, 108),
            (-24, -108),
            (-24, 108),
            (24, -108),
            (0, 4),
            (-23, -46),
            (23, 46),
            (23, -46),
            (-23, 46),
            (0, -88),
            (0, 92),
            (0, 28),
            (-20, -22),
            (20, -22),
        ],
        spread: Point { x: 40.0, y: 92.0 },
        rise: 6.0,
        is_round: false,
        slack: Point { x: 2.0, y: 6.0 },
    },
    stores: [
        Rect {
            x: 44.0,
            y: 32.0,
            w: 912.0,
            h: 190.0,
        },
        Rect {
            x: 44.0,
            y: 1078.0,
            w: 912.0,
            h: 190.0,
        },
    ],
    troughs: [Rect {
        x: 223.0,
        y: 0.0,
        w: 689.0,
        h: 190.0,
    }; 2],
    lanes: Lanes {
        start: Point { x: -302.0, y: 0.0 },
        pitch: Point { x: 40.0, y: 0.0 },
        lane: Point { x: 0.0, y: 27.0 },
        layer: 40,
        above: Point { x: 18.0, y: -5.0 },
        slack: Point { x: 2.5, y: 2.5 },
    },
    lift: 76.0,
};
