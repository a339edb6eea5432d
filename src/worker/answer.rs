//! The worker's side without the browser: text in, text out.

use super::deadline::Deadline;
use super::messages::{Choose, NO_ID, Reply, Request, ToPage, ToWorker};
use crate::engine::{self, Level, Mind};
use crate::notation::oware;
use crate::rules::{Game, Illegal, RuleSet};
use serde::Deserialize;

/// The longest text that is looked at, in bytes: many times the longest game.
const LONGEST: usize = 1 << 16;

/// How long a level thinks at most in milliseconds if it is not limited by
/// time. It is reached on very slow machines only.
pub const SLOWEST: u32 = 3000;

/// How a worker answers a text: always by an [`ToPage::Answer`], whatever the
/// text is. The clock tells milliseconds from any beginning.
pub fn answer(text: &str, clock: impl FnMut() -> f64) -> String {
    let (id, outcome) = match read(text) {
        Ok(ToWorker { id, request }) => match request {
            Request::Choose(choose) => (id, chosen(&choose, clock)),
        },
        Err((id, why)) => (id, Err(why)),
    };
    let reply = outcome.unwrap_or_else(|why| Reply::Refused { why });
    ToPage::Answer { id, reply }.to_text()
}

/// The message that a text is, or its id and what is wrong with it.
fn read(text: &str) -> Result<ToWorker, (u32, String)> {
    /// Of a message that cannot be read, the id often can.
    #[derive(Deserialize)]
    struct Only {
        id: u32,
    }

    if text.len() > LONGEST {
        return Err((NO_ID, format!("more than {LONGEST} bytes")));
    }
    serde_json::from_str(text).map_err(|error| {
        let id = serde_json::from_str(text).map_or(NO_ID, |Only { id }| id);
        (id, error.to_string())
    })
}

fn chosen(choose: &Choose, clock: impl FnMut() -> f64) -> Result<Reply, String> {
    let level = Level::new(choose.level).ok_or_else(|| format!("level {}", choose.level))?;
    let trail = replay(choose)?.trail();
    let mut mind = Mind::new(trail.rules(), 1 << 24);
    let mut deadline = Deadline::after(level.plan().time.unwrap_or(SLOWEST), clock);
    let choice = engine::choose(&mut mind, &trail, level, choose.seed, &mut deadline)
        .ok_or_else(|| Illegal::GameOver.to_string())?;
    Ok(Reply::Chosen {
        pit: choice.pit.letter(),
        value: choice.value,
        depth: choice.depth,
        nodes: choice.nodes,
    })
}

/// The game that a request tells, played again move by move.
fn replay(choose: &Choose) -> Result<Game, String> {
    let rules: RuleSet = choose
        .rules
        .parse()
        .map_err(|error| format!("rules: {error}"))?;
    let start = oware::parse_position(&choose.position, &rules)
        .map_err(|error| format!("position: {error}"))?;
    let mut game =
        Game::from_position(rules, start).map_err(|error| format!("position: {error}"))?;
    oware::play_moves(&mut game, &choose.moves).map_err(|error| format!("moves: {error}"))?;
    Ok(game)
}
