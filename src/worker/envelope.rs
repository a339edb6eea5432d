//! How a message's text travels between page and worker.

use js_sys::{Array, ArrayBuffer, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// The property that holds the text.
const TEXT: &str = "text";

/// The property that holds bytes, which are handed over instead of copied.
const BYTES: &str = "bytes";

/// A message as it travels.
pub(super) struct Envelope {
    /// The text, if there is one.
    pub text: Option<String>,
    /// The bytes beside it.
    pub bytes: Option<ArrayBuffer>,
}

impl Envelope {
    /// What is in a thing that was posted.
    pub fn open(posted: &JsValue) -> Envelope {
        let part = |name: &str| {
            let envelope = posted.dyn_ref::<Object>()?;
            Reflect::get(envelope, &name.into()).ok()
        };
        Envelope {
            text: part(TEXT).and_then(|text| text.as_string()),
            bytes: part(BYTES).and_then(|bytes| bytes.dyn_into().ok()),
        }
    }
}

/// What is posted for a text and bytes beside it, and what of that is handed
/// over.
pub(super) fn wrap(text: &str, bytes: Option<&ArrayBuffer>) -> (JsValue, Array) {
    let (envelope, handed) = (Object::new(), Array::new());
    // A fresh object takes any property.
    let _ = Reflect::set(&envelope, &TEXT.into(), &text.into());
    if let Some(bytes) = bytes {
        let _ = Reflect::set(&envelope, &BYTES.into(), bytes);
        handed.push(bytes);
    }
    (envelope.into(), handed)
}

/// The milliseconds since page or worker began. `std`'s clocks panic in wasm.
pub(super) fn now() -> f64 {
    let clock = Reflect::get(&js_sys::global(), &"performance".into())
        .ok()
        .and_then(|value| value.dyn_into::<web_sys::Performance>().ok());
    // Browsers have had it for many years; `Date` does as well.
    clock.map_or_else(js_sys::Date::now, |clock| clock.now())
}
