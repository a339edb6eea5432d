//! Starting a worker: how, and what listens to it.

use std::rc::Rc;

use js_sys::futures::spawn_local;
use js_sys::{ArrayBuffer, Promise};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MessageEvent, Worker};

use super::envelope::{Envelope, wrap};

/// Starts a worker in the way number `attempt`, from 0: a promise of a
/// `Worker`, rejected where that way is barred.
pub type Spawner = Rc<dyn Fn(u32) -> Promise>;

#[wasm_bindgen]
extern "C" {
    /// Of `static/boot.js`.
    #[wasm_bindgen(catch, js_name = awaleSpawnWorker)]
    fn spawn_worker(attempt: u32) -> Result<JsValue, JsValue>;
}

/// The spawner of the page: what `static/boot.js` offers. Where the page has
/// none, every attempt is rejected.
#[must_use]
pub fn page_spawner() -> Spawner {
    Rc::new(|attempt| match spawn_worker(attempt) {
        Ok(value) => Promise::resolve(&value),
        Err(error) => Promise::reject(&error),
    })
}

/// Waits for a worker that is being started, and gives it, or nothing where
/// it cannot be had, to who waits for it. A worker that nobody waits for any
/// more is terminated.
pub(super) fn await_worker<W: 'static>(
    promise: Promise,
    who_waits: impl FnOnce() -> Option<W> + 'static,
    give: impl FnOnce(W, Option<Worker>) + 'static,
) {
    spawn_local(async move {
        let value = promise.await.ok();
        let worker = value.and_then(|value| value.dyn_into::<Worker>().ok());
        match (who_waits(), worker) {
            (Some(who), worker) => give(who, worker),
            (None, Some(late)) => late.terminate(),
            (None, None) => (),
        }
    });
}

/// A worker and what listens to it. Dropping it terminates the worker, and
/// nothing is heard of it any more.
pub(super) struct Line {
    worker: Worker,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_failure: Closure<dyn FnMut(Event)>,
}

impl Line {
    /// Listens to a worker: `heard` gets each message, `failed` hears of
    /// errors.
    pub fn open(worker: Worker, heard: Box<dyn Fn(Envelope)>, failed: Box<dyn Fn()>) -> Line {
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            heard(Envelope::open(&event.data()));
        });
        let on_failure = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            // It is dealt with, and nobody else's business.
            event.prevent_default();
            failed();
        });
        let failure = on_failure.as_ref().unchecked_ref();
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failure));
        worker.set_onmessageerror(Some(failure));
        Line {
            worker,
            _on_message: on_message,
            _on_failure: on_failure,
        }
    }

    /// Posts a text to the worker, and hands bytes over to it.
    pub fn post(&self, text: &str, bytes: Option<&ArrayBuffer>) {
        let (envelope, handed) = wrap(text, bytes);
        // Text can always be copied. Were it not, the time limit would tell.
        let _ = (self.worker).post_message_with_transfer(&envelope, &handed);
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        // What is on its way already must not call a closure that is gone.
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.set_onmessageerror(None);
        self.worker.terminate();
    }
}
