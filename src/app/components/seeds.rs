//! The seeds, drawn above pits and stores so that they can travel.

use web_sys::HtmlElement;
use yew::prelude::*;

use super::placed::use_place;
use super::use_shared;
use crate::view::geometry::{Geometry, Point, Shapes};
use crate::view::motion::{Way, rate};
use crate::view::seats::Seed;

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
    let node = use_node_ref();
    let motion = &state.motion;
    let pace = state.preferences.pace;
    use_times(&node, rate(pace), motion.wait(pace));
    let seeds = (motion.seats().all().into_iter()).map(|(seed, seat, index, _)| {
        html! {
            <OneSeed key={seed} {seed} way={motion.way(seed, seat)}
                place={props.geometry.seed(seat, index)}
                is_above={Geometry::is_on_others(seat, index)} />
        }
    });
    let manner = match state.moves() {
        false => "still",
        true if motion.is_moving() => "moving",
        true if motion.glides() => "gliding",
        true => "resting",
    };
    html! {
        <div ref={node} class={classes!("seeds", manner)} aria-hidden="true">{ for seeds }</div>
    }
}

/// Tells the style sheet the pace, and how long the hand has for its way.
#[hook]
fn use_times(node: &NodeRef, rate: u32, wait: Option<u32>) {
    let node = node.clone();
    use_effect_with((rate, wait), move |&(rate, wait)| {
        let Some(element) = node.cast::<HtmlElement>() else {
            return;
        };
        let style = element.style();
        // Custom properties take any value.
        let _ = style.set_property("--rate", &format!("{rate}ms"));
        if let Some(wait) = wait {
            let _ = style.set_property("--beat", &format!("{wait}ms"));
        }
    });
}

#[derive(Properties, PartialEq)]
struct SeedProps {
    seed: Seed,
    is_above: bool,
    way: Way,
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
        match props.way {
            Way::Lying => None,
            Way::Held => Some("held"),
            Way::Dropped => Some("dropped"),
            Way::Taken => Some("taken"),
        },
    );
    html! { <i ref={node} class={classes}></i> }
}
