//! All levels in a row, each against the one below.

use std::io::Write;

use awale::engine::Level;

use super::score::Score;
use super::{Setting, games};
use crate::failure::Failure;
use crate::player::Style;

/// What a level limited by time gets for a move, in milliseconds.
const TIME: u32 = 100;

/// Plays all matches and prints them as a table in Markdown.
pub fn run(setting: &Setting, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(
        out,
        "| player | against | wins | draws | losses | score | Elo |"
    )?;
    writeln!(out, "|---|---|--:|--:|--:|--:|--:|")?;
    for [one, two] in rungs() {
        let pairs = games::play(setting, [one, two])?;
        let score = Score::of(pairs.iter().map(|pair| pair.points));
        let [wins, draws, losses] = score.games;
        let (percent, elo) = (score.percent(), score.elo());
        writeln!(
            out,
            "| {one} | {two} | {wins} | {draws} | {losses} | {percent} | {elo} |"
        )?;
        // The next line can take long.
        out.flush()?;
    }
    Ok(())
}

/// Who plays whom.
fn rungs() -> impl Iterator<Item = [Style; 2]> {
    let styles = Level::ALL.map(|level| {
        let time = level.plan().time.map(|_| TIME);
        Style::Level(level, time)
    });
    let below = [Style::Greedy].into_iter().chain(styles);
    styles.into_iter().zip(below).map(|(one, two)| [one, two])
}
