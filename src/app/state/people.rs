//! What people do beside playing: take back, stop, give up, open a game, ask
//! why.

use std::rc::Rc;

use super::{Help, State};
use crate::notation::Ending;
use crate::rules::{Game, Pit, Position, Side};
use crate::settings::{Players, Settings, Who};
use crate::view::explain;
use crate::view::message::Message;
use crate::view::narrate;
use crate::view::talk::Talk;

impl State {
    /// The game with the last move of a person taken back, and what the
    /// computer played since; `None` if no person has moved. What was dropped
    /// to play on from an earlier position comes back whoever moved there.
    #[must_use]
    pub fn taken_back(&self) -> Option<Game> {
        let mut game = Game::clone(&self.game);
        while game.undo() {
            let is_running = game.outcome().is_none();
            if !game.is_at_end() || is_running && self.is_for_a_person(game.position()) {
                return Some(game);
            }
        }
        None
    }

    /// Whether [`taken_back`](Self::taken_back) gives a game, found out without
    /// a copy of this one: there are plies to bring back, or a person has moved
    /// in it, or stopped it when they were to move. The first who moved from a
    /// position found no later plies there, so what is taken back to is a
    /// running game, whatever was looked back at since.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        let stopped = usize::from(Ending::of(&self.game).is_some());
        let mut acted_in =
            (0..self.game.len() + stopped).filter_map(|plies| self.game.position_after(plies));
        self.game.has_dropped() || acted_in.any(|position| self.is_for_a_person(position))
    }

    fn is_for_a_person(&self, position: &Position) -> bool {
        self.settings.who(position.side()) != Who::Computer
    }

    pub(super) fn undo(&mut self) {
        let Some(game) = self.taken_back() else {
            return;
        };
        self.reset(self.settings, game);
        self.say([
            Message::TakenBack,
            narrate::status(&self.settings, &self.game),
        ]);
    }

    /// Plays again what was taken back last, up to the next position in which
    /// a person is to move.
    pub(super) fn redo(&mut self) {
        let mut game = Game::clone(&self.game);
        if !game.redo() {
            return;
        }
        while game.outcome().is_none() && !self.is_for_a_person(game.position()) && game.redo() {}
        self.reset(self.settings, game);
        self.say([
            Message::DoneAgain,
            narrate::status(&self.settings, &self.game),
        ]);
    }

    /// Whether people can stop the game now: two at any time, a person against
    /// the computer on their turn.
    #[must_use]
    pub fn can_stop(&self) -> bool {
        self.game.is_at_end()
            && self.game.outcome().is_none()
            && !self.is_thinking()
            && self.offered_at.is_none()
    }

    /// What the referee says of a position that has come again, unless the
    /// players chose to play on.
    #[must_use]
    pub fn referee(&self) -> Option<Message> {
        let is_open = self.can_stop() && self.played_on_at != Some(self.game.len());
        is_open
            .then(|| narrate::repeated(&self.settings, &self.game))
            .flatten()
    }

    /// The side of the person who would give up now.
    #[must_use]
    pub fn resigning(&self) -> Option<Side> {
        let side = match self.settings.players {
            Players::Computer { person, .. } => person,
            Players::Two => self.game.position().side(),
        };
        (self.game.outcome().is_none() && self.game.is_at_end()).then_some(side)
    }

    pub(super) fn stop(&mut self) {
        if !self.can_stop() {
            return;
        }
        match self.settings.players {
            Players::Two => self.agree(),
            Players::Computer { .. } => {
                self.offered_at = Some(self.game.len());
                self.hint(Message::Talk(Talk::Considering));
            }
        }
    }

    pub(super) fn decide(&mut self, round: u32, plies: usize, agrees: bool) {
        if round != self.round || self.offered_at != Some(plies) || self.game.len() != plies {
            return;
        }
        self.offered_at = None;
        if agrees {
            self.agree();
        } else {
            self.played_on_at = Some(plies);
            self.hint(Message::Talk(Talk::Declined));
        }
    }

    fn agree(&mut self) {
        // A game that can be stopped is not over.
        if Rc::make_mut(&mut self.game).agree().is_ok() {
            self.ended();
        }
    }

    pub(super) fn resign(&mut self) {
        if let Some(side) = self.resigning()
            && Rc::make_mut(&mut self.game).resign(side).is_ok()
        {
            self.ended();
        }
    }

    /// People have ended the game: what was asked of the computer is stale.
    fn ended(&mut self) {
        self.motion.settle(&self.game);
        self.hint = None;
        self.help = Help::Unasked;
        self.offered_at = None;
        self.round += 1;
        let over = narrate::over(&self.settings, &self.game);
        self.say(over);
        self.count_game();
    }

    pub(super) fn open(&mut self, (settings, game): (Settings, Game)) {
        self.aside = (!self.game.is_empty()).then(|| (self.settings, Game::clone(&self.game)));
        let plies = game.len();
        self.reset(settings, game);
        self.counts = false;
        self.asks_why = false;
        let status = narrate::status(&self.settings, &self.game);
        self.hint(Message::Talk(Talk::Opened { plies }));
        self.say([status]);
    }

    pub(super) fn bring_back(&mut self) {
        if let Some((settings, game)) = self.aside.take() {
            self.counts = game.outcome().is_none();
            self.reset(settings, game);
            self.hint(Message::Talk(Talk::BroughtBack));
        }
    }

    pub(super) fn explain(&mut self, pit: Pit) {
        self.motion.settle(&self.game);
        self.explained = explain::why(&self.settings, &self.game, pit);
        self.say(self.explained.clone());
    }
}
