//! The page: mounts the game where the document has a place for it.

use awale::app::{App, Props, opening_language};

fn main() {
    let place = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("awale"));
    let Some(place) = place else { return };
    match opening_language() {
        Some(language) => {
            yew::Renderer::<App>::with_root_and_props(place, Props { language }).render();
        }
        // `static/boot.js` then says that the game cannot start.
        None => wasm_bindgen::throw_str("the words are not of this build"),
    }
}
