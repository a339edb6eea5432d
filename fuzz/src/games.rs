//! Rule sets, positions and games made of bytes.

use awale::engine::Level;
use awale::notation::{Ending, oware};
use awale::rules::{Game, Pit, Position, RuleSet, Side};
use awale::settings::{Direction, Players, Settings};

use crate::bytes::Bytes;

/// Settings, with rules of their own, and a game of which some ply is shown.
pub fn shown(bytes: &mut Bytes<'_>) -> (Settings, Game) {
    let settings = settings(bytes);
    let shown = usize::from(bytes.byte());
    let mut game = game(bytes);
    game.show(shown);
    (settings, game)
}

/// The text of a rule set: a preset, or one with every field told.
pub fn rule_text(bytes: &mut Bytes<'_>) -> String {
    let preset = bytes.pick(&["abapa", "akan", "ivory-coast", "family", "awari", "ten-pit"]);
    if bytes.byte().is_multiple_of(2) {
        return preset.to_owned();
    }
    let slam = bytes.pick(&["nothing", "illegal", "all", "illegal-unless-forced"]);
    let starved = bytes.pick(&["over", "pass"]);
    let stuck = bytes.pick(&["own", "split", "other"]);
    let majority = bytes.pick(&["yes", "no"]);
    // Mostly off or small, as large numbers end every game at once.
    let few = [0, bytes.below(9), bytes.below(48)][bytes.below(3)];
    let circle = bytes.pick(&["own", "split"]);
    let pits = bytes.pick(&["6", "5"]);
    format!(
        "{preset},slam={slam},starved={starved},stuck={stuck},majority={majority},\
         few={few},circle={circle},pits={pits}"
    )
}

/// A rule set.
pub fn rules(bytes: &mut Bytes<'_>) -> RuleSet {
    rule_text(bytes).parse().expect("a rule set")
}

/// The usual start of a rule set with either side to begin, or any position.
pub fn position(bytes: &mut Bytes<'_>, rules: &RuleSet) -> Position {
    let start = Position::start(rules);
    match bytes.below(4) {
        0 => start,
        1 => start.with_side(Side::North),
        _ => any_position(bytes, rules),
    }
}

fn any_position(bytes: &mut Bytes<'_>, rules: &RuleSet) -> Position {
    let side = bytes.pick(&Side::BOTH);
    let mut left = u32::from(rules.total_seeds());
    let mut pits = vec![0; 2 * usize::from(rules.pits_a_side())];
    for pit in &mut pits {
        let byte = u32::from(bytes.byte());
        // Mostly few, now and then a kroo or all there are.
        *pit = match byte {
            0..160 => byte % 4,
            160..224 => byte % 14,
            _ => byte % 49,
        };
        *pit = (*pit).min(left);
        left -= *pit;
    }
    let byte = u32::from(bytes.byte());
    // Near half, where a majority is about to be decided, or anywhere.
    let south = match byte {
        0..128 => (left / 2 + byte % 5).saturating_sub(2).min(left),
        _ => byte % (left + 1),
    };
    Position::new(&pits, [south, left - south], side, rules).expect("all seeds are there")
}

/// An ending by people, or mostly none.
pub fn ending(bytes: &mut Bytes<'_>) -> Option<Ending> {
    let endings = Ending::ALL.map(Some);
    endings.get(bytes.below(6)).copied().flatten()
}

/// Any game: rules, start and ending, then a legal move a byte.
pub fn game(bytes: &mut Bytes<'_>) -> Game {
    let rules = rules(bytes);
    let start = position(bytes, &rules);
    let ending = ending(bytes);
    let mut game = Game::from_position(rules, start).expect("a position of the rules");
    // Where a side passed at the set-up, texts tell the position after that.
    if game.trail().last().passed {
        game = Game::from_position(rules, *game.start()).expect("a position of the rules");
    }
    while let Some(pit) = legal_move(bytes, &game) {
        game.play(pit).expect("a legal move");
    }
    if let Some(ending) = ending {
        // A game that is over stays so.
        let _ = ending.end(&mut game);
    }
    game
}

/// A legal move; none if the game is over or no byte is left.
pub fn legal_move(bytes: &mut Bytes<'_>, game: &Game) -> Option<Pit> {
    let legal: Vec<Pit> = game.legal().iter().collect();
    let goes_on = !bytes.is_empty() && !legal.is_empty();
    goes_on.then(|| bytes.pick(&legal))
}

/// Who plays.
pub fn settings(bytes: &mut Bytes<'_>) -> Settings {
    let level = bytes.pick(&Level::ALL);
    let person = bytes.pick(&Side::BOTH);
    Settings {
        players: bytes.pick(&[Players::Two, Players::Computer { level, person }]),
        first: bytes.pick(&Side::BOTH),
        direction: bytes.pick(&[Direction::CounterClockwise, Direction::Clockwise]),
        ..Settings::default()
    }
}

/// How a game can be seen again on the command line.
pub fn told(game: &Game) -> String {
    let (rules, start) = (game.rules(), game.start());
    let moves = oware::write_moves(game.moves());
    format!("--rules {rules} --position {start} {moves}")
}
