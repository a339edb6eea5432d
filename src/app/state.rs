//! All that the page knows, and how it changes: pure functions, no effects.

use std::collections::VecDeque;

use crate::i18n::Language;
use crate::rules::{Game, Pit, Sowing};
use crate::view::message::Message;
use crate::view::motion::Motion;
use crate::view::narrate;
use crate::view::table::{Settings, Who};

/// How many sentences stay in the page for a screen reader to pick up.
const SPOKEN_AT_ONCE: usize = 6;

/// All that the page knows.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// What the players chose.
    pub settings: Settings,
    /// The running or finished game.
    pub game: Game,
    /// What the board shows of it.
    pub motion: Motion,
    /// The last move, to be marked until the next one.
    pub last: Option<Marks>,
    /// The language of the page.
    pub language: Language,
    /// What the last move did, until the next one.
    pub told: Option<Message>,
    /// What is explained beside the board, until the next action.
    pub hint: Option<Message>,
    /// What went wrong, until it is dismissed.
    pub notice: Option<Message>,
    /// What a screen reader is to say, numbered, the oldest first.
    pub speech: VecDeque<(u32, Message)>,
    /// How many sentences there have been.
    spoken: u32,
    /// Counts what makes an answer of the computer stale: a new game, an
    /// undo.
    pub round: u32,
    /// Whether moves are shown at once, without motion.
    pub still: bool,
}

/// The pits that the last move concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marks {
    /// The pit that was played.
    pub origin: Pit,
    /// The pit that got the last seed.
    pub landing: Pit,
}

/// What can happen.
#[derive(Clone, Debug)]
pub enum Action {
    /// A person chooses a pit.
    Play(Pit),
    /// The computer chose a pit, in this round and after so many plies.
    Answer {
        /// The round it was asked in.
        round: u32,
        /// Plies played when it was asked.
        plies: usize,
        /// Its choice.
        pit: Pit,
    },
    /// A person takes the last move back.
    Undo,
    /// A new game begins.
    Begin(Settings),
    /// The next step of the replay is due.
    Step,
    /// All motion is to be completed at once.
    Settle,
    /// Motion is or is not wanted.
    Still(bool),
    /// Another language is chosen.
    Speak(Language),
    /// Something went wrong.
    Warn(Message),
    /// The notice has been read.
    Dismiss,
}

impl State {
    /// The state in which a page opens.
    #[must_use]
    pub fn new(settings: Settings, game: Game, language: Language) -> State {
        State {
            motion: Motion::at(game.position()),
            last: None,
            settings,
            game,
            language,
            told: None,
            hint: None,
            notice: None,
            speech: VecDeque::new(),
            spoken: 0,
            round: 0,
            still: false,
        }
    }

    /// A new game of these settings.
    #[must_use]
    pub fn game_of(settings: &Settings) -> Game {
        // The start of a rule set has its pits and seeds, so this never fails.
        Game::from_position(settings.rules, settings.start())
            .unwrap_or_else(|_| Game::new(settings.rules))
    }

    /// Whether the computer is to move.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        let mover = self.game.position().side();
        self.game.is_at_end()
            && self.game.outcome().is_none()
            && self.settings.computer(mover).is_some()
    }

    /// The game with the last move of a person taken back, and what the
    /// computer played since; `None` if no person has moved.
    #[must_use]
    pub fn taken_back(&self) -> Option<Game> {
        let mut game = self.game.clone();
        while game.undo() {
            let mover = game.position().side();
            if self.settings.who(mover) != Who::Computer && game.outcome().is_none() {
                return Some(game);
            }
        }
        None
    }

    /// The state after something has happened.
    #[must_use]
    pub fn after(&self, action: Action) -> State {
        let mut next = self.clone();
        match action {
            Action::Play(pit) => next.play(pit),
            Action::Answer { round, plies, pit } => next.answer(round, plies, pit),
            Action::Undo => next.undo(),
            Action::Begin(settings) => next.begin(settings),
            Action::Step => next.motion.advance(),
            Action::Settle => next.motion.settle(&self.game),
            Action::Still(still) => {
                next.still = still;
                if still {
                    next.motion.settle(&self.game);
                }
            }
            Action::Speak(language) => next.language = language,
            Action::Warn(message) => {
                next.say([message.clone()]);
                next.notice = Some(message);
            }
            Action::Dismiss => next.notice = None,
        }
        next
    }

    fn play(&mut self, pit: Pit) {
        self.motion.settle(&self.game);
        if let Some(refusal) = narrate::refusal(&self.settings, &self.game, pit) {
            self.say([refusal.clone()]);
            self.hint = Some(refusal);
        } else if let Ok(sowing) = self.game.play(pit) {
            self.moved(&sowing);
        }
    }

    fn answer(&mut self, round: u32, plies: usize, pit: Pit) {
        if !self.is_thinking() || round != self.round || plies != self.game.len() {
            return;
        }
        if let Ok(sowing) = self.game.play(pit) {
            self.moved(&sowing);
        }
    }

    fn moved(&mut self, sowing: &Sowing) {
        self.hint = None;
        self.last = Some(Marks {
            origin: sowing.pit,
            landing: sowing.landing,
        });
        self.motion.enqueue(sowing);
        if self.still {
            self.motion.settle(&self.game);
        }
        let sentences = narrate::after_move(&self.settings, &self.game, sowing);
        self.told = sentences.first().cloned();
        self.say(sentences);
    }

    fn undo(&mut self) {
        let Some(game) = self.taken_back() else {
            return;
        };
        self.reset(self.settings, game);
        self.say([
            Message::TakenBack,
            narrate::status(&self.settings, &self.game),
        ]);
    }

    fn begin(&mut self, settings: Settings) {
        self.reset(settings, State::game_of(&settings));
        let first = self.settings.who(self.game.position().side());
        self.say([Message::Begun { first }]);
    }

    fn reset(&mut self, settings: Settings, game: Game) {
        self.settings = settings;
        self.game = game;
        self.motion.settle(&self.game);
        self.last = None;
        self.told = None;
        self.hint = None;
        self.round += 1;
    }

    fn say(&mut self, messages: impl IntoIterator<Item = Message>) {
        for message in messages {
            self.speech.push_back((self.spoken, message));
            self.spoken += 1;
        }
        while self.speech.len() > SPOKEN_AT_ONCE {
            self.speech.pop_front();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Level;
    use crate::notation::oware;
    use crate::rules::Side;
    use crate::view::table::Players;

    fn two() -> State {
        let settings = Settings {
            players: Players::Two,
            ..Settings::default()
        };
        State::new(settings, State::game_of(&settings), Language::English)
    }

    fn against_computer(first: Side) -> State {
        let settings = Settings {
            first,
            ..Settings::default()
        };
        State::new(settings, State::game_of(&settings), Language::English)
    }

    fn pit(letter: char) -> Pit {
        Pit::from_letter(letter).expect("a pit")
    }

    fn moves(state: &State) -> String {
        oware::write_moves(state.game.moves())
    }

    fn answer(state: &State, letter: char) -> Action {
        Action::Answer {
            round: state.round,
            plies: state.game.len(),
            pit: pit(letter),
        }
    }

    #[test]
    fn a_first_visit_is_a_running_game_against_an_easy_computer() {
        let state = against_computer(Settings::default().first);
        assert_eq!(state.settings.computer(Side::North), Level::new(1));
        assert_eq!(state.game.rules().to_string(), "abapa");
        assert!(!state.is_thinking());
    }

    #[test]
    fn the_game_changes_at_once_and_the_board_follows() {
        let state = two().after(Action::Play(pit('C')));
        assert_eq!(moves(&state), "C");
        assert!(state.motion.is_moving());
        let state = state.after(Action::Play(pit('a')));
        assert_eq!(moves(&state), "Ca");
    }

    #[test]
    fn a_refused_move_changes_nothing_and_is_explained() {
        let state = two().after(Action::Play(pit('c')));
        assert_eq!(moves(&state), "");
        assert!(matches!(state.hint, Some(Message::Refused(_))));
        assert!(state.after(Action::Play(pit('C'))).hint.is_none());
    }

    #[test]
    fn a_person_cannot_play_for_the_computer() {
        let state = against_computer(Side::North).after(Action::Play(pit('c')));
        assert_eq!(moves(&state), "");
        assert!(matches!(state.hint, Some(Message::Refused(_))));
    }

    #[test]
    fn a_stale_answer_is_ignored() {
        let asked = against_computer(Side::South).after(Action::Play(pit('C')));
        let late = answer(&asked, 'c');
        let undone = asked.after(Action::Undo);
        assert_eq!(moves(&undone.after(late.clone())), "");
        let again = undone.after(Action::Play(pit('D')));
        assert_eq!(moves(&again.after(late.clone())), "D");
        let answered = asked.after(late.clone());
        assert_eq!(moves(&answered), "Cc");
        assert_eq!(moves(&answered.after(late)), "Cc");
    }

    #[test]
    fn undo_takes_the_computers_move_back_too() {
        let state = against_computer(Side::South).after(Action::Play(pit('C')));
        let state = state.after(answer(&state, 'c'));
        assert_eq!(moves(&state.after(Action::Undo)), "");
    }

    #[test]
    fn a_move_of_the_computer_alone_is_not_taken_back() {
        let state = against_computer(Side::North);
        let state = state.after(answer(&state, 'c'));
        assert!(state.taken_back().is_none());
        assert_eq!(moves(&state.after(Action::Undo)), "c");
    }

    #[test]
    fn without_motion_the_board_shows_a_move_at_once() {
        let state = two().after(Action::Still(true));
        assert!(!state.after(Action::Play(pit('C'))).motion.is_moving());
    }

    #[test]
    fn everything_said_has_a_number_of_its_own() {
        let mut state = two();
        for letter in "CcDdEe".chars() {
            state = state.after(Action::Play(pit(letter)));
        }
        let numbers: Vec<u32> = state.speech.iter().map(|&(number, _)| number).collect();
        assert!(numbers.windows(2).all(|pair| pair[1] == pair[0] + 1));
        assert_eq!(numbers.len(), SPOKEN_AT_ONCE);
    }
}
