//! How a message's text travels between page and worker.

use js_sys::{Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// The property that holds the text. Others can come to stand beside it, such
/// as buffers that are handed over instead of copied.
const TEXT: &str = "text";

/// What is posted for a text.
pub(super) fn wrap(text: &str) -> JsValue {
    let envelope = Object::new();
    // A fresh object takes any property.
    let _ = Reflect::set(&envelope, &TEXT.into(), &text.into());
    envelope.into()
}

/// The text in what was posted, if there is one.
pub(super) fn unwrap(posted: &JsValue) -> Option<String> {
    let envelope = posted.dyn_ref::<Object>()?;
    Reflect::get(envelope, &TEXT.into()).ok()?.as_string()
}

/// The milliseconds since page or worker began. `std`'s clocks panic in wasm.
pub(super) fn now() -> f64 {
    let clock = Reflect::get(&js_sys::global(), &"performance".into())
        .ok()
        .and_then(|value| value.dyn_into::<web_sys::Performance>().ok());
    // Browsers have had it for many years; `Date` does as well.
    clock.map_or_else(js_sys::Date::now, |clock| clock.now())
}
