//! Controls, settings and notices; rules and levels.

use super::*;

pub fn controls(all: &mut Vec<Message>) {
    use Label::*;
    let labels = [
        NewGame,
        Undo,
        PlayAgain,
        Language,
        Board,
        Pits,
        Rules,
        Opponent,
        ComputerPlayer,
        TwoPlayers,
        Strength,
        YourSide,
        WhoBegins,
        Direction,
        Start,
        Cancel,
        Dismiss,
        Notices,
        Readings,
        Keys,
        Why,
        More,
        Redo,
        Replay,
        Share,
        Open,
        OpenNow,
        OpenedInstead,
        Agree,
        OfferToStop,
        Resign,
        Close,
        Copy,
        Download,
        ShareWhat,
        SharedText,
        TextToOpen,
        ChooseFile,
        ToTheEnd,
        BringBack,
        Hint,
        Moves,
        Analysis,
        Pit,
        Worth,
        Expected,
        Tables,
        CloseAnalysis,
        ReadAloud,
        ReadPosition,
        ReadLast,
        TypeMove,
        TypedMove,
        PlayTyped,
        Stay,
        NewVersion,
        UseItNow,
        Later,
    ];
    all.extend(labels.map(Message::Label));
    let preferences = [
        Preference::Title,
        Preference::Skins,
        Preference::Skin(Skin::Wood),
        Preference::Skin(Skin::EggBox),
        Preference::Skin(Skin::Plain),
        Preference::Themes,
        Preference::Theme(Theme::System),
        Preference::Theme(Theme::Light),
        Preference::Theme(Theme::Dark),
        Preference::Paces,
        Preference::Pace(Pace::Slow),
        Preference::Pace(Pace::Normal),
        Preference::Pace(Pace::Fast),
        Preference::Pace(Pace::None),
        Preference::LessMotion,
        Preference::Taps,
        Preference::Tap(Taps::Once),
        Preference::Tap(Taps::Twice),
        Preference::Seatings,
        Preference::Seating(Seating::Fixed),
        Preference::Seating(Seating::Turning),
        Preference::Seating(Seating::Facing),
        Preference::Senses,
        Preference::Coaching,
        Preference::CoachingAbout,
        Preference::Sound,
        Preference::Volume,
        Preference::VolumeIs(7),
        Preference::Vibration,
        Preference::Shortcuts,
        Preference::ShortcutsAbout,
    ];
    all.extend(preferences.map(Message::Preference));
    let troubles = [
        Trouble::SaveUnreadable,
        Trouble::SaveSpared,
        Trouble::StorageForbidden,
        Trouble::StorageFull,
        Trouble::NoWorker,
        Trouble::WorkerRestarted,
        Trouble::LanguageNotLoaded,
    ];
    all.extend(troubles.map(Message::Trouble));
}

pub fn rules(all: &mut Vec<Message>) {
    all.extend(Level::ALL.map(Message::Level));
    all.extend(Level::ALL.map(Message::LevelNumber));
    let [one, two] = [Level::ALL[0], Level::ALL[1]];
    all.push(Message::OtherLevel { to: two, from: one });
    all.push(Message::OtherLevel { to: one, from: two });
    all.push(Message::RuleSetName(None));
    for preset in Preset::ALL {
        all.push(Message::RuleSetName(Some(preset)));
        all.push(Message::RuleSetAbout(preset));
        all.extend(narrate::readings(&preset.rules()));
    }
    for text in [
        "abapa,majority=no,few=1",
        "akan,few=3",
        "family,stuck=split",
    ] {
        all.extend(narrate::readings(&text.parse().expect("a rule set")));
    }
    let origins = [
        Origin::Told(Source::BeginnersGuide),
        Origin::Told(Source::Encyclopedia),
        Origin::Told(Source::IvoryCoast),
        Origin::Told(Source::BoxedGames),
        Origin::Told(Source::Literature),
        Origin::Told(Source::Bete),
        Origin::Ours,
        Origin::Disputed,
        Origin::Awaited,
        Origin::Chosen,
    ];
    all.extend(origins.map(|origin| {
        Message::Reading(Reading {
            topic: Topic::Pits,
            rules: RuleSet::ABAPA,
            origin,
        })
    }));
    all.extend(Side::BOTH.map(Message::SideName));
    let directions = [Direction::CounterClockwise, Direction::Clockwise];
    all.extend(directions.map(Message::DirectionName));
}

pub fn custom(all: &mut Vec<Message>) {
    let mut customs = vec![
        Custom::Yours,
        Custom::Name,
        Custom::Keep,
        Custom::Replace,
        Custom::Forget,
        Custom::Share,
        Custom::Kept("Harbour".into()),
        Custom::Forgotten("Harbour".into()),
        Custom::Nameless,
        Custom::Taken("Akan".into()),
        Custom::TooMany,
        Custom::NotKept,
    ];
    for (field, values) in RuleSet::FIELDS {
        customs.push(Custom::Field(field));
        customs.extend(values.iter().map(|value| Custom::Value(value)));
        let told: RuleSet = "ivory-coast,few=3".parse().expect("rules");
        customs.extend(custom::about(field, &told));
    }
    customs.extend(Preset::ALL.map(Custom::Same));
    customs.extend(COUNTS.map(|count| Custom::Unread(count.into())));
    all.extend(customs.into_iter().map(Message::Custom));
}
