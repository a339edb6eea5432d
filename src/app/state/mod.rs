//! All that the page knows, and how it changes: pure functions, no effects.

mod action;
mod aim;
mod course;
mod help;
mod order;
mod people;
mod review;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;
use std::rc::Rc;

use crate::embed::Options;
use crate::i18n::Language;
use crate::rules::{Game, Pit};
use crate::settings::{Pace, Preferences, Settings, Streak};
use crate::view::message::{Label, Message, Trouble};
use crate::view::motion::Motion;
use crate::view::narrate;
use crate::view::talk::Talk;

pub use action::Action;
pub use help::Help;
pub use order::Order;

/// Up to how many seeds endgame tables can be made, the usual number first.
pub const MOST_TABLED: [u32; 2] = [15, 18];

/// How many sentences stay in the page for a screen reader to pick up.
const SPOKEN_AT_ONCE: usize = 6;

/// All that the page knows.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// What the players chose.
    pub settings: Settings,
    /// The running or finished game, shared by the states between two changes
    /// of it: an animation has many.
    pub game: Rc<Game>,
    /// What the board shows of it.
    pub motion: Motion,
    /// The language of the page.
    pub language: Language,
    /// What the last move did, until the next one.
    pub told: Vec<Message>,
    /// What is explained beside the board, until the next action.
    pub hint: Option<Message>,
    /// What went wrong, until it is dismissed.
    pub notice: Option<Message>,
    /// Whether a new version of the page is offered.
    pub renews: bool,
    /// Whether the browser keeps a game that could neither be read nor be put
    /// aside: nothing is written over it before the first move.
    pub spares_save: bool,
    /// What a screen reader is to say, numbered, the oldest first.
    pub speech: VecDeque<(u32, Message)>,
    /// How many sentences there have been.
    spoken: u32,
    /// The pit that is pointed at.
    pub aimed: Option<Pit>,
    /// The pit that the next tap on it plays.
    armed: Option<Pit>,
    /// The mistake that the last move of a person was.
    pub coached: Option<Message>,
    /// Whether moves can be typed.
    pub types: bool,
    /// Whether a chosen pit is explained instead of played.
    pub asks_why: bool,
    /// What has been explained last, a sentence each.
    pub explained: Vec<Message>,
    /// How many plies had been played when the computer was offered to stop,
    /// while it considers that.
    pub offered_at: Option<usize>,
    /// How many plies had been played when the players chose to play on
    /// although a position had come again.
    pub played_on_at: Option<usize>,
    /// The game that was running before another one was opened.
    pub aside: Option<(Settings, Game)>,
    /// Counts what makes an answer of the computer stale: a new game, an
    /// undo.
    pub round: u32,
    /// Counts the games that have begun.
    pub begun: u32,
    /// How far advice on the shown position is.
    pub help: Help,
    /// Whether the analysis is open.
    pub analyses: bool,
    /// Whether the list of moves is open.
    pub lists: bool,
    /// Plies before the earlier position from which the computer is to play
    /// on, while it is to.
    plays_from: Option<usize>,
    /// Up to how many seeds endgame tables are made: one of [`MOST_TABLED`].
    pub most_tabled: u32,
    /// How games against the computer went lately.
    pub streak: Streak,
    /// Counts the games that have ended here.
    pub finished: u32,
    /// Whether the end of the game will count for that: one that was opened
    /// does not, and none counts twice.
    counts: bool,
    /// How the reader wants the page.
    pub preferences: Preferences,
    /// Whether the reader's system asks for less motion.
    pub still: bool,
    /// What a frame is told, if the page is in one.
    pub frame: Option<Rc<Options>>,
}

impl State {
    /// The state in which a page opens.
    #[must_use]
    pub fn new(settings: Settings, game: Game, language: Language) -> State {
        State {
            counts: game.outcome().is_none(),
            motion: Motion::at(game.position()),
            settings,
            game: Rc::new(game),
            language,
            told: Vec::new(),
            hint: None,
            notice: None,
            renews: false,
            spares_save: false,
            speech: VecDeque::new(),
            spoken: 0,
            aimed: None,
            armed: None,
            coached: None,
            types: false,
            asks_why: false,
            explained: Vec::new(),
            offered_at: None,
            played_on_at: None,
            aside: None,
            round: 0,
            begun: 0,
            help: Help::Unasked,
            analyses: false,
            lists: false,
            plays_from: None,
            most_tabled: MOST_TABLED[0],
            streak: Streak::default(),
            finished: 0,
            preferences: Preferences::default(),
            still: false,
            frame: None,
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
        let goes_on = match self.game.is_at_end() {
            true => self.game.outcome().is_none(),
            false => self.plays_from == Some(self.game.shown()),
        };
        goes_on && self.settings.computer(mover).is_some()
    }

    /// Whether moves are shown seed by seed.
    #[must_use]
    pub fn moves(&self) -> bool {
        !self.still && self.preferences.pace != Pace::None
    }

    /// The state after something has happened.
    #[must_use]
    pub fn after(&self, action: Action) -> State {
        let mut next = self.clone();
        match action {
            Action::Play(pit) | Action::Tap(pit) if self.asks_why => next.explain(pit),
            Action::Play(_)
            | Action::Tap(_)
            | Action::PlayTyped(_)
            | Action::Undo
            | Action::Redo
            | Action::Stop
            | Action::Resign
                if self.is_viewed() =>
            {
                next.hint(Message::Talk(Talk::ViewOnly));
            }
            Action::Order(order) => next.obey(order),
            Action::Play(pit) => next.play(pit),
            Action::Tap(pit) => next.tap(pit),
            Action::Aim(aimed) => next.aim(aimed),
            Action::Type(types) => next.types = types,
            Action::PlayTyped(text) => next.play_typed(&text),
            Action::TellPosition => next.say([narrate::overview(&self.settings, &self.game)]),
            Action::TellLast => next.hint(narrate::last_move(&self.settings, &self.game)),
            Action::ForgetCoach => next.coached = None,
            Action::Explain(pit) => next.explain(pit),
            Action::AskWhy(asks) => {
                next.asks_why = asks;
                next.explained.clear();
                next.hint = None;
                if asks {
                    next.hint(Message::Talk(Talk::ChooseToExplain));
                }
            }
            Action::Show(plies) => next.show(plies),
            Action::ForgetAside => next.aside = None,
            Action::Stop => next.stop(),
            Action::Decide {
                round,
                plies,
                agrees,
            } => next.decide(round, plies, agrees),
            Action::PlayOn => next.played_on_at = Some(self.game.len()),
            Action::Resign => next.resign(),
            Action::Open(opened) => next.open(*opened),
            Action::BringBack => next.bring_back(),
            Action::Say(message) => next.hint(message),
            Action::Read(message) => next.say([message]),
            Action::AskAdvice => next.ask_advice(),
            Action::Advise {
                round,
                shown,
                report,
            } => next.advise(round, shown, &report),
            Action::Analyse(analyses) => next.analyses = analyses,
            Action::List(lists) => next.lists = lists,
            Action::PlayFromHere => next.play_from_here(),
            Action::Rematch => next.begin(review::sides_changed(&self.settings)),
            Action::Table(most) => next.most_tabled = most,
            Action::TakeLevel => next.take_level(),
            Action::KeepLevel => next.streak = Streak::default(),
            Action::Answer { round, plies, pit } => next.answer(round, plies, pit),
            Action::Undo => next.undo(),
            Action::Redo => next.redo(),
            Action::Begin(settings) => next.begin(settings),
            Action::Step => next.motion.advance(),
            Action::Replay => next.motion.replay(&self.game),
            Action::Settle => next.motion.settle(&self.game),
            Action::Still(still) => {
                next.still = still;
                if still {
                    next.motion.settle(&self.game);
                }
            }
            Action::Prefer(preferences) => {
                next.preferences = preferences;
                if !next.moves() {
                    next.motion.settle(&self.game);
                }
            }
            Action::Speak(language) => {
                next.language = language;
                if next.notice == Some(Message::Trouble(Trouble::LanguageNotLoaded)) {
                    next.notice = None;
                }
            }
            Action::Renew(is_ready) => {
                if is_ready && !self.renews {
                    next.say([Message::Label(Label::NewVersion)]);
                }
                next.renews = is_ready;
            }
            Action::Warn(message) => {
                next.say([message.clone()]);
                next.notice = Some(message);
            }
            Action::Dismiss => next.notice = None,
        }
        next
    }

    /// Shows a sentence beside the board, and says it.
    fn hint(&mut self, message: Message) {
        self.say([message.clone()]);
        self.hint = Some(message);
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
