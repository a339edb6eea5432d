//! Undo and redo told again in the plainest way: by keeping every state.

use awale::notation::Ending;
use awale::rules::{Game, Illegal, Pit, Position, RuleSet};

/// What a game is, but for what can be undone and done again.
#[derive(Clone, Debug, Default, PartialEq)]
struct State {
    plies: Vec<Pit>,
    shown: usize,
    ending: Option<Ending>,
}

/// A game with all its states.
pub struct Model {
    rules: RuleSet,
    start: Position,
    now: State,
    /// The states before and after each action that can be undone, and then
    /// of each that can be done again.
    actions: Vec<(State, State)>,
    /// How many can be undone.
    done: usize,
}

impl Model {
    /// The model of a game in which nothing has happened.
    pub fn of(game: &Game) -> Model {
        Model {
            rules: *game.rules(),
            start: *game.start(),
            now: State::default(),
            actions: Vec::new(),
            done: 0,
        }
    }

    /// The first plies, played from the start.
    fn replay(&self, plies: usize) -> Game {
        let mut game = Game::from_position(self.rules, self.start).expect("a position");
        for &pit in &self.now.plies[..plies] {
            game.play(pit).expect("legal when it was played");
        }
        if let Some(ending) = self.now.ending.filter(|_| plies == self.now.plies.len()) {
            ending.end(&mut game).expect("going on when it was ended");
        }
        game
    }

    /// Plays a pit, or says why not.
    pub fn play(&mut self, pit: Pit) -> Result<(), Illegal> {
        self.replay(self.now.shown).check(pit)?;
        let mut after = self.now.clone();
        after.plies.truncate(after.shown);
        after.plies.push(pit);
        after.shown = after.plies.len();
        after.ending = None;
        self.act(after);
        Ok(())
    }

    /// Ends the game by people, or says why not.
    pub fn end(&mut self, ending: Ending) -> Result<(), Illegal> {
        if self.replay(self.now.plies.len()).outcome().is_some() {
            return Err(Illegal::GameOver);
        }
        let mut after = self.now.clone();
        after.ending = Some(ending);
        self.act(after);
        Ok(())
    }

    fn act(&mut self, after: State) {
        self.actions.truncate(self.done);
        self.actions.push((self.now.clone(), after.clone()));
        self.done += 1;
        self.now = after;
    }

    /// Shows the position after some plies.
    pub fn show(&mut self, plies: usize) {
        self.now.shown = plies.min(self.now.plies.len());
    }

    /// Takes back the last action, if there is one.
    pub fn undo(&mut self) -> bool {
        let can = self.done > 0;
        if can {
            self.done -= 1;
            self.now = self.actions[self.done].0.clone();
        }
        can
    }

    /// Does the action again that was taken back last, if there is one.
    pub fn redo(&mut self) -> bool {
        let can = self.done < self.actions.len();
        if can {
            self.now = self.actions[self.done].1.clone();
            self.done += 1;
        }
        can
    }

    /// A game tells what its model does.
    pub fn assert_like(&self, game: &Game) {
        let shown = self.replay(self.now.shown);
        let whole = self.replay(self.now.plies.len());
        assert_eq!(game.moves(), self.now.plies);
        assert_eq!(game.shown(), self.now.shown);
        assert_eq!(game.outcome(), whole.outcome());
        assert_eq!(game.position(), shown.position());
        assert_eq!(game.legal(), shown.legal());
        assert_eq!(game.occurrences(), shown.occurrences());
        assert!(game.plies().eq(whole.plies()));
        assert_eq!(game.can_undo(), self.done > 0);
        assert_eq!(game.can_redo(), self.done < self.actions.len());
    }
}
