//! Looking back, undo and redo.

use awale::rules::{Game, Illegal, Outcome, Pit, PitSet, Ply, Position, Side};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

use crate::strategies::{choose, game};

/// What people do with a game.
#[derive(Clone, Debug)]
enum Action {
    Play(Index),
    Show(Index),
    Undo,
    Redo,
    Agree,
    Resign(Side),
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        8 => any::<Index>().prop_map(Action::Play),
        3 => any::<Index>().prop_map(Action::Show),
        3 => Just(Action::Undo),
        2 => Just(Action::Redo),
        1 => Just(Action::Agree),
        1 => prop_oneof![Just(Side::South), Just(Side::North)].prop_map(Action::Resign),
    ]
}

/// All that a game tells of itself, apart from what can be done again.
#[derive(Clone, Debug, PartialEq)]
struct Seen {
    start: Position,
    moves: Vec<Pit>,
    plies: Vec<Ply>,
    positions: Vec<Position>,
    shown: usize,
    position: Position,
    is_at_end: bool,
    outcome: Option<Outcome>,
    agreement: Outcome,
    legal: PitSet,
    occurrences: usize,
    can_undo: bool,
}

impl Seen {
    fn of(game: &Game) -> Seen {
        Seen {
            start: *game.start(),
            moves: game.moves().to_vec(),
            plies: game.plies().collect(),
            positions: (0..)
                .map_while(|ply| game.position_after(ply).copied())
                .collect(),
            shown: game.shown(),
            position: *game.position(),
            is_at_end: game.is_at_end(),
            outcome: game.outcome(),
            agreement: game.agreement(),
            legal: game.legal(),
            occurrences: game.occurrences(),
            can_undo: game.can_undo(),
        }
    }

    /// The parts agree with each other.
    fn is_sound(&self) {
        assert_eq!(self.plies.len(), self.moves.len());
        assert_eq!(self.positions.len(), self.moves.len() + 1);
        assert_eq!(self.positions[0], self.start);
        assert_eq!(self.positions[self.shown], self.position);
        assert_eq!(self.is_at_end, self.shown == self.moves.len());
        for (ply, after) in self.plies.iter().zip(&self.positions[1..]) {
            assert_eq!(ply.turn.position, *after);
        }
        let over_here = self.is_at_end && self.outcome.is_some();
        assert_eq!(self.legal.is_empty(), over_here);
    }
}

/// What each thing done changed: the game before and after it.
type Change = (Seen, Seen);

/// A game and what undo and redo have to restore.
struct Model {
    game: Game,
    done: Vec<Change>,
    undone: Vec<Change>,
}

impl Model {
    /// Does something new and remembers what it changed.
    fn change(&mut self, action: impl FnOnce(&mut Game) -> Result<(), Illegal>) {
        let before = Seen::of(&self.game);
        match action(&mut self.game) {
            Ok(()) => {
                self.done.push((before, Seen::of(&self.game)));
                self.undone.clear();
            }
            Err(_) => assert_eq!(Seen::of(&self.game), before),
        }
    }

    fn act(&mut self, action: &Action) {
        match action {
            Action::Play(choice) => {
                if let Some(pit) = choose(&self.game, choice) {
                    let mut expected = self.game.moves()[..self.game.shown()].to_vec();
                    expected.push(pit);
                    self.change(|game| game.play(pit).map(drop));
                    assert_eq!(self.game.moves(), expected, "later plies are dropped");
                    assert!(self.game.is_at_end(), "a move is shown");
                }
            }
            Action::Show(index) => self.show(index.index(self.game.len() + 2)),
            Action::Undo => {
                let change = self.done.pop();
                assert_eq!(self.game.undo(), change.is_some());
                if let Some(change) = change {
                    assert_eq!(Seen::of(&self.game), change.0);
                    self.undone.push(change);
                }
            }
            Action::Redo => {
                let change = self.undone.pop();
                assert_eq!(self.game.redo(), change.is_some());
                if let Some(change) = change {
                    assert_eq!(Seen::of(&self.game), change.1);
                    self.done.push(change);
                }
            }
            Action::Agree => self.change(|game| game.agree().map(drop)),
            Action::Resign(side) => self.change(|game| game.resign(*side).map(drop)),
        }
        assert_eq!(self.game.can_undo(), !self.done.is_empty());
        assert_eq!(self.game.can_redo(), !self.undone.is_empty());
        Seen::of(&self.game).is_sound();
    }

    /// Looking changes nothing but what is shown.
    fn show(&mut self, plies: usize) {
        let before = Seen::of(&self.game);
        self.game.show(plies);
        assert_eq!(self.game.shown(), plies.min(before.moves.len()));
        self.game.show(before.shown);
        assert_eq!(Seen::of(&self.game), before);
        self.game.show(plies);
    }
}

proptest! {
    #[test]
    fn undo_and_redo_restore_exactly((game, actions) in (game(), vec(action(), 0..40))) {
        let mut model = Model { game, done: Vec::new(), undone: Vec::new() };
        for action in &actions {
            model.act(action);
        }
        // And all the way back and forth.
        for _ in 0..model.done.len() {
            model.act(&Action::Undo);
        }
        prop_assert!(model.game.is_empty());
        for _ in 0..model.undone.len() {
            model.act(&Action::Redo);
        }
    }

    #[test]
    fn a_game_is_what_its_moves_are((game, actions) in (game(), vec(action(), 0..40))) {
        let mut again = Game::from_position(*game.rules(), *game.start()).expect("a position");
        let mut model = Model { game, done: Vec::new(), undone: Vec::new() };
        for action in &actions {
            model.act(action);
        }
        for pit in model.game.moves() {
            again.play(*pit).expect("a move of a game");
        }
        prop_assert!(again.plies().eq(model.game.plies()));
        let by_people = model.game.outcome().is_some_and(|end| end.reason.is_by_people());
        if !by_people {
            prop_assert_eq!(again.outcome(), model.game.outcome());
        }
        again.show(model.game.shown());
        prop_assert_eq!(again.position(), model.game.position());
        prop_assert_eq!(again.occurrences(), model.game.occurrences());
    }
}
