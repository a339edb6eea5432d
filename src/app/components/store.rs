//! A store, which only holds captures.

use yew::prelude::*;

use super::placed::use_place;
use super::{use_shared, use_words};
use crate::rules::Side;
use crate::view::geometry::Geometry;
use crate::view::message::Message;
use crate::view::seats::Seat;

/// What a store needs.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Whose store.
    pub side: Side,
    /// How the board is laid out.
    pub geometry: Geometry,
}

/// A store with its owner's name and its count.
#[component]
pub fn Store(props: &Props) -> Html {
    let state = use_shared();
    let words = use_words();
    let node = use_node_ref();
    let side = props.side;
    let who = state.settings.who(side);
    let seeds = state.game.position().board().store(side);
    let shown = state.motion.seats().seeds(Seat::Store(side)).len();
    let is_to_move = state.game.outcome().is_none() && state.game.position().side() == side;
    let classes = classes!(
        "store",
        if props.geometry.is_far(side) {
            "far"
        } else {
            "near"
        },
        is_to_move.then_some("to-move"),
    );
    use_place(&node, props.geometry.store(side));
    html! {
        <div class={classes} ref={node.clone()} role="img"
            data-store={side.name()} data-seeds={seeds.to_string()}
            aria-label={words(Message::Store { who, seeds })}>
            <span class="trough" aria-hidden="true"></span>
            <span class="tag" aria-hidden="true">
                <span class="owner">{ words(Message::Name(who)) }</span>
                <span class="count" key={shown}>{ shown }</span>
            </span>
        </div>
    }
}
