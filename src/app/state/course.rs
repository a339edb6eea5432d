//! How a game begins and goes on.

use std::rc::Rc;

use super::{Help, State};
use crate::rules::{Game, Pit, Sowing};
use crate::settings::{Settings, Streak, Who};
use crate::view::message::Message;
use crate::view::narrate;

impl State {
    pub(super) fn play(&mut self, pit: Pit) {
        self.motion.settle(&self.game);
        if let Some(refusal) = narrate::refusal(&self.settings, &self.game, pit) {
            self.hint(refusal);
            return;
        }
        let mistake = self.mistake(pit, true);
        if let Ok(sowing) = Rc::make_mut(&mut self.game).play(pit) {
            self.moved(&sowing);
            self.say(mistake.clone());
            self.coached = mistake;
        }
    }

    pub(super) fn answer(&mut self, round: u32, plies: usize, pit: Pit) {
        if !self.is_thinking() || round != self.round || plies != self.game.len() {
            return;
        }
        if let Ok(sowing) = Rc::make_mut(&mut self.game).play(pit) {
            self.moved(&sowing);
        }
    }

    pub(super) fn moved(&mut self, sowing: &Sowing) {
        self.explained.clear();
        self.hint = None;
        self.help = Help::Unasked;
        self.offered_at = None;
        self.plays_from = None;
        self.armed = None;
        if self.moves() {
            let mover = self.settings.who(sowing.pit.side());
            self.motion.enqueue(sowing, mover == Who::Computer);
        } else {
            self.motion.settle(&self.game);
            self.motion.show_at_once(sowing);
        }
        let sentences = narrate::after_move(&self.settings, &self.game, sowing);
        let tells_move =
            |message: &&Message| matches!(message, Message::Played(_) | Message::Passed(_));
        self.told = sentences.iter().filter(tells_move).cloned().collect();
        self.say(sentences);
        self.count_game();
    }

    pub(super) fn begin(&mut self, settings: Settings) {
        // An offer of another level that is passed over is declined, and
        // another level begins anew.
        if self.other_level().is_some() || self.settings.level() != settings.level() {
            self.streak = Streak::default();
        }
        self.aside = None;
        self.reset(settings, State::game_of(&settings));
        self.begun += 1;
        self.counts = true;
        let first = self.settings.who(self.game.position().side());
        self.say([Message::Begun { first }]);
    }

    pub(super) fn reset(&mut self, settings: Settings, game: Game) {
        self.settings = settings;
        self.game = Rc::new(game);
        self.motion.settle(&self.game);
        self.told.clear();
        self.coached = None;
        self.armed = None;
        self.hint = None;
        self.help = Help::Unasked;
        self.explained.clear();
        self.offered_at = None;
        self.played_on_at = None;
        self.plays_from = None;
        self.round += 1;
    }
}
