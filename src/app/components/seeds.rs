//! The seeds, drawn above pits and stores so that they can travel.

use yew::prelude::*;

use super::placed::use_place;
use super::use_shared;
use crate::view::geometry::{Geometry, Point, Shapes};
use crate::view::seats::{Seat, Seed};

/// How many kinds of seeds the style sheet draws.
const KINDS: u8 = 12;

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
    let seats = state.motion.seats().all();
    let seeds = seats.into_iter().map(|(seed, seat, index, _)| {
        html! {
            <OneSeed key={seed} {seed} is_held={matches!(seat, Seat::Hand(_))}
                place={props.geometry.seed(seat, index)}
                is_above={Geometry::is_on_others(seat, index)} />
        }
    });
    html! { <div class="seeds" aria-hidden="true">{ for seeds }</div> }
}

#[derive(Properties, PartialEq)]
struct SeedProps {
    seed: Seed,
    is_held: bool,
    is_above: bool,
    place: Shapes<Point>,
}

#[component]
fn OneSeed(props: &SeedProps) -> Html {
    let node = use_node_ref();
    use_place(&node, props.place);
    let classes = classes!(
        "seed",
        format!("kind-{}", props.seed % KINDS),
        props.is_above.then_some("above"),
        props.is_held.then_some("held"),
    );
    html! { <i ref={node} class={classes}></i> }
}
