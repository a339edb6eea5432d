//! `awale match`: which of two players is stronger, and by how much.

mod games;
mod ladder;
mod score;

use std::io::Write;

use awale::engine::tablebase::Tablebase;
use awale::rules::RuleSet;
use lexopt::{Arg, Parser};

use crate::failure::{Failure, fail};
use crate::options::{number, rules, tell_once};
use crate::parallel::threads;
use crate::player::{Effort, Style};
use crate::tables;
use score::Score;

/// What the help says.
pub const HELP: &str = "\
awale match --one PLAYER --two PLAYER [--games N] [--openings N] [--seed S]
        [--threads T] [--rules R] [--tables N]
awale match --ladder [the same options]
    Plays two players against each other and prints how the first has scored.
    PLAYER  level:1 to level:8, or level:8@MS with so many milliseconds a move;
            nodes:N, time:MS, depth:N at full strength; greedy (takes the most
            seeds it can), random
    --games     how many, an even number (400)
    --openings  plies that are played at random before the players begin (6);
                each opening is played from both sides, none comes twice
    --seed      chooses the openings and whatever else is random (1)
    --threads   games played at a time (as many as there are cores)
    --tables    endgame tables up to so many seeds for full strength (0)
    The error bars are those of 95 %, from the variance of the points of pairs
    of games with the same opening (0, 1/2, 1, 1 1/2, 2). Without players that
    are limited by time the same call always gives the same result.
    --ladder plays level 1 against greedy, each level against the one below,
    and level 8 with 100 ms a move against level 7: a line of a table each.
";

/// What all matches of a call have in common.
pub struct Setting {
    rules: RuleSet,
    games: usize,
    opening_plies: u32,
    seed: u64,
    threads: usize,
    tables: Tablebase,
}

/// Runs the command.
pub fn run(mut args: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let [mut one, mut two, mut games, mut openings] = [const { None }; 4];
    let [mut seed, mut threads, mut rules, mut tables] = [const { None }; 4];
    let mut is_ladder = false;
    while let Some(arg) = args.next()? {
        let (name, place) = match arg {
            Arg::Long("help") | Arg::Short('h') => return Err(Failure::Help),
            Arg::Long("ladder") => {
                is_ladder = true;
                continue;
            }
            Arg::Long("one") => ("--one", &mut one),
            Arg::Long("two") => ("--two", &mut two),
            Arg::Long("games") => ("--games", &mut games),
            Arg::Long("openings") => ("--openings", &mut openings),
            Arg::Long("seed") => ("--seed", &mut seed),
            Arg::Long("threads") => ("--threads", &mut threads),
            Arg::Long("rules") => ("--rules", &mut rules),
            Arg::Long("tables") => ("--tables", &mut tables),
            other => return Err(other.unexpected().into()),
        };
        tell_once(name, place, &mut args)?;
    }
    let players = match (is_ladder, one, two) {
        (true, None, None) => None,
        (true, ..) => return Err(fail("--ladder", "chooses the players itself")),
        (false, one, two) => Some([player("--one", one)?, player("--two", two)?]),
    };
    let rules = self::rules(rules.as_deref())?;
    let games = number("--games", games.as_deref(), 2..=10_000_000, 400)?;
    if games % 2 == 1 {
        return Err(fail("--games", "expected an even number"));
    }
    let setting = Setting {
        rules,
        games,
        opening_plies: number("--openings", openings.as_deref(), 0..=100, 6)?,
        seed: number("--seed", seed.as_deref(), 0..=u64::MAX, 1)?,
        threads: self::threads("--threads", threads.as_deref())?,
        tables: tables::build_all(&rules, tables::seeds("--tables", tables.as_deref())?)?,
    };
    match players {
        Some(players) => tell(&setting, players, out),
        None => ladder::run(&setting, out),
    }
}

fn player(name: &str, text: Option<String>) -> Result<Style, Failure> {
    let text = text.ok_or_else(|| fail(name, "missing, expected a player"))?;
    text.parse().map_err(|error: String| fail(name, error))
}

/// Plays a match and prints all that is known of it.
fn tell(setting: &Setting, players: [Style; 2], out: &mut dyn Write) -> Result<(), Failure> {
    let pairs = games::play(setting, players)?;
    let score = Score::of(pairs.iter().map(|pair| pair.points));
    let [wins, draws, losses] = score.games;
    writeln!(out, "wins {wins} draws {draws} losses {losses}")?;
    let pairs_by_points = score.pairs.map(|pairs| pairs.to_string()).join(" ");
    writeln!(out, "pairs {pairs_by_points}")?;
    writeln!(out, "score {}", score.percent())?;
    writeln!(out, "elo {}", score.elo())?;
    for (index, (word, style)) in ["one", "two"].iter().zip(players).enumerate() {
        let effort = pairs.iter().map(|pair| pair.efforts[index]).sum::<Effort>();
        writeln!(out, "{word} {style} {effort}")?;
    }
    Ok(out.flush()?)
}
