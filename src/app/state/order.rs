//! What the page around a frame has happen on its board.

use std::rc::Rc;

use super::State;
use crate::embed::{Mode, Options};
use crate::rules::{Game, Pit};
use crate::settings::Settings;

/// What the page around a frame has happen: it was found to be possible.
#[derive(Clone, Debug)]
pub enum Order {
    /// Another game.
    Load(Box<(Settings, Game)>),
    /// A move at the end of the game.
    Play(Pit),
    /// The last move taken back.
    Undo,
    /// Other options, and perhaps another ply to show. By other rules, or
    /// begun by the other side, it is a new game.
    Arrange(Rc<Options>, Option<usize>),
}

impl State {
    /// Whether the game is only looked at.
    #[must_use]
    pub fn is_viewed(&self) -> bool {
        let frame = self.frame.as_ref();
        frame.is_some_and(|frame| frame.mode == Mode::View)
    }

    pub(super) fn obey(&mut self, order: Order) {
        match order {
            Order::Load(opened) => {
                let (settings, game) = *opened;
                self.reset(settings, game);
            }
            Order::Play(pit) => {
                if !self.game.is_at_end() {
                    self.motion.settle(&self.game);
                    let game = Rc::make_mut(&mut self.game);
                    game.show(game.len());
                    self.motion.settle(&self.game);
                }
                self.play(pit);
            }
            Order::Undo => self.undo(),
            Order::Arrange(options, show) => self.arrange(options, show),
        }
    }

    fn arrange(&mut self, options: Rc<Options>, show: Option<usize>) {
        let (before, after) = (self.settings, options.settings());
        self.preferences.theme = options.theme;
        self.preferences.sound = options.sound;
        self.frame = Some(options);
        if !before.begins_alike(&after) {
            self.reset(after, State::game_of(&after));
        } else if before != after {
            // Who plays has changed: what the computer was asked is stale.
            self.settings = after;
            self.round += 1;
            self.motion.settle(&self.game);
        }
        if let Some(plies) = show {
            self.show(plies);
        }
    }
}
