// Starts the app, and gives it the one hook to start its AI worker.
//
// All is loaded by classic scripts and from bytes, because a page opened as a
// file and a frame with `sandbox="allow-scripts"` refuse module scripts,
// `fetch` and workers by URL; and without inline scripts or `eval`, because a
// strict content security policy refuses those.
//
// Where nothing can be fetched, a bundle (`bundle.js`, or the same text earlier
// in the page) holds both programs and all words in one script:
//   awaleBundle = { app: { glue: () => wasm_bindgen, wasm: base64 },
//                   worker: { glue: text, wasm: base64 },
//                   words: { tag: text } }
(() => {
  "use strict";
  if (self.awaleSpawnWorker) return; // Twice in one page: the code is loaded once.

  // What is loaded takes over this script's query, the build id, so that a
  // cache never mixes two builds.
  const own = document.currentScript?.src;
  const query = own ? new URL(own).search : "";
  const url = (name) => new URL(name, own || document.baseURI).href + query;
  const nextTask = () => new Promise((done) => setTimeout(done));

  const loadScript = (name) =>
    new Promise((done, fail) => {
      const script = document.createElement("script");
      script.src = url(name);
      script.onload = done;
      script.onerror = () => fail(new Error(`${name} could not be loaded`));
      document.head.append(script);
    });

  const fetchFile = async (name) => {
    const response = await fetch(url(name));
    if (!response.ok) throw new Error(`${name}: status ${response.status}`);
    return response;
  };

  const takeBundle = () => {
    const bundle = self.awaleBundle;
    delete self.awaleBundle;
    return bundle;
  };
  let bundle = takeBundle();

  let loading; // Once, although several things are wanted of it.
  const loadBundle = () =>
    (loading ??= loadScript("bundle.js").finally(() => {
      loading = undefined;
    }));

  // Opaque origins (files, sandboxed frames) cannot fetch; trying would only
  // put an error on the console.
  const mayFetch = () => !bundle && self.origin !== "null";

  // `fetched()` where fetching works, else `bundled(bundle)`. That fetching is
  // refused shows as a TypeError; a file that is missing is another error.
  const load = async (fetched, bundled) => {
    if (mayFetch()) {
      try {
        return await fetched();
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
      }
    }
    if (!bundle) await loadBundle();
    // In a task of its own `document.currentScript` is nobody's. The glue would
    // else resolve its address, which an `about:srcdoc` page cannot.
    await nextTask();
    bundle ??= takeBundle();
    return bundled(bundle);
  };
  const decode = (base64) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

  const loadApp = () =>
    load(
      async () => {
        const [wasm] = await Promise.all([fetchFile("app_bg.wasm"), loadScript("app.js")]);
        // Compiling while loading wants the right type, which some servers lack.
        const typed = wasm.headers.get("content-type") === "application/wasm";
        return { start: wasm_bindgen, wasm: typed ? wasm : await wasm.arrayBuffer() };
      },
      ({ app }) => ({ start: app.glue(), wasm: decode(app.wasm) }),
    );

  // The languages that there are: the build puts them here, each with its tag,
  // its name, its direction, and what is said before its words are loaded.
  const LANGUAGES = [];
  const FALLBACK = "en";
  self.awaleLanguages = () => LANGUAGES.map(({ tag, name }) => [tag, name]);

  // The language of the reader: the one chosen here before, or the one that a
  // frame is told, else the first of the browser's that there is.
  const isEmbedded = "embed" in document.documentElement.dataset;
  const chosenBefore = () => {
    try {
      return localStorage.getItem("awale.language");
    } catch {
      return null; // A sandboxed frame has no storage.
    }
  };
  const told = () => new URLSearchParams(location.search).get("lang");
  const wanted = [isEmbedded ? told() : chosenBefore(), ...(navigator.languages ?? [])];
  const primary = (tag) => tag?.split(/[-_]/)[0].toLowerCase();
  const opening = wanted.map(primary).find((tag) => LANGUAGES.some((language) => language.tag === tag)) ?? FALLBACK;

  // A promise of the words of a language.
  const loadWords = (tag) =>
    load(
      async () => (await fetchFile(`words/${tag}.txt`)).text(),
      ({ words }) => words[tag],
    );
  self.awaleLoadWords = loadWords;

  const loadWorker = () =>
    load(
      async () => {
        const [glue, wasm] = await Promise.all([fetchFile("worker.js"), fetchFile("worker_bg.wasm")]);
        return { glue: await glue.text(), wasm: await wasm.arrayBuffer() };
      },
      ({ worker }) => ({ glue: worker.glue, wasm: decode(worker.wasm) }),
    );

  // Runs in a Blob worker, after the glue: the first message brings the bytes.
  // An error is thrown from a task of its own, so that the page hears of it.
  const receiveWasm = () => {
    self.onmessage = ({ data }) => {
      self.onmessage = null;
      wasm_bindgen({ module_or_path: data }).catch((error) =>
        setTimeout(() => {
          throw error;
        }),
      );
    };
  };

  let workerParts; // Kept for when the worker has to be started again.
  const spawnFromBlob = async () => {
    const { glue, wasm } = (workerParts ??= await loadWorker());
    const source = new Blob([glue, `;(${receiveWasm})();`], { type: "text/javascript" });
    const address = URL.createObjectURL(source);
    const worker = new Worker(address);
    setTimeout(() => URL.revokeObjectURL(address), 60_000); // Once it is read.
    worker.postMessage(wasm);
    return worker;
  };

  // A promise of the AI worker, started in the way number `attempt` (from 0).
  // A worker that cannot start says so by an `error` event; the next attempt is
  // then worth trying. Rejects when no way is left.
  self.awaleSpawnWorker = async (attempt) => {
    if (attempt > 1 || !self.Worker) throw new Error("no way left to start a worker");
    if (attempt === 0 && mayFetch()) {
      try {
        return new Worker(url("worker-boot.js"));
      } catch {
        // Refused here (a page of another host, a policy): go the other way.
      }
    }
    return spawnFromBlob();
  };

  // Whether the browser has WebAssembly with the vector instructions that both
  // programs use: this is a module of one function that uses two of them.
  const canRun = () =>
    !!self.WebAssembly &&
    WebAssembly.validate(
      new Uint8Array([
        0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
      ]),
    );

  const showFailure = (error) => {
    console.error(error);
    const box = document.createElement("div");
    box.className = "boot-failure";
    const words = LANGUAGES.find(({ tag }) => tag === opening);
    box.lang = words.tag;
    box.dir = words.dir;
    box.setAttribute("role", "alert");
    const sentence = document.createElement("p");
    sentence.textContent = canRun() ? words.cannotStart : words.tooOld;
    const reload = document.createElement("button");
    reload.type = "button";
    reload.textContent = words.reload;
    reload.onclick = () => location.reload();
    box.append(sentence, reload);
    (document.getElementById("awale") ?? document.body).replaceChildren(box);
  };

  const start = async () => {
    if (!canRun()) throw new Error("no WebAssembly with vector instructions in this browser");
    // Of a language that cannot be had the page still speaks another one.
    const words = loadWords(opening).catch((error) => {
      if (opening === FALLBACK) throw error;
      return loadWords(FALLBACK);
    });
    const [{ start, wasm }, opened] = await Promise.all([loadApp(), words]);
    self.awaleWords = () => opened;
    await start({ module_or_path: wasm });
  };
  start().catch(showFailure);
})();
