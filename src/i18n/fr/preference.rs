//! The reader's preferences.

use crate::settings::{Pace, Seating, Skin, Taps, Theme};
use crate::view::preference::Preference;

/// The words of a text about a preference.
pub fn say(preference: Preference) -> String {
    match preference {
        Preference::VolumeIs(tenths) => format!("{} %", u32::from(tenths) * 10),
        other => fixed(other).into(),
    }
}

fn fixed(preference: Preference) -> &'static str {
    match preference {
        Preference::Title => "Réglages",
        Preference::Skins => "Plateau",
        Preference::Skin(Skin::Wood) => "Bois sculpté",
        Preference::Skin(Skin::EggBox) => "Boîte à œufs",
        Preference::Skin(Skin::Plain) => "Sobre",
        Preference::Themes => "Couleurs",
        Preference::Theme(Theme::System) => "Auto",
        Preference::Theme(Theme::Light) => "Claires",
        Preference::Theme(Theme::Dark) => "Sombres",
        Preference::Paces => "Vitesse des coups",
        Preference::Pace(Pace::Slow) => "Lente",
        Preference::Pace(Pace::Normal) => "Normale",
        Preference::Pace(Pace::Fast) => "Rapide",
        Preference::Pace(Pace::None) => "Aucune",
        Preference::LessMotion => {
            "Votre système demande moins de mouvement : les graines ne volent pas, quel que soit ce choix."
        }
        Preference::Taps => "Pour jouer une case",
        Preference::Tap(Taps::Once) => "Toucher une fois",
        Preference::Tap(Taps::Twice) => "Toucher deux fois",
        Preference::Seatings => "À deux à la même table",
        Preference::Seating(Seating::Fixed) => "Côte à côte",
        Preference::Seating(Seating::Turning) => "Tourner le plateau",
        Preference::Seating(Seating::Facing) => "Face à face",
        Preference::Senses => "Son, toucher et clavier",
        Preference::Coaching => "Conseils pour débuter",
        Preference::CoachingAbout => {
            "Signale les fautes habituelles des débutants avant que vous les fassiez, et après."
        }
        Preference::Sound => "Son",
        Preference::Volume => "Volume",
        Preference::VolumeIs(_) => "",
        Preference::Vibration => "Vibration",
        Preference::Shortcuts => "Raccourcis clavier",
        Preference::ShortcutsAbout => {
            "Quand le plateau a le focus : lettres et chiffres vont à une case, ? pourquoi, H indice, S position, L dernier coup, R revoir, T écrire un coup, U annuler, Y rétablir."
        }
    }
}
