//! A pit: a real button, never disabled.

use web_sys::Element;
use yew::prelude::*;

use super::marks::pit_marks;
use super::placed::use_place;
use super::{use_shared, use_words};
use crate::app::state::Help;
use crate::rules::Pit;
use crate::settings::Taps;
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
    /// What is marked: what the move that is pointed at would do, or what the
    /// last one did, once it has been shown.
    pub marks: Option<Marks>,
    /// Whether the tab key stops here.
    pub tab_stop: bool,
    /// The pit has received the focus.
    pub on_focus: Callback<Pit>,
    /// The pit is chosen: by mouse or finger, or else by a key.
    pub on_choose: Callback<(Pit, bool)>,
    /// The pit is pointed at, or no longer.
    pub on_aim: Callback<Option<Pit>>,
}

/// A pit with its letter and its count.
#[component]
pub fn PitButton(props: &Props) -> Html {
    let state = use_shared();
    let words = use_words();
    let node = use_node_ref();
    let pit = props.pit;
    let mut label = narrate::pit_label(&state.settings, &state.game, pit);
    if state.is_viewed() {
        label.preview = None;
    }
    let (seeds, playable) = (label.seeds, label.is_playable());
    // The count goes with the seeds that are shown, the attribute with the game.
    let shown = state.motion.seats().seeds(Seat::Pit(pit)).len();
    let marks = props.marks.as_ref();

    let on_click = {
        let (on_choose, taps) = (props.on_choose.clone(), state.preferences.taps);
        Callback::from(move |event: MouseEvent| {
            // A key is no click of a mouse. The second click of a double click
            // would play on unseen, but where it takes two.
            let clicks = event.detail();
            if clicks <= 1 || taps == Taps::Twice {
                on_choose.emit((pit, clicks > 0));
            }
        })
    };
    let on_focus = {
        let (on_focus, on_aim) = (props.on_focus.clone(), props.on_aim.clone());
        Callback::from(move |event: FocusEvent| {
            on_focus.emit(pit);
            // Where the focus is not seen, it came with a click.
            let element = event.target_dyn_into::<Element>();
            if element.is_some_and(|it| it.matches(":focus-visible").unwrap_or(false)) {
                on_aim.emit(Some(pit));
            }
        })
    };
    // A finger that touches plays: only a mouse can point.
    let on_pointer = |aimed: Option<Pit>| {
        let on_aim = props.on_aim.clone();
        Callback::from(move |event: PointerEvent| {
            if event.pointer_type() == "mouse" {
                on_aim.emit(aimed);
            }
        })
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
        <div role="gridcell">
            <button type="button" class={classes} ref={node.clone()}
                data-pit={pit.letter().to_string()} data-seeds={seeds.to_string()}
                tabindex={if props.tab_stop { "0" } else { "-1" }}
                aria-disabled={(!playable).then_some("true")}
                onclick={on_click} onfocus={on_focus}
                onblur={props.on_aim.reform(|_: FocusEvent| None)}
                onpointerenter={on_pointer(Some(pit))} onpointerleave={on_pointer(None)}>
                // A label of its own would have to repeat the letter and the count
                // just as they are seen.
                <span class="unseen">{ words(Message::Pit(label)) }</span>
                <span class="bowl" aria-hidden="true">
                    { pit_marks(pit, props.marks.as_ref(), state.motion.cue()) }
                </span>
                <span class="tag" aria-hidden="true">
                    <span class="letter">{ pit.letter() }</span>
                    <span class="count">{ shown }</span>
                </span>
            </button>
        </div>
    }
}
