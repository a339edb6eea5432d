// Pages of other sites with boards on them.
import { openPage } from "./page.mjs";
import { serve } from "./serve.mjs";

/** A page around `body`, in English, without an icon to be asked for. */
export const pageOf = (body, head = "") =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title>` +
  `<meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<link rel="icon" href="data:,">${head}</head><body><main><h1>Host</h1>${body}</main></body></html>`;

/** Keeps what boards say: events of elements, and messages of frames. */
const keep = () => {
  globalThis.heard = [];
  globalThis.shifts = 0;
  for (const type of ["ready", "move", "gameover", "error"]) {
    addEventListener(`awale-${type}`, (event) =>
      heard.push({ from: event.target.id, type, ...event.detail }),
    );
  }
  addEventListener("message", ({ source, origin, data }) => {
    const frame = [...document.querySelectorAll("iframe")].find((it) => it.contentWindow === source);
    if (frame && data?.source === "awale") heard.push({ from: frame.id, origin, ...data });
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.shifts += entry.hadRecentInput ? 0 : entry.value;
  }).observe({ type: "layout-shift", buffered: true });
};

/**
 * Opens a page of another site than that of the game, with what `body(game,
 * origin)` gives: the address of the game's folder, and the site's own origin.
 * Other options are those of `openPage`. Gives `page`, `game` and `site`.
 */
export async function openHost(t, body, { head = "", headers, ...options } = {}) {
  const game = await serve(t);
  const files = { "/host.html": { headers, body: "" } };
  const site = await serve(t, { files });
  files["/host.html"].body = pageOf(body(game.url, site.origin), head);
  const page = await openPage(t, { reducedMotion: "reduce", ...options });
  await page.addInitScript(keep);
  await page.goto(`${site.origin}/host.html`);
  return { page, game, site };
}

/** Waits for something that a board has said, and gives it. */
export async function said(page, wanted) {
  const found = await page.waitForFunction(
    (wanted) => heard.find((it) => Object.entries(wanted).every(([name, value]) => it[name] === value)),
    wanted,
  );
  return found.jsonValue();
}

/** Sends a message to a frame by its id. */
export const send = (page, id, message) =>
  page.evaluate(
    ([id, message]) => {
      document.getElementById(id).contentWindow.postMessage({ source: "awale", v: 1, ...message }, "*");
    },
    [id, message],
  );
