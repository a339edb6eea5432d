//! Controls, settings and notices.

use super::super::catalogue::{Key, key};
use super::{Language, number};
use crate::rules::Preset;
use crate::settings::{Pace, Seating, Skin, Taps, Theme};
use crate::view::message::{Label, Trouble};
use crate::view::preference::Preference;

/// A word or two on a control.
pub fn label(label: Label) -> Key<0> {
    match label {
        Label::NewGame => key::new_game,
        Label::Undo => key::undo,
        Label::PlayAgain => key::play_again,
        Label::Language => key::language,
        Label::Board => key::board,
        Label::Pits => key::pits,
        Label::Rules => key::rules,
        Label::Opponent => key::opponent,
        Label::ComputerPlayer => key::the_computer,
        Label::TwoPlayers => key::two_players,
        Label::Strength => key::strength,
        Label::YourSide => key::your_side,
        Label::WhoBegins => key::who_begins,
        Label::Direction => key::sowing_goes,
        Label::Start => key::start,
        Label::Cancel => key::cancel,
        Label::Notices => key::notices,
        Label::Dismiss => key::dismiss,
        Label::Why => key::why,
        Label::More => key::more,
        Label::Redo => key::redo,
        Label::Replay => key::replay,
        Label::Share => key::share,
        Label::Open => key::open,
        Label::OpenNow => key::open_now,
        Label::OpenedInstead => key::opened_instead,
        Label::Agree => key::agree_to_stop,
        Label::OfferToStop => key::offer_to_stop,
        Label::Resign => key::resign,
        Label::Close => key::close,
        Label::Copy => key::copy,
        Label::Download => key::download,
        Label::ShareWhat => key::share_what,
        Label::SharedText => key::shared_text,
        Label::TextToOpen => key::text_to_open,
        Label::ChooseFile => key::choose_file,
        Label::ToTheEnd => key::to_the_end,
        Label::BringBack => key::bring_back,
        Label::Hint => key::hint,
        Label::Moves => key::moves,
        Label::Analysis => key::analysis,
        Label::Pit => key::pit,
        Label::Worth => key::worth,
        Label::Expected => key::expected,
        Label::Tables => key::tables,
        Label::CloseAnalysis => key::close_analysis,
        Label::ReadAloud => key::read_aloud,
        Label::ReadPosition => key::read_position,
        Label::ReadLast => key::read_last,
        Label::TypeMove => key::type_move,
        Label::TypedMove => key::typed_move,
        Label::PlayTyped => key::play_typed,
        Label::Stay => key::stay,
        Label::NewVersion => key::new_version,
        Label::UseItNow => key::use_it_now,
        Label::Later => key::later,
        Label::Readings => key::readings,
        Label::Keys => key::keys,
    }
}

/// Who plays a rule set, and what is special about it.
pub fn about(preset: Preset) -> Key<0> {
    match preset {
        Preset::Abapa => key::about_abapa,
        Preset::Akan => key::about_akan,
        Preset::IvoryCoast => key::about_ivory_coast,
        Preset::Family => key::about_family,
        Preset::Awari => key::about_awari,
        Preset::TenPit => key::about_ten_pit,
    }
}

/// What went wrong.
pub fn trouble(trouble: Trouble) -> Key<0> {
    match trouble {
        Trouble::SaveUnreadable => key::save_unreadable,
        Trouble::SaveSpared => key::save_spared,
        Trouble::StorageForbidden => key::storage_forbidden,
        Trouble::StorageFull => key::storage_full,
        Trouble::NoWorker => key::no_worker,
        Trouble::WorkerRestarted => key::worker_restarted,
        Trouble::LanguageNotLoaded => key::language_not_loaded,
    }
}

impl Language {
    pub(super) fn preference(&self, preference: Preference) -> String {
        let key = match preference {
            Preference::VolumeIs(tenths) => {
                return self.text(key::volume_is, [number(u32::from(tenths) * 10)]);
            }
            Preference::Title => key::settings,
            Preference::Skins => key::skins,
            Preference::Skin(Skin::Wood) => key::skin_wood,
            Preference::Skin(Skin::EggBox) => key::skin_egg_box,
            Preference::Skin(Skin::Plain) => key::skin_plain,
            Preference::Themes => key::themes,
            Preference::Theme(Theme::System) => key::theme_system,
            Preference::Theme(Theme::Light) => key::theme_light,
            Preference::Theme(Theme::Dark) => key::theme_dark,
            Preference::Paces => key::paces,
            Preference::Pace(Pace::Slow) => key::pace_slow,
            Preference::Pace(Pace::Normal) => key::pace_normal,
            Preference::Pace(Pace::Fast) => key::pace_fast,
            Preference::Pace(Pace::None) => key::pace_none,
            Preference::LessMotion => key::less_motion,
            Preference::Taps => key::taps,
            Preference::Tap(Taps::Once) => key::tap_once,
            Preference::Tap(Taps::Twice) => key::tap_twice,
            Preference::Seatings => key::seatings,
            Preference::Seating(Seating::Fixed) => key::seating_fixed,
            Preference::Seating(Seating::Turning) => key::seating_turning,
            Preference::Seating(Seating::Facing) => key::seating_facing,
            Preference::Senses => key::senses,
            Preference::Coaching => key::coaching,
            Preference::CoachingAbout => key::coaching_about,
            Preference::Sound => key::sound,
            Preference::Volume => key::volume,
            Preference::Vibration => key::vibration,
            Preference::Shortcuts => key::shortcuts,
            Preference::ShortcutsAbout => key::shortcuts_about,
        };
        self.text(key, [])
    }
}
