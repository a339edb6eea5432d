//! The languages that the page can be read in, and how another one is chosen.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::futures::spawn_local;
use js_sys::{Array, Promise};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::app::page::Shared;
use crate::app::state::Action;
use crate::i18n::Language;
use crate::view::message::{Message, Trouble};

#[wasm_bindgen]
extern "C" {
    /// Of `static/boot.js`: the texts in which the page opens.
    #[wasm_bindgen(catch, js_name = awaleWords)]
    fn words() -> Result<String, JsValue>;

    /// Of `static/boot.js`: tag and name of each language.
    #[wasm_bindgen(catch, js_name = awaleLanguages)]
    fn languages() -> Result<Array, JsValue>;

    /// Of `static/boot.js`: a promise of the texts of a language.
    #[wasm_bindgen(catch, js_name = awaleLoadWords)]
    fn load_words(tag: &str) -> Result<Promise, JsValue>;
}

/// The language in which the page opens, if it was loaded and is whole.
#[must_use]
pub fn opening_language() -> Option<Language> {
    Language::from_text(&words().ok()?)
}

/// A language, as it is offered.
#[derive(Clone, Debug, PartialEq)]
pub struct Offered {
    /// Its tag.
    pub tag: AttrValue,
    /// What its speakers call it.
    pub name: AttrValue,
}

/// The languages that there are.
#[hook]
pub fn use_languages() -> Rc<Vec<Offered>> {
    use_memo((), |()| {
        let text = |pair: &Array, at| AttrValue::from(pair.get(at).as_string().unwrap_or_default());
        let pairs = languages().unwrap_or_default();
        let offered = pairs.iter().map(|pair| {
            let pair: Array = pair.unchecked_into();
            let (tag, name) = (text(&pair, 0), text(&pair, 1));
            Offered { tag, name }
        });
        offered.collect()
    })
}

/// Has the page speak another language, once it is loaded; an empty tag stands
/// for the one that the browser asks for. `wishes` counts what has been wanted:
/// a later wish goes before this one.
pub fn speak(state: &Shared, tag: &str, wishes: &Rc<Cell<u32>>) {
    let (state, promise) = (state.clone(), load_words(tag));
    let (wishes, wish) = (wishes.clone(), wishes.get() + 1);
    wishes.set(wish);
    spawn_local(async move {
        let Ok(promise) = promise else { return };
        let text = promise.await.ok().and_then(|text| text.as_string());
        if wishes.get() != wish {
            return;
        }
        if let Some(language) = text.and_then(|text| Language::from_text(&text)) {
            state.dispatch(Action::Speak(language));
        }
    });
}

/// What is called when another language is chosen. It is loaded first: until
/// then, and if that fails, the page stays as it is.
#[hook]
pub fn use_language_choice(state: &Shared) -> Callback<Event> {
    let choices = use_mut_ref(|| 0);
    let state = state.clone();
    Callback::from(move |event: Event| {
        let Some(select) = event.target_dyn_into::<HtmlSelectElement>() else {
            return;
        };
        let tag = select.value();
        *choices.borrow_mut() += 1;
        let (choices, choice) = (choices.clone(), *choices.borrow());
        let state = state.clone();
        spawn_local(async move {
            let loaded = match load_words(&tag) {
                Ok(promise) => promise.await.ok().and_then(|text| text.as_string()),
                Err(_) => None,
            };
            // Whoever has chosen again since wants that one.
            if *choices.borrow() != choice {
                return;
            }
            match loaded.and_then(|text| Language::from_text(&text)) {
                Some(language) => state.dispatch(Action::Speak(language)),
                None => {
                    select.set_value(state.language.tag());
                    state.dispatch(Action::Warn(Message::Trouble(Trouble::LanguageNotLoaded)));
                }
            }
        });
    })
}
