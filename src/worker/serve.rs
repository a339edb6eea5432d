//! The worker's side in the browser.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::futures::spawn_local;
use js_sys::{ArrayBuffer, Uint8Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort};

use super::desk::{Desk, refused};
use super::envelope::{Envelope, now, wrap};
use super::messages::{BUILD, Request, ToPage, ToWorker};
use super::replay::read;
use super::shelf::Shelf;
use super::workshop::{Wish, Workshop};

/// Answers the page from now on, and says that it does. To be called once, in
/// a dedicated worker. What the page asks for makes it a player or a maker of
/// endgame tables.
pub fn start() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let bell = MessageChannel::new().ok();
    let served = Rc::new(Served {
        scope: scope.clone(),
        desk: RefCell::default(),
        workshop: RefCell::default(),
        shelf: RefCell::default(),
        bell: bell.as_ref().map(MessageChannel::port1),
        is_rung: Cell::new(false),
    });
    // Both closures live as long as the worker.
    if let Some(bell) = bell {
        let worker = served.clone();
        let on_bell = Closure::<dyn FnMut(JsValue)>::new(move |_| worker.work());
        let hears = bell.port2();
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

/// Desk and workshop, and what connects them with the page.
struct Served {
    scope: DedicatedWorkerGlobalScope,
    desk: RefCell<Desk>,
    workshop: RefCell<Workshop>,
    /// The database, once it is open; there may be none.
    shelf: RefCell<Option<Rc<Option<Shelf>>>>,
    /// By this port the worker calls itself back to work. Messages of the page
    /// come in between; a timer would have to wait longer each time.
    bell: Option<MessagePort>,
    is_rung: Cell<bool>,
}

impl Served {
    fn hear(self: &Rc<Self>, message: &Envelope) {
        match read(message.text.as_deref().unwrap_or_default()) {
            Ok(ToWorker {
                id,
                request: Request::Tables(work),
            }) => {
                let wishes = self.workshop.borrow_mut().hear(&work);
                match wishes {
                    Ok(wishes) => self.fulfil(wishes),
                    Err(why) => self.post([refused(id, why)]),
                }
            }
            message_or_fault => {
                let bytes = message.bytes.as_ref();
                let bytes = bytes.map(|bytes| Uint8Array::new(bytes).to_vec());
                let said = (self.desk.borrow_mut()).hear_message(message_or_fault, bytes, now());
                self.post(said);
            }
        }
        self.ring();
    }

    fn work(self: &Rc<Self>) {
        self.is_rung.set(false);
        let said = self.desk.borrow_mut().work(now);
        self.post(said);
        let wishes = self.workshop.borrow_mut().work(now);
        self.fulfil(wishes);
        self.ring();
    }

    /// Has the worker called back if there is work.
    fn ring(self: &Rc<Self>) {
        let is_busy = self.desk.borrow().is_busy() || self.workshop.borrow().is_busy();
        if !is_busy || self.is_rung.replace(true) {
            return;
        }
        let is_called =
            (self.bell.as_ref()).is_some_and(|bell| bell.post_message(&JsValue::NULL).is_ok());
        if !is_called {
            // Every browser with workers has channels; were there none, the
            // work would be done all the same.
            self.work();
        }
    }

    fn fulfil(self: &Rc<Self>, wishes: Vec<Wish>) {
        for wish in wishes {
            match wish {
                Wish::Post(message) => self.post([message]),
                Wish::Send(message, layer) => {
                    let copy = Uint8Array::from(layer.to_bytes()).buffer();
                    self.post_with(&message, Some(&copy));
                }
                Wish::Find { ticket, key } => {
                    let worker = self.clone();
                    spawn_local(async move {
                        let bytes = match &*worker.shelf().await {
                            Some(shelf) => shelf.get(&key).await,
                            None => None,
                        };
                        let wishes = worker.workshop.borrow_mut().found(ticket, bytes);
                        worker.fulfil(wishes);
                        worker.ring();
                    });
                }
                Wish::Keep { key, layer } => {
                    let worker = self.clone();
                    spawn_local(async move {
                        if let Some(shelf) = &*worker.shelf().await {
                            // What cannot be kept is made again another time.
                            shelf.put(&key, layer.to_bytes()).await;
                        }
                    });
                }
            }
        }
    }

    /// The database. It is opened at the first need.
    async fn shelf(&self) -> Rc<Option<Shelf>> {
        let open = self.shelf.borrow().clone();
        match open {
            Some(shelf) => shelf,
            None => {
                let shelf = Rc::new(Shelf::open().await);
                self.shelf.replace(Some(shelf.clone()));
                shelf
            }
        }
    }

    fn post(&self, said: impl IntoIterator<Item = ToPage>) {
        for message in said {
            self.post_with(&message, None);
        }
    }

    fn post_with(&self, message: &ToPage, bytes: Option<&ArrayBuffer>) {
        let (envelope, handed) = wrap(&message.to_text(), bytes);
        // Text can always be copied, and fresh bytes be handed over. Were it
        // not so, the page's time limit would tell.
        let _ = (self.scope).post_message_with_transfer(&envelope, &handed);
    }
}
