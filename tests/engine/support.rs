//! Games to think about, and a search that leaves nothing out.

use awale::engine::ended;
use awale::notation::oware;
use awale::rules::{Game, Pit, Position, Preset, Reason, RuleSet, Side, Trail};

pub fn pit(letter: char) -> Pit {
    Pit::from_letter(letter).unwrap()
}

pub fn game_at(rules: RuleSet, position: &str) -> Game {
    let position = oware::parse_position(position, &rules).unwrap();
    Game::from_position(rules, position).unwrap()
}

/// The presets, and others that mix their fields.
pub fn rule_sets() -> Vec<RuleSet> {
    let custom = [
        "family,slam=illegal-unless-forced,few=2",
        "family,slam=illegal,pits=5,circle=split",
        "awari,starved=pass,majority=no",
        "abapa,slam=all,few=47",
        "ten-pit,few=0,stuck=other",
    ];
    Preset::ALL
        .into_iter()
        .map(Preset::rules)
        .chain(custom.map(|text| text.parse().unwrap()))
        .collect()
}

/// The generator *xorshift64* (Marsaglia, 2003).
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end
    }
}

/// A game in which up to `plies` random moves were played from a position
/// with so many seeds at random in the pits, or from the usual start if that
/// is all of them.
pub fn random_game(rules: RuleSet, seeds: u32, plies: u64, random: &mut Random) -> Game {
    let total = u32::from(rules.total_seeds());
    let mut game = if seeds >= total {
        Game::new(rules)
    } else {
        let mut pits = vec![0; 2 * usize::from(rules.pits_a_side())];
        for _ in 0..seeds {
            let place = random.below(pits.len() as u64);
            pits[place as usize] += 1;
        }
        let left = total - seeds;
        // Stores about even, so that the game is still open.
        let south = left / 2 + random.below(5) as u32;
        let south = south.saturating_sub(2).min(left);
        let side = Side::BOTH[random.below(2) as usize];
        let start = Position::new(&pits, [south, left - south], side, &rules).unwrap();
        Game::from_position(rules, start).unwrap()
    };
    for _ in 0..random.below(plies + 1) {
        let legal: Vec<Pit> = game.legal().iter().collect();
        if legal.is_empty() {
            break;
        }
        game.play(legal[random.below(legal.len() as u64) as usize])
            .unwrap();
    }
    if game.outcome().is_some() && game.len() > 1 {
        game.undo();
        game.undo();
    }
    game
}

/// The value of the end of a trail by looking at every line, to its side to
/// move; `None` if the game is over, a line goes on after so many plies, or
/// so many moves are tried. Counts passes and collects endings.
pub fn minimax(
    trail: &mut Trail,
    depth: u32,
    passes: &mut u32,
    endings: &mut Vec<Reason>,
    budget: &mut u32,
) -> Option<i32> {
    let side = trail.last().position.side();
    let mut best = None;
    if depth == 0 {
        return None;
    }
    for pit in trail.legal().iter() {
        *budget = budget.checked_sub(1)?;
        let turn = *trail.push(pit);
        *passes += u32::from(turn.passed);
        let value = if let Some(outcome) = &turn.outcome {
            if !endings.contains(&outcome.reason) {
                endings.push(outcome.reason);
            }
            Some(ended(outcome, side, 0))
        } else {
            let below = minimax(trail, depth - 1, passes, endings, budget);
            let is_same = turn.position.side() == side;
            below.map(|value| if is_same { value } else { -value })
        };
        trail.pop();
        best = best.max(Some(value?));
    }
    best
}
