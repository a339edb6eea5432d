// Starts the app, and gives it the one hook to start its AI worker.
//
// All is loaded by classic scripts and from bytes, because a page opened as a
// file and a frame with `sandbox="allow-scripts"` refuse module scripts,
// `fetch` and workers by URL; and without inline scripts or `eval`, because a
// strict content security policy refuses those.
//
// Names of files are those of the sources; `cargo xtask dist` puts those of the
// build in their place, which hold a hash, so that no cache mixes two builds.
//
// Where nothing can be fetched, a bundle (`bundle.js`, or the same text earlier
// in the page) holds both programs and all words in one script:
//   awaleBundle = { glue: () => wasm_bindgen, parts: [[name, length], …],
//                   packed: base64 of the parts in a row, by raw deflate }
// with the parts `app` and `worker` (wasm), `glue` (of the worker) and the
// words of each language by its tag.
(() => {
  "use strict";
  if (self.awaleSpawnWorker) return; // Twice in one page: the code is loaded once.

  const own = document.currentScript?.src;
  const isApp = document.currentScript?.hasAttribute("data-app");
  const url = (name) => new URL(name, own || document.baseURI).href;
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

  // What the script of a bundle left: a function that gives its glue, and a
  // promise of its parts.
  const takeBundle = () => {
    const bundle = self.awaleBundle;
    delete self.awaleBundle;
    return bundle && { glue: bundle.glue, parts: unpack(bundle) };
  };
  const unpack = async ({ parts, packed }) => {
    const bytes = Uint8Array.from(atob(packed), (char) => char.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    const whole = await new Response(stream).arrayBuffer();
    let end = 0;
    return Object.fromEntries(parts.map(([name, length]) => [name, whole.slice(end, (end += length))]));
  };
  const asText = (bytes) => new TextDecoder().decode(bytes);
  let bundle = takeBundle();

  let loading; // Once, although several things are wanted of it.
  const loadBundle = () =>
    (loading ??= loadScript("bundle.js").finally(() => {
      loading = undefined;
    }));

  // Opaque origins (files, sandboxed frames) cannot fetch; trying would only
  // put an error on the console.
  const mayFetch = () => !bundle && self.origin !== "null";

  // `fetched()` where fetching works, else `bundled(parts, bundle)`. That fetching is
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
    return bundled(await bundle.parts, bundle);
  };

  const loadApp = () =>
    load(
      async () => {
        const [wasm] = await Promise.all([fetchFile("app_bg.wasm"), loadScript("app.js")]);
        // Compiling while loading wants the right type, which some servers lack.
        const typed = wasm.headers.get("content-type") === "application/wasm";
        return { start: wasm_bindgen, wasm: typed ? wasm : await wasm.arrayBuffer() };
      },
      ({ app }, { glue }) => ({ start: glue(), wasm: app }),
    );

  // The languages that there are: the build puts them here, each with its tag,
  // its name, its direction, the file of its words, and what is said before
  // they are loaded.
  const LANGUAGES = [];
  const FALLBACK = "en";
  self.awaleLanguages = () => LANGUAGES.map(({ tag, name }) => [tag, name]);

  // What the reader has chosen here before.
  const kept = (drawer) => {
    try {
      return localStorage.getItem(drawer);
    } catch {
      return null; // A sandboxed frame has no storage.
    }
  };

  // The drawings of the board that will be shown, asked for beside the program:
  // the style sheet would ask for them when the board is there.
  const DRAWINGS = {
    wood: ["gouges.svg", "wood.svg", "seeds.svg", "carving.svg"],
    "egg-box": ["pulp.svg", "beans.svg"],
  };
  const [, skin] = /skin=([\w-]+)/.exec(kept("awale.preferences")) ?? [];
  // A page that is a single file has them in it.
  if (own) for (const name of DRAWINGS[skin ?? "wood"] ?? []) new Image().src = url(name);

  // The language of the reader: the one chosen here before, or the one that a
  // frame is told, else the first of the browser's that there is.
  const isEmbedded = "embed" in document.documentElement.dataset;
  const told = () => new URLSearchParams(location.search).get("lang");
  const wanted = [isEmbedded ? told() : kept("awale.language"), ...(navigator.languages ?? [])];
  const primary = (tag) => tag?.split(/[-_]/)[0].toLowerCase();
  const firstOf = (tags) =>
    tags.map(primary).find((tag) => LANGUAGES.some((language) => language.tag === tag)) ?? FALLBACK;
  const opening = firstOf(wanted);

  // A promise of the words of a language.
  const loadWords = (tag) =>
    load(
      async () => (await fetchFile(LANGUAGES.find((language) => language.tag === tag).words)).text(),
      (parts) => asText(parts[tag]),
    );
  // Without a tag those of the browser's language.
  self.awaleLoadWords = (tag) => loadWords(tag || firstOf(navigator.languages ?? []));

  const loadWorker = () =>
    load(
      async () => {
        const [glue, wasm] = await Promise.all([fetchFile("worker.js"), fetchFile("worker_bg.wasm")]);
        return { glue: await glue.text(), wasm: await wasm.arrayBuffer() };
      },
      ({ glue, worker }) => ({ glue: asText(glue), wasm: worker }),
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

  // What uses the new version of the page, once one is ready; and who is to hear
  // of it.
  let useNewVersion;
  const listeners = [];
  const announce = (use) => {
    useNewVersion = use;
    for (const tell of listeners) tell();
  };
  // Has `tell` called when a new version is ready. Nothing of it is used before
  // the reader wants it.
  self.awaleOnUpdate = (tell) => {
    listeners.push(tell);
    if (useNewVersion) tell();
  };
  // Uses it, for which the page is loaded anew.
  self.awaleUpdate = () => useNewVersion?.();

  // Has the page work offline. Not in files, nor in frames, whose pages keep
  // nothing; and only when the game is there and at rest, for it loads much.
  const mayKeep = () => isApp && own && self.isSecureContext && self === top && /^http/.test(location.protocol);
  const whenIdle = () =>
    new Promise((done) => {
      const wait = () => (self.requestIdleCallback ?? setTimeout)(done);
      if (document.readyState === "complete") wait();
      else self.addEventListener("load", wait, { once: true });
    });
  const keepOffline = async () => {
    if (!mayKeep() || !navigator.serviceWorker) return;
    await whenIdle();
    await loadScript("offline.js");
    await self.awaleKeepOffline(announce);
  };

  const parsed = () =>
    new Promise((done) => {
      if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", done, { once: true });
      else done();
    });

  const start = async () => {
    if (!canRun()) throw new Error("no WebAssembly with vector instructions in this browser");
    // Of a language that cannot be had the page still speaks another one.
    const words = loadWords(opening).catch((error) => {
      if (opening === FALLBACK) throw error;
      return loadWords(FALLBACK);
    });
    const [{ start, wasm }, opened] = await Promise.all([loadApp(), words, parsed()]);
    self.awaleWords = () => opened;
    await start({ module_or_path: wasm });
  };
  start().then(
    // Where it is refused the game is played with a network.
    () => keepOffline().catch(() => {}),
    async (error) => {
      await parsed();
      showFailure(error);
    },
  );
})();
