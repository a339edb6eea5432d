//! A long game, the same on every machine.

use awale::rules::{Game, Pit, RuleSet};

/// A game of so many plies that is not over, played at random but for captures
/// and repetitions, which are avoided.
pub fn long_game(rules: RuleSet, plies: usize) -> Game {
    let mut number = 1_u32;
    let mut random = move || {
        number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        number >> 16
    };
    for _ in 0..1000 {
        let mut game = Game::new(rules);
        let mut trail = game.trail();
        while game.len() < plies && game.outcome().is_none() {
            let legal: Vec<Pit> = game.legal().iter().collect();
            let best = legal.into_iter().min_by_key(|&pit| {
                let turn = *trail.push(pit);
                let occurrences = trail.occurrences(&turn.position);
                trail.pop();
                (turn.outcome.is_some(), turn.captured, occurrences, random())
            });
            let best = best.expect("a legal move");
            trail.push(best);
            game.play(best).expect("legal");
        }
        if game.outcome().is_none() {
            return game;
        }
    }
    panic!("every game ends early");
}
