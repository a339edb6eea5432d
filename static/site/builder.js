// The builder: from a form to a snippet, with the board as it will be.
(() => {
  "use strict";
  const form = document.querySelector("form");
  const preview = document.querySelector(".preview");
  const fault = document.querySelector(".fault");
  const code = document.querySelector("textarea.code");
  const report = document.querySelector("[role=status]");
  const save = document.querySelector("a[download]");
  const note = document.querySelector(".note");
  const home = new URL("../embed.html", location.href);
  const script = new URL("../embed.js", location.href);
  const whole = new URL("../index.html", location.href);
  const HASH = { position: "p", moves: "m" };
  const FILE = "awale.svg";
  // What the whole page reads of these fields; all else is the frame's.
  const WHOLE = ["rules", "direction", "mode", "level", "side", "first", ...Object.keys(HASH)];
  const SIGNS = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
  let frame, timer, height;
  // The board as the frame opens with it, and as it is: two SVGs.
  let opening, picture;

  // What is chosen, but for what is usual.
  const chosen = () => {
    const all = [...new FormData(form)].map(([name, value]) => [name, value.trim()]);
    const isOther = ([name, value]) => value && value !== form.elements[name].dataset?.default;
    return Object.fromEntries(all.filter(([name]) => name !== "kind").filter(isOther));
  };

  const address = (base, fields, more = {}) => {
    const query = new URLSearchParams({ v: 1 });
    const hash = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...fields, ...more }))
      (name in HASH ? hash : query).set(HASH[name] ?? name, value);
    return `${base}?${query}${hash.size ? `#${hash}` : ""}`;
  };

  // There is no mode in which nobody plays the whole page.
  const link = (fields) => {
    const read = Object.entries(fields).filter(([name]) => WHOLE.includes(name));
    return address(whole, Object.fromEntries(read.map(([name, value]) => [name, value === "view" ? "two" : value])));
  };

  // What a picture shows. It is not parsed: the page's policy would report the
  // styles in it.
  const told = (svg) => {
    const parts = ["title", "desc"].map((part) => svg.match(new RegExp(`<${part}\\b[^>]*>([^<]*)</`))?.[1]);
    return parts.filter(Boolean).join(". ").replace(/&(#?\w+);/g, (all, name) => SIGNS[name] ?? all);
  };

  const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const tag = (name, attributes) =>
    `<${name}${Object.entries(attributes).map(([key, value]) => `\n  ${key}="${escaped(String(value))}"`).join("")}>`;

  const frameTag = (fields, more = {}) =>
    tag("iframe", {
      src: address(home, fields),
      title: form.dataset.title,
      width: "100%",
      height: height ?? 400,
      loading: "lazy",
      allow: "fullscreen; clipboard-write",
      referrerpolicy: "no-referrer",
      ...more,
    }) + "</iframe>";

  const snippets = {
    frame: (fields) => frameTag(fields),
    sandboxed: (fields) => frameTag(fields, { sandbox: "allow-scripts" }),
    element: (fields, svg) =>
      `<script src="${escaped(script.href)}" defer></script>\n` +
      tag("awale-board", { title: form.dataset.title, ...fields, ...(svg && { picture: FILE, alt: told(svg) }) }) +
      `\n  <p><a href="${escaped(link(fields))}">${form.dataset.fallback}</a></p>\n</awale-board>`,
    picture: (_, svg) => tag("img", { src: FILE, alt: svg ? told(svg) : "", width: 1000, height: 404 }),
  };

  const write = () => {
    const kind = form.elements.kind.value;
    const svg = { element: opening, picture }[kind];
    code.value = snippets[kind](chosen(), svg);
    report.textContent = "";
    save.hidden = note.hidden = !svg;
    if (svg) save.href = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  };

  // Another frame each time: another address in the same one would be a step
  // in the reader's history.
  const show = () => {
    clearTimeout(timer);
    fault.textContent = "";
    opening = picture = undefined;
    frame = document.createElement("iframe");
    frame.title = form.dataset.title;
    const origin = self.origin === "null" ? {} : { origin: self.origin };
    frame.src = address(home, chosen(), origin);
    preview.replaceChildren(frame);
    write();
  };

  const say = (fields) =>
    frame?.contentWindow.postMessage({ source: "awale", v: 1, ...fields }, home.origin);
  const ask = () => say({ type: "getState", picture: true });

  addEventListener("message", ({ source, data }) => {
    if (source !== frame?.contentWindow || data?.source !== "awale") return;
    if (data.type === "resize") {
      height = data.height;
      frame.style.height = `${height}px`;
      write();
    } else if (data.type === "error") fault.textContent = data.message;
    else if (data.type !== "state" || !data.picture) ask();
    else {
      picture = data.picture;
      opening ??= picture;
      if (data.id === "take") {
        opening = picture;
        form.elements.position.value = data.start;
        form.elements.moves.value = data.moves;
      }
      write();
    }
  });

  // The kinds stand outside the form that they belong to.
  addEventListener("input", (event) => {
    if (event.target.name === "kind") return write();
    clearTimeout(timer);
    timer = setTimeout(show, 300);
  });
  form.addEventListener("submit", (event) => event.preventDefault());

  document.querySelector("[data-does=take]").addEventListener("click", () =>
    say({ type: "getState", picture: true, id: "take" }),
  );

  document.querySelector("[data-does=copy]").addEventListener("click", async () => {
    code.select();
    try {
      await navigator.clipboard.writeText(code.value);
      report.textContent = report.dataset.copied;
    } catch {
      report.textContent = report.dataset.byHand;
    }
  });

  // A browser that comes back to the page fills in the form again before this;
  // one that has kept the page whole shows it as it was.
  addEventListener("pageshow", ({ persisted }) => persisted || show());
})();
