//! The wooden board, its hollows, its seeds and its labels.

use crate::rules::Side;
use crate::view::geometry::{Geometry, HEIGHTS, Point, Rect, Turn, decimal};
use crate::view::message::Message;
use crate::view::seats::{Seat, Seats};

use super::pen::{Pen, escape};
use super::{Look, Scene};

/// How much of the board's thickness is seen below it.
pub(super) const EDGE: f32 = 12.0;

/// How many kinds of seeds there are.
const KINDS: usize = 4;

/// The outlines of the kinds of seeds around their middle: round, and no two
/// quite alike.
const OUTLINES: [&str; KINDS] = [
    "M-12.5 1A13 12.6 0 0 1 .5-11.6 12 12 0 0 1 12.5.4 12.5 11.2 0 0 1 0 11.6 12.5 10.6 0 0 1-12.5 1Z",
    "M-12.5.2A11.8 11.8 0 0 1-.7-11.6 13.2 10.9 0 0 1 12.5-.7 11.2 12.3 0 0 1 1.3 11.6 13.8 11.4 0 0 1-12.5.2Z",
    "M-12.5-.5A13.5 11.1 0 0 1 1-11.6 11.5 12.6 0 0 1 12.5 1 13.5 10.6 0 0 1-1 11.6 11.5 12.1 0 0 1-12.5-.5Z",
    "M-12.5.7A12.5 12.3 0 0 1 0-11.6 12.5 11.6 0 0 1 12.5 0 11.5 11.6 0 0 1 1 11.6 13.5 10.9 0 0 1-12.5.7Z",
];

/// The colours of the kinds of seeds, from light to shade.
const GREYS: [[&str; 4]; KINDS] = [
    ["#fafaf6", "#c9cac4", "#8f928d", "#5b5f5b"],
    ["#f4f4f0", "#bcbeb9", "#828680", "#4f534e"],
    ["#fbf9f3", "#d0cec5", "#99988e", "#63625a"],
    ["#f4f6f6", "#c0c4c4", "#858a8d", "#50565a"],
];

/// What a dark page and a small picture change.
pub(super) fn style(pen: &mut Pen) {
    pen.line(
        "<style>\
         #${max-width:100%;height:auto}\
         @media(max-width:20rem){#$ .c{font-size:50px}#$ .l{font-size:36px}#$ .o{font-size:31px;text-decoration:none}}\
         @media(prefers-color-scheme:dark){\
         #$ .w1{stop-color:#724522}#$ .w2{stop-color:#5d3618}#$ .w3{stop-color:#42240d}\
         #$ .e{fill:#25130a}#$ .rim{stroke:#a8794a}}\
         </style>",
    );
}

/// Everything that is drawn more than once, and the colours.
pub(super) fn defs(pen: &mut Pen) {
    pen.line("<defs>");
    pen.line(
        "<linearGradient id=\"$-wood\" x1=\"0\" y1=\"0\" x2=\".06\" y2=\"1\">\
         <stop class=\"w1\" stop-color=\"#96622f\"/>\
         <stop class=\"w2\" offset=\".5\" stop-color=\"#7d4d23\"/>\
         <stop class=\"w3\" offset=\"1\" stop-color=\"#623912\"/></linearGradient>",
    );
    pen.line(
        "<radialGradient id=\"$-deep\" cx=\".5\" cy=\".62\" r=\".6\">\
         <stop stop-color=\"#5c3a1c\"/><stop offset=\".55\" stop-color=\"#472911\"/>\
         <stop offset=\"1\" stop-color=\"#241104\"/></radialGradient>",
    );
    pen.line(
        "<linearGradient id=\"$-lip\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\">\
         <stop stop-color=\"#1c0c02\" stop-opacity=\".75\"/>\
         <stop offset=\".5\" stop-color=\"#1c0c02\" stop-opacity=\".1\"/>\
         <stop offset=\".55\" stop-color=\"#ffdca0\" stop-opacity=\".05\"/>\
         <stop offset=\"1\" stop-color=\"#ffdca0\" stop-opacity=\".55\"/></linearGradient>",
    );
    for (kind, [light, bright, middle, shade]) in GREYS.iter().enumerate() {
        pen.line(&format!(
            "<radialGradient id=\"$-g{kind}\" cx=\".34\" cy=\".28\" r=\".8\">\
             <stop stop-color=\"{light}\"/><stop offset=\".26\" stop-color=\"{bright}\"/>\
             <stop offset=\".66\" stop-color=\"{middle}\"/><stop offset=\"1\" stop-color=\"{shade}\"/>\
             </radialGradient>"
        ));
    }
    for (kind, outline) in OUTLINES.iter().enumerate() {
        pen.line(&format!(
            "<g id=\"$-s{kind}\"><ellipse cx=\".6\" cy=\"3\" rx=\"13\" ry=\"12\" fill=\"#120700\" opacity=\".5\"/>\
             <path d=\"{outline}\" fill=\"url(#$-g{kind})\" stroke=\"#282824\" stroke-opacity=\".5\" stroke-width=\".7\"/></g>"
        ));
    }
    pen.line(&format!(
        "<path id=\"$-ghost\" d=\"{}\" fill=\"#ffe9bd\" fill-opacity=\".12\" stroke=\"#ffe9bd\" \
         stroke-width=\"2\" stroke-dasharray=\"4.4 3\"/>",
        OUTLINES[0]
    ));
    pen.line("</defs>");
}

/// The block of wood.
pub(super) fn wood(pen: &mut Pen) {
    let [height, low, inner] = [0.0, EDGE - 60.0, -3.0].map(|more| decimal(HEIGHTS.wide + more));
    pen.line(&format!(
        "<rect class=\"e\" y=\"60\" width=\"1000\" height=\"{low}\" rx=\"42\" fill=\"#3f2209\"/>"
    ));
    pen.line(&format!(
        "<rect width=\"1000\" height=\"{height}\" rx=\"42\" fill=\"url(#$-wood)\"/>"
    ));
    pen.line(&format!(
        "<path d=\"{}\" fill=\"none\" stroke=\"#2f1604\" stroke-opacity=\".2\" stroke-width=\"2\"/>",
        grain()
    ));
    pen.line(&format!(
        "<rect class=\"rim\" x=\"1.5\" y=\"1.5\" width=\"997\" height=\"{inner}\" rx=\"40.5\" fill=\"none\" \
         stroke=\"#d9a66a\" stroke-opacity=\".5\" stroke-width=\"2\"/>",
    ));
}

/// From line to line of the grain: 2.4 and 1.1 of a radian.
const SWAY: Turn = Turn {
    cos: -0.737_393_7,
    sin: 0.675_463_2,
};
const FALL: Turn = Turn {
    cos: 0.453_596_1,
    sin: 0.891_207_4,
};

/// The grain of the wood: lines along the board that sway together.
fn grain() -> String {
    let mut path = String::new();
    // Uneven, but the same in every picture.
    let (mut swaying, mut falling) = (Point { x: 1.0, y: 0.0 }, Point { x: 1.0, y: 0.0 });
    for line in 0..17_u8 {
        let sway = swaying.y;
        let y = 14.0 + 21.6 * f32::from(line) + 5.0 * sway;
        // The corners are round: the outer lines are shorter.
        let inset = if (1..16).contains(&line) { 6.0 } else { 34.0 };
        let (rise, fall) = (9.0 + 5.0 * sway, 12.0 - 6.0 * falling.x);
        let [start, y, up, down, end] = [inset, y, y - rise, y + fall, 1000.0 - inset].map(decimal);
        path.push_str(&format!("M{start} {y}C270 {up} 560 {down} {end} {y}"));
        (swaying, falling) = (SWAY.of(swaying), FALL.of(falling));
    }
    path
}

/// The hollows of pits and stores.
pub(super) fn hollows(pen: &mut Pen, scene: &Scene, geometry: &Geometry) {
    for pit in scene.position.board().pits() {
        hollow(pen, geometry.hollow(pit).wide);
    }
    for side in Side::BOTH {
        hollow(pen, geometry.trough(side).wide);
    }
}

fn hollow(pen: &mut Pen, rect: Rect) {
    let radius = decimal(rect.w.min(rect.h) / 2.0);
    let [x, y, w, h] = [rect.x, rect.y, rect.w, rect.h].map(decimal);
    pen.line(&format!(
        "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"{radius}\" \
         fill=\"url(#$-deep)\" stroke=\"url(#$-lip)\" stroke-width=\"4\"/>"
    ));
}

/// All seeds, in heaps.
pub(super) fn seeds(pen: &mut Pen, scene: &Scene, geometry: &Geometry) {
    for (seed, seat, index, _) in Seats::of(&scene.position).all() {
        let place = geometry.seed(seat, index).wide;
        pen.put(
            format_args!("s{}", usize::from(seed) % KINDS),
            place.x,
            place.y,
        );
    }
}

/// The outlines of seeds that are no longer there.
pub(super) fn ghosts(pen: &mut Pen, geometry: &Geometry, seat: Seat, count: u8) {
    for index in 0..usize::from(count) {
        let place = geometry.seed(seat, index).wide;
        pen.put("ghost", place.x, place.y);
    }
}

/// Letters, counts and the names of the players.
pub(super) fn labels(pen: &mut Pen, scene: &Scene, look: &Look, geometry: &Geometry) {
    pen.line(
        "<g fill=\"#fff3da\" text-anchor=\"middle\" font-weight=\"700\" font-size=\"36\" \
         font-family=\"system-ui,-apple-system,Segoe UI,Roboto,Noto Sans,DejaVu Sans,sans-serif\" \
         stroke=\"#2a1303\" stroke-opacity=\".55\" stroke-width=\"4\" stroke-linejoin=\"round\" paint-order=\"stroke\">",
    );
    let board = scene.position.board();
    for pit in board.pits() {
        let (rect, hollow) = (geometry.pit(pit).wide, geometry.hollow(pit).wide);
        let y = match geometry.is_far(pit.side()) {
            true => rect.y + 29.0,
            false => hollow.y + hollow.h + 36.0,
        };
        let [x, y] = [rect.x + rect.w / 2.0, y].map(decimal);
        let count = board.seeds(pit);
        let letter = match look.coordinates {
            true => format!(
                "<tspan class=\"l\" fill=\"#f6dfb6\" font-weight=\"400\" font-size=\"24\">{pit}</tspan> "
            ),
            false => String::new(),
        };
        pen.line(&format!(
            "<text class=\"c\" x=\"{x}\" y=\"{y}\">{letter}<tspan>{count}</tspan></text>"
        ));
    }
    for side in Side::BOTH {
        let rect = geometry.store(side).wide;
        let base = match geometry.is_far(side) {
            true => rect.y,
            false => rect.y + rect.h - 72.0,
        };
        let [x, name, count] = [rect.x + rect.w / 2.0, base + 22.0, base + 62.0].map(decimal);
        let owner = escape(&look.language.say(&Message::SideName(side)));
        let turn = match scene.to_move == Some(side) {
            true => " text-decoration=\"underline\" fill=\"#ffcf70\"",
            false => " fill=\"#f6dfb6\"",
        };
        pen.line(&format!(
            "<text class=\"o\" x=\"{x}\" y=\"{name}\" font-weight=\"600\" font-size=\"24\"{turn}>{owner}</text>"
        ));
        let held = board.store(side);
        pen.line(&format!(
            "<text class=\"c\" x=\"{x}\" y=\"{count}\" font-size=\"42\">{held}</text>"
        ));
    }
    pen.line("</g>");
}
