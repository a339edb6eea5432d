//! How the reader wants the page. Each change holds at once.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::modal::Modal;
use super::segments::{Choice, segments};
use super::{use_shared, use_words};
use crate::app::page::Shared;
use crate::app::state::Action;
use crate::settings::{LOUDEST, Preferences, Word};
use crate::view::message::{Label, Message};
use crate::view::preference::Preference;

/// What the dialog needs.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The dialog is closed.
    pub on_close: Callback<()>,
}

/// A dialog over the page.
#[component]
pub fn PreferencesDialog(props: &Props) -> Html {
    let state = use_shared();
    let words = use_words();
    let chosen = state.preferences;
    let say = |preference| words(Message::Preference(preference));
    let on_volume = {
        let state = state.clone();
        Callback::from(move |event: InputEvent| {
            let volume = event
                .target_dyn_into::<HtmlInputElement>()
                .and_then(|input| input.value().parse().ok());
            if let Some(volume) = volume {
                change(&state, |preferences| preferences.volume = volume);
            }
        })
    };
    html! {
        <Modal title={say(Preference::Title)} on_close={props.on_close.clone()}>
            <form>
                { segments(say(Preference::Skins), "skin", false, &choices(&state, say, |its| &mut its.skin, Preference::Skin)) }
                { segments(say(Preference::Themes), "theme", false, &choices(&state, say, |its| &mut its.theme, Preference::Theme)) }
                { segments(say(Preference::Paces), "pace", false, &choices(&state, say, |its| &mut its.pace, Preference::Pace)) }
                if state.still {
                    <p class="about tight">{ say(Preference::LessMotion) }</p>
                }
                { segments(say(Preference::Taps), "taps", false, &choices(&state, say, |its| &mut its.taps, Preference::Tap)) }
                { segments(say(Preference::Seatings), "seating", false, &choices(&state, say, |its| &mut its.seating, Preference::Seating)) }
                <fieldset>
                    <legend class="legend">{ say(Preference::Senses) }</legend>
                    { switch("coaching", say(Preference::Coaching), Some(say(Preference::CoachingAbout)), chosen.coaching, turn(&state, |its| &mut its.coaching)) }
                    { switch("sound", say(Preference::Sound), None, chosen.sound, turn(&state, |its| &mut its.sound)) }
                    <label class="slider">
                        <span>{ say(Preference::Volume) }</span>
                        <input type="range" name="volume" min="0" max={LOUDEST.to_string()}
                            value={chosen.volume.to_string()}
                            aria-valuetext={say(Preference::VolumeIs(chosen.volume))}
                            oninput={on_volume} />
                    </label>
                    { switch("vibration", say(Preference::Vibration), None, chosen.vibration, turn(&state, |its| &mut its.vibration)) }
                    { switch("shortcuts", say(Preference::Shortcuts), Some(say(Preference::ShortcutsAbout)), chosen.shortcuts, turn(&state, |its| &mut its.shortcuts)) }
                </fieldset>
                <div class="actions">
                    <button type="button" class="primary" data-action="close"
                        onclick={props.on_close.reform(|_: MouseEvent| ())}>
                        { words(Message::Label(Label::Close)) }
                    </button>
                </div>
            </form>
        </Modal>
    }
}

fn change(state: &Shared, change: impl FnOnce(&mut Preferences)) {
    let mut preferences = state.preferences;
    change(&mut preferences);
    state.dispatch(Action::Prefer(preferences));
}

/// A choice for each value that a field can have.
fn choices<T: Word>(
    state: &Shared,
    say: impl Fn(Preference) -> String,
    field: fn(&mut Preferences) -> &mut T,
    named: fn(T) -> Preference,
) -> Vec<Choice> {
    let chosen = *field(&mut state.preferences.clone());
    let choice = |&(_, value): &(&str, T)| {
        let state = state.clone();
        Choice {
            text: say(named(value)),
            name: None,
            is_chosen: value == chosen,
            on_choose: Callback::from(move |()| change(&state, |its| *field(its) = value)),
        }
    };
    T::WORDS.iter().map(choice).collect()
}

fn turn(state: &Shared, field: fn(&mut Preferences) -> &mut bool) -> Callback<()> {
    let state = state.clone();
    Callback::from(move |()| {
        change(&state, |its| {
            let on = field(its);
            *on = !*on;
        });
    })
}

/// A switch, and what it does where its name does not say it all.
fn switch(
    name: &'static str,
    text: String,
    about: Option<String>,
    is_on: bool,
    on_turn: Callback<()>,
) -> Html {
    let id = about.as_ref().map(|_| format!("about-{name}"));
    html! {
        <>
            <label class="switch">
                <input type="checkbox" role="switch" {name} checked={is_on}
                    aria-describedby={id.clone()} onchange={on_turn.reform(|_: Event| ())} />
                <span>{ text }</span>
            </label>
            if let Some(text) = about {
                <p class="about tight" {id}>{ text }</p>
            }
        </>
    }
}
