//! The game in a frame: what its address chooses, and what its host may say.

mod garbage;
mod messages;
mod options;
mod pages;

use awale::app::state::{Action, State};
use awale::embed::message::{self, Incoming};
use awale::embed::{Fields, Refusal, Value, obey, state_of};
use awale::i18n::Language;
use std::collections::BTreeMap;
use std::rc::Rc;

/// A message, as native programs have one.
#[derive(Clone, Debug, Default)]
struct Told(BTreeMap<String, Value>);

impl Fields for Told {
    fn field(&self, name: &str) -> Value {
        self.0.get(name).cloned().unwrap_or(Value::Missing)
    }
}

/// A message of this type with these fields.
fn told(kind: &str, fields: &[(&str, Value)]) -> Told {
    let head = [
        ("source", Value::from("awale")),
        ("v", Value::Number(1.0)),
        ("type", Value::from(kind)),
    ];
    let all = head.iter().chain(fields);
    Told(
        all.map(|(name, value)| ((*name).to_owned(), value.clone()))
            .collect(),
    )
}

/// The page of a frame with this address.
fn page(query: &str, hash: &str) -> State {
    let opening = awale::embed::read(query, hash);
    let settings = opening.options.settings();
    let mut state = State::new(settings, opening.game, Language::english());
    state.preferences = opening.options.preferences();
    state.frame = Some(Rc::new(opening.options));
    state
}

/// The page after a message; the page itself if it is refused, and why.
fn after(state: &State, message: &Told) -> Result<State, Refusal> {
    let Some(Incoming { command, .. }) = message::read(message) else {
        return Ok(state.clone());
    };
    Ok(match obey(state, &command?)? {
        Some(order) => state.after(Action::Order(order)),
        None => state.clone(),
    })
}

/// A field of the page's report.
fn report(state: &State, name: &str) -> Value {
    let report = state_of(state);
    let field = report.into_iter().find(|(field, _)| *field == name);
    field.map_or(Value::Missing, |(_, value)| value)
}
