//! The places do not overlap and lie on the board.

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

/// The shapes: how to pick each, a seed's width, and how round hollows are:
/// the radius of the corners of a pit's and of a store's.
type Shape = (
    fn(Shapes<Point>) -> Point,
    fn(Shapes<Rect>) -> Rect,
    f32,
    [f32; 2],
);

const SHAPES: [Shape; 2] = [
    (|places| places.wide, |rects| rects.wide, 25.0, [52.0, 42.0]),
    (|places| places.tall, |rects| rects.tall, 46.0, [72.0, 80.0]),
];

/// All seats with their hollows.
fn seats(geometry: &Geometry) -> Vec<(Seat, Shapes<Rect>)> {
    let pits = pits(geometry)
        .into_iter()
        .map(|pit| (Seat::Pit(pit), geometry.hollow(pit)));
    let stores = Side::BOTH.map(|side| (Seat::Store(side), geometry.trough(side)));
    pits.chain(stores).collect()
}

#[test]
fn every_seed_lies_inside_its_hollow_however_many_there_are() {
    for geometry in all() {
        for (seat, hollow) in seats(&geometry) {
            for (point, rect, seed, [pit, store]) in SHAPES {
                let corner = if matches!(seat, Seat::Pit(_)) {
                    pit
                } else {
                    store
                };
                for index in 0..48 {
                    let place = point(geometry.seed(seat, index));
                    let depth = depth(rect(hollow), corner, place);
                    assert!(
                        depth >= seed / 2.0,
                        "seed {index} of {seat:?}: {depth} deep in {hollow:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_dozen_seeds_of_a_pit_can_be_told_apart() {
    for geometry in all() {
        for (seat, _) in seats(&geometry) {
            for (point, _, seed, _) in SHAPES {
                let places: Vec<Point> = (0..BOTTOM)
                    .map(|index| point(geometry.seed(seat, index)))
                    .collect();
                for (index, a) in places.iter().enumerate() {
                    for b in &places[index + 1..] {
                        let apart = (a.x - b.x).hypot(a.y - b.y);
                        assert!(apart >= 0.72 * seed, "{seat:?}: {a:?} {b:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn few_seeds_of_a_pit_do_not_touch() {
    for geometry in all() {
        for pit in pits(&geometry) {
            for (point, _, seed, _) in SHAPES {
                let places =
                    [0, 1, 2, 3, 4, 5].map(|index| point(geometry.seed(Seat::Pit(pit), index)));
                for (index, a) in places.iter().enumerate() {
                    for b in &places[index + 1..] {
                        let apart = (a.x - b.x).hypot(a.y - b.y);
                        assert!(apart >= 0.85 * seed, "{pit}: {a:?} {b:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn no_two_seeds_of_a_store_lie_in_one_place() {
    for geometry in all() {
        for side in Side::BOTH {
            for (point, _, seed, _) in SHAPES {
                for index in 1..48 {
                    let place = point(geometry.seed(Seat::Store(side), index));
                    for other in 0..index {
                        let other = point(geometry.seed(Seat::Store(side), other));
                        let apart = (place.x - other.x).hypot(place.y - other.y);
                        assert!(apart >= 0.25 * seed, "{place:?} {other:?}");
                    }
                }
            }
        }
    }
}

/// How far a point is from the edge of a rectangle with round corners.
fn depth(rect: Rect, corner: f32, point: Point) -> f32 {
    let x = (point.x - rect.x).min(rect.x + rect.w - point.x);
    let y = (point.y - rect.y).min(rect.y + rect.h - point.y);
    if x < corner && y < corner {
        corner - (corner - x).hypot(corner - y)
    } else {
        x.min(y)
    }
}
