//! What the page does beside drawing: timers, storage, the document.

use std::rc::Rc;

use web_sys::window;
use yew::prelude::*;

use super::page::Shared;
use super::state::{Action, MOST_TABLED, State};
use crate::embed::Opening;
use crate::i18n::Language;
use crate::settings::{Preferences, Settings, Streak, Theme, Word};
use crate::storage::{self, Drawer, StoreError};
use crate::view::message::{Message, Trouble};

mod computer;
mod host;
mod host_window;
mod languages;
mod links;
mod motion;
mod sound;
mod statistics;
mod tables;
mod update;
pub use computer::{Analysis, Thinks, use_client, use_computer};
pub use host::{framed, use_host};
pub use languages::{opening_language, use_language_choice, use_languages};
pub use links::use_links;
pub use motion::{use_completion, use_motion, use_stillness};
pub use sound::use_sound;
pub use statistics::{keep_games, kept_games, use_statistics};
pub use tables::use_table_making;
pub use update::{use_it_now, use_update};

/// The state in which the page opens: the game of the frame that it is in, or
/// the kept game, or a first visit.
pub fn opening(language: Language, framed: Option<&Opening>) -> State {
    if let Some(Opening {
        options,
        game,
        faults,
    }) = framed
    {
        let mut state = State::new(options.settings(), game.clone(), language);
        state.preferences = options.preferences();
        state.frame = Some(Rc::new(options.clone()));
        state.notice = faults.first().map(host::misaddressed);
        return state;
    }
    let (kept, trouble) = match Drawer::Game.get() {
        Err(_) => (None, Some(Trouble::StorageForbidden)),
        Ok(None) => (None, None),
        Ok(Some(text)) => match storage::read(&text) {
            Ok(kept) => (Some(kept), None),
            Err(_) if Drawer::UnreadableGame.put(&text).is_ok() => {
                (None, Some(Trouble::SaveUnreadable))
            }
            Err(_) => (None, Some(Trouble::SaveSpared)),
        },
    };
    let (settings, game) = kept.unwrap_or_else(|| {
        let settings = Settings::default();
        (settings, State::game_of(&settings))
    });
    let mut state = State::new(settings, game, language);
    let kept = |drawer: Drawer| drawer.get().ok().flatten();
    let streak = kept(Drawer::Streak).and_then(|text| Streak::from_text(&text));
    state.streak = streak.unwrap_or_default();
    let most = kept(Drawer::Tables).and_then(|text| text.parse().ok());
    state.most_tabled = most
        .filter(|most| MOST_TABLED.contains(most))
        .unwrap_or(MOST_TABLED[0]);
    let preferences = kept(Drawer::Preferences);
    state.preferences =
        preferences.map_or_else(Preferences::default, |text| Preferences::from_text(&text));
    state.analyses = kept(Drawer::Analysis).as_deref() == Some(OPEN);
    state.lists = kept(Drawer::Moves).as_deref() == Some(OPEN);
    state.notice = trouble.map(Message::Trouble);
    state.spares_save = trouble == Some(Trouble::SaveSpared);
    state
}

/// Says what went wrong before the page was drawn. A screen reader hears only
/// what is added to a page.
#[hook]
pub fn use_opening_trouble(state: &Shared) {
    let state = state.clone();
    use_effect_with((), move |()| {
        if let Some(trouble) = state.notice.clone() {
            state.dispatch(Action::Warn(trouble));
        }
    });
}

/// Keeps the game and the language, and says once if that is impossible.
#[hook]
pub fn use_saving(state: &Shared) {
    // Two pointers to one game are equal without a look at it, and a step of
    // an animation leaves the game where it is.
    let kept = (state.settings, Rc::clone(&state.game));
    let has_warned = use_mut_ref(|| {
        let forbidden = Message::Trouble(Trouble::StorageForbidden);
        state.notice.as_ref() == Some(&forbidden)
    });
    let shared = state.clone();
    use_effect_with(kept, move |(settings, game)| {
        if shared.spares_save && game.is_empty() {
            return;
        }
        if let Err(error) = Drawer::Game.put(&storage::write(settings, game)) {
            let trouble = match error {
                StoreError::Forbidden => Trouble::StorageForbidden,
                StoreError::Full => Trouble::StorageFull,
            };
            if !has_warned.replace(true) {
                shared.dispatch(Action::Warn(Message::Trouble(trouble)));
            }
        }
    });
}

/// What is kept of an open panel; a closed one is any other text.
const OPEN: &str = "open";

/// Remembers how games went, which panels are open, how large the endgame
/// tables may be, and how the reader wants the page. Without storage that lasts as long as the page.
#[hook]
pub fn use_habits(state: &Shared) {
    let habits = (
        state.streak,
        (state.analyses, state.lists),
        state.most_tabled,
        state.preferences,
    );
    let kept = use_mut_ref(|| habits);
    use_effect_with(habits, move |&habits| {
        let (streak, panels, most, preferences) = habits;
        let before = kept.replace(habits);
        if before.0 != streak {
            let _ = Drawer::Streak.put(&streak.to_text());
        }
        let keep = |drawer: Drawer, before: bool, is_open: bool| {
            if before != is_open {
                let _ = drawer.put(if is_open { OPEN } else { "closed" });
            }
        };
        keep(Drawer::Analysis, before.1.0, panels.0);
        keep(Drawer::Moves, before.1.1, panels.1);
        if before.2 != most {
            let _ = Drawer::Tables.put(&most.to_string());
        }
        if before.3 != preferences {
            let _ = Drawer::Preferences.put(&preferences.to_text());
        }
    });
}

/// Makes the document speak the language of the page, and remembers a change
/// of it.
#[hook]
pub fn use_document(state: &Shared) {
    let opened_in = use_mut_ref(|| state.language.clone());
    use_effect_with(state.language.clone(), move |language| {
        let Some(document) = window().and_then(|window| window.document()) else {
            return;
        };
        document.set_title(&language.say(&Message::Title));
        if let Some(root) = document.document_element() {
            let direction = match language.is_right_to_left() {
                true => "rtl",
                false => "ltr",
            };
            // These names are always valid.
            let _ = root.set_attribute("lang", language.tag());
            let _ = root.set_attribute("dir", direction);
        }
        let description = document.query_selector("meta[name=description]");
        if let Some(description) = description.ok().flatten() {
            let _ = description.set_attribute("content", &language.say(&Message::Description));
        }
        if opened_in.replace(language.clone()) != *language {
            // Without storage the choice lasts as long as the page.
            let _ = Drawer::Language.put(language.tag());
        }
    });
}

/// Has the document in the colours that the reader wants, the browser's own
/// parts with it.
#[hook]
pub fn use_theme(state: &Shared) {
    use_effect_with(state.preferences.theme, move |&theme| {
        let document = window().and_then(|window| window.document());
        let Some(root) = document.and_then(|document| document.document_element()) else {
            return;
        };
        // The name is always valid.
        let _ = match theme {
            Theme::System => root.remove_attribute(THEME),
            chosen => root.set_attribute(THEME, chosen.word()),
        };
    });
}

/// The attribute of the document that the style sheet reads.
const THEME: &str = "data-theme";
