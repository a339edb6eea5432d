//! The browser's database of endgame tables. It can be absent, forbidden,
//! full or out of order; then there is nothing in it.

use js_sys::futures::JsFuture;
use js_sys::{Array, Function, Promise, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    IdbDatabase, IdbFactory, IdbObjectStore, IdbOpenDbRequest, IdbRequest, IdbTransactionMode,
};

/// The name of the database.
pub const NAME: &str = "awale-tables";

/// The one store in it: bytes by key.
const STORE: &str = "layers";

/// How long the database may take to open, or to find something, in
/// milliseconds.
const PATIENCE: i32 = 3000;

/// An open database.
pub struct Shelf {
    database: IdbDatabase,
}

impl Shelf {
    /// Opens the database; `None` where there is none.
    pub async fn open() -> Option<Shelf> {
        // In a sandboxed frame there is none, or even asking for it throws.
        let factory = Reflect::get(&js_sys::global(), &"indexedDB".into()).ok()?;
        let factory: IdbFactory = factory.is_object().then(|| factory.unchecked_into())?;
        let request = factory.open(NAME).ok()?;
        let raises = request.clone();
        let on_upgrade = wasm_bindgen::closure::Closure::once_into_js(move || {
            let database = raises.result().ok();
            let database = database.and_then(|value| value.dyn_into::<IdbDatabase>().ok());
            // Without the store every access fails, and that is dealt with.
            database.map(|database| database.create_object_store(STORE).is_ok())
        });
        request.set_onupgradeneeded(Some(on_upgrade.unchecked_ref()));
        JsFuture::from(done_soon(&request)).await.ok()?;
        let database = result(&request)?.dyn_into().ok()?;
        Some(Shelf { database })
    }

    /// The bytes under a key, if there are any.
    pub async fn get(&self, key: &str) -> Option<Vec<u8>> {
        let store = self.store(IdbTransactionMode::Readonly)?;
        let request = store.get(&key.into()).ok()?;
        JsFuture::from(done_soon(&request)).await.ok()?;
        let bytes: Uint8Array = result(&request)?.dyn_into().ok()?;
        Some(bytes.to_vec())
    }

    /// Keeps bytes under a key, and tells whether that was possible.
    pub async fn put(&self, key: &str, bytes: &[u8]) -> bool {
        let bytes = Uint8Array::from(bytes);
        let request = self
            .store(IdbTransactionMode::Readwrite)
            .and_then(|store| store.put_with_key(&bytes, &key.into()).ok());
        match request {
            Some(request) => JsFuture::from(done(&request)).await.is_ok(),
            None => false,
        }
    }

    fn store(&self, mode: IdbTransactionMode) -> Option<IdbObjectStore> {
        let transaction = self.database.transaction_with_str_and_mode(STORE, mode);
        transaction.ok()?.object_store(STORE).ok()
    }
}

impl Drop for Shelf {
    fn drop(&mut self) {
        self.database.close();
    }
}

/// A promise that is kept when a request succeeds, and broken when it fails.
fn done(request: &IdbRequest) -> Promise {
    Promise::new(&mut |resolve: Function, reject: Function| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
        if let Some(opens) = request.dyn_ref::<IdbOpenDbRequest>() {
            opens.set_onblocked(Some(&reject));
        }
    })
}

/// The same, but it is broken as well when the request takes too long: who
/// waits for it has something else to do.
fn done_soon(request: &IdbRequest) -> Promise {
    Promise::race(&Array::of2(&done(request), &too_late()))
}

fn result(request: &IdbRequest) -> Option<JsValue> {
    request.result().ok()
}

/// A promise that is broken after some time.
fn too_late() -> Promise {
    Promise::new(&mut |_, reject: Function| {
        let set = Reflect::get(&js_sys::global(), &"setTimeout".into());
        if let Some(set) = set.ok().and_then(|set| set.dyn_into::<Function>().ok()) {
            // Every page and worker has timers; without one it waits.
            let _ = set.call2(&JsValue::UNDEFINED, &reject, &PATIENCE.into());
        }
    })
}
