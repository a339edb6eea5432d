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
    (rect.x..=rect.x + rect.w).contains(&point.x) && (rect.y..=rect.y + rect.h).contains(&point.y)
}
