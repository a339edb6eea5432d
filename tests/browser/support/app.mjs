// The page as an app that works offline, and what is seen of its builds.
import assert from "node:assert/strict";
import { boardOf } from "./board.mjs";
import { DRAWER, kept } from "./game.mjs";
import { openPage } from "./page.mjs";

/** The id of the next build. */
export const NEXT = "00000000aa";
/** Options of `openPage` for pages that work offline. */
export const allowed = { serviceWorkers: "allow", reducedMotion: "reduce", locale: "en-GB" };

/** Opens the page where a game is kept, and waits until it can be used offline. */
export async function install(t, server, save = kept()) {
  const page = await openPage(t, allowed);
  await page.context().addInitScript(
    ([drawer, text]) => localStorage.getItem(drawer) ?? localStorage.setItem(drawer, text),
    [DRAWER, save],
  );
  await page.goto(server.url);
  await boardOf(page).waitUntilShown();
  await untilControlled(page);
  return { page, board: boardOf(page) };
}

/** Waits until the service worker answers for the page. */
export const untilControlled = (page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (!serviceWorker.controller) await new Promise((done) => (serviceWorker.oncontrollerchange = done));
  });

/** Opens one more page in the same browser. */
export async function openTab(context, server) {
  const page = await context.newPage();
  await page.goto(server.url);
  await boardOf(page).waitUntilShown();
  return { page, board: boardOf(page) };
}

/** The notice of a new version. */
export const offer = (page) => page.locator(".notice.renewal");
/** Chooses the new version. */
export const useItNow = (page) => offer(page).locator("[data-action=renew]").click();
/** The names of the caches that there are. */
export const cachesOf = (page) => page.evaluate(() => caches.keys());
/** Waits until there are so many caches. */
export const untilCaches = async (page, count) => {
  for (let wait = 0; wait < 50 && (await cachesOf(page)).length !== count; wait++) await page.waitForTimeout(100);
};
/** The choice of languages. */
export const languages = (page) => page.locator("select").first();

/** Which build each part of the page is of: the next one, or "". */
const versionOf = (page) =>
  page.evaluate(() => [
    globalThis.version ?? "",
    getComputedStyle(document.documentElement).getPropertyValue("--version").replaceAll('"', ""),
  ]);

/** Which build a worker that is started now is of. */
const versionOfWorker = async (page) => {
  const worker = page.waitForEvent("worker");
  await page.evaluate(async () => {
    globalThis.started = await globalThis.awaleSpawnWorker(0);
    // A worker that is ended while it is loading leaves requests behind.
    await new Promise((done) => globalThis.started.addEventListener("message", done, { once: true }));
  });
  const version = await (await worker).evaluate(() => self.version ?? "");
  await page.evaluate(() => globalThis.started.terminate());
  return version;
};

/** Fails unless page, style and workers are of this build. */
export async function expectVersion(page, version) {
  assert.deepEqual(await versionOf(page), [version, version]);
  assert.equal(await versionOfWorker(page), version);
}
