//! Explanations of moves.

use super::{name, seeds, side};
use crate::i18n::list;
use crate::rules::{GrandSlam, Illegal, Pit, PitSet, Preset};
use crate::settings::Who;
use crate::view::explain::{Catch, Close, Difference, Held, Sows, Stop, Why};

/// A part of an explanation.
pub fn say(why: &Why) -> String {
    match why {
        Why::Empty(pit) => format!("{pit} is empty: there is nothing to sow."),
        Why::Sows(told) => format!("{} {}", sows(told), catch(told)),
        Why::Passes(Who::You) => "You then have no seeds and pass.".into(),
        Why::Passes(who) => format!("{} then has no seeds and passes.", subject(*who)),
        Why::Ends { close, players } => {
            let (close, score) = (self::close(*close), score(players));
            format!("This ends the game, because {close}: {score}.")
        }
        Why::Unfed {
            pit,
            opponent,
            landing,
            takes_back,
            legal,
        } => {
            let hunger = match opponent {
                Who::You => "You have no seeds left and must be fed".to_owned(),
                who => format!("{} has no seeds left and must be fed", subject(*who)),
            };
            let fault = match takes_back {
                true => format!("{pit} would capture again every seed it gives"),
                false => format!("{pit} only goes as far as {landing}"),
            };
            let others = match legal.len() {
                1 => format!("Only {legal} would do."),
                _ => format!("{} would do.", list(legal.iter(), " or ")),
            };
            format!("{hunger}, but {fault}. {others}")
        }
        Why::Starves {
            pit,
            opponent,
            from,
            legal,
        } => format!(
            "{pit} would capture {} in {} row, {}, and these rules forbid leaving \
             the opponent without seeds. {}",
            all_seeds(from),
            whose(*opponent),
            held(from),
            may_be_played(*legal)
        ),
        Why::Elsewhere {
            presets,
            pit,
            difference,
        } => {
            let presets = list(presets.iter().map(|&preset| rules(preset)), " and ");
            format!(
                "Under the {presets} rules, {}.",
                elsewhere(*pit, *difference)
            )
        }
    }
}

fn sows(told: &Sows) -> String {
    let Sows {
        pit,
        seeds,
        landing,
        laps,
        ..
    } = told;
    let times = match (laps, seeds) {
        (0, 1) => return format!("{pit} sows its only seed in {landing}."),
        (0, _) => return format!("{pit} sows {seeds} seeds, the last one in {landing}."),
        (1, _) => "once",
        (2, _) => "twice",
        (3, _) => "three times",
        _ => "four times",
    };
    format!(
        "{pit} is a kroo of {seeds} seeds: it goes {times} round the board, skips {pit} and \
         drops the last seed in {landing}."
    )
}

fn catch(told: &Sows) -> String {
    let landing = told.landing;
    match &told.result {
        Catch::OwnRow(who) => {
            format!(
                "{landing} is in {} own row: nothing is captured there.",
                whose(*who)
            )
        }
        Catch::Count(count) => {
            format!(
                "{landing} then holds {}: a capture needs 2 or 3.",
                seeds(*count)
            )
        }
        Catch::Taken { from, stop } => {
            let taken = match from.as_slice() {
                [only] => format!("It captures the {} in {}.", seeds(only.seeds), only.pit),
                _ => format!("It captures {}: {}.", seeds(Held::total(from)), held(from)),
            };
            match stop {
                Stop::Before(Held { pit, seeds }) => {
                    let holds = super::seeds(*seeds);
                    format!("{taken} The capture stops before {pit}, which holds {holds}.")
                }
                Stop::RowEnd(pit, who) => {
                    let row = whose(*who);
                    format!("{taken} The capture ends there: {pit} is the first pit of {row} row.")
                }
            }
        }
        Catch::Slam {
            opponent,
            from,
            slam,
        } => {
            let (all, row, held) = (all_seeds(from), whose(*opponent), held(from));
            match slam {
                GrandSlam::Taken => {
                    format!("It is a grand slam: it captures {all} in {row} row, {held}.")
                }
                GrandSlam::Cancelled => format!(
                    "It is a grand slam, on {all} in {row} row, {held}: under these \
                     rules it captures nothing."
                ),
            }
        }
    }
}

fn elsewhere(pit: Pit, difference: Difference) -> String {
    match difference {
        Difference::Forbidden { reason, opponent } => match (reason, opponent) {
            (Illegal::MustFeed, Who::You) => {
                format!("{pit} would be illegal: it would not feed you")
            }
            (Illegal::MustFeed, _) => {
                format!(
                    "{pit} would be illegal: it would not feed {}",
                    object(opponent)
                )
            }
            _ => format!(
                "{pit} would be illegal: it would leave {} without seeds",
                object(opponent)
            ),
        },
        Difference::NoMove => "there would be no legal move, and the game would be over".into(),
        Difference::Allowed(0) => format!("{pit} could be played and would capture nothing"),
        Difference::Allowed(taken) => {
            format!("{pit} could be played and would capture {}", seeds(taken))
        }
        Difference::Takes { captured: 0, .. } => format!("{pit} would capture nothing"),
        Difference::Takes {
            captured,
            passes: None,
        } => {
            format!("{pit} would capture {}", seeds(captured))
        }
        Difference::Takes {
            captured,
            passes: Some(who),
        } => {
            format!(
                "{pit} would capture {}, and {} would pass",
                seeds(captured),
                object(who)
            )
        }
        Difference::Passes(who) => format!("{} would then pass", object(who)),
        Difference::Ends(close) => {
            format!("the game would end here, because {}", self::close(close))
        }
        Difference::GoesOn => "the game would go on".into(),
        Difference::Score(players) => format!("the final score would be {}", score(&players)),
    }
}

fn close(close: Close) -> String {
    match close {
        Close::Majority => "more than half of the seeds are captured".into(),
        Close::Empty => "no seed is left on the board".into(),
        Close::Few(1) => "only 1 seed is left on the board".into(),
        Close::Few(left) => format!("only {left} seeds are left on the board"),
        Close::NoMove(Who::You) => "you have no legal move".into(),
        Close::NoMove(who) => format!("{} has no legal move", object(who)),
        Close::Repetition => "the same position comes for the third time".into(),
    }
}

/// What a rule set is called within a sentence.
fn rules(preset: Preset) -> &'static str {
    match preset {
        Preset::Abapa => "Abapa",
        Preset::Akan => "Akan",
        Preset::IvoryCoast => "Ivory Coast",
        Preset::Family => "Family",
        Preset::Awari => "Awari",
        Preset::TenPit => "ten-pit",
    }
}

fn may_be_played(legal: PitSet) -> String {
    match legal.len() {
        1 => format!("Only {legal} may be played."),
        _ => format!("{} may be played.", list(legal.iter(), " or ")),
    }
}

/// All seeds of a row, which are two at least.
fn all_seeds(from: &[Held]) -> String {
    match Held::total(from) {
        2 => "both seeds".into(),
        all => format!("all {all} seeds"),
    }
}

/// Where seeds are that have been counted.
fn held(from: &[Held]) -> String {
    match from {
        [only] => format!("in {}", only.pit),
        _ => {
            let pits = from.iter();
            list(
                pits.map(|held| format!("{} in {}", held.seeds, held.pit)),
                " and ",
            )
        }
    }
}

fn score([(near, ours), (far, theirs)]: &[(Who, u8); 2]) -> String {
    format!("{} {ours}, {} {theirs}", name(*near), name(*far))
}

/// Whose row it is.
fn whose(who: Who) -> String {
    match who {
        Who::You => "your".into(),
        Who::Computer => "the computer’s".into(),
        Who::Player(side) => format!("{}’s", self::side(side)),
    }
}

/// A player at the beginning of a sentence.
fn subject(who: Who) -> &'static str {
    match who {
        Who::You => "You",
        Who::Computer => "The computer",
        Who::Player(side) => self::side(side),
    }
}

/// A player within a sentence.
fn object(who: Who) -> &'static str {
    match who {
        Who::You => "you",
        Who::Computer => "the computer",
        Who::Player(side) => self::side(side),
    }
}
