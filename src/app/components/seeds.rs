//! The seeds, drawn above pits and stores so that they can travel.

use yew::prelude::*;

use super::use_shared;
use crate::view::geometry::{Geometry, Rect, Shapes};
use crate::view::seats::Seat;

/// How many kinds of seeds the style sheet draws.
const KINDS: u8 = 4;

/// What the seeds need.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// How the board is laid out.
    pub geometry: Geometry,
}

/// All seeds, each where it is shown. The order of the elements never
/// changes, so that a seed that moves is always the same element.
#[component]
pub fn Seeds(props: &Props) -> Html {
    let state = use_shared();
    let seeds = state
        .motion
        .seats()
        .all()
        .into_iter()
        .map(|(seed, seat, index, count)| {
            let place = props.geometry.seed(seat, index, count);
            let style = format!(
                "--wx:{:.1};--wy:{:.1};--tx:{:.1};--ty:{:.1};--turn:{}deg",
                place.wide.x,
                place.wide.y,
                place.tall.x,
                place.tall.y,
                u32::from(seed) * 67 % 360,
            );
            let classes = classes!(
                "seed",
                format!("kind-{}", seed % KINDS),
                matches!(seat, Seat::Hand(_)).then_some("held"),
            );
            html! { <i key={seed} class={classes} {style}></i> }
        });
    html! { <div class="seeds" aria-hidden="true">{ for seeds }</div> }
}

/// The place of a pit or store in both shapes of the board, for the style
/// sheet.
pub fn rect_style(rect: Shapes<Rect>) -> String {
    let Shapes { wide, tall } = rect;
    format!(
        "--wx:{};--wy:{};--ww:{};--wh:{};--tx:{};--ty:{};--tw:{};--th:{}",
        wide.x, wide.y, wide.w, wide.h, tall.x, tall.y, tall.w, tall.h,
    )
}
