//! The board in black lines on white, for paper and small pictures: a pit
//! tells its seeds as a number, and each seed that a move drops is a dot
//! below it.

use std::fmt::Write;

use crate::rules::{Pit, Side, Sowing, Step};
use crate::view::geometry::{Geometry, Point, Rect, decimal};
use crate::view::message::Message;

use super::marks::{HEAD, TIP, Way, arrow};
use super::pen::{Pen, escape};
use super::{Look, Scene, Style};

/// The most dots that a pit has room for in a line.
const MOST_DOTS: usize = 4;

/// Draws a scene.
pub(super) fn draw(pen: &mut Pen, scene: &Scene, look: &Look, geometry: &Geometry) {
    let is_struck = look.style == Style::Struck;
    pen.line("<g fill=\"#fff\" stroke=\"#000\" stroke-width=\"4\">");
    for side in Side::BOTH {
        let Rect { x, y, w, h } = geometry.trough(side).wide;
        let [x, y, w, h] = [x, y, w, h].map(decimal);
        pen.line(&format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"28\"/>"
        ));
    }
    for pit in scene.position.board().pits() {
        circle(pen, geometry, pit, &pit_attributes(scene, pit, is_struck));
    }
    pen.line("</g>");
    if let Some(sowing) = &scene.sowing {
        let way = Way::of(scene, sowing, geometry);
        path(pen, &way, is_struck);
        if !is_struck {
            dots(pen, sowing, geometry);
        }
    }
    numbers(pen, scene, look, geometry);
}

/// What is special about the outline of a pit: the one that is played is
/// shaded, those that are captured have a heavy ring.
fn pit_attributes(scene: &Scene, pit: Pit, is_struck: bool) -> String {
    let Some(sowing) = &scene.sowing else {
        return String::new();
    };
    let captures = |step: &Step| matches!(*step, Step::Capture { pit: taken, .. } if taken == pit);
    let mut special = String::new();
    if sowing.pit == pit {
        special.push_str(" fill=\"#ddd\"");
    }
    if sowing.steps.iter().any(captures) {
        special.push_str(" stroke-width=\"14\"");
        if is_struck {
            special.push_str(" stroke-dasharray=\"22 11\"");
        }
    }
    special
}

fn circle(pen: &mut Pen, geometry: &Geometry, pit: Pit, attributes: &str) {
    let Point { x, y } = geometry.hollow(pit).wide.middle();
    let [x, y] = [x, y].map(decimal);
    pen.line(&format!(
        "<circle cx=\"{x}\" cy=\"{y}\" r=\"52\"{attributes}/>"
    ));
}

/// The way of the hand, to an arrow's head or to a cross.
fn path(pen: &mut Pen, way: &Way, is_struck: bool) {
    let d = way.d();
    if !is_struck {
        let head = arrow(way);
        pen.line(&format!(
            "<path d=\"{d}\" fill=\"none\" stroke=\"#bbb\" stroke-width=\"16\" stroke-linecap=\"round\"/>\
             <path d=\"{head}\" fill=\"#555\"/>"
        ));
        return;
    }
    // Between the pits, where it hides no number.
    let middle = way.before_end(TIP + HEAD);
    let [left, right] = [middle.x - 18.0, middle.x + 18.0].map(decimal);
    let [top, bottom] = [middle.y - 18.0, middle.y + 18.0].map(decimal);
    pen.line(&format!(
        "<g fill=\"none\"><path d=\"{d}\" stroke=\"#bbb\" stroke-width=\"16\" stroke-dasharray=\"14 10\"/>\
         <path stroke=\"#000\" d=\"M{left} {top}L{right} {bottom}M{left} {bottom}L{right} {top}\" stroke-width=\"11\"/></g>"
    ));
}

/// The seeds that are dropped in each pit.
fn dots(pen: &mut Pen, sowing: &Sowing, geometry: &Geometry) {
    let dropped = |step: &Step| match *step {
        Step::Drop { pit } => Some(pit),
        _ => None,
    };
    let mut drops: Vec<Pit> = sowing.steps.iter().filter_map(dropped).collect();
    drops.sort_unstable();
    let mut d = String::new();
    for same in drops.chunk_by(|one, other| one == other) {
        let Point { x, y } = geometry.hollow(same[0]).wide.middle();
        let count = same.len().min(MOST_DOTS);
        for dot in 0..count {
            let x = x + (dot as f32 - (count - 1) as f32 / 2.0) * 20.0;
            let [x, y] = [x, y + 35.0].map(decimal);
            // A line of no length with round ends is a dot. Writing to a text
            // cannot fail.
            let _ = write!(d, "M{x} {y}h0");
        }
    }
    pen.line(&format!(
        "<path d=\"{d}\" stroke=\"#fff\" stroke-width=\"24\" stroke-linecap=\"round\"/>\
         <path d=\"{d}\" stroke=\"#000\" stroke-width=\"15\" stroke-linecap=\"round\"/>"
    ));
}

/// Letters, numbers and the names of the players.
fn numbers(pen: &mut Pen, scene: &Scene, look: &Look, geometry: &Geometry) {
    pen.line(
        "<g text-anchor=\"middle\" font-family=\"system-ui,Segoe UI,Roboto,Noto Sans,DejaVu Sans,sans-serif\" \
         font-size=\"56\" stroke=\"#fff\" stroke-width=\"9\" stroke-linejoin=\"round\" paint-order=\"stroke\">",
    );
    let board = scene.position.board();
    for pit in board.pits() {
        let Point { x, y } = geometry.hollow(pit).wide.middle();
        if look.coordinates {
            let y = if geometry.is_far(pit.side()) {
                y - 62.0
            } else {
                y + 90.0
            };
            let [x, y] = [x, y].map(decimal);
            pen.line(&format!(
                "<text x=\"{x}\" y=\"{y}\" font-size=\"40\">{pit}</text>"
            ));
        }
        let seeds = board.seeds(pit);
        if seeds > 0 {
            let [x, y] = [x, y + 14.0].map(decimal);
            pen.line(&format!(
                "<text x=\"{x}\" y=\"{y}\" font-weight=\"700\">{seeds}</text>"
            ));
        }
    }
    for side in Side::BOTH {
        let Rect { x, y, w, h } = geometry.trough(side).wide;
        let name = if geometry.is_far(side) {
            y - 18.0
        } else {
            y + h + 48.0
        };
        let [x, name, middle] = [x + w / 2.0, name, y + h / 2.0 + 20.0].map(decimal);
        let owner = escape(&look.language.say(&Message::SideName(side)));
        let turn = match scene.to_move == Some(side) {
            true => " text-decoration=\"underline\"",
            false => "",
        };
        let held = board.store(side);
        pen.line(&format!(
            "<text x=\"{x}\" y=\"{name}\" font-size=\"36\"{turn}>{owner}</text>\
             <text x=\"{x}\" y=\"{middle}\">{held}</text>"
        ));
    }
    pen.line("</g>");
}
