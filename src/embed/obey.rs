//! From what a host wants to what happens.

use std::rc::Rc;

use super::address::{Fault, Told};
use super::message::{Command, ILLEGAL, INVALID, NOT_NOW, OPTION, Refusal};
use super::options::Options;
use super::parameters::PARAMETERS;
use crate::app::state::{Order, State};
use crate::notation::text;
use crate::rules::{Game, Pit};

/// What is to happen in a page of this state; nothing for what only asks.
///
/// # Errors
/// The command cannot be obeyed; the page is to stay as it is.
pub fn obey(state: &State, command: &Command) -> Result<Option<Order>, Refusal> {
    match command {
        Command::Load(told, rules) => load(state, told, rules.as_deref()).map(Some),
        Command::Play(letter) => play(state, letter).map(Some),
        Command::SetOptions(options) => arrange(state, options).map(Some),
        Command::Undo if state.can_take_back() => Ok(Some(Order::Undo)),
        Command::Undo => Err(Refusal::new(NOT_NOW, "there is no move to take back")),
        Command::GetState(_) => Ok(None),
    }
}

fn load(state: &State, told: &Told, rules: Option<&str>) -> Result<Order, Refusal> {
    let mut settings = state.settings;
    if let Some(rules) = rules {
        let refused = |kind| {
            Refusal::new(
                INVALID,
                Fault {
                    name: "rules",
                    kind,
                }
                .to_string(),
            )
        };
        settings.rules = text::rules(rules).map_err(refused)?;
    }
    let game = told.game(&settings).map_err(|fault| {
        let name = match fault.name {
            "p" => "position",
            "m" => "moves",
            name => name,
        };
        Refusal::new(INVALID, Fault { name, ..fault }.to_string())
    })?;
    Ok(Order::Load(Box::new((settings, game))))
}

fn play(state: &State, letter: &str) -> Result<Order, Refusal> {
    let mut letters = letter.chars();
    let pit = match (letters.next(), letters.next()) {
        (Some(letter), None) => Pit::from_letter(letter),
        _ => None,
    };
    let pit = pit.ok_or_else(|| Refusal::new(INVALID, "move: expected the letter of a pit"))?;
    let mut game = Game::clone(&state.game);
    game.show(game.len());
    if let Err(reason) = game.check(pit) {
        return Err(Refusal::new(ILLEGAL, reason.to_string()));
    }
    if state.settings.computer(game.position().side()).is_some() {
        return Err(Refusal::new(NOT_NOW, "the computer is to move"));
    }
    Ok(Order::Play(pit))
}

fn arrange(state: &State, told: &[(&str, Option<String>)]) -> Result<Order, Refusal> {
    let mut options = Options::clone(&state.frame.clone().unwrap_or_default());
    options.adopt(&state.settings);
    options.ply = None;
    for (name, value) in told {
        let default = || {
            let parameter = PARAMETERS.iter().find(|known| known.name == *name);
            parameter.map_or("", |known| known.default)
        };
        let value = value.as_deref().unwrap_or_else(default);
        let set = options.set(name, value);
        set.map_err(|kind| Refusal::new(OPTION, format!("{name}: {kind}")))?;
    }
    // Begun anew by these options, it has none.
    let plies = match state.settings.begins_alike(&options.settings()) {
        true => state.game.len(),
        false => 0,
    };
    let names_ply = told.iter().any(|(name, _)| *name == "ply");
    let show = names_ply.then(|| options.ply.unwrap_or(plies));
    if show.is_some_and(|show| show > plies) {
        return Err(Refusal::new(OPTION, "ply: the game has not so many plies"));
    }
    Ok(Order::Arrange(Rc::new(options), show))
}
