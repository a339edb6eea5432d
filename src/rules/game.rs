//! A game: its rules, its plies, and where one looks.

use super::judge::{circle, leave};
use super::trail::occurrences;
use super::{Illegal, Outcome, Pit, PitSet, Position, Reason, RuleSet, SetupError, Side};
use super::{Sowing, Trail, Turn};

/// One move of a game and what it led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The pit that was played.
    pub pit: Pit,
    /// What it led to.
    pub turn: Turn,
}

/// What undo takes back: the state before one action.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Before {
    shown: usize,
    /// The plies after the shown one, which the action dropped.
    dropped: Vec<Pit>,
    stopped: Option<Outcome>,
}

/// What people do in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Action {
    Play(Pit),
    Stop(Outcome),
}

/// A game with all its plies, and a cursor that says which ply is shown.
///
/// Looking back changes only what is shown. A move made there drops the later
/// plies, and [`undo`](Game::undo) brings them back. A game that exists is
/// valid: what cannot be played is refused and changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    trail: Trail,
    pits: Vec<Pit>,
    shown: usize,
    stopped: Option<Outcome>,
    past: Vec<Before>,
    undone: Vec<(usize, Action)>,
}

impl Game {
    /// A game from the usual start.
    #[must_use]
    pub fn new(rules: RuleSet) -> Game {
        Self::on(Trail::new(rules, Position::start(&rules)))
    }

    /// A game from a set-up position. A side that has to pass there has
    /// passed at once, and the game can be over before it begins.
    ///
    /// # Errors
    /// The position has not the pits or seeds of the rule set.
    pub fn from_position(rules: RuleSet, start: Position) -> Result<Game, SetupError> {
        let board = start.board();
        let pits: Vec<u32> = board.pits().map(|pit| board.seeds(pit).into()).collect();
        let stores = board.stores.map(u32::from);
        let start = Position::new(&pits, stores, start.side(), &rules)?;
        Ok(Self::on(Trail::new(rules, start)))
    }

    fn on(trail: Trail) -> Game {
        Game {
            trail,
            pits: Vec::new(),
            shown: 0,
            stopped: None,
            past: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// The rules it is played by.
    #[must_use]
    pub const fn rules(&self) -> &RuleSet {
        self.trail.rules()
    }

    /// How many plies have been played.
    #[must_use]
    pub fn len(&self) -> usize {
        self.pits.len()
    }

    /// Whether nothing has been played.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.pits.is_empty()
    }

    /// The pits played, in order.
    #[must_use]
    pub fn moves(&self) -> &[Pit] {
        &self.pits
    }

    /// The ply numbered from 0, or `None` past the end.
    #[must_use]
    pub fn ply(&self, index: usize) -> Option<Ply> {
        let pit = *self.pits.get(index)?;
        let turn = *self.trail.turns().get(index + 1)?;
        Some(Ply { pit, turn })
    }

    /// A move of the game step by step, counted from 0.
    #[must_use]
    pub fn sowing(&self, index: usize) -> Option<Sowing> {
        let pit = *self.pits.get(index)?;
        Sowing::of(self.position_after(index)?, pit, self.rules())
    }

    /// All plies, in order.
    pub fn plies(&self) -> impl Iterator<Item = Ply> + '_ {
        (0..self.len()).filter_map(|index| self.ply(index))
    }

    /// The position after `plies` plies (0 is the set-up), or `None` past the
    /// end.
    #[must_use]
    pub fn position_after(&self, plies: usize) -> Option<&Position> {
        self.trail.turns().get(plies).map(|turn| &turn.position)
    }

    /// Where the game was set up; a side that had to pass there has passed.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.trail.turns()[0].position
    }

    /// How many plies lie before the shown position.
    #[must_use]
    pub const fn shown(&self) -> usize {
        self.shown
    }

    /// The position that is shown.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.trail.turns()[self.shown].position
    }

    /// Whether the last position is the one shown.
    #[must_use]
    pub fn is_at_end(&self) -> bool {
        self.shown == self.len()
    }

    /// Shows the position after `plies` plies, the last one at most.
    pub fn show(&mut self, plies: usize) {
        self.shown = plies.min(self.len());
    }

    /// How the game ended, if it has, whatever is shown.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.stopped.or(self.trail.last().outcome)
    }

    /// The shown line of play up to the position that is shown: what a search
    /// starts from.
    #[must_use]
    pub fn trail(&self) -> Trail {
        let mut trail = self.trail.clone();
        trail.truncate(self.shown + 1);
        trail
    }

    /// How often the shown position has come since the last capture.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        occurrences(&self.trail.turns()[..=self.shown], self.position())
    }

    /// The pits that may be played in the shown position.
    #[must_use]
    pub fn legal(&self) -> PitSet {
        let position = self.position();
        if self.is_over_here() {
            PitSet::empty(position.side())
        } else {
            position.legal(self.rules())
        }
    }

    /// Whether a pit may be played in the shown position.
    ///
    /// # Errors
    /// The first reason in the order of [`Illegal`] that forbids it.
    pub fn check(&self, pit: Pit) -> Result<(), Illegal> {
        if self.is_over_here() {
            return Err(Illegal::GameOver);
        }
        self.position().check(pit, self.rules())
    }

    /// Plays a pit in the shown position and shows what it led to. Plies
    /// after the shown one are dropped.
    ///
    /// # Errors
    /// The reason why the move is illegal; the game is then unchanged.
    pub fn play(&mut self, pit: Pit) -> Result<Sowing, Illegal> {
        self.check(pit)?;
        // A legal move sows something, so there is no other case.
        let sowing = Sowing::of(self.position(), pit, self.rules()).ok_or(Illegal::EmptyPit)?;
        self.undone.clear();
        self.act(Action::Play(pit));
        Ok(sowing)
    }

    /// What each side gets if the players agree to stop now.
    #[must_use]
    pub fn agreement(&self) -> Outcome {
        let board = self.trail.last().position.board;
        circle(&board, self.rules().circle, Reason::Agreement)
    }

    /// Ends the game by agreement of the players.
    ///
    /// # Errors
    /// The game is over already.
    pub fn agree(&mut self) -> Result<Outcome, Illegal> {
        self.stop(self.agreement())
    }

    /// Ends the game because a side gives up.
    ///
    /// # Errors
    /// The game is over already.
    pub fn resign(&mut self, side: Side) -> Result<Outcome, Illegal> {
        let board = self.trail.last().position.board;
        self.stop(leave(&board, Reason::Resigned(side)))
    }

    fn stop(&mut self, outcome: Outcome) -> Result<Outcome, Illegal> {
        if self.outcome().is_some() {
            return Err(Illegal::GameOver);
        }
        self.undone.clear();
        self.act(Action::Stop(outcome));
        Ok(outcome)
    }

    /// Whether there is something to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether taking moves back brings back plies that were dropped.
    #[must_use]
    pub fn has_dropped(&self) -> bool {
        self.past.iter().any(|before| !before.dropped.is_empty())
    }

    /// Takes the last move, agreement or resignation back, and brings back
    /// what it dropped. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.past.pop() else {
            return false;
        };
        let action = match self.stopped {
            Some(outcome) => Action::Stop(outcome),
            None => Action::Play(self.pits[self.len() - 1]),
        };
        self.undone.push((before.shown, action));
        if matches!(action, Action::Play(_)) {
            self.cut(before.shown);
        }
        for pit in before.dropped {
            self.extend(pit);
        }
        self.shown = before.shown;
        self.stopped = before.stopped;
        true
    }

    /// Whether there is something to do again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Does again what was taken back last. Returns whether there was
    /// something.
    pub fn redo(&mut self) -> bool {
        let Some((shown, action)) = self.undone.pop() else {
            return false;
        };
        self.shown = shown;
        self.act(action);
        true
    }

    /// Does what is known to be allowed.
    fn act(&mut self, action: Action) {
        let mut before = Before {
            shown: self.shown,
            dropped: Vec::new(),
            stopped: self.stopped,
        };
        match action {
            Action::Play(pit) => {
                before.dropped = self.pits[self.shown..].to_vec();
                self.cut(self.shown);
                self.extend(pit);
                self.shown = self.len();
                self.stopped = None;
            }
            Action::Stop(outcome) => self.stopped = Some(outcome),
        }
        self.past.push(before);
    }

    fn cut(&mut self, plies: usize) {
        self.pits.truncate(plies);
        self.trail.truncate(plies + 1);
    }

    fn extend(&mut self, pit: Pit) {
        self.trail.push(pit);
        self.pits.push(pit);
    }

    /// Whether the game is over in the shown position.
    fn is_over_here(&self) -> bool {
        self.is_at_end() && self.outcome().is_some()
    }
}
