//! Random games, compared after every ply with a second implementation of
//! the rules that shares no code with the library.
//!
//! `AWALE_PLIES=10000000 cargo test --release --test against_naive` plays
//! more of them.

mod naive;
mod random;
mod side_by_side;

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Instant;

use awale::rules::{Pit, Position, RuleSet};
use random::Random;
use side_by_side::SideBySide;

/// How many plies are compared unless `AWALE_PLIES` says otherwise.
const PLIES: u64 = if cfg!(debug_assertions) {
    60_000
} else {
    400_000
};

const PRESETS: [&str; 6] = ["abapa", "akan", "ivory-coast", "family", "awari", "ten-pit"];

/// The longest of 178,615 random games had 455 plies; one that comes here
/// does not end.
const LONGEST_GAME: usize = 5_000;

/// How often each thing worth comparing came up.
type Tally = BTreeMap<String, u64>;

#[test]
fn random_games_go_as_the_second_implementation_says() {
    let wanted = match std::env::var("AWALE_PLIES") {
        Ok(text) => text.parse().expect("AWALE_PLIES is a number"),
        Err(_) => PLIES,
    };
    let began = Instant::now();
    let mut random = Random::new(1);
    let mut tally = Tally::new();
    let (mut games, mut plies, mut longest) = (0, 0, 0);
    while plies < wanted {
        let rules = match games % 2 {
            0 => PRESETS[games / 2 % PRESETS.len()].to_owned(),
            _ => random.rules(),
        };
        let length = play_one(&rules, &mut random, &mut tally);
        plies += length as u64;
        longest = longest.max(length);
        games += 1;
    }
    // Written past the test harness, which hides what passing tests print.
    let seconds = began.elapsed().as_secs_f32();
    let report = format!(
        "{plies} plies of {games} games, {longest} the longest, \
         compared in {seconds:.1} s: {tally:?}"
    );
    writeln!(io::stderr(), "{report}").expect("standard error is open");

    // Fewer plies are asked for to look at one thing.
    if wanted >= PLIES {
        for thing in EXPECTED {
            let seen = tally.get(thing).copied().unwrap_or_default();
            assert!(seen >= 10, "{thing} came up {seen} times only: {report}");
        }
    }
}

/// What must have come up, for the comparison to mean something.
const EXPECTED: [&str; 16] = [
    "ended majority",
    "ended empty",
    "ended few_seeds",
    "ended no_move",
    "ended repetition",
    "over at set-up",
    "passed at set-up",
    "passed in play",
    "grand slam Cancelled",
    "grand slam Taken",
    "second occurrence",
    "kroo",
    "wrong_side",
    "empty_pit",
    "must_feed",
    "starves_opponent",
];

/// Plays one game to its end and returns how many plies it had.
fn play_one(text: &str, random: &mut Random, tally: &mut Tally) -> usize {
    let rules: RuleSet = text.parse().expect("a rule set");
    let position = match random.below(3) {
        0 => Position::start(&rules).to_string(),
        _ => random.position(rules.pits_a_side().into()),
    };
    let mut both = SideBySide::set_up(text, &position);
    let mut count = |thing: &str| *tally.entry(thing.to_owned()).or_default() += 1;
    if both.naive.passed {
        count("passed at set-up");
    }
    if both.naive.end.is_some() {
        count("over at set-up");
    }

    loop {
        both.compare(&mut count);
        let legal: Vec<Pit> = both.game.legal().iter().collect();
        if legal.is_empty() {
            break;
        }
        let sowing = both.play(random.pick(&legal));
        if both.naive.passed {
            count("passed in play");
        }
        if sowing.laps > 0 {
            count("kroo");
        }
        if let Some(slam) = sowing.slam {
            count(&format!("grand slam {slam:?}"));
        }
        let length = both.game.len();
        assert!(length < LONGEST_GAME, "the game goes on: {}", both.line());
    }
    let end = both.naive.end.expect("a game without legal moves is over");
    count(&format!("ended {}", end.reason));
    both.game.len()
}
