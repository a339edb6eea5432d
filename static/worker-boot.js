// The AI worker where it may be started by URL. All lies beside this script.
"use strict";
const beside = (name) => new URL(name, self.location.href).href;
importScripts(beside("worker.js"));
fetch(beside("worker_bg.wasm"))
  .then((response) => {
    if (!response.ok) throw new Error(`${response.url}: status ${response.status}`);
    return response.arrayBuffer();
  })
  .then((bytes) => wasm_bindgen({ module_or_path: bytes }))
  // From a task of its own, so that the page hears of it as an `error` event.
  .catch((error) =>
    setTimeout(() => {
      throw error;
    }),
  );
