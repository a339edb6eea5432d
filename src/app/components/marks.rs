//! What is drawn on a pit of the move that is shown, and stays until the next.

use yew::prelude::*;

use crate::rules::{Pit, Step};
use crate::view::marks::Marks;
use crate::view::motion::Cue;

/// A dot for each seed that was dropped in a pit, a ring where it began, what
/// was taken, and a crossed ring where a grand slam takes nothing. `marks` are
/// of the last move, once it has been shown; `cue` is what is being shown.
pub fn pit_marks(pit: Pit, marks: Option<&Marks>, cue: Option<Cue>) -> Html {
    let pulse = match cue {
        Some(Cue::Step(Step::Capture { pit: from, .. })) if from == pit => Some("pulse"),
        Some(Cue::Step(Step::Spare { pit: from, .. })) if from == pit => Some("pulse kept"),
        _ => None,
    };
    html! {
        <>
            if let Some(kind) = pulse {
                <span class={kind}></span>
            }
            if let Some(marks) = marks {
                { left(marks, pit) }
            }
        </>
    }
}

fn left(marks: &Marks, pit: Pit) -> Html {
    let (sown, taken) = (marks.sown_in(pit), marks.captured_from(pit));
    let dot = |number| {
        // The last seed of all landed last in its pit.
        let is_last = marks.landing == pit && number + 1 == sown;
        html! { <i class={if is_last { "last" } else { "sown" }}></i> }
    };
    html! {
        <>
            // Another number of dots is another trail: no dot moves.
            <span class="trail" key={2 * sown + usize::from(marks.origin == pit)}>
                if marks.origin == pit {
                    <i class="begun"></i>
                }
                { for (0..sown).map(dot) }
            </span>
            if taken > 0 {
                <span class="loss">{ "\u{2212}" }{ taken }</span>
            }
            if marks.is_spared(pit) {
                <span class="kept"></span>
            }
        </>
    }
}
