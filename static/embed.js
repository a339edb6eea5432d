// <awale-board>: the game on any page, by a script without the game. Its
// children, or a picture, are shown until the reader wants to play; then it
// puts `embed.html`, which lies beside this script, in a frame. What the
// attributes, methods and events are: site/reference-en.html.
(() => {
  "use strict";
  if (!self.customElements || customElements.get("awale-board")) return;

  const script = document.currentScript ?? document.querySelector('script[src*="embed.js"]');
  const home = new URL("embed.html", script.src);

  // Attributes that are options of the frame, and those that are its game.
  const OPTIONS = "lang theme rules direction mode level side first controls sound coords ply".split(" ");
  const GAME = { position: "p", moves: "m", end: "end" };
  const PLAY = { en: "Play", fr: "Jouer", es: "Jugar", pt: "Jogar", de: "Spielen", it: "Gioca", nl: "Spelen", ar: "العب" };
  const PATIENCE = 20_000; // Milliseconds until an answer counts as lost.

  // The room for the frame until it tells its height: as embed.css has it.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
:host{--rest:142px;display:block;position:relative;container-type:inline-size;min-width:240px}
:host([controls=none]){--rest:94px}
:host([controls=full]){--rest:190px}
:host([hidden]){display:none}
@container (width<=512px){:host([controls=full]) iframe{--rest:238px}}
@container (width<=300px){:host([controls=full]:not(:lang(en))) iframe{--rest:286px}}
iframe{display:block;width:100%;height:var(--height,calc(39.2cqw + var(--rest)));border:0;border-radius:inherit;color-scheme:auto}
@container (width<=416px){iframe{height:var(--height,calc(136cqw + var(--rest)))}}
img,::slotted(img),::slotted(picture),::slotted(svg){display:block;width:100%;height:auto}
button{position:absolute;inset:0;margin:auto;width:max-content;height:max-content;min-height:48px;padding:12px 24px;border:2px solid #fff8ea;border-radius:99px;background:#7a3f14;color:#fff8ea;font:600 17px/1.2 system-ui,sans-serif;box-shadow:0 2px 12px #0006;cursor:pointer}
button:hover{background:#8f4d1c}
button:focus-visible{outline:3px solid #123f78;outline-offset:3px;box-shadow:0 0 0 3px #fff}`);

  const failure = (code, message) => Object.assign(new Error(message), { code });

  class AwaleBoard extends HTMLElement {
    static observedAttributes = [...OPTIONS, ...Object.keys(GAME)];
    #root = this.attachShadow({ mode: "open" });
    #frame;
    #ready; // A promise of the frame's first message, with its two ends.
    #asked = new Map(); // By id: how to settle the promise.
    #ids = 0;
    #game; // The last game that the frame told, for when it is put again.
    #set = {}; // Options that go before the attributes, for the same.
    #changed = new Set();
    #watcher;
    #hear = (event) => this.#receive(event);

    constructor() {
      super();
      this.#root.adoptedStyleSheets = [sheet];
    }

    connectedCallback() {
      addEventListener("message", this.#hear);
      if (this.#game || this.getAttribute("loading") === "eager") return this.#start();
      this.#offer();
      if (this.getAttribute("loading") !== "lazy") return;
      this.#watcher = new IntersectionObserver((seen) => seen.some((it) => it.isIntersecting) && this.#start(), {
        rootMargin: "200px",
      });
      this.#watcher.observe(this);
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      this.#watcher?.disconnect();
      this.#frame = undefined;
      for (const { fail } of this.#asked.values()) fail(failure("gone", "the board was taken away"));
      this.#asked.clear();
      for (const name of this.#changed) this.#outdate(name);
      this.#changed.clear();
      this.#root.replaceChildren();
    }

    attributeChangedCallback(name, before, after) {
      if (before === after) return;
      delete this.#set[name];
      if (!this.#frame) return this.#outdate(name);
      if (!this.#changed.size) queueMicrotask(() => this.#pass());
      this.#changed.add(name);
    }

    // Without a frame to be told, a changed attribute goes before the last game.
    #outdate(name) {
      if (name in GAME || name === "rules") this.#game = undefined;
      else if (name === "ply" && this.#game) this.#game.ply = true;
    }

    load(position, moves) {
      return this.#ask("load", { position, moves });
    }

    play(move) {
      return this.#ask("play", { move });
    }

    undo() {
      return this.#ask("undo");
    }

    setOptions(options) {
      // The frame's default is the browser's language, not the page's.
      const told = options?.lang === null ? { ...options, lang: this.#lang() } : options;
      return this.#ask("setOptions", told).then((state) => {
        for (const name in options) if (OPTIONS.includes(name)) this.#keep(name, options[name]);
        return state;
      });
    }

    getState(options) {
      return this.#ask("getState", options);
    }

    // What is shown before the game: the children, or the picture.
    #offer() {
      const picture = this.getAttribute("picture");
      const shown = document.createElement(picture ? "img" : "slot");
      if (picture) {
        shown.src = picture;
        shown.alt = this.getAttribute("alt") ?? "";
      }
      const button = document.createElement("button");
      button.type = "button";
      button.part = "play";
      const play = PLAY[this.#lang()] ?? PLAY.en;
      button.textContent = "▶\u2002" + play;
      button.setAttribute("aria-label", `${play}: ${this.#title()}`);
      // Whoever presses it goes on in the frame.
      button.onclick = () => this.#start().focus();
      this.#root.replaceChildren(shown, button);
    }

    // The language of the board or of the page around it, if the game has it;
    // what holds a shadow tree is around all that is in there.
    #lang(from = this) {
      const near = from.closest("[lang]");
      const { host } = from.getRootNode();
      if (!near && host?.closest) return this.#lang(host);
      const tag = near?.lang?.slice(0, 2).toLowerCase();
      return PLAY[tag] ? tag : null;
    }

    // What an attribute asks for. Every element has a language, so the value of
    // that one need not be a word that the frame knows.
    #wanted(name) {
      return name === "lang" ? this.#lang() : this.getAttribute(name);
    }

    #title() {
      return this.getAttribute("title") ?? "Awalé";
    }

    #start() {
      if (this.#frame) return this.#frame;
      this.#watcher?.disconnect();
      const query = new URLSearchParams({ v: 1 });
      for (const name of OPTIONS) {
        const value = this.#set[name] ?? this.#wanted(name);
        if (value !== null) query.set(name, value);
      }
      if (this.#game) {
        if (!this.#game.ply) query.delete("ply");
        query.set("rules", this.#game.rules);
      }
      // Pages of files and sandboxed ones have no origin to be told by.
      if (self.origin !== "null") query.set("origin", self.origin);
      const hash = new URLSearchParams();
      for (const name in GAME) {
        const value = this.#game ? this.#game[name] : this.getAttribute(name);
        if (value) hash.set(GAME[name], value);
      }
      const frame = document.createElement("iframe");
      frame.title = this.#title();
      frame.allow = "fullscreen; clipboard-write";
      frame.referrerPolicy = "no-referrer";
      if (this.hasAttribute("sandbox")) frame.setAttribute("sandbox", this.getAttribute("sandbox") || "allow-scripts");
      frame.src = `${home}?${query}#${hash}`;
      this.#ready = {};
      this.#ready.come = new Promise((done, fail) => Object.assign(this.#ready, { done, fail }));
      this.#ready.come.catch(() => {});
      if (self.origin === "null") this.#ready.fail(failure("no_origin", "this page has no origin"));
      this.#root.replaceChildren(frame);
      return (this.#frame = frame);
    }

    async #ask(type, fields) {
      if (!this.isConnected) throw failure("gone", "the board is on no page");
      try {
        fields = structuredClone(fields);
      } catch (error) {
        // No message can hold it.
        throw failure("invalid", error.message);
      }
      this.#start();
      const id = ++this.#ids;
      let timer;
      const answer = new Promise((done, fail) => {
        const wait = () => {
          clearTimeout(timer);
          timer = setTimeout(() => fail(failure("timeout", "the board did not answer")), PATIENCE);
        };
        this.#asked.set(id, { done, fail });
        wait();
        this.#ready.come
          .then(() => {
            // What was given up while the frame was loading is not done later.
            if (!this.#asked.has(id)) return;
            wait();
            this.#post({ ...fields, type, id });
          })
          .catch(fail);
      });
      try {
        return await answer;
      } finally {
        clearTimeout(timer);
        this.#asked.delete(id);
      }
    }

    #post(message) {
      // A sandboxed frame has an origin that no address can name.
      this.#frame?.contentWindow?.postMessage({ ...message, source: "awale", v: 1 }, this.#isOpaque() ? "*" : home.origin);
    }

    #isOpaque() {
      return this.#frame.sandbox.length && !this.#frame.sandbox.contains("allow-same-origin");
    }

    #pass() {
      const names = [...this.#changed];
      this.#changed.clear();
      const quiet = (promise) => promise.catch(({ code, message }) => this.#tell("error", { code, message }));
      if (!this.#frame) return;
      // One by one, so that a wrong one spoils no other; which ply is shown is
      // said of the game that is loaded.
      const set = (name) => quiet(this.#ask("setOptions", { [name]: this.#wanted(name) }));
      const options = names.filter((name) => OPTIONS.includes(name));
      options.filter((name) => name !== "ply").forEach(set);
      if (names.some((name) => name in GAME))
        quiet(this.#ask("load", Object.fromEntries(Object.keys(GAME).map((name) => [name, this.getAttribute(name)]))));
      if (options.includes("ply")) set("ply");
    }

    #keep(name, value) {
      if (value == null) delete this.#set[name];
      // Addresses have a number for yes and no.
      else this.#set[name] = value === !!value ? +value : value;
    }

    #receive({ source, origin, data }) {
      const frame = this.#frame;
      if (!frame || source !== frame.contentWindow || data?.source !== "awale") return;
      if (origin !== (this.#isOpaque() ? "null" : home.origin)) return;
      const { type, id, source: _, v, ...detail } = data;
      if (type === "state" || type === "ready") {
        this.#game = { rules: detail.rules, position: detail.start, moves: detail.moves, end: ending(detail) };
        for (const name of ["mode", "level", "side", "first", "direction"]) this.#keep(name, detail[name] || null);
      }
      // A move in an earlier position takes back how the game was ended.
      if (type === "move" && this.#game) Object.assign(this.#game, { moves: detail.moves, end: undefined });
      if (type === "gameover" && this.#game) this.#game.end = ending(detail);
      const asked = this.#asked.get(id);
      if (asked) return type === "error" ? asked.fail(failure(detail.code, detail.message)) : asked.done(detail);
      if (type === "resize") frame.style.setProperty("--height", `${detail.height}px`);
      else if (type !== "state") this.#tell(type, detail);
      if (type === "ready") this.#ready.done();
    }

    #tell(type, detail) {
      this.dispatchEvent(new CustomEvent(`awale-${type}`, { bubbles: true, composed: true, detail }));
    }
  }

  // An ending by people, as addresses have it; others follow from the moves.
  const ending = ({ reason, by }) => ({ agreement: reason, resigned: `resigned-${by}` })[reason];

  customElements.define("awale-board", AwaleBoard);
})();
