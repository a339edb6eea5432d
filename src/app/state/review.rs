//! Looking back at a game, playing on from there, and another game.

use std::rc::Rc;

use super::{Help, State};
use crate::settings::{Players, Settings};
use crate::view::{narrate, review};

/// The settings of a rematch: a person takes the computer's side, and the same
/// side begins, so that the other player does. Two people stay where they sit,
/// and the other one begins.
#[must_use]
pub(super) fn sides_changed(settings: &Settings) -> Settings {
    match settings.players {
        Players::Computer { level, person } => Settings {
            players: Players::Computer {
                level,
                person: person.other(),
            },
            ..*settings
        },
        Players::Two => Settings {
            first: settings.first.other(),
            ..*settings
        },
    }
}

impl State {
    /// Shows an earlier or later position: the next one seed by seed, any
    /// other at once.
    pub(super) fn show(&mut self, plies: usize) {
        let before = self.game.shown();
        self.motion.settle(&self.game);
        Rc::make_mut(&mut self.game).show(plies);
        let is_next = self.game.shown() == before + 1 && self.moves();
        match self.game.sowing(before).filter(|_| is_next) {
            Some(sowing) => self.motion.enqueue(&sowing, true),
            None => self.motion.settle(&self.game),
        }
        self.told.clear();
        self.coached = None;
        self.hint = None;
        self.help = Help::Unasked;
        self.plays_from = None;
        self.say([review::shown(&self.settings, &self.game)]);
        if self.game.is_at_end() {
            self.say([narrate::status(&self.settings, &self.game)]);
        }
    }

    /// Whether the computer was to move in the earlier position that is shown,
    /// and can be told to.
    #[must_use]
    pub fn can_play_from_here(&self) -> bool {
        let mover = self.game.position().side();
        let waits = !self.game.is_at_end() && !self.is_thinking() && self.offered_at.is_none();
        waits && self.settings.computer(mover).is_some()
    }

    pub(super) fn play_from_here(&mut self) {
        if self.can_play_from_here() {
            self.motion.settle(&self.game);
            self.hint = None;
            self.help = Help::Unasked;
            self.plays_from = Some(self.game.shown());
            // An answer to an earlier question is none to this one.
            self.round += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Action;
    use super::*;
    use crate::engine::Level;
    use crate::i18n::Language;
    use crate::notation::oware;
    use crate::rules::{Pit, Side};
    use crate::view::message::Message;
    use crate::view::review::Review;

    /// A game of these moves against the computer, or of two people.
    fn after(person: Option<Side>, moves: &str) -> State {
        let players = person.map_or(Players::Two, |person| Players::Computer {
            level: Level::ALL[0],
            person,
        });
        let settings = Settings {
            players,
            ..Settings::default()
        };
        let mut game = State::game_of(&settings);
        for letter in moves.chars() {
            game.play(pit(letter)).expect("legal");
        }
        State::new(settings, game, Language::english())
    }

    fn pit(letter: char) -> Pit {
        Pit::from_letter(letter).expect("a pit")
    }

    fn moves(state: &State) -> String {
        oware::write_moves(state.game.moves())
    }

    fn answered(state: &State, letter: char) -> State {
        state.after(Action::Answer {
            round: state.round,
            plies: state.game.len(),
            pit: pit(letter),
        })
    }

    #[test]
    fn one_move_forward_is_shown_seed_by_seed_and_all_else_at_once() {
        let state = after(None, "CcDd").after(Action::Show(1));
        assert!(!state.motion.is_moving());
        let forward = state.after(Action::Show(2));
        assert!(forward.motion.is_moving());
        assert!(!forward.after(Action::Show(1)).motion.is_moving());
        assert!(!state.after(Action::Show(3)).motion.is_moving());
        let still = state.after(Action::Still(true));
        assert!(!still.after(Action::Show(2)).motion.is_moving());
    }

    #[test]
    fn a_jump_tells_the_move_that_led_there() {
        let state = after(None, "CcDd").after(Action::Show(1));
        let said = state.speech.back().map(|(_, message)| message.clone());
        assert!(matches!(
            said,
            Some(Message::Review(Review::At { shown: 1, plies: 4, deed })) if deed.pit == pit('C')
        ));
        let start = state.after(Action::Show(0));
        let said = start.speech.back().map(|(_, message)| message.clone());
        assert_eq!(said, Some(Message::Review(Review::Start(4))));
    }

    #[test]
    fn the_computer_does_not_think_about_what_is_looked_back_at() {
        let state = after(Some(Side::South), "CcDdE");
        assert!(state.is_thinking());
        let back = state.after(Action::Show(3));
        assert!(!back.is_thinking());
        assert!(back.after(Action::Show(5)).is_thinking());
    }

    #[test]
    fn a_person_plays_on_from_an_earlier_position() {
        let state = after(Some(Side::South), "CcDd").after(Action::Show(2));
        assert!(!state.can_play_from_here());
        let played = state.after(Action::Play(pit('E')));
        assert_eq!(moves(&played), "CcE");
        let undone = played.after(Action::Undo);
        assert_eq!((moves(&undone).as_str(), undone.game.shown()), ("CcDd", 2));
    }

    #[test]
    fn the_computer_plays_on_from_an_earlier_position_when_it_is_told_to() {
        let state = after(Some(Side::South), "CcDd").after(Action::Show(1));
        assert_eq!(moves(&answered(&state, 'f')), "CcDd");
        let told = state.after(Action::PlayFromHere);
        assert!(told.is_thinking() && !told.can_play_from_here());
        let played = answered(&told, 'f');
        assert_eq!(moves(&played), "Cf");
        assert!(!played.is_thinking());
        let undone = played.after(Action::Undo);
        assert_eq!((moves(&undone).as_str(), undone.game.shown()), ("CcDd", 1));
        assert!(!undone.is_thinking());
    }

    #[test]
    fn who_looks_elsewhere_does_not_want_the_computer_to_play() {
        let told = after(Some(Side::South), "CcDd")
            .after(Action::Show(1))
            .after(Action::PlayFromHere);
        let elsewhere = told.after(Action::Show(3));
        assert!(!elsewhere.is_thinking());
        assert_eq!(moves(&answered(&elsewhere, 'f')), "CcDd");
        assert!(!elsewhere.after(Action::Show(1)).is_thinking());
    }

    #[test]
    fn a_finished_game_is_played_on_from_and_comes_back() {
        let over = after(Some(Side::South), "CcDd").after(Action::Resign);
        let state = over.after(Action::Show(1)).after(Action::PlayFromHere);
        assert!(state.is_thinking());
        let played = answered(&state, 'f');
        assert!(played.game.outcome().is_none());
        let undone = played.after(Action::Undo);
        assert_eq!(undone.game.outcome(), over.game.outcome());
        assert_eq!(moves(&undone), "CcDd");
    }

    #[test]
    fn in_a_rematch_a_person_takes_the_side_of_the_computer() {
        let over = after(Some(Side::South), "Cc").after(Action::Resign);
        let next = over.after(Action::Rematch);
        assert_eq!(next.settings.near(), Side::North);
        assert_eq!(next.settings.level(), over.settings.level());
        assert!(next.game.is_empty() && next.is_thinking());
        let third = next.after(Action::Rematch);
        assert_eq!(third.settings, over.settings);
    }

    #[test]
    fn in_a_rematch_of_two_people_the_other_one_begins() {
        let over = after(None, "Cc").after(Action::Resign);
        let next = over.after(Action::Rematch);
        assert_eq!(next.game.position().side(), Side::North);
        assert_eq!(next.settings.players, Players::Two);
        assert!(next.game.is_empty());
    }
}
