//! The reader's preferences.

use crate::settings::{Pace, Seating, Skin, Taps, Theme};
use crate::view::preference::Preference;

/// The words of a text about a preference.
pub fn say(preference: Preference) -> String {
    match preference {
        Preference::VolumeIs(tenths) => format!("{}%", u32::from(tenths) * 10),
        other => fixed(other).into(),
    }
}

fn fixed(preference: Preference) -> &'static str {
    match preference {
        Preference::Title => "Settings",
        Preference::Skins => "Board",
        Preference::Skin(Skin::Wood) => "Carved wood",
        Preference::Skin(Skin::EggBox) => "Egg box",
        Preference::Skin(Skin::Plain) => "Plain",
        Preference::Themes => "Colours",
        Preference::Theme(Theme::System) => "Automatic",
        Preference::Theme(Theme::Light) => "Light",
        Preference::Theme(Theme::Dark) => "Dark",
        Preference::Paces => "Speed of moves",
        Preference::Pace(Pace::Slow) => "Slow",
        Preference::Pace(Pace::Normal) => "Normal",
        Preference::Pace(Pace::Fast) => "Fast",
        Preference::Pace(Pace::None) => "None",
        Preference::LessMotion => {
            "Your system asks for less motion: seeds do not fly, whatever is chosen here."
        }
        Preference::Taps => "To play a pit",
        Preference::Tap(Taps::Once) => "Tap once",
        Preference::Tap(Taps::Twice) => "Tap twice",
        Preference::Seatings => "Two players at one table",
        Preference::Seating(Seating::Fixed) => "Side by side",
        Preference::Seating(Seating::Turning) => "Turn the board",
        Preference::Seating(Seating::Facing) => "Face to face",
        Preference::Senses => "Sound, touch and keys",
        Preference::Coaching => "Coaching",
        Preference::CoachingAbout => {
            "Names the usual beginners’ mistakes before you make them, and after."
        }
        Preference::Sound => "Sound",
        Preference::Volume => "Volume",
        Preference::VolumeIs(_) => "",
        Preference::Vibration => "Vibration",
        Preference::Shortcuts => "Keyboard shortcuts",
        Preference::ShortcutsAbout => {
            "With the board in focus: letters and numbers go to a pit, ? why, H hint, S position, L last move, R replay, T type a move, U undo, Y redo."
        }
    }
}
