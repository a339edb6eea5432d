//! The points of a rule set, and where they come from.

use crate::rules::{Circle, Origin, Slam, Source, Starved, Stuck, Topic};
use crate::view::message::Reading;

/// What a point says, and where it comes from.
pub fn say(reading: &Reading) -> String {
    format!("{} {}", point(reading), origin(reading.origin))
}

fn point(reading: &Reading) -> String {
    let rules = &reading.rules;
    match reading.topic {
        Topic::Pits => match rules.pits_a_side() {
            5 => "The board has two rows of five pits.",
            _ => "The board has two rows of six pits.",
        },
        Topic::Kroo => match rules.pits_a_side() {
            5 => "Ten seeds or more go round the board and skip the pit they come from.",
            _ => "Twelve seeds or more go round the board and skip the pit they come from.",
        },
        Topic::Slam => match rules.slam {
            Slam::Nothing => "A grand slam may be played, but captures nothing.",
            Slam::Illegal => "A move that leaves the opponent without a seed is illegal.",
            Slam::All => "A grand slam captures all the opponent’s seeds.",
            Slam::IllegalUnlessForced => {
                "A move that leaves the opponent without a seed is illegal, unless every move \
                 does so; it is then played, and its captures stand."
            }
        },
        Topic::Feeding => "An opponent without seeds must be fed, if there is a move that does.",
        Topic::Starved => match rules.starved {
            Starved::Over => "A player who is to move and has no seeds cannot play: the game is over.",
            Starved::Pass => "A player who is to move and has no seeds passes.",
        },
        Topic::Stuck => match rules.stuck {
            Stuck::Own => "When there is no legal move, each player keeps the seeds of their own row.",
            Stuck::Split => "When there is no legal move, the rest is split evenly.",
            Stuck::Other => "When a player has no legal move, the opponent takes the rest.",
        },
        Topic::Majority => match rules.majority {
            true => "Whoever has captured more than half of the seeds wins at once.",
            false => "The game goes on even when a player has more than half of the seeds.",
        },
        Topic::Few => match rules.few {
            0 => "The game does not end because few seeds are left.",
            1 => "The game ends when a single seed is left.",
            few => return format!("The game ends when {few} seeds or fewer are left."),
        },
        Topic::FewUnclaimed => "What is left then goes to nobody.",
        Topic::Agreement => match rules.circle {
            Circle::Own => {
                "Players who agree to stop each keep the seeds of their own row."
            }
            Circle::Split => "When players agree to stop, the rest is split evenly.",
        },
        Topic::Repetition => {
            "When the same position comes for the third time, the game ends as if the players had agreed to stop."
        }
        Topic::OddSeed => "When the rest is split, an odd seed goes to nobody.",
    }
    .into()
}

fn origin(origin: Origin) -> &'static str {
    match origin {
        Origin::Told(Source::BeginnersGuide) => "A beginners’ guide says so.",
        Origin::Told(Source::Encyclopedia) => "An encyclopedia says so.",
        Origin::Told(Source::IvoryCoast) => "It is what is most often told for Ivory Coast.",
        Origin::Told(Source::BoxedGames) => "The rules of boxed games say so.",
        Origin::Told(Source::Literature) => "It is so in the literature on the solved game.",
        Origin::Told(Source::Bete) => "The Bété of Ivory Coast play so.",
        Origin::Ours => "The sources are silent: this is our reading.",
        Origin::Disputed => "The sources do not agree: this is our reading.",
        Origin::Awaited => "This awaits a player’s word.",
        Origin::Chosen => "This was chosen for the game at hand.",
    }
}
