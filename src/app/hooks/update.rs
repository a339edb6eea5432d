//! New versions of the page.

use js_sys::Function;
use wasm_bindgen::prelude::{Closure, wasm_bindgen};
use wasm_bindgen::{JsCast, JsValue};
use yew::prelude::*;

use crate::app::page::Shared;
use crate::app::state::Action;

#[wasm_bindgen]
extern "C" {
    /// Of `static/boot.js`: calls a function once a new version is ready.
    #[wasm_bindgen(catch, js_name = awaleOnUpdate)]
    fn on_update(tell: &Function) -> Result<(), JsValue>;

    /// Of `static/boot.js`: loads the page anew, in the new version.
    #[wasm_bindgen(catch, js_name = awaleUpdate)]
    fn update() -> Result<(), JsValue>;
}

/// Announces a new version when it is ready; nothing of it is used before
/// somebody wants it.
#[hook]
pub fn use_update(state: &Shared) {
    let state = state.clone();
    use_effect_with((), move |()| {
        let tell = Closure::<dyn Fn()>::new(move || state.dispatch(Action::Renew(true)));
        // A page without a boot script hears of nothing.
        let _ = on_update(tell.as_ref().unchecked_ref());
        // It may come at any time, as long as the page lives.
        tell.forget();
    });
}

/// Uses the new version: the page is loaded anew, and its game goes on.
pub fn use_it_now() {
    let _ = update();
}
