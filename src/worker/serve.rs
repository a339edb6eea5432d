//! The worker's side in the browser.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::answer::answer;
use super::envelope::{now, unwrap, wrap};
use super::messages::{BUILD, ToPage};

/// Answers the page from now on, and says that it does. To be called once, in
/// a dedicated worker.
pub fn start() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let port = scope.clone();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = unwrap(&event.data()).unwrap_or_default();
        post(&port, &answer(&text, now));
    });
    // It lives as long as the worker.
    scope.set_onmessage(Some(on_message.into_js_value().unchecked_ref()));
    let ready = ToPage::Ready {
        build: BUILD.to_owned(),
    };
    post(&scope, &ready.to_text());
}

fn post(port: &DedicatedWorkerGlobalScope, text: &str) {
    // Text can always be copied. Were it not, the page's time limit would tell.
    let _ = port.post_message(&wrap(text));
}
