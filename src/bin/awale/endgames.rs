//! `awale endgames`: how often the best move is found before the tables tell
//! it.

use std::collections::HashSet;
use std::io::Write;
use std::ops::RangeInclusive;

use awale::engine::fast::{Best, FastBoard, Sower};
use awale::engine::tablebase::{MOST_SEEDS, Tablebase};
use awale::engine::{Aim, DEEPEST, Mind, Random, Search, Width};
use awale::rules::{Circle, Game, Pit, Position, RuleSet};
use lexopt::{Arg, Parser};

use crate::failure::{Failure, fail};
use crate::limit::Limit;
use crate::options::{number, rules, tell_once};
use crate::parallel::{self, threads};
use crate::player::{Player, Style, opening};
use crate::tables::build_all;

/// What the help says.
pub const HELP: &str = "\
awale endgames [--positions N] [--seeds K-K] [--movetime MS] [--nodes N]
        [--seed S] [--threads T] [--rules R]
    Lets the full strength choose in positions of games that it has played,
    with endgame tables of four seeds fewer than there are, and compares with
    tables that hold the position. For each number of seeds K a line `K
    positions optimal percent`, and the last line `all positions optimal
    percent`. Where there is but one move, nothing is chosen. The choice is
    for the most seeds, as in the tables: without an end by majority, and with
    nothing gained by endless play.
    --positions  how many for each number of seeds (100)
    --seeds      the numbers of seeds (13-16)
    --movetime   how long it chooses, in milliseconds (500)
    --nodes      moves that are tried for each move of the games (20000)
    --seed       chooses the openings of the games (1)
    --threads    moves chosen at a time (as many as there are cores)
";

/// How many seeds fewer the tables have.
const FEWER: u32 = 4;

/// With fewer seeds there is never more than one move.
const FEWEST_SEEDS: u32 = 2;

/// Plies that are played at random before.
const OPENING_PLIES: u32 = 6;

/// Games that are played before the positions are counted.
const ROUND: usize = 32;

/// Rounds in a row that may bring nothing new before there seems to be no
/// more.
const USELESS: u64 = 10;

/// Games of so many plies circle.
const LONGEST: usize = 500;

/// What a search can remember.
const BYTES: usize = 1 << 25;

/// What is asked for.
struct Request {
    rules: RuleSet,
    positions: usize,
    seeds: RangeInclusive<u32>,
    movetime: u64,
    nodes: u64,
    seed: u64,
    threads: usize,
}

/// Runs the command.
pub fn run(args: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let request = Request::read(args)?;
    let positions = request.gather()?;
    let tables = build_all(&as_tabled(request.rules), *request.seeds.end())?;
    let optimal = parallel::map(positions.len(), request.threads, "moves", |index| {
        let (seeds, game) = &positions[index];
        let capped = tables.capped(seeds.saturating_sub(FEWER));
        let pit = choose(game, capped, request.movetime);
        (
            *seeds,
            pit.is_some_and(|pit| is_optimal(game, &tables, pit)),
        )
    });
    for seeds in request.seeds {
        let of_these = optimal.iter().filter(|&&(of, _)| of == seeds);
        writeln!(out, "{seeds} {}", share(of_these))?;
    }
    writeln!(out, "all {}", share(optimal.iter()))?;
    Ok(out.flush()?)
}

impl Request {
    fn read(mut args: Parser) -> Result<Request, Failure> {
        let [mut positions, mut seeds, mut movetime] = [const { None }; 3];
        let [mut nodes, mut seed, mut threads, mut rules] = [const { None }; 4];
        while let Some(arg) = args.next()? {
            let (name, place) = match arg {
                Arg::Long("help") | Arg::Short('h') => return Err(Failure::Help),
                Arg::Long("positions") => ("--positions", &mut positions),
                Arg::Long("seeds") => ("--seeds", &mut seeds),
                Arg::Long("movetime") => ("--movetime", &mut movetime),
                Arg::Long("nodes") => ("--nodes", &mut nodes),
                Arg::Long("seed") => ("--seed", &mut seed),
                Arg::Long("threads") => ("--threads", &mut threads),
                Arg::Long("rules") => ("--rules", &mut rules),
                other => return Err(other.unexpected().into()),
            };
            tell_once(name, place, &mut args)?;
        }
        Ok(Request {
            rules: self::rules(rules.as_deref())?,
            positions: number("--positions", positions.as_deref(), 1..=1_000_000, 100)?,
            seeds: read_seeds(seeds.as_deref().unwrap_or("13-16"))?,
            movetime: number("--movetime", movetime.as_deref(), 1..=86_400_000, 500)?,
            nodes: number("--nodes", nodes.as_deref(), 1..=u64::MAX, 20_000)?,
            seed: number("--seed", seed.as_deref(), 0..=u64::MAX, 1)?,
            threads: self::threads("--threads", threads.as_deref())?,
        })
    }

    /// Positions of games, with their number of seeds.
    fn gather(&self) -> Result<Vec<(u32, Game)>, Failure> {
        let mut gathered = Vec::new();
        let mut seen = HashSet::new();
        let mut missing: Vec<(u32, usize)> = (self.seeds.clone())
            .map(|seeds| (seeds, self.positions))
            .collect();
        let (mut round, mut useless) = (0, 0);
        while missing.iter().any(|&(_, missing)| missing > 0) {
            let before = gathered.len();
            for position in self.play_round(round) {
                let seeds = u32::from(position.board().seeds_in_pits());
                let place = missing
                    .iter_mut()
                    .find(|(of, left)| *of == seeds && *left > 0);
                let Some((_, left)) = place.filter(|_| seen.insert(position)) else {
                    continue;
                };
                let game = Game::from_position(as_tabled(self.rules), position);
                gathered.push((seeds, game.map_err(|error| fail("a position", error))?));
                *left -= 1;
            }
            round += 1;
            useless = if gathered.len() > before {
                0
            } else {
                useless + 1
            };
            if useless == USELESS {
                return Err(fail("--seeds", "games have no such positions"));
            }
        }
        Ok(gathered)
    }

    /// Plays some games; a position of each number of seeds of each game.
    fn play_round(&self, round: u64) -> Vec<Position> {
        let positions = parallel::map(ROUND, self.threads, "games", |index| {
            let index = round * ROUND as u64 + index as u64;
            self.play(&mut Random::series(self.seed, index))
        });
        positions.into_iter().flatten().collect()
    }

    fn play(&self, random: &mut Random) -> Vec<Position> {
        let Some(mut game) = opening(&self.rules, OPENING_PLIES, random) else {
            return Vec::new();
        };
        let none = Tablebase::new(&self.rules);
        let mut player = Player::new(Style::Nodes(self.nodes), &none, random.clone());
        let mut met: Vec<Vec<Position>> = vec![Vec::new(); self.seeds.clone().count()];
        while game.len() < LONGEST {
            let position = *game.position();
            let seeds = u32::from(position.board().seeds_in_pits());
            if seeds < *self.seeds.start() {
                break;
            }
            if self.seeds.contains(&seeds) && game.legal().len() > 1 {
                met[(seeds - self.seeds.start()) as usize].push(position);
            }
            let Some(pit) = player.choose(&game) else {
                break;
            };
            if game.play(pit).is_err() {
                break;
            }
        }
        let picked = met.into_iter().map(|met| random.pick(met.into_iter()));
        picked.flatten().collect()
    }
}

fn read_seeds(text: &str) -> Result<RangeInclusive<u32>, Failure> {
    let range = text.split_once('-').and_then(|(start, end)| {
        let range = start.parse().ok()?..=end.parse().ok()?;
        (*range.start() >= FEWEST_SEEDS && *range.end() <= MOST_SEEDS && !range.is_empty())
            .then_some(range)
    });
    range.ok_or_else(|| {
        let expected =
            format!("{text:?}, expected two numbers from {FEWEST_SEEDS} to {MOST_SEEDS}, 13-16");
        fail("--seeds", expected)
    })
}

/// The move that is chosen with some tables.
fn choose(game: &Game, tables: Tablebase, movetime: u64) -> Option<Pit> {
    let mut mind = Mind::new(game.rules(), BYTES);
    mind.set_tables(tables);
    let mut search = Search::new(&game.trail(), Width::Best, DEEPEST)?.aiming(Aim::Seeds);
    search.run(&mut mind, &mut Limit::after(movetime));
    search.best().map(|(pit, _)| pit)
}

/// The rules as the tables know them: what is in the stores ends no game, and
/// endless play brings nobody anything.
fn as_tabled(mut rules: RuleSet) -> RuleSet {
    rules.majority = false;
    rules.circle = Circle::Split;
    rules
}

/// Whether no move brings more seeds than this one by the tables, which hold
/// the position.
fn is_optimal(game: &Game, tables: &Tablebase, pit: Pit) -> bool {
    let sower = Sower::<Best>::new(game.rules());
    let board = FastBoard::of(game.position());
    let value = |pit: Pit| {
        let sown = sower.play(board, pit.place().into());
        // The tables mind passes and ends.
        let rest = tables.value(sown.board.rows());
        rest.map(|rest| sown.captured as i32 - rest)
    };
    let best = game.legal().iter().map(value).max().flatten();
    best.is_some() && value(pit) == best
}

/// `positions optimal percent`
fn share<'a>(optimal: impl Iterator<Item = &'a (u32, bool)>) -> String {
    let (mut count, mut good) = (0_u32, 0_u32);
    for &(_, is_optimal) in optimal {
        count += 1;
        good += u32::from(is_optimal);
    }
    let percent = 100.0 * f64::from(good) / f64::from(count.max(1));
    format!("{count} {good} {percent:.1}")
}
