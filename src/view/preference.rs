//! What is said of the reader's preferences.

use crate::settings::{Pace, Seating, Skin, Taps, Theme};

/// One text about a preference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preference {
    /// All of them together.
    Title,
    /// What the board looks like.
    Skins,
    /// One look, as a choice.
    Skin(Skin),
    /// Light or dark.
    Themes,
    /// One of them, as a choice.
    Theme(Theme),
    /// How fast moves are shown.
    Paces,
    /// One speed, as a choice.
    Pace(Pace),
    /// The reader's system asks for less motion, which is followed.
    LessMotion,
    /// How a pit is played by mouse or finger.
    Taps,
    /// One way, as a choice.
    Tap(Taps),
    /// How two people sit at the board.
    Seatings,
    /// One way, as a choice.
    Seating(Seating),
    /// The group of what is heard and felt.
    Senses,
    /// Whether beginners' mistakes are named.
    Coaching,
    /// What coaching does.
    CoachingAbout,
    /// Whether the board sounds.
    Sound,
    /// How loud.
    Volume,
    /// How loud, as a value of the slider: so many tenths.
    VolumeIs(u8),
    /// Whether the device shakes.
    Vibration,
    /// Whether single keys do more than move along the board.
    Shortcuts,
    /// What those keys are.
    ShortcutsAbout,
}
