//! Rules that the reader puts together.

use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::segments::{Choice, segments};
use super::{use_shared, use_words};
use crate::app::browser;
use crate::app::state::Action;
use crate::notation::link;
use crate::rules::{Game, Preset, RuleSet};
use crate::settings::{LONGEST_NAME, NamedRules, Settings, Unnamed};
use crate::storage::Drawer;
use crate::view::custom::{Custom, about, most_few};
use crate::view::message::{Label, Message};
use crate::view::talk::Talk;

/// The rule sets that the browser keeps. Where it gives no storage there are
/// none.
pub fn named_rules() -> NamedRules {
    let text = Drawer::Rules.get().ok().flatten().unwrap_or_default();
    NamedRules::from_text(&text)
}

/// What the reader calls the rules, if they are not a preset's, which has its
/// own name.
pub fn own_name(rules: &RuleSet) -> Option<String> {
    if Preset::of(rules).is_some() {
        return None;
    }
    named_rules().name(rules).map(str::to_owned)
}

/// The same as they are now: another tab may have kept or forgotten some. Where
/// nothing is stored, those that this page has.
fn newest(named: &NamedRules) -> NamedRules {
    match Drawer::Rules.get() {
        Ok(Some(text)) => NamedRules::from_text(&text),
        _ => named.clone(),
    }
}

/// What the fields need.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The settings as they are being chosen.
    pub draft: Settings,
    /// The rules are others.
    pub on_change: Callback<RuleSet>,
    /// The rule sets that have a name.
    pub named: UseStateHandle<NamedRules>,
    /// The name that is typed.
    pub name: UseStateHandle<String>,
}

/// Every field of a rule set with what it means; keeping the whole under a
/// name, and sharing it.
#[component]
pub fn CustomRules(props: &Props) -> Html {
    let words = use_words();
    let state = use_shared();
    let rules = props.draft.rules;
    let say = |custom| words(Message::Custom(custom));
    let known = props.named.name(&rules).unwrap_or_default().to_owned();
    let name = props.name.clone();
    // What is said, and the link, are of certain rules, and go with them.
    let report = use_state(|| match props.named.unread() {
        0 => None,
        sets => Some((rules, Message::Custom(Custom::Unread(sets)))),
    });
    let shared = use_state(|| None::<(RuleSet, String)>);
    let area = use_node_ref();

    let tell = {
        let (state, report) = (state.clone(), report.clone());
        move |message: Message| {
            state.dispatch(Action::Read(message.clone()));
            report.set(Some((rules, message)));
        }
    };
    let put = {
        let (named, tell) = (props.named.clone(), tell.clone());
        move |changed: NamedRules, told: Custom| {
            let told = match Drawer::Rules.put(&changed.to_text()) {
                Ok(()) => {
                    named.set(changed);
                    told
                }
                Err(_) => Custom::NotKept,
            };
            tell(Message::Custom(told));
        }
    };
    let keep = {
        let (named, name, put, tell) =
            (props.named.clone(), name.clone(), put.clone(), tell.clone());
        let words = words.clone();
        move || {
            // In the list it could not be told from them.
            let typed = name.trim().to_lowercase();
            let presets = Preset::ALL.into_iter().map(Some).chain([None]);
            let mut others = presets.map(|preset| words(Message::RuleSetName(preset)));
            if let Some(other) = others.find(|other| other.to_lowercase() == typed) {
                return tell(Message::Custom(Custom::Taken(other)));
            }
            let mut changed = newest(&named);
            // Another tab may have given the name since: then it is replaced
            // knowingly, or not at all.
            let taken = changed.rules(&name).filter(|other| *other != rules);
            if taken.is_some() && taken != named.rules(&name) {
                named.set(changed);
                return tell(Message::Custom(Custom::Taken(name.trim().to_owned())));
            }
            let refused = match changed.keep(&name, rules) {
                Ok(name) => return put(changed, Custom::Kept(name)),
                Err(refused) => refused,
            };
            tell(Message::Custom(match refused {
                Unnamed::NoName => Custom::Nameless,
                Unnamed::Preset(preset) => Custom::Same(preset),
                Unnamed::TooMany => Custom::TooMany,
            }));
        }
    };
    let on_key = {
        let keep = keep.clone();
        // It would start the game.
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Enter" {
                event.prevent_default();
                keep();
            }
        })
    };
    let on_name = {
        let name = name.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                name.set(input.value());
            }
        })
    };
    let on_forget = {
        let (named, known) = (props.named.clone(), known.clone());
        Callback::from(move |_: MouseEvent| {
            if !known.is_empty() {
                let mut changed = newest(&named);
                changed.forget(&rules);
                put(changed, Custom::Forgotten(known.clone()));
            }
        })
    };
    let on_share = {
        let (draft, shared, area) = (props.draft, shared.clone(), area.clone());
        Callback::from(move |_: MouseEvent| {
            let Ok(game) = Game::from_position(rules, draft.start()) else {
                return;
            };
            let text = browser::address() + &link::write(&draft, &game);
            shared.set(Some((rules, text.clone())));
            let (area, tell) = (area.clone(), tell.clone());
            browser::copy(&text, move |copied| {
                if let Some(area) = area.cast::<HtmlTextAreaElement>() {
                    area.select();
                }
                tell(Message::Talk(match copied {
                    true => Talk::Copied,
                    false => Talk::CopyByHand,
                }));
            });
        })
    };

    let most = most_few(&rules);
    // What is no such number changes nothing, and gives way to what holds when
    // the field is left.
    let on_few = {
        let on_change = props.on_change.clone();
        Callback::from(move |event: InputEvent| {
            let input = event.target_dyn_into::<HtmlInputElement>();
            let typed = input.and_then(|input| input.value().parse::<u8>().ok());
            if let Some(few) = typed.filter(|few| *few <= most) {
                let mut changed = rules;
                changed.few = few;
                on_change.emit(changed);
            }
        })
    };
    let on_leave = Callback::from(move |event: Event| {
        if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
            input.set_value(&rules.few.to_string());
        }
    });
    let fields = RuleSet::FIELDS.map(|(field, values)| {
        let legend = say(Custom::Field(field));
        let meaning = |rules: &RuleSet| {
            let said = about(field, rules).into_iter().map(say);
            said.collect::<Vec<_>>().join(" ")
        };
        let choices = values.iter().filter_map(|value| {
            let mut changed = rules.with(field, value)?;
            changed.few = changed.few.min(most_few(&changed));
            Some(Choice {
                text: say(Custom::Value(value)),
                name: None,
                is_chosen: rules.value(field) == *value,
                on_choose: props.on_change.reform(move |()| changed),
            })
        });
        html! {
            <div class="rule" data-field={field}>
                if values.is_empty() {
                    <label class="field">
                        <span class="legend">{ legend }</span>
                        <input type="number" name="few" inputmode="numeric"
                            min="0" max={most.to_string()} value={rules.few.to_string()}
                            oninput={on_few.clone()} onchange={on_leave.clone()} />
                    </label>
                } else {
                    { segments(legend, field, false, &choices.collect::<Vec<_>>()) }
                }
                <p class="about">{ meaning(&rules) }</p>
            </div>
        }
    });
    let replaces = props.named.rules(&name).is_some_and(|other| other != rules);
    let same = Preset::of(&rules);
    html! {
        <fieldset class="custom">
            <legend class="unseen">{ words(Message::RuleSetName(None)) }</legend>
            { for fields }
            if let Some(preset) = same {
                <p class="about">{ say(Custom::Same(preset)) }</p>
            }
            <label class="field">
                <span class="legend">{ say(Custom::Name) }</span>
                <input type="text" name="rules-name" autocomplete="off"
                    maxlength={LONGEST_NAME.to_string()} value={(*name).clone()}
                    oninput={on_name} onkeydown={on_key} />
            </label>
            <div class="tools">
                <button type="button" class="quiet" data-action="keep"
                    onclick={move |_: MouseEvent| keep()}>
                    { say(if replaces { Custom::Replace } else { Custom::Keep }) }
                </button>
                // It stays in its place, so that the focus is not lost.
                <button type="button" class="quiet" data-action="forget"
                    aria-disabled={known.is_empty().then_some("true")} onclick={on_forget}>
                    { say(Custom::Forget) }
                </button>
                <button type="button" class="quiet" data-action="share-rules" onclick={on_share}>
                    { say(Custom::Share) }
                </button>
            </div>
            <p class="report">{ of(rules, &report).cloned().map(&words) }</p>
            if let Some(text) = of(rules, &shared) {
                <label class="field">
                    <span class="legend">{ words(Message::Label(Label::SharedText)) }</span>
                    <textarea ref={area} readonly=true rows="3" data-shared="rules"
                        value={text.clone()} />
                </label>
            }
        </fieldset>
    }
}

/// What belongs to these rules.
fn of<T>(rules: RuleSet, kept: &Option<(RuleSet, T)>) -> Option<&T> {
    let kept = kept.as_ref().filter(|(of, _)| *of == rules);
    kept.map(|(_, text)| text)
}
