//! The worker's side in the browser.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Uint8Array;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort};

use super::desk::Desk;
use super::envelope::{Envelope, now, wrap};
use super::messages::{BUILD, ToPage};

/// Answers the page from now on, and says that it does. To be called once, in
/// a dedicated worker.
pub fn start() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let served = Rc::new(Served {
        scope: scope.clone(),
        desk: RefCell::default(),
        bell: MessageChannel::new().ok().map(|channel| {
            let (rings, hears) = (channel.port1(), channel.port2());
            (rings, hears)
        }),
        is_rung: Cell::new(false),
    });
    // Both closures live as long as the worker.
    if let Some((_, hears)) = &served.bell {
        let worker = served.clone();
        let on_bell = Closure::<dyn FnMut(JsValue)>::new(move |_| worker.work());
        hears.set_onmessage(Some(on_bell.into_js_value().unchecked_ref()));
    }
    let worker = served.clone();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        worker.hear(&Envelope::open(&event.data()));
    });
    scope.set_onmessage(Some(on_message.into_js_value().unchecked_ref()));
    served.post([ToPage::Ready {
        build: BUILD.to_owned(),
    }]);
}

/// The desk, and what connects it with the page.
struct Served {
    scope: DedicatedWorkerGlobalScope,
    desk: RefCell<Desk>,
    /// The two ends of a channel by which the worker calls itself back to
    /// work. Messages of the page come in between; a timer would have to wait
    /// longer each time.
    bell: Option<(MessagePort, MessagePort)>,
    is_rung: Cell<bool>,
}

impl Served {
    fn hear(&self, message: &Envelope) {
        let text = message.text.as_deref().unwrap_or_default();
        let bytes = message.bytes.as_ref();
        let bytes = bytes.map(|bytes| Uint8Array::new(bytes).to_vec());
        let said = self.desk.borrow_mut().hear(text, bytes, now());
        self.post(said);
        self.ring();
    }

    fn work(&self) {
        self.is_rung.set(false);
        let said = self.desk.borrow_mut().work(now);
        self.post(said);
        self.ring();
    }

    /// Has the worker called back if there is work.
    fn ring(&self) {
        if !self.desk.borrow().is_busy() || self.is_rung.replace(true) {
            return;
        }
        let is_called = (self.bell.as_ref())
            .is_some_and(|(rings, _)| rings.post_message(&JsValue::NULL).is_ok());
        if !is_called {
            // Every browser with workers has channels; were there none, the
            // work would be done all the same.
            self.work();
        }
    }

    fn post(&self, said: impl IntoIterator<Item = ToPage>) {
        for message in said {
            let (envelope, handed) = wrap(&message.to_text(), None);
            // Text can always be copied. Were it not, the page's time limit
            // would tell.
            let _ = self.scope.post_message_with_transfer(&envelope, &handed);
        }
    }
}
