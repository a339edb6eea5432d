//! The page as a whole.

use std::rc::Rc;

use yew::prelude::*;

use super::browser;
use super::components::{
    self as parts, Board, Dialog, Ending, Header, More, MovesPanel, NewGame, Notices, Open,
    PreferencesDialog, RuleBookDialog, Share, Statistics, Status, analysis_panel, speech,
};
use super::hooks::{
    framed, opening, use_client, use_completion, use_computer, use_document, use_habits, use_host,
    use_links, use_motion, use_opening_trouble, use_saving, use_sound, use_statistics,
    use_stillness, use_table_making, use_theme, use_update,
};
use super::state::{Action, State};
use crate::i18n::Language;
use crate::notation::LONGEST_TEXT;
use crate::settings::{Settings, Word};
use crate::view::message::Message;
use crate::view::talk::Talk;

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new(self.after(action))
    }
}

/// What components share: the state, and the way to change it.
pub type Shared = UseReducerHandle<State>;

/// What the page needs.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The language in which it opens.
    pub language: Language,
}

/// One game of Awalé with everything around it.
#[component]
pub fn App(props: &Props) -> Html {
    let frame = use_memo((), |()| framed());
    let state: Shared = use_reducer(|| opening(props.language.clone(), frame.as_ref().as_ref()));
    use_stillness(&state);
    use_motion(&state);
    use_completion(&state);
    use_sound(&state);
    let players = use_state(|| 0);
    let client = {
        let (count, setter) = (use_mut_ref(|| 0), players.setter());
        let on_ready = Callback::from(move |()| {
            let mut count = count.borrow_mut();
            *count += 1;
            setter.set(*count);
        });
        use_client(&state, on_ready)
    };
    // Several boards on a page are not to make tables side by side.
    let of_tables = if frame.is_some() { 0 } else { *players };
    let tables = use_table_making(&state, &client, of_tables);
    let thinks = use_computer(&state, &client, tables.ready());
    use_saving(&state);
    use_statistics(&state);
    use_habits(&state);
    use_document(&state);
    use_theme(&state);
    use_links(&state);
    use_opening_trouble(&state);
    use_update(&state);
    use_host(&state, &frame);

    let dialog = use_state(|| None::<Dialog>);
    let dropped = use_state(AttrValue::default);
    let on_go = {
        let (dialog, dropped) = (dialog.clone(), dropped.clone());
        Callback::from(move |wanted| {
            dropped.set(AttrValue::default());
            dialog.set(wanted);
        })
    };
    let on_close = on_go.reform(|()| None);
    let on_begin = {
        let (state, on_close) = (state.clone(), on_close.clone());
        Callback::from(move |chosen: Option<Settings>| {
            on_close.emit(());
            if let Some(settings) = chosen {
                state.dispatch(Action::Begin(settings));
            }
        })
    };
    // A file or text dropped anywhere on the page is opened.
    let on_drop = {
        let (state, dialog, dropped) = (state.clone(), dialog.clone(), dropped.clone());
        Callback::from(move |event: DragEvent| {
            event.prevent_default();
            let Some(data) = event.data_transfer() else {
                return;
            };
            let (dialog, dropped) = (dialog.clone(), dropped.clone());
            let open = move |text: String| {
                dropped.set(text.into());
                dialog.set(Some(Dialog::Open));
            };
            if let Some(file) = data.files().and_then(|files| files.get(0)) {
                let state = state.clone();
                browser::read_file(&file, LONGEST_TEXT, move |read| match read {
                    Some(text) => open(text),
                    None => state.dispatch(Action::Say(Message::Talk(Talk::FileUnreadable))),
                });
            } else if let Ok(text) = data.get_data("text/plain") {
                open(text);
            }
        })
    };
    let on_drag_over = Callback::from(|event: DragEvent| event.prevent_default());

    let shown = match *dialog {
        None => html! {},
        Some(Dialog::NewGame) => html! { <NewGame on_close={on_begin} /> },
        Some(Dialog::More) => html! { <More on_go={on_go.clone()} {tables} /> },
        Some(Dialog::Statistics) => html! { <Statistics {on_close} /> },
        Some(Dialog::Preferences) => html! { <PreferencesDialog {on_close} /> },
        Some(Dialog::Share) => html! { <Share {on_close} /> },
        Some(Dialog::Rules) => html! {
            <RuleBookDialog rules={*state.game.rules()} {on_close} />
        },
        // Another text is another dialog.
        Some(Dialog::Open) => html! {
            <Open key={dropped.to_string()} text={(*dropped).clone()} {on_close} />
        },
    };
    if let Some(frame) = &state.frame {
        return html! {
            <ContextProvider<Shared> context={state.clone()}>
                { parts::framed(&state, frame) }
            </ContextProvider<Shared>>
        };
    }
    let has_panels = state.lists || state.analyses;
    html! {
        <ContextProvider<Shared> context={state.clone()}>
            <div class={classes!("page", has_panels.then_some("paneled"))}
                data-skin={state.preferences.skin.word()}
                ondrop={on_drop} ondragover={on_drag_over}>
                <Header on_open={on_go.reform(Some)} />
                <main class="table">
                    <Board />
                    <Status />
                </main>
                <Ending />
                if has_panels {
                    <div class="panels">
                        if state.lists {
                            <MovesPanel />
                        }
                        if state.analyses {
                            { analysis_panel(&state, &thinks, tables) }
                        }
                    </div>
                }
                <Notices />
                { speech(&state) }
                { shown }
            </div>
        </ContextProvider<Shared>>
    }
}
