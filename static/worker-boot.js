// The AI worker where it may be started by URL. The page's build id comes in
// the query and goes on to all that is loaded.
"use strict";
const query = self.location.search;
importScripts(`worker.js${query}`);
fetch(`worker_bg.wasm${query}`)
  .then((response) => {
    if (!response.ok) throw new Error(`worker_bg.wasm: status ${response.status}`);
    return response.arrayBuffer();
  })
  .then((bytes) => wasm_bindgen({ module_or_path: bytes }))
  // From a task of its own, so that the page hears of it as an `error` event.
  .catch((error) =>
    setTimeout(() => {
      throw error;
    }),
  );
