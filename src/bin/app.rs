//! The page: mounts the game where the document has a place for it.

use awale::app::App;

fn main() {
    let place = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("awale"));
    if let Some(place) = place {
        yew::Renderer::<App>::with_root(place).render();
    }
}
