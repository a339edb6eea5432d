//! A pit: a real button, never disabled.

use yew::prelude::*;

use super::marks::PitMarks;
use super::placed::use_place;
use super::{use_shared, use_words};
use crate::app::state::Help;
use crate::rules::Pit;
use crate::view::geometry::Geometry;
use crate::view::marks::Marks;
use crate::view::message::Message;
use crate::view::narrate;
use crate::view::seats::Seat;

/// What a pit needs.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Which pit.
    pub pit: Pit,
    /// How the board is laid out.
    pub geometry: Geometry,
    /// What stays marked of the last move, once it has been shown.
    pub marks: Option<Marks>,
    /// Whether the tab key stops here.
    pub tab_stop: bool,
    /// The pit has received the focus.
    pub on_focus: Callback<Pit>,
    /// The pit is chosen.
    pub on_play: Callback<Pit>,
}

/// A pit with its letter and its count.
#[component]
pub fn PitButton(props: &Props) -> Html {
    let state = use_shared();
    let words = use_words();
    let node = use_node_ref();
    let pit = props.pit;
    let label = narrate::pit_label(&state.settings, &state.game, pit);
    let (seeds, playable) = (label.seeds, label.playable);
    // The count goes with the seeds that are shown, the attribute with the game.
    let shown = state.motion.seats().seeds(Seat::Pit(pit)).len();
    let marks = props.marks.as_ref();

    let on_click = {
        let on_play = props.on_play.clone();
        Callback::from(move |event: MouseEvent| {
            // The second click of a double click would play on unseen.
            if event.detail() <= 1 {
                on_play.emit(pit);
            }
        })
    };
    let on_focus = {
        let on_focus = props.on_focus.clone();
        Callback::from(move |_| on_focus.emit(pit))
    };
    let classes = classes!(
        "pit",
        if props.geometry.is_far(pit.side()) {
            "far"
        } else {
            "near"
        },
        playable.then_some("playable"),
        (state.help == Help::Given(pit)).then_some("advised"),
        (state.motion.lit() == Some(pit)).then_some("lit"),
        marks
            .is_some_and(|marks| marks.origin == pit)
            .then_some("origin"),
        marks
            .is_some_and(|marks| marks.landing == pit)
            .then_some("landing"),
    );
    use_place(&node, props.geometry.pit(pit));
    html! {
        <button type="button" class={classes} ref={node.clone()}
            data-pit={pit.letter().to_string()} data-seeds={seeds.to_string()}
            tabindex={if props.tab_stop { "0" } else { "-1" }}
            aria-disabled={(!playable).then_some("true")}
            onclick={on_click} onfocus={on_focus}>
            // A label of its own would have to repeat the letter and the count
            // just as they are seen.
            <span class="unseen">{ words(Message::Pit(label)) }</span>
            <span class="bowl" aria-hidden="true">
                <PitMarks {pit} marks={props.marks.clone()} cue={state.motion.cue()} />
            </span>
            <span class="tag" aria-hidden="true">
                <span class="letter">{ pit.letter() }</span>
                <span class="count">{ shown }</span>
            </span>
        </button>
    }
}
