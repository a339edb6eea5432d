//! The arrow of a move, and the pits that it captures.

use crate::rules::{Pit, Sowing, Step};
use crate::settings::Direction;
use crate::view::geometry::{Geometry, Point, decimal};
use crate::view::seats::Seat;

use super::Scene;
use super::board::ghosts;
use super::pen::Pen;

/// How far from the middle of the landing pit the arrow ends.
pub(super) const TIP: f32 = 26.0;
/// The length of the arrow's head.
pub(super) const HEAD: f32 = 34.0;

/// The way of the sowing hand, below the seeds: along the pits in sowing
/// order, round the ends of the rows.
pub(super) fn path(pen: &mut Pen, scene: &Scene, sowing: &Sowing, geometry: &Geometry) {
    let way = Way::of(scene, sowing, geometry);
    let start = way.stops[0];
    let [x, y] = [start.x, start.y].map(decimal);
    let d = way.d();
    // What is still to be lifted would hide a dot.
    let origin = match scene.position.board().seeds(sowing.pit) {
        0 => "r=\"9\" stroke-width=\"18\"",
        _ => "r=\"53\" stroke-width=\"4.5\" stroke-dasharray=\"13 9\"",
    };
    pen.line(&format!(
        "<g fill=\"none\" stroke=\"#ffcf70\" stroke-linecap=\"round\" opacity=\".62\">\
         <path d=\"{d}\" stroke-width=\"16\"/><circle cx=\"{x}\" cy=\"{y}\" {origin}/></g>"
    ));
}

/// The head of the arrow, at the rim of the landing pit.
pub(super) fn arrow_head(pen: &mut Pen, scene: &Scene, sowing: &Sowing, geometry: &Geometry) {
    let head = arrow(&Way::of(scene, sowing, geometry));
    pen.line(&format!(
        "<path d=\"{head}\" fill=\"#ffcf70\" stroke=\"#3a1f0a\" stroke-width=\"3\" stroke-linejoin=\"round\"/>"
    ));
}

/// The outline of the arrow's head at the end of a way.
pub(super) fn arrow(way: &Way) -> String {
    let (tip, base) = (way.before_end(TIP), way.before_end(TIP + HEAD));
    let (dx, dy) = ((tip.x - base.x) / HEAD, (tip.y - base.y) / HEAD);
    let half = 0.6 * HEAD;
    let corners = [
        tip,
        Point {
            x: base.x - dy * half,
            y: base.y + dx * half,
        },
        Point {
            x: base.x + dy * half,
            y: base.y - dx * half,
        },
    ];
    let [a, b, c] = corners.map(|point| format!("{} {}", decimal(point.x), decimal(point.y)));
    format!("M{a}L{b} {c}Z")
}

/// The pits that the move captures: a ring round each, and where its seeds
/// are gone, their outlines.
pub(super) fn captures(pen: &mut Pen, scene: &Scene, sowing: &Sowing, geometry: &Geometry) {
    for step in &sowing.steps {
        let Step::Capture { pit, seeds } = *step else {
            continue;
        };
        let hollow = geometry.hollow(pit).wide;
        let [x, y, r] = [
            hollow.x + hollow.w / 2.0,
            hollow.y + hollow.h / 2.0,
            hollow.w / 2.0 + 1.0,
        ]
        .map(decimal);
        pen.line(&format!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" fill=\"none\" stroke=\"#ffcf70\" stroke-width=\"4.5\"/>"
        ));
        if scene.position.board().seeds(pit) == 0 {
            ghosts(pen, geometry, Seat::Pit(pit), seeds);
        }
    }
}

/// The middles of the pits from the origin to the landing pit.
pub(super) struct Way {
    stops: Vec<Point>,
    /// Whether the ends of the rows are rounded clockwise on the screen.
    clockwise: bool,
}

impl Way {
    pub fn of(scene: &Scene, sowing: &Sowing, geometry: &Geometry) -> Way {
        let ring: Vec<Pit> = scene.position.board().pits().collect();
        let number = |pit| ring.iter().position(|&other| other == pit).unwrap_or(0);
        let (origin, landing) = (number(sowing.pit), number(sowing.landing));
        let mut length = (landing + ring.len() - origin) % ring.len();
        if sowing.laps > 0 {
            // Further laps lie on the first one.
            length += ring.len();
        }
        let stops = (0..=length).map(|step| {
            let hollow = geometry.hollow(ring[(origin + step) % ring.len()]).wide;
            Point {
                x: hollow.x + hollow.w / 2.0,
                y: hollow.y + hollow.h / 2.0,
            }
        });
        Way {
            stops: stops.collect(),
            clockwise: geometry.direction == Direction::Clockwise,
        }
    }

    /// The path, which ends below the arrow's head.
    pub fn d(&self) -> String {
        let [x, y] = [self.stops[0].x, self.stops[0].y].map(decimal);
        let mut d = format!("M{x} {y}");
        let end = self.before_end(TIP + HEAD / 2.0);
        let last = self.stops.len() - 2;
        for (index, pair) in self.stops.windows(2).enumerate() {
            let to = if index == last { end } else { pair[1] };
            let [x, y] = [to.x, to.y].map(decimal);
            if is_turn(pair) {
                let radius = decimal((pair[1].y - pair[0].y).abs() / 2.0);
                let sweep = u8::from(self.clockwise);
                d.push_str(&format!("A{radius} {radius} 0 0 {sweep} {x} {y}"));
            } else if index == last || is_turn(&self.stops[index + 1..index + 3]) {
                d.push_str(&format!("H{x}"));
            }
        }
        d
    }

    /// The point on the way at a distance from its end.
    pub fn before_end(&self, distance: f32) -> Point {
        let pair = &self.stops[self.stops.len() - 2..];
        let (from, to) = (pair[0], pair[1]);
        if !is_turn(pair) {
            let back = (from.x - to.x).signum();
            return Point {
                x: to.x + back * distance,
                y: to.y,
            };
        }
        let radius = (from.y - to.y) / 2.0;
        // The sine of half the angle of a chord as long as the distance.
        let half = distance / (2.0 * radius.abs());
        // A row's end is at the right where the hand turns up counter-clockwise.
        let outward = if (radius > 0.0) != self.clockwise {
            1.0
        } else {
            -1.0
        };
        Point {
            x: to.x + outward * distance * (1.0 - half * half).sqrt(),
            y: to.y + radius * 2.0 * half * half,
        }
    }
}

/// Whether two pits that follow each other are in different rows.
fn is_turn(pair: &[Point]) -> bool {
    pair[0].y != pair[1].y
}
