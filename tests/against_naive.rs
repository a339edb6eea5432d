//! Random games, compared after every ply with a second implementation of
//! the rules that shares no code with the library.
//!
//! `AWALE_PLIES=10000000 cargo test --release --test against_naive` plays
//! more of them.

mod naive;
mod random;

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Instant;

use awale::notation::oware;
use awale::rules::{Game, Illegal, Outcome, Pit, RuleSet, Side};
use naive::{End, Naive, Rules};
use random::Random;

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
    let naive_rules = Rules::read(text);
    let rewritten = Rules::read(&rules.to_string());
    assert_eq!(rewritten, naive_rules, "{text} rewritten as {rules}");

    let position = match random.below(3) {
        0 => awale::rules::Position::start(&rules).to_string(),
        _ => random.position(naive_rules.pits as usize),
    };
    let start = oware::parse_position(&position, &rules).expect("a position");
    let mut game = Game::from_position(rules, start).expect("a position of the rule set");
    let mut naive = Naive::set_up(&naive_rules, &position);
    let mut count = |thing: &str| *tally.entry(thing.to_owned()).or_default() += 1;
    if naive.passed {
        count("passed at set-up");
    }
    if naive.end.is_some() {
        count("over at set-up");
    }

    loop {
        if let Err(difference) = compare(&game, &naive, &mut count) {
            let moves = oware::write_moves(game.moves());
            panic!("{difference}\n--rules {text} --position {position} {moves}");
        }
        let legal: Vec<Pit> = game.legal().iter().collect();
        if legal.is_empty() {
            break;
        }
        let pit = random.pick(&legal);
        let sowing = game.play(pit).expect("a legal move");
        let captured = naive.play(pit.letter());
        let turn = game.ply(game.len() - 1).expect("the last ply").turn;
        let told = (i32::from(sowing.captured), i32::from(turn.captured));
        let line = || {
            let moves = oware::write_moves(game.moves());
            format!("--rules {text} --position {position} {moves}")
        };
        assert_eq!(told, (captured, captured), "captured, {}", line());
        assert_eq!(turn.passed, naive.passed, "passed, {}", line());
        if naive.passed {
            count("passed in play");
        }
        if sowing.laps > 0 {
            count("kroo");
        }
        if let Some(slam) = sowing.slam {
            count(&format!("grand slam {slam:?}"));
        }
        assert!(game.len() < LONGEST_GAME, "the game goes on: {}", line());
    }
    let end = naive.end.expect("a game without legal moves is over");
    count(&format!("ended {}", end.reason));
    game.len()
}

/// Looks for a difference between the two.
fn compare(game: &Game, naive: &Naive, count: &mut impl FnMut(&str)) -> Result<(), String> {
    equal("position", game.position().to_string(), naive.position())?;
    equal("legal moves", game.legal().to_string(), naive.legal())?;
    for letter in "ABCDEFabcdef".chars() {
        let pit = Pit::from_letter(letter).expect("a letter of a pit");
        let reason = game.check(pit).err().map_or("", Illegal::name);
        equal("reason", (letter, reason), (letter, naive.why_not(letter)))?;
        if !reason.is_empty() {
            count(reason);
        }
    }
    equal("outcome", game.outcome().map(end), naive.end.clone())?;
    equal("agreement", end(game.agreement()), naive.agreement())?;
    if naive.end.is_none() {
        equal("occurrences", game.occurrences(), naive.occurrences())?;
        if naive.occurrences() == 2 {
            count("second occurrence");
        }
    }
    // Copying a whole game is slow.
    if naive.end.is_none() && game.len().is_multiple_of(16) {
        let outcome = game.clone().resign(Side::South).map(end);
        equal("resignation", outcome, Ok(naive.resignation()))?;
    }
    Ok(())
}

fn equal<T: PartialEq + std::fmt::Debug>(what: &str, library: T, naive: T) -> Result<(), String> {
    if library == naive {
        return Ok(());
    }
    Err(format!(
        "{what}: {library:?} in the library, {naive:?} in the second implementation"
    ))
}

/// An outcome in the words of the second implementation.
fn end(outcome: Outcome) -> End {
    let [south, north] = outcome.score.map(i32::from);
    End {
        reason: outcome.reason.to_string(),
        south,
        north,
        unclaimed: outcome.unclaimed.into(),
    }
}
