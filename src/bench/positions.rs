//! Positions of games, the same every time.

use crate::rules::{Game, RuleSet, Trail};

/// How many there are.
const POSITIONS: usize = 1024;

/// The positions before each move of games whose moves are drawn, each as a
/// trail that begins there.
pub fn positions(rules: &RuleSet) -> Vec<Trail> {
    let mut draw = Draw::new();
    let mut trail = Game::new(*rules).trail();
    let mut found = Vec::with_capacity(POSITIONS);
    while found.len() < POSITIONS {
        let pits: Vec<_> = trail.legal().iter().collect();
        if pits.is_empty() {
            trail = Game::new(*rules).trail();
            continue;
        }
        let position = trail.last().position;
        let game = Game::from_position(*rules, position).expect("a position of a game");
        found.push(game.trail());
        trail.push(pits[draw.below(pits.len())]);
    }
    found
}

/// Numbers that look random.
pub struct Draw(u64);

impl Draw {
    pub const fn new() -> Draw {
        Draw(1)
    }

    /// A number below another.
    pub const fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = self.0.wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}
