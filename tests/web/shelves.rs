//! The browser's database of endgame tables.

use awale::engine::tablebase::{Builder, Layer, LayerError, Tablebase};
use awale::rules::RuleSet;
use awale::worker::shelf::Shelf;
use wasm_bindgen_test::wasm_bindgen_test;

fn layer() -> Layer {
    let mut builder = Builder::new(&Tablebase::new(&RuleSet::ABAPA));
    loop {
        if let Some(layer) = builder.step(1000) {
            return layer;
        }
    }
}

#[wasm_bindgen_test]
async fn what_is_kept_is_found_again_by_whoever_opens_the_database() {
    let bytes = layer().to_bytes().to_vec();
    let shelf = Shelf::open().await.expect("a database");
    assert_eq!(shelf.get("test/none").await, None);
    assert!(shelf.put("test/1", &bytes).await);
    drop(shelf);
    let shelf = Shelf::open().await.expect("a database");
    let found = shelf.get("test/1").await.expect("the bytes");
    assert_eq!(found, bytes);
    assert!(Layer::from_bytes(found, &RuleSet::ABAPA).is_ok());
}

#[wasm_bindgen_test]
async fn a_corrupt_entry_is_found_to_be_one_and_written_over() {
    let shelf = Shelf::open().await.expect("a database");
    let mut bytes = layer().to_bytes().to_vec();
    *bytes.last_mut().unwrap() ^= 1;
    assert!(shelf.put("test/2", &bytes).await);
    let found = shelf.get("test/2").await.expect("the bytes");
    let read = Layer::from_bytes(found, &RuleSet::ABAPA);
    assert_eq!(read.err(), Some(LayerError::Checksum));
    assert!(shelf.put("test/2", layer().to_bytes()).await);
    let found = shelf.get("test/2").await.expect("the bytes");
    assert!(Layer::from_bytes(found, &RuleSet::ABAPA).is_ok());
}
