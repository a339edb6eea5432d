//! The settings of a new game.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::modal::Modal;
use super::segments::{Choice, Segments};
use super::{use_shared, use_words};
use crate::engine::Level;
use crate::rules::{Preset, Side};
use crate::settings::{Direction, Players, Settings};
use crate::view::message::{Label, Message};
use crate::view::narrate;

/// What the dialog needs.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The dialog is closed, with the settings of a new game or without.
    pub on_close: Callback<Option<Settings>>,
}

/// A dialog over the page.
#[component]
pub fn NewGame(props: &Props) -> Html {
    let words = use_words();
    let shared = use_shared();
    let draft = use_state(|| shared.settings);
    let set = |change: fn(&mut Settings)| {
        let draft = draft.clone();
        Callback::from(move |()| {
            let mut settings = *draft;
            change(&mut settings);
            draft.set(settings);
        })
    };
    // What was chosen for the computer is kept while two people are chosen.
    let opponent = use_mut_ref(|| (Level::ALL[0], Side::South));
    if let Players::Computer { level, person } = draft.players {
        opponent.replace((level, person));
    }
    let (level, person) = *opponent.borrow();
    let computer = draft.players != Players::Two;
    let against = {
        let draft = draft.clone();
        move |players: Players| {
            let draft = draft.clone();
            Callback::from(move |()| {
                draft.set(Settings { players, ..*draft });
            })
        }
    };
    let label = |label| words(Message::Label(label));
    let side = |side| words(Message::SideName(side));
    let levels = Level::ALL.map(|offered| Choice {
        text: offered.to_string(),
        name: Some(words(Message::Level(offered))),
        is_chosen: offered == level,
        on_choose: against(Players::Computer {
            level: offered,
            person,
        }),
    });

    let on_rules = {
        let draft = draft.clone();
        Callback::from(move |event: Event| {
            let chosen = event
                .target_dyn_into::<HtmlSelectElement>()
                .and_then(|select| Preset::from_name(&select.value()));
            if let Some(preset) = chosen {
                let rules = preset.rules();
                draft.set(Settings { rules, ..*draft });
            }
        })
    };
    let preset = Preset::of(&draft.rules);
    let rules = Preset::ALL.map(|offered| {
        html! {
            <option value={offered.name()} selected={preset == Some(offered)}>
                { words(Message::RuleSetName(Some(offered))) }
            </option>
        }
    });

    let readings = narrate::readings(&draft.rules)
        .into_iter()
        .map(|reading| html! { <li>{ words(reading) }</li> });

    let on_submit = {
        let (draft, on_close) = (draft.clone(), props.on_close.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            on_close.emit(Some(*draft));
        })
    };
    let on_cancel = props.on_close.reform(|()| None);
    html! {
        <Modal title={label(Label::NewGame)} on_close={on_cancel}>
            <form method="dialog" onsubmit={on_submit}>
                <Segments legend={label(Label::Opponent)} name="players" choices={vec![
                    Choice {
                        text: label(Label::ComputerPlayer),
                        name: None,
                        is_chosen: computer,
                        on_choose: against(Players::Computer { level, person }),
                    },
                    Choice {
                        text: label(Label::TwoPlayers),
                        name: None,
                        is_chosen: !computer,
                        on_choose: against(Players::Two),
                    },
                ]} />
                if computer {
                    <Segments legend={label(Label::Strength)} name="level" choices={levels.to_vec()} />
                    <p class="about level">{ words(Message::Level(level)) }</p>
                    <Segments legend={label(Label::YourSide)} name="side" is_half={true} choices={Side::BOTH.map(|offered| Choice {
                        text: side(offered),
                        name: None,
                        is_chosen: offered == person,
                        on_choose: against(Players::Computer { level, person: offered }),
                    }).to_vec()} />
                }
                <Segments legend={label(Label::WhoBegins)} name="first" is_half={computer} choices={vec![
                    Choice {
                        text: side(Side::South),
                        name: None,
                        is_chosen: draft.first == Side::South,
                        on_choose: set(|settings| settings.first = Side::South),
                    },
                    Choice {
                        text: side(Side::North),
                        name: None,
                        is_chosen: draft.first == Side::North,
                        on_choose: set(|settings| settings.first = Side::North),
                    },
                ]} />
                <Segments legend={label(Label::Direction)} name="direction" choices={vec![
                    Choice {
                        text: words(Message::DirectionName(Direction::CounterClockwise)),
                        name: None,
                        is_chosen: draft.direction == Direction::CounterClockwise,
                        on_choose: set(|settings| settings.direction = Direction::CounterClockwise),
                    },
                    Choice {
                        text: words(Message::DirectionName(Direction::Clockwise)),
                        name: None,
                        is_chosen: draft.direction == Direction::Clockwise,
                        on_choose: set(|settings| settings.direction = Direction::Clockwise),
                    },
                ]} />
                <label class="field">
                    <span class="legend">{ label(Label::Rules) }</span>
                    <select name="rules" onchange={on_rules}>
                        if preset.is_none() {
                            <option value="" selected=true>
                                { words(Message::RuleSetName(None)) }
                            </option>
                        }
                        { for rules }
                    </select>
                </label>
                if let Some(preset) = preset {
                    <p class="about">{ words(Message::RuleSetAbout(preset)) }</p>
                }
                <details class="readings">
                    <summary>{ label(Label::Readings) }</summary>
                    <ul>{ for readings }</ul>
                </details>
                <div class="actions">
                    <button type="button" class="quiet" data-action="cancel"
                        onclick={props.on_close.reform(|_: MouseEvent| None)}>
                        { label(Label::Cancel) }
                    </button>
                    <button type="submit" class="primary" data-action="start">
                        { label(Label::Start) }
                    </button>
                </div>
            </form>
        </Modal>
    }
}
