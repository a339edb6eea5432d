//! Who plays a game that nobody watches.

use std::fmt;
use std::iter::Sum;
use std::str::FromStr;

use awale::engine::tablebase::Tablebase;
use awale::engine::{Choosing, DEEPEST, Level, Mind, Random, Search, Width};
use awale::rules::{Game, Pit, RuleSet};

use crate::limit::Limit;

/// What a player limited by its time or not at all remembers.
const MOST_BYTES: usize = 1 << 25;

/// What a player limited by the moves it tries remembers for each of them:
/// enough for some moves of a game.
const BYTES_A_NODE: u64 = 64;

/// How a player is told to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// As a level of the page, maybe with so many milliseconds a move.
    Level(Level, Option<u32>),
    /// At full strength, trying so many moves.
    Nodes(u64),
    /// At full strength, so many milliseconds a move.
    Time(u32),
    /// At full strength, so many plies deep.
    Depth(u32),
    /// Takes the most seeds it can.
    Greedy,
    /// Any legal move.
    Random,
}

/// A player of a game, and what it has done so far.
pub struct Player {
    style: Style,
    mind: Mind,
    random: Random,
    /// What its moves took together.
    pub effort: Effort,
}

/// What moves took together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Moves chosen.
    pub moves: u64,
    /// Moves tried.
    pub nodes: u64,
    /// Plies looked ahead.
    pub plies: u64,
}

impl Player {
    /// A player that begins a game.
    pub fn new(style: Style, tables: &Tablebase, random: Random) -> Player {
        let mut mind = Mind::new(tables.rules(), style.bytes());
        mind.set_tables(tables.clone());
        Player {
            style,
            mind,
            random,
            effort: Effort::default(),
        }
    }

    /// Chooses a move where a game stands; `None` if it is over.
    pub fn choose(&mut self, game: &Game) -> Option<Pit> {
        let (pit, nodes, plies) = match self.style {
            Style::Level(level, time) => self.as_level(game, level, time)?,
            Style::Nodes(nodes) => self.search(game, DEEPEST, Limit::nodes(nodes))?,
            Style::Time(time) => self.search(game, DEEPEST, Limit::after(time.into()))?,
            Style::Depth(depth) => self.search(game, depth, Limit::default())?,
            Style::Greedy => self.greedy(game)?,
            Style::Random => {
                let legal: Vec<Pit> = game.legal().iter().collect();
                (self.random.pick(legal.into_iter())?, 0, 0)
            }
        };
        self.effort.moves += 1;
        self.effort.nodes += nodes;
        self.effort.plies += u64::from(plies);
        Some(pit)
    }

    fn as_level(
        &mut self,
        game: &Game,
        level: Level,
        time: Option<u32>,
    ) -> Option<(Pit, u64, u32)> {
        let time = time.or(level.plan().time);
        let mut limit = time.map_or_else(Limit::default, |time| Limit::after(time.into()));
        let mut choosing = Choosing::new(&game.trail(), level, self.random.next())?;
        choosing.run(&mut self.mind, &mut limit);
        let choice = choosing.choice()?;
        Some((choice.pit, choice.nodes, choice.depth))
    }

    fn search(&mut self, game: &Game, depth: u32, mut limit: Limit) -> Option<(Pit, u64, u32)> {
        let mut search = Search::new(&game.trail(), Width::Best, depth)?;
        search.run(&mut self.mind, &mut limit);
        let (pit, _) = search.best()?;
        Some((pit, search.nodes(), search.report()?.depth))
    }

    fn greedy(&mut self, game: &Game) -> Option<(Pit, u64, u32)> {
        let mut trail = game.trail();
        let mut captures = Vec::new();
        for pit in game.legal().iter() {
            captures.push((pit, trail.push(pit).captured));
            trail.pop();
        }
        let most = captures.iter().map(|&(_, captured)| captured).max()?;
        let best: Vec<Pit> = (captures.iter())
            .filter(|&&(_, captured)| captured == most)
            .map(|&(pit, _)| pit)
            .collect();
        let pit = self.random.pick(best.into_iter())?;
        Some((pit, captures.len() as u64, 1))
    }
}

/// Plays random moves from the start; `None` if they end the game.
pub fn opening(rules: &RuleSet, plies: u32, random: &mut Random) -> Option<Game> {
    let mut game = Game::new(*rules);
    for _ in 0..plies {
        let legal: Vec<Pit> = game.legal().iter().collect();
        let pit = random.pick(legal.into_iter())?;
        game.play(pit).ok()?;
    }
    game.outcome().is_none().then_some(game)
}

impl Style {
    /// How much it remembers from one move to the next.
    fn bytes(self) -> usize {
        match self {
            Style::Time(_) | Style::Depth(_) => MOST_BYTES,
            Style::Level(level, _) if level.plan().nodes.is_none() => MOST_BYTES,
            Style::Nodes(nodes) => {
                let bytes = nodes.saturating_mul(BYTES_A_NODE);
                bytes.clamp(1 << 16, MOST_BYTES as u64) as usize
            }
            Style::Level(..) | Style::Greedy | Style::Random => 0,
        }
    }
}

/// What a text can be instead of this one.
const EXPECTED: &str = "expected level:N (1 to 8), level:8@MS, nodes:N, time:MS, \
                        depth:N, greedy or random";

impl FromStr for Style {
    type Err = String;

    fn from_str(text: &str) -> Result<Style, String> {
        let style = match text.split_once(':') {
            None if text == "greedy" => Some(Style::Greedy),
            None if text == "random" => Some(Style::Random),
            Some(("level", level)) => read_level(level),
            Some(("nodes", nodes)) => positive(nodes).map(Style::Nodes),
            Some(("time", time)) => positive(time).map(Style::Time),
            Some(("depth", depth)) => positive(depth)
                .filter(|&depth| depth <= DEEPEST)
                .map(Style::Depth),
            _ => None,
        };
        style.ok_or_else(|| format!("{text:?}, {EXPECTED}"))
    }
}

fn read_level(text: &str) -> Option<Style> {
    let (number, time) = match text.split_once('@') {
        Some((number, time)) => (number, Some(positive(time)?)),
        None => (text, None),
    };
    let level = Level::new(number.parse().ok()?)?;
    // Only a level that is limited by time can be given another.
    let fits = time.is_none() || level.plan().time.is_some();
    fits.then_some(Style::Level(level, time))
}

fn positive<N: FromStr + Default + PartialOrd>(text: &str) -> Option<N> {
    text.parse().ok().filter(|number| *number > N::default())
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Style::Level(level, None) => write!(f, "level:{level}"),
            Style::Level(level, Some(time)) => write!(f, "level:{level}@{time}"),
            Style::Nodes(nodes) => write!(f, "nodes:{nodes}"),
            Style::Time(time) => write!(f, "time:{time}"),
            Style::Depth(depth) => write!(f, "depth:{depth}"),
            Style::Greedy => f.write_str("greedy"),
            Style::Random => f.write_str("random"),
        }
    }
}

impl Sum for Effort {
    fn sum<I: Iterator<Item = Effort>>(efforts: I) -> Effort {
        efforts.fold(Effort::default(), |sum, effort| Effort {
            moves: sum.moves + effort.moves,
            nodes: sum.nodes + effort.nodes,
            plies: sum.plies + effort.plies,
        })
    }
}

/// The averages: `12345 nodes 9.8 plies a move`.
impl fmt::Display for Effort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves = self.moves.max(1);
        let plies = self.plies as f64 / moves as f64;
        write!(f, "{} nodes {plies:.1} plies a move", self.nodes / moves)
    }
}
