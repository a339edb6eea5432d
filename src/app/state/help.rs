//! What the computer helps with: advice, the analysis, and another level.

use super::State;
use crate::engine::{Level, Report};
use crate::rules::Pit;
use crate::settings::{Players, Settings};
use crate::view::message::Message;
use crate::view::study::{self, Study};

/// How far advice on the shown position is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Help {
    /// Nobody wants any.
    Unasked,
    /// It is looked for.
    Asked,
    /// This move is advised.
    Given(Pit),
}

impl State {
    /// Whether advice can be given: a person is to move, or looks back.
    #[must_use]
    pub fn can_advise(&self) -> bool {
        !self.game.legal().is_empty() && !self.is_thinking() && self.offered_at.is_none()
    }

    pub(super) fn ask_advice(&mut self) {
        if self.can_advise() && self.help != Help::Asked {
            self.motion.settle(&self.game);
            self.help = Help::Asked;
            self.hint(Message::Study(Study::Looking));
        }
    }

    pub(super) fn advise(&mut self, round: u32, shown: usize, report: &Report) {
        let is_wanted = self.help == Help::Asked;
        if !is_wanted || round != self.round || shown != self.game.shown() {
            return;
        }
        if let Some(advice) = study::advice(&self.game, report) {
            self.help = Help::Given(advice.pit);
            self.hint(Message::Study(Study::Advice(advice)));
        }
    }

    /// The level to offer, once a game is over, and the one that was played.
    #[must_use]
    pub fn other_level(&self) -> Option<(Level, Level)> {
        self.game.outcome()?;
        let Players::Computer { level, .. } = self.settings.players else {
            return None;
        };
        self.streak.offer().filter(|&(_, played)| played == level)
    }

    /// Counts a game that has just ended, and says if another level is offered
    /// now.
    pub(super) fn count_game(&mut self) {
        let Some(outcome) = self.game.outcome() else {
            return;
        };
        // A game that is taken back and ends again is still one game.
        if !std::mem::replace(&mut self.counts, false) {
            return;
        }
        self.finished += 1;
        if let Players::Computer { level, person } = self.settings.players {
            let won = outcome.winner().map(|winner| winner == person);
            self.streak = self.streak.after(level, won);
            let offer = self.other_level();
            self.say(offer.map(|(to, from)| Message::OtherLevel { to, from }));
        }
    }

    pub(super) fn take_level(&mut self) {
        let (Some((level, _)), Players::Computer { person, .. }) =
            (self.other_level(), self.settings.players)
        else {
            return;
        };
        self.begin(Settings {
            players: Players::Computer { level, person },
            ..self.settings
        });
    }
}

#[cfg(test)]
mod tests {
    use super::super::Action;
    use super::*;
    use crate::engine::{Mind, search};
    use crate::i18n::Language;
    use crate::notation::oware;
    use crate::rules::{Game, Side};
    use crate::settings::Streak;

    /// A person, South, against a level of the computer in a position.
    fn state(number: u8, position: &str) -> State {
        let players = Players::Computer {
            level: Level::new(number).expect("a level"),
            person: Side::South,
        };
        let settings = Settings {
            players,
            ..Settings::default()
        };
        let start = oware::parse_position(position, &settings.rules).expect("a position");
        let game = Game::from_position(settings.rules, start).expect("valid");
        State::new(settings, game, Language::english())
    }

    const START: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
    /// F wins at once.
    const WINNING: &str = "0-0-0-0-3-4-1-3-1-1-0-1-22-12-S";

    fn pit(letter: char) -> Pit {
        Pit::from_letter(letter).expect("a pit")
    }

    fn report(state: &State) -> Box<Report> {
        let mut mind = Mind::new(state.game.rules(), 1 << 16);
        let report = search(&mut mind, &state.game.trail(), 4, &mut ());
        Box::new(report.expect("not over"))
    }

    fn advised(state: &State) -> State {
        state.after(Action::Advise {
            round: state.round,
            shown: state.game.shown(),
            report: report(state),
        })
    }

    /// The state after so many lost games, of which none is taken back.
    fn lost(state: &State, games: u32) -> State {
        (0..games).fold(state.clone(), |state, _| {
            let begun = state.after(Action::Begin(state.settings));
            begun.after(Action::Resign)
        })
    }

    #[test]
    fn advice_is_given_when_it_is_asked_for_and_goes_with_the_move() {
        let asked = state(1, START).after(Action::AskAdvice);
        assert_eq!(asked.help, Help::Asked);
        let given = advised(&asked);
        let Help::Given(pit) = given.help else {
            panic!("{:?}", given.help);
        };
        assert!(matches!(given.hint, Some(Message::Study(Study::Advice(_)))));
        let played = given.after(Action::Play(pit));
        assert_eq!((played.help, played.hint), (Help::Unasked, None));
    }

    #[test]
    fn advice_that_nobody_waits_for_is_not_given() {
        let begun = state(1, START);
        assert_eq!(advised(&begun), begun);
        let moved = begun.after(Action::AskAdvice).after(Action::Play(pit('C')));
        assert_eq!(moved.help, Help::Unasked);
        assert_eq!(advised(&moved), moved);
    }

    #[test]
    fn while_the_computer_thinks_there_is_no_advice() {
        let thinking = state(1, START).after(Action::Play(pit('C')));
        assert_eq!(thinking.after(Action::AskAdvice), thinking);
    }

    #[test]
    fn three_lost_games_offer_an_easier_level_once() {
        let gone = lost(&state(4, START), 3);
        let (to, from) = gone.other_level().expect("an offer");
        assert_eq!((to.number(), from.number()), (3, 4));
        assert!(matches!(
            gone.speech.back(),
            Some((_, Message::OtherLevel { .. }))
        ));
        assert_eq!(gone.after(Action::KeepLevel).other_level(), None);
        let next = gone.after(Action::TakeLevel);
        assert_eq!(next.settings.level(), Some(to));
        assert!(next.game.is_empty() && next.other_level().is_none());
        // Passed over, it does not come again at once.
        assert_eq!(lost(&gone, 2).other_level(), None);
        assert!(lost(&gone, 3).other_level().is_some());
    }

    #[test]
    fn a_won_game_counts_once_however_often_it_ends() {
        let mut state = state(4, WINNING);
        for _ in 0..4 {
            state = state.after(Action::Play(pit('F')));
            assert!(state.game.outcome().is_some());
            state = state.after(Action::Undo);
        }
        let once = Streak::default().after(Level::ALL[3], Some(true));
        assert_eq!(state.streak, once);
    }

    #[test]
    fn opened_games_and_those_of_two_people_do_not_count() {
        let begun = state(4, START);
        let opened = (begun.settings, Game::clone(&begun.game));
        let opened = begun.after(Action::Open(Box::new(opened)));
        let ended = opened.after(Action::Resign);
        assert_eq!(ended.streak, Streak::default());
        let two = Settings {
            players: Players::Two,
            ..begun.settings
        };
        let ended = begun.after(Action::Begin(two)).after(Action::Resign);
        assert_eq!(ended.streak, Streak::default());
    }

    #[test]
    fn another_level_begins_a_streak_anew() {
        let gone = lost(&state(4, START), 2);
        let players = Players::Computer {
            level: Level::ALL[4],
            person: Side::South,
        };
        let other = Settings {
            players,
            ..gone.settings
        };
        let back = gone.after(Action::Begin(other));
        assert_eq!(lost(&back, 2).other_level(), None);
        assert_eq!(back.streak, Streak::default());
    }
}
