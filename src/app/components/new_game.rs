//! The settings of a new game.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::custom_rules::{CustomRules, named_rules};
use super::enter::on_enter;
use super::modal::Modal;
use super::segments::{Choice, segments};
use super::{use_shared, use_words};
use crate::engine::Level;
use crate::rules::{Preset, RuleSet, Side};
use crate::settings::{Direction, Players, Settings};
use crate::view::custom::Custom;
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

    let named = use_state(named_rules);
    let name = use_state(|| named.name(&draft.rules).unwrap_or_default().to_owned());
    // Rules of one's own stay open while they happen to be a preset's.
    let is_custom = use_state(|| Preset::of(&draft.rules).is_none());
    let on_rules = {
        let (draft, is_custom) = (draft.clone(), is_custom.clone());
        let (named, name) = (named.clone(), name.clone());
        Callback::from(move |event: Event| {
            let select = event.target_dyn_into::<HtmlSelectElement>();
            let chosen = select.and_then(|select| select.value().parse::<RuleSet>().ok());
            // Only the last choice is no rule set: whoever makes it goes on
            // from what was chosen before.
            is_custom.set(chosen.is_none_or(|rules| Preset::of(&rules).is_none()));
            if let Some(rules) = chosen {
                // It stays in its field while they are changed.
                name.set(named.name(&rules).unwrap_or_default().to_owned());
                draft.set(Settings { rules, ..*draft });
            }
        })
    };
    let on_change = {
        let draft = draft.clone();
        Callback::from(move |rules| draft.set(Settings { rules, ..*draft }))
    };
    let preset = Preset::of(&draft.rules).filter(|_| !*is_custom);
    let rules = Preset::ALL.map(|offered| {
        let name = words(Message::RuleSetName(Some(offered)));
        option(offered.rules(), name, preset == Some(offered))
    });
    let known = named.name(&draft.rules).filter(|_| *is_custom);
    let yours = named
        .all()
        .iter()
        .map(|(name, rules)| option(*rules, name.clone(), known == Some(name)));

    let readings = narrate::readings(&draft.rules)
        .into_iter()
        .map(|reading| html! { <li>{ words(reading) }</li> });

    let on_start = {
        let (draft, on_close) = (draft.clone(), props.on_close.clone());
        Callback::from(move |()| on_close.emit(Some(*draft)))
    };
    let on_cancel = props.on_close.reform(|()| None);
    html! {
        <Modal title={label(Label::NewGame)} on_close={on_cancel}>
            <form onkeydown={on_enter(on_start.clone())}>
                { segments(label(Label::Opponent), "players", false, &[
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
                ]) }
                if computer {
                    { segments(label(Label::Strength), "level", false, &levels) }
                    <p class="about level">{ words(Message::Level(level)) }</p>
                    { segments(label(Label::YourSide), "side", true, &Side::BOTH.map(|offered| Choice {
                        text: side(offered),
                        name: None,
                        is_chosen: offered == person,
                        on_choose: against(Players::Computer { level, person: offered }),
                    })) }
                }
                { segments(label(Label::WhoBegins), "first", computer, &[
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
                ]) }
                { segments(label(Label::Direction), "direction", false, &[
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
                ]) }
                <label class="field">
                    <span class="legend">{ label(Label::Rules) }</span>
                    <select name="rules" onchange={on_rules}>
                        { for rules }
                        if !named.all().is_empty() {
                            <optgroup label={words(Message::Custom(Custom::Yours))}>
                                { for yours }
                            </optgroup>
                        }
                        <option value="" selected={*is_custom && known.is_none()}>
                            { words(Message::RuleSetName(None)) }
                        </option>
                    </select>
                </label>
                if *is_custom {
                    <CustomRules draft={*draft} named={named.clone()} {name} {on_change} />
                }
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
                    <button type="button" class="primary" data-action="start"
                        onclick={on_start.reform(|_: MouseEvent| ())}>
                        { label(Label::Start) }
                    </button>
                </div>
            </form>
        </Modal>
    }
}

/// A rule set to choose.
fn option(rules: RuleSet, name: String, is_chosen: bool) -> Html {
    html! { <option value={rules.to_string()} selected={is_chosen}>{ name }</option> }
}
