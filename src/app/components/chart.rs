//! Both stores over a game, as two curves.

use std::rc::Rc;

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::i18n::Language;
use crate::rules::{Game, Side};
use crate::settings::Settings;
use crate::view::message::Message;
use crate::view::review::{Curves, Review};

/// What the chart needs. It reads nothing else, so that it is not drawn again
/// with each step of a replay.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game.
    pub game: Rc<Game>,
    /// Who plays it.
    pub settings: Settings,
    /// The language of the page.
    pub language: Language,
    /// The position after so many plies is wanted.
    pub on_go: Callback<usize>,
}

/// A picture with a sentence for its name. A click goes to the position under
/// it; by keyboard the list of moves goes there.
#[component]
pub fn Chart(props: &Props) -> Html {
    let (game, settings) = (&*props.game, &props.settings);
    let words = |message| props.language.say(&message);
    let curves = Curves::of(game);
    let (steps, top) = (curves.steps(), usize::from(curves.top));
    let frame = use_node_ref();
    let on_click = {
        let (frame, on_go) = (frame.clone(), props.on_go.clone());
        Callback::from(move |event: MouseEvent| {
            let width = frame.cast::<HtmlElement>();
            let width = width.map_or(0, |frame| frame.client_width()).max(1);
            // Nothing within takes clicks, so the offset is that in the frame.
            let step = (2 * event.offset_x().max(0) * steps as i32 + width) / (2 * width);
            on_go.emit(step as usize);
        })
    };
    let near = settings.near();
    let curve = |side: Side| {
        let class = if side == near { "near" } else { "far" };
        html! {
            <g class={class}>
                <path class="curve" d={curves.path(side)} />
                <path class="big" d={curves.marks(side)} />
            </g>
        }
    };
    let score = (game.outcome()).filter(|_| game.is_at_end());
    let held = |side: Side| {
        score.map_or(game.position().board().store(side), |score| {
            score.score(side)
        })
    };
    let key = |side: Side| {
        let class = if side == near { "near" } else { "far" };
        html! {
            <span class="key">
                <svg class={class} viewBox="0 0 24 8">
                    <path class="curve" d="M0 4H24" />
                    <path class="big" d="M12 4h0" />
                </svg>
                <span>{ words(Message::Name(settings.who(side))) }</span>
                <span class="sum">{ held(side) }</span>
            </span>
        }
    };
    let majority = top - usize::from(curves.majority);
    let lead = curves.lead(settings, game.len());
    html! {
        <div class="chart">
            <div class="frame" dir="ltr" ref={frame} onclick={on_click}>
                <svg role="img" aria-label={words(Message::Review(Review::Curves(lead)))}>
                    <svg viewBox={format!("0 0 {steps} {top}")} preserveAspectRatio="none">
                        <path class="majority" d={format!("M0 {majority}H{steps}")} />
                        <path class="shown" d={format!("M{} 0V{top}", game.shown())} />
                        { curve(near.other()) }
                        { curve(near) }
                    </svg>
                    <text x="0" y={format!("{}%", 100 * majority / top)} dy="-3">
                        { curves.majority }
                    </text>
                </svg>
            </div>
            <p class="keys" aria-hidden="true">
                { key(near) }
                { key(near.other()) }
            </p>
        </div>
    }
}
