//! What a player sees before a move: what it would do, and what is wrong with
//! it.

use super::State;
use crate::rules::{Pit, Side, Sowing};
use crate::settings::{Players, Seating, Taps};
use crate::view::coach::{self, Coach};
use crate::view::message::Message;
use crate::view::narrate;

impl State {
    /// Whether a person may play a pit in the shown position.
    fn may_play(&self, pit: Pit) -> bool {
        !self.is_viewed() && narrate::refusal(&self.settings, &self.game, pit).is_none()
    }

    /// The pit that is pointed at, if it may be played and the board is at
    /// rest.
    fn target(&self) -> Option<Pit> {
        self.aimed
            .filter(|&pit| !self.motion.is_moving() && self.may_play(pit))
    }

    /// What playing the pit that is pointed at would do.
    #[must_use]
    pub fn aimed_sowing(&self) -> Option<Sowing> {
        Sowing::of(self.game.position(), self.target()?, self.game.rules())
    }

    /// The sentence about the pit that is pointed at: the mistake that playing
    /// it would be, where that is wanted, or what it would do.
    #[must_use]
    pub fn foresight(&self) -> Option<Message> {
        let pit = self.target()?;
        self.mistake(pit, false)
            .or_else(|| narrate::preview(&self.game, pit).map(Message::Preview))
    }

    /// The mistake that playing a pit is, if mistakes are to be named.
    pub(super) fn mistake(&self, pit: Pit, is_made: bool) -> Option<Message> {
        let mistake = self
            .preferences
            .coaching
            .then(|| coach::mistake(&self.game, pit))??;
        Some(Message::Coach(Coach {
            pit,
            mistake,
            is_made,
        }))
    }

    pub(super) fn aim(&mut self, aimed: Option<Pit>) {
        if aimed != self.aimed {
            self.armed = None;
        }
        self.aimed = aimed;
        let warning = self.target().and_then(|pit| self.mistake(pit, false));
        self.say(warning);
    }

    /// A pit is chosen by mouse or finger. The first tap only shows what the
    /// move would do, where that is wanted, and if a mistake that was not seen
    /// before is to be named.
    pub(super) fn tap(&mut self, pit: Pit) {
        self.motion.settle(&self.game);
        let is_unseen = || self.aimed != Some(pit) && self.mistake(pit, false).is_some();
        let waits = self.preferences.taps == Taps::Twice || is_unseen();
        if waits && self.armed != Some(pit) && self.may_play(pit) {
            self.hint = None;
            self.armed = Some(pit);
            self.aimed = Some(pit);
            self.say(self.foresight());
            return;
        }
        if self.armed.take().is_some() {
            self.aimed = None;
        }
        self.play(pit);
    }

    pub(super) fn play_typed(&mut self, text: &str) {
        match narrate::typed_pit(&self.game, text) {
            Ok(pit) => self.play(pit),
            Err(message) => self.hint(message),
        }
    }

    /// The side whose row is drawn nearest to the reader. A board that turns
    /// does so when a move has been shown.
    #[must_use]
    pub fn near(&self) -> Side {
        match (self.settings.players, self.preferences.seating) {
            (Players::Two, Seating::Turning) if self.motion.is_behind() => self.motion.mover(),
            (Players::Two, Seating::Turning) => self.game.position().side(),
            _ => match &self.frame {
                Some(frame) if self.is_viewed() => frame.side,
                _ => self.settings.near(),
            },
        }
    }

    /// Whether what is written for the far side is upside down.
    #[must_use]
    pub fn is_faced(&self) -> bool {
        self.settings.players == Players::Two && self.preferences.seating == Seating::Facing
    }
}

#[cfg(test)]
mod tests {
    use super::super::Action;
    use super::*;
    use crate::i18n::Language;
    use crate::notation::oware;
    use crate::rules::Game;
    use crate::settings::{Preferences, Settings};

    fn pit(letter: char) -> Pit {
        Pit::from_letter(letter).expect("a pit")
    }

    fn two(position: &str, preferences: Preferences) -> State {
        let settings = Settings {
            players: Players::Two,
            ..Settings::default()
        };
        let start = oware::parse_position(position, &settings.rules).expect("a position");
        let game = Game::from_position(settings.rules, start).expect("valid");
        let mut state = State::new(settings, game, Language::english());
        state.still = true;
        state.preferences = preferences;
        state
    }

    const START: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
    /// All but A leave it to North.
    const THREAT: &str = "2-5-5-5-5-5-5-4-4-4-3-1-0-0-S";

    fn twice() -> Preferences {
        Preferences {
            taps: Taps::Twice,
            ..Preferences::default()
        }
    }

    fn coached() -> Preferences {
        Preferences {
            coaching: true,
            ..Preferences::default()
        }
    }

    fn is_warning(message: Option<&Message>) -> bool {
        matches!(message, Some(Message::Coach(coach)) if !coach.is_made)
    }

    #[test]
    fn pointing_at_a_pit_shows_what_it_would_do() {
        let state = two(START, Preferences::default()).after(Action::Aim(Some(pit('C'))));
        assert_eq!(state.aimed_sowing().expect("legal").landing, pit('a'));
        assert!(matches!(state.foresight(), Some(Message::Preview(_))));
        assert!(state.game.is_empty());
        let other = state.after(Action::Aim(Some(pit('c'))));
        assert_eq!(other.foresight(), None);
        assert_eq!(state.after(Action::Aim(None)).foresight(), None);
    }

    #[test]
    fn tapping_twice_plays_and_once_shows() {
        let state = two(START, twice()).after(Action::Tap(pit('C')));
        assert!(state.game.is_empty() && state.foresight().is_some());
        let other = state.after(Action::Tap(pit('D')));
        assert!(other.game.is_empty());
        let played = other.after(Action::Tap(pit('D')));
        assert_eq!(played.game.moves(), [pit('D')]);
        assert_eq!(played.foresight(), None);
    }

    #[test]
    fn what_may_not_be_played_is_refused_at_the_first_tap() {
        let state = two(START, twice()).after(Action::Tap(pit('c')));
        assert!(matches!(state.hint, Some(Message::Refused(_))));
    }

    #[test]
    fn a_mistake_is_named_before_it_is_made_and_after() {
        let state = two(THREAT, coached());
        let aimed = state.after(Action::Aim(Some(pit('F'))));
        assert!(is_warning(aimed.foresight().as_ref()));
        assert!(is_warning(aimed.speech.back().map(|(_, said)| said)));
        let played = aimed.after(Action::Tap(pit('F')));
        assert!(matches!(&played.coached, Some(Message::Coach(coach)) if coach.is_made));
        let next = played.after(Action::Play(pit('f')));
        assert!(!matches!(&next.coached, Some(Message::Coach(coach)) if coach.pit == pit('F')));
    }

    #[test]
    fn a_finger_that_makes_a_mistake_is_held_once() {
        let state = two(THREAT, coached()).after(Action::Tap(pit('F')));
        assert!(state.game.is_empty() && is_warning(state.foresight().as_ref()));
        assert_eq!(state.after(Action::Tap(pit('F'))).game.len(), 1);
        assert_eq!(state.after(Action::Tap(pit('A'))).game.len(), 1);
    }

    #[test]
    fn without_coaching_nothing_is_named() {
        let state = two(THREAT, Preferences::default()).after(Action::Tap(pit('F')));
        assert_eq!((state.game.len(), state.coached), (1, None));
    }

    #[test]
    fn a_typed_letter_or_number_plays_and_anything_else_is_explained() {
        let state = two(START, Preferences::default());
        for text in ["C", "c", " 3 "] {
            let played = state.after(Action::PlayTyped(text.into()));
            assert_eq!(played.game.moves(), [pit('C')], "{text:?}");
        }
        for text in ["", "G", "0", "7", "CC", "é", "🌰"] {
            let refused = state.after(Action::PlayTyped(text.into()));
            assert!(refused.game.is_empty());
            assert_eq!(
                refused.hint,
                Some(Message::NoSuchPit { pits: 6 }),
                "{text:?}"
            );
        }
    }

    #[test]
    fn the_board_turns_to_the_mover_once_the_move_has_been_shown() {
        let turning = Preferences {
            seating: Seating::Turning,
            ..Preferences::default()
        };
        let mut state = two(START, turning);
        state.still = false;
        assert_eq!(state.near(), Side::South);
        let played = state.after(Action::Play(pit('C')));
        assert_eq!(played.near(), Side::South);
        assert_eq!(played.after(Action::Settle).near(), Side::North);
        let computer = State::new(
            Settings::default(),
            State::game_of(&Settings::default()),
            Language::english(),
        );
        let turned = computer
            .after(Action::Prefer(turning))
            .after(Action::Play(pit('C')));
        assert_eq!(turned.after(Action::Settle).near(), Side::South);
    }
}
