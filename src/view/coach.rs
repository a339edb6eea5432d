//! The three mistakes that beginners' guides name: to leave many own pits at
//! one or two seeds, to empty one's row too early, and not to look what the
//! opponent can take next. A mistake is named only where another move of the
//! position avoids it.

use crate::rules::{Game, Pit, Side, Sowing, Trail};

/// A mistake, with what it brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// The opponent can take more than they have to be left.
    Threat {
        /// The best capture that the move leaves.
        reply: Pit,
        /// How many seeds it takes.
        seeds: u8,
    },
    /// Few own pits are left to play.
    Emptying {
        /// How many own pits still hold seeds.
        pits: u8,
    },
    /// Many own pits hold one or two seeds.
    Exposed {
        /// Which ones.
        pits: Vec<Pit>,
    },
}

/// A mistake of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coach {
    /// The move.
    pub pit: Pit,
    /// What is wrong with it.
    pub mistake: Mistake,
    /// Whether it has been played already.
    pub is_made: bool,
}

/// What a move leaves behind, for the player who makes it.
struct Leaves {
    pit: Pit,
    /// Seeds that the move takes.
    takes: i32,
    /// The best capture of the opponent's next move, if any takes seeds.
    reply: Option<(Pit, u8)>,
    /// Own pits with seeds.
    filled: u8,
    /// Own pits with one or two seeds.
    exposed: Vec<Pit>,
}

impl Leaves {
    /// Seeds taken less seeds that can be taken next.
    fn balance(&self) -> i32 {
        self.takes - self.reply.map_or(0, |(_, seeds)| i32::from(seeds))
    }
}

/// So many seeds more must another move save for a threat to be a mistake.
const WORTH_SAVING: i32 = 2;
/// With so few pits left a row is nearly empty.
const FEW_PITS: u8 = 2;
/// So many seeds on the board make a row that is emptied an early one.
const EARLY: u8 = 14;
/// So many pits with one or two seeds are many.
const MANY_EXPOSED: usize = 3;

/// The gravest of the mistakes that a legal move of the shown position makes.
#[must_use]
pub fn mistake(game: &Game, pit: Pit) -> Option<Mistake> {
    let legal = game.legal();
    if !legal.contains(pit) {
        return None;
    }
    let mut trail = game.trail();
    let side = trail.last().position.side();
    let all: Vec<Leaves> = legal
        .iter()
        .filter_map(|pit| leaves(&mut trail, side, pit))
        .collect();
    let this = all.iter().find(|leaves| leaves.pit == pit)?;
    let others = || all.iter().filter(|leaves| leaves.pit != pit);
    let saves = others().map(Leaves::balance).max();
    if let Some((reply, seeds)) = this.reply
        && saves.is_some_and(|best| best >= this.balance() + WORTH_SAVING)
    {
        return Some(Mistake::Threat { reply, seeds });
    }
    // What follows is no mistake where the move takes seeds for it.
    if this.takes > 0 {
        return None;
    }
    let is_early = game.position().board().seeds_in_pits() >= EARLY;
    let keeps_more = || others().any(|other| other.filled > this.filled);
    if is_early && this.filled <= FEW_PITS && keeps_more() {
        let pits = this.filled;
        return Some(Mistake::Emptying { pits });
    }
    let before = exposed(&trail, side).len();
    let exposes_less = || others().any(|other| other.exposed.len() < this.exposed.len());
    let is_exposed = this.exposed.len() >= MANY_EXPOSED && this.exposed.len() > before;
    (is_exposed && exposes_less()).then(|| Mistake::Exposed {
        pits: this.exposed.clone(),
    })
}

fn leaves(trail: &mut Trail, side: Side, pit: Pit) -> Option<Leaves> {
    let rules = *trail.rules();
    let takes = Sowing::of(&trail.last().position, pit, &rules)?.captured;
    trail.push(pit);
    let turn = *trail.last();
    let replies = trail.legal();
    // After a pass it is not the opponent who moves next.
    let replies = replies.iter().filter(|reply| reply.side() != side);
    let captures = replies.filter_map(|reply| {
        let seeds = Sowing::of(&turn.position, reply, &rules)?.captured;
        (seeds > 0).then_some((reply, seeds))
    });
    let reply = captures.max_by_key(|&(_, seeds)| seeds);
    let board = turn.position.board();
    let filled = board
        .pits()
        .filter(|&pit| pit.side() == side && board.seeds(pit) > 0);
    let left = Leaves {
        pit,
        takes: i32::from(takes),
        reply,
        filled: filled.count() as u8,
        exposed: exposed(trail, side),
    };
    trail.pop();
    // Who has won need not look ahead.
    turn.outcome.is_none().then_some(left)
}

fn exposed(trail: &Trail, side: Side) -> Vec<Pit> {
    let board = trail.last().position.board();
    let is_exposed = |pit: &Pit| pit.side() == side && matches!(board.seeds(*pit), 1 | 2);
    board.pits().filter(is_exposed).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::oware;
    use crate::rules::RuleSet;

    fn pit(letter: char) -> Pit {
        Pit::from_letter(letter).expect("a pit")
    }

    fn at(position: &str) -> Game {
        let start = oware::parse_position(position, &RuleSet::ABAPA).expect("a position");
        Game::from_position(RuleSet::ABAPA, start).expect("valid")
    }

    #[test]
    fn leaving_seeds_to_the_opponent_is_a_mistake_that_another_move_avoids() {
        // North's f reaches A, which holds two seeds; A itself can leave.
        let game = at("2-5-5-5-5-5-5-4-4-4-3-1-0-0-S");
        let threat = Mistake::Threat {
            reply: pit('f'),
            seeds: 3,
        };
        assert_eq!(mistake(&game, pit('F')), Some(threat));
        assert_eq!(mistake(&game, pit('A')), None);
    }

    #[test]
    fn an_empty_row_is_a_mistake_while_many_seeds_are_in_play() {
        let game = at("0-0-0-1-0-4-3-3-3-3-0-0-16-15-S");
        assert!(matches!(
            mistake(&game, pit('F')),
            Some(Mistake::Emptying { pits: 1 })
        ));
    }

    #[test]
    fn many_pits_of_one_or_two_seeds_are_a_mistake() {
        let game = at("4-0-0-0-9-9-0-0-0-0-6-0-10-10-S");
        let exposed = Mistake::Exposed {
            pits: ['B', 'C', 'D'].map(pit).to_vec(),
        };
        assert_eq!(mistake(&game, pit('A')), Some(exposed));
    }

    #[test]
    fn nothing_is_named_of_a_move_that_nothing_betters() {
        let only = at("0-0-0-0-0-4-6-6-6-6-0-1-10-9-S");
        assert_eq!(mistake(&only, pit('F')), None);
        let begun = Game::new(RuleSet::ABAPA);
        for pit in begun.legal().iter() {
            assert_eq!(mistake(&begun, pit), None, "{pit}");
        }
    }

    #[test]
    fn a_threat_is_what_the_rules_let_the_opponent_take() {
        let mut game = Game::new(RuleSet::FAMILY);
        for ply in 0..80 {
            let legal: Vec<Pit> = game.legal().iter().collect();
            let Some(&chosen) = legal.get(ply * 5 % legal.len().max(1)) else {
                break;
            };
            let named = mistake(&game, chosen);
            game.play(chosen).expect("legal");
            if let Some(Mistake::Threat { reply, seeds }) = named {
                let mut next = game.clone();
                assert_eq!(next.play(reply).expect("legal").captured, seeds);
            }
        }
    }
}
