//! Small drawings on controls, all of lines in a square of 24.

use yew::prelude::*;

/// What a control does, as a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawing {
    /// Back around.
    Undo,
    /// Forward around.
    Redo,
    /// A lamp.
    Hint,
    /// A question.
    Why,
    /// A curve.
    Analysis,
    /// Lines with their beginnings.
    Moves,
    /// Back to a bar.
    First,
    /// Back.
    Previous,
    /// Forward.
    Next,
    /// Forward to a bar.
    Last,
    /// Around.
    Replay,
    /// Three dots.
    More,
    /// A plus.
    NewGame,
    /// Sliders.
    Settings,
}

impl Drawing {
    const fn path(self) -> &'static str {
        match self {
            Drawing::Undo => "M8 4 3 9l5 5M3.5 9H14a6 6 0 0 1 0 12H8",
            Drawing::Redo => "m16 4 5 5-5 5M20.5 9H10a6 6 0 0 0 0 12h6",
            Drawing::Hint => {
                "M9 20h6M10 16.5h4c0-3 3-4 3-7.5a5 5 0 0 0-10 0c0 3.5 3 4.5 3 7.5M12 1v.5M3.5 4.5l.5.5M20.5 4.5l-.5.5"
            }
            Drawing::Why => "M8.5 8.500a3.7 3.7 0 1 1 5.5 3.200c-1.3.8-2 1.5-2 3.300M12 19.500v.5",
            Drawing::Analysis => "M3 20h18M4 15l5-6 4 3 7-8",
            Drawing::Moves => "M4 6h.5M4 12h.5M4 18h.5M9 6h11M9 12h11M9 18h11",
            Drawing::First => "M17 5l-8 7 8 7M6 5v14",
            Drawing::Previous => "M15 5l-8 7 8 7",
            Drawing::Next => "M9 5l8 7-8 7",
            Drawing::Last => "M7 5l8 7-8 7M18 5v14",
            Drawing::Replay => "M20 12a8 8 0 1 1-2.500-5.800M20 3v4.500h-4.500",
            Drawing::More => "M5 12h.5M12 12h.5M19 12h.5",
            Drawing::NewGame => "M12 4v16M4 12h16",
            Drawing::Settings => {
                "M4 7h9M18 7h2M4 17h2M11 17h9M15.5 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M8.5 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5"
            }
        }
    }
}

/// A drawing beside or in the place of a word, which names the control.
pub fn icon(drawing: Drawing) -> Html {
    html! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={drawing.path()} />
        </svg>
    }
}
