//! What the page asks of the browser: its address, the clipboard, files.

use gloo::timers::callback::Timeout;
use js_sys::futures::spawn_local;
use js_sys::{Array, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Blob, BlobPropertyBag, Clipboard, Element, Event, File, HtmlAnchorElement, HtmlElement, Url,
    Window, window,
};

/// The address of the page, without query and hash.
pub fn address() -> String {
    let href = location_part(web_sys::Location::href);
    let end = href.find(['?', '#']).unwrap_or(href.len());
    href[..end].to_owned()
}

/// The query and the hash of the page's address, if it has any.
pub fn link() -> Option<String> {
    let (query, hash) = query_and_hash();
    let link = query + &hash;
    (!link.is_empty()).then_some(link)
}

/// The query and the hash apart.
pub fn query_and_hash() -> (String, String) {
    let query = location_part(web_sys::Location::search);
    (query, location_part(web_sys::Location::hash))
}

fn location_part(part: impl Fn(&web_sys::Location) -> Result<String, JsValue>) -> String {
    window()
        .and_then(|window| part(&window.location()).ok())
        .unwrap_or_default()
}

/// Takes query and hash out of the page's address, so that a reload goes on
/// with the game as it is then.
pub fn forget_link() {
    let history = window().and_then(|window| window.history().ok());
    if let Some(history) = history {
        // A frame without an address of its own keeps what it has.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address()));
    }
}

/// Gives the focus to the pit at which the tab key stops, when what had it is
/// about to go: the board of the page that the event happened in.
pub fn focus_board(event: &Event) {
    if let Some(page) = page_of(event) {
        focus_board_of(&page);
    }
}

/// The same when the board is about to be drawn anew: it gets the focus then.
pub fn focus_next_board(event: &Event) {
    if let Some(page) = page_of(event) {
        Timeout::new(0, move || focus_board_of(&page)).forget();
    }
}

/// Whether something in a part of the page has the focus.
pub fn holds_focus(part: &Element) -> bool {
    part.query_selector(":focus")
        .is_ok_and(|held| held.is_some())
}

/// Gives the focus to the board of the page with this part, unless something
/// else there has it.
pub fn find_lost_focus(part: &Element) {
    let page = part.closest(".page").ok().flatten();
    if let Some(page) = page.filter(|page| !holds_focus(page)) {
        focus_board_of(&page);
    }
}

fn page_of(event: &Event) -> Option<Element> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    target.closest(".page").ok().flatten()
}

fn focus_board_of(page: &Element) {
    // A frame takes no focus from the page around it.
    let document = page.owner_document();
    if !document.is_some_and(|document| document.has_focus().unwrap_or(false)) {
        return;
    }
    let pit = page.query_selector("[data-pit][tabindex='0']");
    let pit = pit.ok().flatten();
    if let Some(pit) = pit.and_then(|pit| pit.dyn_into::<HtmlElement>().ok()) {
        // A button that is on the page can be focused.
        let _ = pit.focus();
    }
}

/// Opens a page beside this one, and tells whether that was allowed.
pub fn open(address: &str) -> bool {
    let opened = window().and_then(|window| {
        let opened = window.open_with_url_and_target(address, "_blank");
        opened.ok().flatten()
    });
    // It has nothing to ask of this one.
    opened.is_some_and(|opened| opened.set_opener(&JsValue::NULL).is_ok())
}

/// Puts a text into the clipboard, and tells whether that was possible.
pub fn copy(text: &str, done: impl FnOnce(bool) + 'static) {
    let promise = clipboard().map(|clipboard| clipboard.write_text(text));
    copied(promise, Box::new(done));
}

/// The same code for all who wait, as the page has to be small.
fn copied(promise: Option<Promise>, done: Box<dyn FnOnce(bool)>) {
    spawn_local(async move {
        let copied = match promise {
            Some(promise) => promise.await.is_ok(),
            None => false,
        };
        done(copied);
    });
}

/// Pages without a secure origin have no clipboard.
fn clipboard() -> Option<Clipboard> {
    let navigator = window()?.navigator();
    let clipboard = Reflect::get(&navigator, &"clipboard".into()).ok()?;
    let has_it = clipboard.is_object();
    has_it.then(|| clipboard.unchecked_into())
}

/// Offers a text to be kept as a file.
pub fn download(name: &str, mime: &str, text: &str) {
    // Where the browser makes no file of it, the text is still there to copy.
    let _ = try_download(name, mime, text);
}

fn try_download(name: &str, mime: &str, text: &str) -> Option<()> {
    let options = BlobPropertyBag::new();
    options.set_type(mime);
    let parts = Array::of1(&text.into());
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options).ok()?;
    let url = Url::create_object_url_with_blob(&blob).ok()?;
    let anchor: HtmlAnchorElement = document(&window()?)?
        .create_element("a")
        .ok()?
        .dyn_into()
        .ok()?;
    anchor.set_href(&url);
    anchor.set_download(name);
    let element: &HtmlElement = &anchor;
    element.click();
    // The click has started it; the address is needed no more.
    Url::revoke_object_url(&url).ok()
}

fn document(window: &Window) -> Option<web_sys::Document> {
    window.document()
}

/// Reads a file as text, and hands it over, or `None` if it cannot be read or
/// has more bytes than `most`.
pub fn read_file(file: &File, most: usize, done: impl FnOnce(Option<String>) + 'static) {
    let promise: Option<Promise> =
        (file.size() <= most as f64).then(|| file.text().unchecked_into());
    file_read(promise, Box::new(done));
}

fn file_read(promise: Option<Promise>, done: Box<dyn FnOnce(Option<String>)>) {
    spawn_local(async move {
        let text = match promise {
            Some(promise) => promise.await.ok().and_then(|text| text.as_string()),
            None => None,
        };
        done(text);
    });
}
