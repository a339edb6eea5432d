//! Choosing a move as a level of play does.

use super::fast::{FastBoard, Words};
use super::handler::{Handler, Report, Thought};
use super::level::{Level, Plan};
use super::mind::Mind;
use super::random::Random;
use super::search::{DEEPEST, Search, Width};
use super::transposition::key;
use super::value::WIN;
use crate::rules::{Pit, Trail};

/// How far a level looks ahead where it has but one move: enough to tell what
/// it thinks of the position, and at once.
const FORCED_DEPTH: u32 = 6;

/// What a capture that is overlooked seems worse, in hundredths of a seed:
/// more than any other move can be.
const OVERLOOKED: i32 = 4 * WIN;

/// What a level limited by what it looks at remembers while it chooses.
const OWN_BYTES: usize = 1 << 20;

/// The move that a level of play chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The pit to play, a legal move.
    pub pit: Pit,
    /// What the player thinks the move is worth to it, in hundredths of a
    /// seed; see [`WIN`](super::WIN).
    pub value: i32,
    /// How many plies it looked ahead.
    pub depth: u32,
    /// Moves tried.
    pub nodes: u64,
}

/// Chooses a move at the end of a trail; `None` if the game is over. The
/// same trail, level and seed give the same choice, unless the handler stops
/// the search at another node or the level's plan lets it remember.
pub fn choose<H: Handler>(
    mind: &mut Mind,
    trail: &Trail,
    level: Level,
    seed: u64,
    handler: &mut H,
) -> Option<Choice> {
    let mut choosing = Choosing::new(trail, level, seed)?;
    choosing.run(mind, handler);
    choosing.choice()
}

/// A choice in the making: it can be stopped and run again, as a [`Search`].
pub struct Choosing {
    plan: Plan,
    /// How far each move is misjudged.
    errors: Vec<(Pit, i32)>,
    search: Search,
    /// What a level remembers that is limited by what it looks at: nothing of
    /// earlier moves and no tables, so that it plays alike everywhere.
    own: Option<Mind>,
}

impl Choosing {
    /// A choice at the end of a trail; `None` if the game is over.
    #[must_use]
    pub fn new(trail: &Trail, level: Level, seed: u64) -> Option<Choosing> {
        let plan = level.plan().on_a_day(form(trail));
        let mut random = Random::new(seed);
        let legal = trail.legal();
        let (depth, width) = match legal.len() {
            1 => (FORCED_DEPTH, Width::Best),
            _ if plan.misjudges > 0 => (DEEPEST, Width::All),
            _ => (DEEPEST, Width::Best),
        };
        let mut trail_after = trail.clone();
        let errors = legal.iter().map(|pit| {
            let captures = trail_after.push(pit).captured > 0;
            trail_after.pop();
            (pit, error(&mut random, &plan, captures))
        });
        Some(Choosing {
            plan,
            errors: errors.collect(),
            search: Search::new(trail, width, depth)?,
            own: plan.nodes.map(|_| Mind::new(trail.rules(), OWN_BYTES)),
        })
    }

    /// Goes on, until the handler stops it or the plan is fulfilled; returns
    /// whether it is. The mind is that of a level limited by time.
    pub fn run<H: Handler>(&mut self, mind: &mut Mind, handler: &mut H) -> bool {
        let mut limited = Limited {
            handler,
            nodes: self.plan.nodes,
            is_full: false,
        };
        let finished = self
            .search
            .run(self.own.as_mut().unwrap_or(mind), &mut limited);
        finished || limited.is_full
    }

    /// The choice as far as it is made; `None` if it never ran.
    #[must_use]
    pub fn choice(&self) -> Option<Choice> {
        let report = self.search.report()?;
        let (best, value) = self.search.best()?;
        let seems = |thought: &&Thought| {
            let error = self.errors.iter().find(|(pit, _)| *pit == thought.pit);
            thought.value + error.map_or(0, |&(_, error)| error)
        };
        let chosen = match self.plan.misjudges {
            0 => None,
            _ => report.moves.iter().max_by_key(seems),
        };
        let (pit, value) = chosen.map_or((best, value), |thought| (thought.pit, thought.value));
        Some(Choice {
            pit,
            value,
            depth: report.depth,
            nodes: self.search.nodes(),
        })
    }
}

/// The ply of a game at which it is settled how good a player's day is.
const DAY: usize = 6;

/// How good a day a player has in a game, from -1000 to 1000. It comes from
/// how the game began, so that it stays for the game, and differs between the
/// sides.
fn form(trail: &Trail) -> i32 {
    let turns = trail.turns();
    let position = turns[DAY.min(turns.len() - 1)].position;
    let board: FastBoard<Words> = FastBoard::of(&position);
    let side = trail.last().position.side().index() as u64;
    Random::new(key(board).wrapping_add(side)).below(2001) as i32 - 1000
}

/// Stops at a number of nodes, or when another handler does.
struct Limited<'a, H> {
    handler: &'a mut H,
    nodes: Option<u64>,
    /// Whether the number was reached.
    is_full: bool,
}

impl<H: Handler> Handler for Limited<'_, H> {
    fn stop(&mut self, nodes: u64) -> bool {
        self.is_full = self.nodes.is_some_and(|most| nodes >= most);
        self.is_full || self.handler.stop(nodes)
    }

    fn report(&mut self, report: &Report) {
        self.handler.report(report);
    }
}

/// How far a level misjudges a move, in hundredths of a seed.
fn error(random: &mut Random, plan: &Plan, captures: bool) -> i32 {
    let overlooked = random.below(100) < u64::from(plan.overlooks);
    // The mean of three numbers is seldom near the ends.
    let mut third = || random.below(2001) as i32 - 1000;
    let share = third() + third() + third();
    let missed = if captures && overlooked {
        OVERLOOKED
    } else {
        0
    };
    plan.misjudges * share / 3000 - missed
}
