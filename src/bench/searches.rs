//! Searches whose numbers of nodes are the same on every machine.

use super::{Size, Work};
use crate::engine::{Mind, Report, Search, Width};
use crate::notation::oware::{START, parse_position};
use crate::rules::{Game, RuleSet, Trail};

/// What a search can remember.
const BYTES: usize = 1 << 24;

/// What is searched.
#[derive(Clone, Copy, Debug)]
pub struct Searched {
    /// How many plies deep.
    pub depth: u32,
    /// By which rules.
    pub rules: &'static str,
    /// From where.
    pub position: &'static str,
}

const fn searched(depth: u32, rules: &'static str, position: &'static str) -> Searched {
    Searched {
        depth,
        rules,
        position,
    }
}

/// The searches.
pub const SEARCHES: [Searched; 12] = [
    searched(20, "abapa", START),
    searched(21, "abapa", "1-0-7-6-0-3-2-0-9-8-0-7-3-2-S"),
    searched(23, "abapa", "0-0-0-12-12-2-1-0-0-0-0-2-8-11-S"),
    searched(31, "abapa", "0-1-0-0-0-0-1-2-6-0-1-1-12-24-N"),
    searched(34, "abapa", "0-0-1-1-1-1-0-0-1-1-1-1-19-21-N"),
    searched(20, "akan", "3-1-1-0-13-4-1-0-1-3-0-9-6-6-S"),
    searched(23, "akan", "1-0-3-1-3-2-2-7-1-19-2-0-2-5-N"),
    searched(22, "ivory-coast", "0-0-0-8-0-2-0-14-0-7-0-2-10-5-N"),
    searched(23, "family", "0-1-13-1-0-1-0-0-3-0-1-6-9-13-N"),
    searched(20, "awari", "0-7-1-11-4-5-0-11-0-0-8-1-0-0-S"),
    searched(24, "awari", "0-0-0-0-0-4-0-5-9-0-3-0-12-15-N"),
    searched(22, "ten-pit", "2-0-7-0-9-7-0-8-0-7-0-0-S"),
];

impl Searched {
    fn rule_set(&self) -> RuleSet {
        self.rules.parse().expect("a rule set of the list")
    }

    fn trail(&self) -> Trail {
        let rules = self.rule_set();
        let position = parse_position(self.position, &rules).expect("a position of the list");
        let game = Game::from_position(rules, position).expect("a position of its rules");
        game.trail()
    }

    /// A mind that knows nothing yet.
    #[must_use]
    pub fn mind(&self) -> Mind {
        Mind::new(&self.rule_set(), BYTES)
    }

    /// Searches with a mind of its rules that knows nothing yet.
    ///
    /// # Panics
    /// It is not one of [`SEARCHES`], and cannot be searched.
    #[must_use]
    pub fn search(&self, mind: &mut Mind) -> Report {
        let search = Search::new(&self.trail(), Width::Best, self.depth);
        let mut search = search.expect("a game that goes on");
        search.run(mind, &mut ());
        search.report().cloned().expect("a finished search")
    }
}

/// All searches, and the minds for them.
struct All(Vec<(Searched, Mind)>);

/// All searches. None is so long that it must be less for a brief look.
pub fn all(_: Size) -> Box<dyn Work> {
    let searches = SEARCHES.iter().map(|one| (*one, one.mind()));
    Box::new(All(searches.collect()))
}

impl Work for All {
    fn reset(&mut self) {
        for (_, mind) in &mut self.0 {
            mind.forget();
        }
    }

    fn run(&mut self) -> u64 {
        let nodes = |(searched, mind): &mut (Searched, Mind)| searched.search(mind).nodes;
        self.0.iter_mut().map(nodes).sum()
    }
}
