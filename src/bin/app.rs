//! The page.
fn main() {
    wasm_bindgen::throw_str("not yet");
}
