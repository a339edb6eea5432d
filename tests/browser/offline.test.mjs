// The page without a network.
import assert from "node:assert/strict";
import { test } from "node:test";
import { allowed, cachesOf, install, languages } from "./support/app.mjs";
import { boardOf } from "./support/board.mjs";
import { against, kept, playToEnd } from "./support/game.mjs";
import { expectQuiet, heardOf, openPage } from "./support/page.mjs";
import { plainName, serve } from "./support/serve.mjs";

/** Has the storage that the page may use be so many bytes. */
async function limitStorage(page, server, quotaSize) {
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: server.origin, quotaSize });
}

/** The keys of the endgame tables that the browser keeps. */
const tablesKept = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const request = indexedDB.open("awale-tables");
        request.onsuccess = () => {
          const database = request.result;
          if (!database.objectStoreNames.contains("layers")) return done([]);
          const keys = database.transaction("layers").objectStore("layers").getAllKeys();
          keys.onsuccess = () => {
            database.close();
            done(keys.result);
          };
        };
      }),
  );

test("after a first visit everything works without a network", { timeout: 180_000 }, async (t) => {
  const server = await serve(t, { mount: "/some/path/" });
  // A strong one, against which the game is soon over.
  const { page } = await install(t, server, kept(against(7)));
  await server.close();

  await page.reload();
  const board = boardOf(page);
  await board.waitUntilShown();
  const end = await playToEnd({ page, board });
  assert.equal(end.status, "over");
  assert.equal(await page.locator(".notice.trouble").count(), 0, "the computer thinks in its worker");
  assert.ok(page.workers().length > 0);
  for (let wait = 0; wait < 200 && (await tablesKept(page)).length < 8; wait++) await page.waitForTimeout(100);
  assert.ok((await tablesKept(page)).length >= 8, "endgame tables are made");

  await languages(page).selectOption("ar");
  await page.locator("html[lang=ar]").waitFor();
  // Another page of it, with a link, and by the name of the file.
  for (const name of ["", "index.html", "?v=1&mode=two#m=Ff"]) {
    await page.goto(server.url + name);
    await board.waitUntilShown();
  }
  assert.equal((await board.read()).plies, 2);
  expectQuiet(page);
});

test("all that the page needs is kept, and nothing else", async (t) => {
  const server = await serve(t);
  const { page } = await install(t, server);
  const held = await page.evaluate(async () => {
    const [name] = await caches.keys();
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname.slice(1));
  });
  const plain = held.map(plainName);
  for (const name of ["index.html", "app_bg.wasm", "worker_bg.wasm", "worker.js", "words/ar.txt", "seeds.svg"]) {
    assert.ok(plain.includes(name), name);
  }
  assert.deepEqual(held.filter((name) => /^(sw\.js|awale\.html|_headers|bundle|servers)/.test(name)), []);
  // The files of the first load came from the browser's own store, or are
  // asked for once more at most. A worker that is slow to start is started
  // again.
  for (const name of held.filter((name) => !name.startsWith("worker"))) {
    assert.ok(server.requests.filter((path) => path === `/${name}`).length <= 2, name);
  }
});

test("storage that vanishes while the page is open is survived", async (t) => {
  const server = await serve(t);
  const { page, board } = await install(t, server, kept(against(1)));
  await board.play("C");
  await board.waitForPlies(2);
  const full = await filesKept(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    localStorage.clear();
    indexedDB.deleteDatabase("awale-tables");
  });
  await board.play("D");
  await board.waitForPlies(4);
  await languages(page).selectOption("de");
  await page.locator("html[lang=de]").waitFor();
  // What is missing is kept again, for the next time without a network.
  await page.reload();
  await board.waitUntilShown();
  assert.equal((await board.read()).plies, 4);
  for (let wait = 0; wait < 300 && (await filesKept(page)) < full; wait++) await page.waitForTimeout(100);
  assert.equal(await filesKept(page), full, "the cache is filled again");
  await server.close();
  await page.reload();
  await board.waitUntilShown();
  expectQuiet(page);
});

/** How many files the page has for when there is no network. */
const filesKept = (page) =>
  page.evaluate(async () => {
    const [name] = await caches.keys();
    return name ? (await (await caches.open(name)).keys()).length : 0;
  });

test("without room for it, the page plays with a network", async (t) => {
  const server = await serve(t);
  const page = await openPage(t, allowed);
  await limitStorage(page, server, 100_000);
  await page.goto(server.url);
  const board = boardOf(page);
  await board.waitUntilShown();
  for (let wait = 0; wait < 50 && !server.requests.some((path) => path.startsWith("/words/ar")); wait++) {
    await page.waitForTimeout(100);
  }
  await page.waitForTimeout(1000);
  assert.deepEqual(await cachesOf(page), []);
  await page.reload();
  await board.waitUntilShown();
  await board.play("C");
  await board.waitForPlies(2);
  assert.deepEqual(heardOf(page).filter((line) => line.startsWith("page error")), []);
});

test("a page in a frame keeps nothing", async (t) => {
  const host = {
    body: '<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,"><iframe src="/game/" title="Awalé"></iframe>',
  };
  const server = await serve(t, { mount: "/game/", files: { "/host.html": host } });
  const page = await openPage(t, allowed);
  await page.goto(`${server.origin}/host.html`);
  await page.frameLocator("iframe").locator("[data-side-to-move]").waitFor();
  await page.waitForTimeout(1000);
  assert.deepEqual(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
  assert.deepEqual(await cachesOf(page), []);
  expectQuiet(page);
});
