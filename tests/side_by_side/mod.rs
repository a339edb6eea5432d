//! A game in the library and in the second implementation of the rules, side
//! by side.

use awale::notation::oware;
use awale::rules::{Game, Illegal, Outcome, Pit, RuleSet, Side, Sowing};

use crate::naive::{End, Naive, Rules};

/// The same game twice.
pub struct SideBySide {
    pub game: Game,
    pub naive: Naive,
    rules: String,
    position: String,
}

impl SideBySide {
    /// Sets up a position that is known to be right, under a rule set whose
    /// text is.
    pub fn set_up(text: &str, position: &str) -> SideBySide {
        let rules: RuleSet = text.parse().expect("a rule set");
        let naive_rules = Rules::read(text);
        let rewritten = Rules::read(&rules.to_string());
        assert_eq!(rewritten, naive_rules, "{text} rewritten as {rules}");
        let start = oware::parse_position(position, &rules).expect("a position");
        SideBySide {
            game: Game::from_position(rules, start).expect("a position of the rule set"),
            naive: Naive::set_up(&naive_rules, position),
            rules: text.to_owned(),
            position: position.to_owned(),
        }
    }

    /// Plays a legal move in both and compares what it did.
    pub fn play(&mut self, pit: Pit) -> Sowing {
        let sowing = self.game.play(pit).expect("a legal move");
        let captured = self.naive.play(pit.letter());
        let turn = self.game.ply(self.game.len() - 1);
        let turn = turn.expect("the last ply").turn;
        let told = (i32::from(sowing.captured), i32::from(turn.captured));
        assert_eq!(told, (captured, captured), "captured, {}", self.line());
        assert_eq!(turn.passed, self.naive.passed, "passed, {}", self.line());
        sowing
    }

    /// Looks for a difference between the two, and counts what came up.
    pub fn compare(&self, count: &mut impl FnMut(&str)) {
        if let Err(difference) = compare(&self.game, &self.naive, count) {
            panic!("{difference}\n{}", self.line());
        }
    }

    /// What the command line is given to come here.
    pub fn line(&self) -> String {
        let (rules, position) = (&self.rules, &self.position);
        let moves = oware::write_moves(self.game.moves());
        format!("--rules {rules} --position {position} {moves}")
    }
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
