//! Moves and whole games with their right result, from a reference written
//! apart from this project (`data/rules.json`).

use awale::notation::oware;
use awale::rules::{Game, Pit, RuleSet};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cases {
    moves: Vec<Move>,
    games: Vec<Line>,
}

/// One move: either illegal with its reason, or what it leads to.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Move {
    note: String,
    rules: String,
    position: String,
    #[serde(rename = "move")]
    pit: char,
    illegal: Option<String>,
    /// The legal moves, where the reference tells them.
    legal: Option<String>,
    captured: Option<u8>,
    after: Option<String>,
    ended: Option<String>,
    score: Option<[u8; 2]>,
    unclaimed: Option<u8>,
}

/// A game from a position to its end.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    note: String,
    rules: String,
    position: String,
    moves: String,
    after: String,
    ended: Option<String>,
    score: Option<[u8; 2]>,
    unclaimed: Option<u8>,
}

/// How a game ended: reason, score, unclaimed seeds.
type End = Option<(String, [u8; 2], u8)>;

fn cases() -> Cases {
    serde_json::from_str(include_str!("data/rules.json")).expect("the cases are well-formed")
}

fn set_up(rules: &str, position: &str) -> Game {
    let rules: RuleSet = rules.parse().expect("a rule set");
    let position = oware::parse_position(position, &rules).expect("a position");
    Game::from_position(rules, position).expect("a position of the rule set")
}

fn expected_end(reason: Option<String>, score: Option<[u8; 2]>, unclaimed: Option<u8>) -> End {
    reason.map(|reason| {
        let score = score.expect("an ended case tells the score");
        let unclaimed = unclaimed.expect("an ended case tells what is unclaimed");
        (reason, score, unclaimed)
    })
}

fn end(game: &Game) -> End {
    game.outcome()
        .map(|outcome| (outcome.reason.to_string(), outcome.score, outcome.unclaimed))
}

#[test]
fn every_move_has_the_result_of_the_reference() {
    let moves = cases().moves;
    assert_eq!(moves.len(), 39);
    for case in moves {
        let name = format!("{} ({}) {}", case.note, case.rules, case.pit);
        let mut game = set_up(&case.rules, &case.position);
        if let Some(legal) = case.legal {
            assert_eq!(game.legal().to_string(), legal, "{name}: legal moves");
        }
        let pit = Pit::from_letter(case.pit).expect("a pit");
        let played = game.play(pit);
        if let Some(reason) = case.illegal {
            let refusal = played.err().map(|illegal| illegal.to_string());
            assert_eq!(refusal, Some(reason), "{name}: reason");
            continue;
        }
        let sowing = played.unwrap_or_else(|illegal| panic!("{name}: {illegal}"));
        assert_eq!(Some(sowing.captured), case.captured, "{name}: captured");
        let after = game.position().to_string();
        assert_eq!(Some(after), case.after, "{name}: position after");
        let expected = expected_end(case.ended, case.score, case.unclaimed);
        assert_eq!(end(&game), expected, "{name}: how it ended");
    }
}

#[test]
fn every_game_has_the_result_of_the_reference() {
    let games = cases().games;
    assert_eq!(games.len(), 4);
    for case in games {
        let name = format!("{} ({})", case.note, case.rules);
        let mut game = set_up(&case.rules, &case.position);
        oware::play_moves(&mut game, &case.moves).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(game.position().to_string(), case.after, "{name}: position");
        let expected = expected_end(case.ended, case.score, case.unclaimed);
        assert_eq!(end(&game), expected, "{name}: how it ended");
    }
}
