//! The games of a match.

use std::collections::HashSet;

use awale::engine::Random;
use awale::rules::{Game, Side};

use super::Setting;
use crate::failure::{Failure, fail};
use crate::parallel;
use crate::player::{Effort, Player, Style, opening};

/// Games of so many plies are stopped, and scored as if they circled: their
/// positions come again before long.
const LONGEST: usize = 500;

/// How many openings in a row may be useless before there seem to be no more.
const USELESS: u32 = 10_000;

/// Two games with the same opening.
pub struct Pair {
    /// The half points of the first player in each game.
    pub points: [u8; 2],
    /// What the moves of both players took.
    pub efforts: [Effort; 2],
}

/// Plays a match.
pub fn play(setting: &Setting, players: [Style; 2]) -> Result<Vec<Pair>, Failure> {
    let openings = openings(setting)?;
    let [one, two] = players;
    let name = format!("{one} against {two}");
    Ok(parallel::map(
        openings.len(),
        setting.threads,
        &name,
        |index| {
            let mut random = Random::series(setting.seed, 1 + index as u64);
            play_pair(setting, players, &openings[index], &mut random)
        },
    ))
}

/// As many different openings as there are pairs.
fn openings(setting: &Setting) -> Result<Vec<Game>, Failure> {
    let mut random = Random::series(setting.seed, 0);
    let mut openings = Vec::new();
    let mut seen = HashSet::new();
    let mut useless = 0;
    while openings.len() < setting.games / 2 {
        let opening = opening(&setting.rules, setting.opening_plies, &mut random);
        match opening.filter(|game| seen.insert(*game.position())) {
            Some(game) => {
                openings.push(game);
                useless = 0;
            }
            None if useless == USELESS => {
                let (found, wanted) = (openings.len(), setting.games / 2);
                let fault = format!("only {found} different openings, {wanted} are needed");
                return Err(fail("--openings", fault));
            }
            None => useless += 1,
        }
    }
    Ok(openings)
}

/// Plays an opening from both sides.
fn play_pair(setting: &Setting, styles: [Style; 2], opening: &Game, random: &mut Random) -> Pair {
    let mut pair = Pair {
        points: [0; 2],
        efforts: [Effort::default(); 2],
    };
    for (points, first) in pair.points.iter_mut().zip(Side::BOTH) {
        let mut players = styles.map(|style| {
            let own = Random::new(random.next());
            Player::new(style, &setting.tables, own)
        });
        *points = play_game(&mut players, opening.clone(), first);
        for (effort, player) in pair.efforts.iter_mut().zip(&players) {
            *effort = [*effort, player.effort].into_iter().sum();
        }
    }
    pair
}

/// Plays a game on in which the first player has one side; its half points.
fn play_game(players: &mut [Player; 2], mut game: Game, first: Side) -> u8 {
    while game.outcome().is_none() && game.len() < LONGEST {
        let is_first = game.position().side() == first;
        let pit = players[usize::from(!is_first)].choose(&game);
        if pit.is_none_or(|pit| game.play(pit).is_err()) {
            break;
        }
    }
    let outcome = game.outcome().unwrap_or_else(|| game.agreement());
    match outcome.winner() {
        Some(side) if side == first => 2,
        Some(_) => 0,
        None => 1,
    }
}
