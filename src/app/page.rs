//! The page as a whole.

use std::rc::Rc;

use yew::prelude::*;

use super::components::{Board, Header, NewGame, Speech, Status};
use super::hooks::{opening, use_computer, use_document, use_motion, use_saving, use_stillness};
use super::state::{Action, State};
use crate::view::table::Settings;

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new(self.after(action))
    }
}

/// What components share: the state, and the way to change it.
pub type Shared = UseReducerHandle<State>;

/// One game of Awalé with everything around it.
#[component]
pub fn App() -> Html {
    let state: Shared = use_reducer(opening);
    use_stillness(&state);
    use_motion(&state);
    use_computer(&state);
    use_saving(&state);
    use_document(&state);

    let choosing = use_state(|| false);
    let open = {
        let choosing = choosing.clone();
        Callback::from(move |()| choosing.set(true))
    };
    let on_close = {
        let (state, choosing) = (state.clone(), choosing.clone());
        Callback::from(move |chosen: Option<Settings>| {
            choosing.set(false);
            if let Some(settings) = chosen {
                state.dispatch(Action::Begin(settings));
            }
        })
    };

    html! {
        <ContextProvider<Shared> context={state.clone()}>
            <div class="page">
                <Header on_new_game={open} />
                <main class="table">
                    <Board />
                    <Status />
                </main>
                <Speech />
                if *choosing {
                    <NewGame {on_close} />
                }
            </div>
        </ContextProvider<Shared>>
    }
}
