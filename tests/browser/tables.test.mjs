// Endgame tables: made in the background, kept, and made anew where they
// cannot be read.
import assert from "node:assert/strict";
import { test } from "node:test";
import { against, kept, openGame } from "./support/game.mjs";
import { expectQuiet, keepWorkers } from "./support/page.mjs";

/** With a panel that tells how far the tables are. */
const open = (page) => page.addInitScript(() => localStorage.setItem("awale.analysis", "open"));
const told = (page) => page.locator(".analysis .tables");
const READY = /up to (1[2-9]) seeds ready/;

/** Waits until boards of so many seeds are ready. */
const untilReady = (page, seeds) =>
  page.waitForFunction(
    (seeds) => {
      const text = document.querySelector(".analysis .tables")?.textContent ?? "";
      return Number(text.match(/up to (\d+) seeds ready/)?.[1] ?? 0) >= seeds;
    },
    seeds,
    { timeout: 120_000 },
  );

/** The keys of the tables in the database. */
const keysKept = (page) =>
  page.evaluate(
    () =>
      new Promise((done, fail) => {
        const request = indexedDB.open("awale-tables");
        request.onerror = fail;
        request.onsuccess = () => {
          const database = request.result;
          const keys = database.transaction("layers").objectStore("layers").getAllKeys();
          keys.onsuccess = () => {
            database.close();
            done(keys.result);
          };
        };
      }),
  );

/** Changes a byte of a table in the database. */
const corrupt = (page, key) =>
  page.evaluate(
    (key) =>
      new Promise((done) => {
        const request = indexedDB.open("awale-tables");
        request.onsuccess = () => {
          const database = request.result;
          const store = database.transaction("layers", "readwrite").objectStore("layers");
          store.get(key).onsuccess = ({ target }) => {
            const bytes = target.result;
            bytes[bytes.length - 1] ^= 1;
            store.put(bytes, key).onsuccess = () => {
              database.close();
              done();
            };
          };
        };
      }),
    key,
  );

test("tables are made, kept over a reload, and made anew where they are corrupt", async (t) => {
  const { page, board } = await openGame(t, { save: kept(), before: open, timeout: 120_000 });
  const began = Date.now();
  await untilReady(page, 12);
  t.diagnostic(`up to 12 seeds after ${Date.now() - began} ms`);
  assert.match(await told(page).innerText(), READY);
  const keys = await keysKept(page);
  assert.ok(keys.includes("abapa/11"), keys.join(" "));

  await page.reload();
  await board.waitUntilShown();
  const again = Date.now();
  await untilReady(page, 12);
  t.diagnostic(`from the database after ${Date.now() - again} ms`);

  await corrupt(page, "abapa/9");
  await page.reload();
  await board.waitUntilShown();
  await untilReady(page, 12);
  assert.equal(await page.locator(".notice").count(), 0);
  expectQuiet(page);
});

test("with tables the analysis of an ending is exact", async (t) => {
  const save = kept({ start: "0-0-1-0-0-1-0-1-0-2-0-1-20-22-S" });
  const { page } = await openGame(t, { save, before: open, timeout: 60_000 });
  // The analysis that was going on is asked again when the tables know.
  await page.getByText("Exact; endless play counts as even.").waitFor();
});

test("other rules have tables of their own", async (t) => {
  const { page } = await openGame(t, { save: kept(), before: open, timeout: 60_000 });
  await untilReady(page, 8);
  await page.locator("[data-action=new-game]").click();
  await page.locator("select[name=rules]").selectOption("akan");
  await page.locator("[data-action=start]").click();
  // They are made too fast to be seen in the making.
  for (let wait = 0; wait < 100 && !(await keysKept(page)).includes("akan/8"); wait++) {
    await page.waitForTimeout(100);
  }
  assert.ok((await keysKept(page)).includes("akan/8"));
  await untilReady(page, 8);
});

for (const [name, script, seeds = 9] of [
  ["absent", () => delete self.indexedDB],
  [
    "silent",
    () => {
      const { get } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.get = function (key) {
        const request = get.call(this, key);
        return Object.defineProperties(request, { onsuccess: { set() {} }, onerror: { set() {} } });
      };
    },
    // It is waited for before each table.
    2,
  ],
  [
    "throwing",
    () =>
      Object.defineProperty(self, "indexedDB", {
        get() {
          throw new DOMException("no database here", "SecurityError");
        },
      }),
  ],
]) {
  test(`a database that is ${name}: tables are made all the same`, async (t) => {
    // In the worker, where the database is used: its first script is changed.
    const server = await import("node:fs/promises");
    const { built } = await import("./support/serve.mjs");
    const boot = await server.readFile(built("worker-boot.js"), "utf8");
    const body = boot.replace('"use strict";', `"use strict"; (${script.toString()})();`);
    const files = { "worker-boot.js": { headers: { "content-type": "text/javascript" }, body } };
    const { page } = await openGame(t, { save: kept(), before: open, files, timeout: 60_000 });
    await untilReady(page, seeds);
    expectQuiet(page);
  });
}

test("where no second worker can be had there are no tables, and nothing else is amiss", async (t) => {
  const before = async (page) => {
    await open(page);
    await page.addInitScript(() => {
      const Real = window.Worker;
      let started = 0;
      window.Worker = class extends Real {
        constructor(...args) {
          if (started++ > 0) throw new Error("one is enough");
          super(...args);
        }
      };
    });
  };
  const { page, board } = await openGame(t, { before, save: kept(against(1)) });
  await page.getByText("There are no endgame tables here.").waitFor();
  await board.play("C");
  await board.waitForPlies(2);
  assert.equal(await page.locator(".notice").count(), 0);
});

test("a player that is replaced gets the tables again", async (t) => {
  const before = async (page) => {
    await open(page);
    await keepWorkers(page);
  };
  const save = kept({ start: "0-0-1-0-0-1-0-1-0-2-0-1-20-22-S" });
  const { page } = await openGame(t, { save, before, timeout: 60_000 });
  await untilReady(page, 8);
  await page.evaluate(() => globalThis.workers[0].dispatchEvent(new ErrorEvent("error", { message: "killed" })));
  await page.locator(".notice.trouble").waitFor();
  await page.getByText("Exact; endless play counts as even.").waitFor();
});

test("how large the tables may be is chosen, told, and kept", async (t) => {
  const { page, board } = await openGame(t, { save: kept() });
  await page.locator("[data-action=more]").click();
  await page.getByText("17 MB").waitFor();
  await page.getByText("Up to 18 seeds").click();
  await page.getByText("86 MB").waitFor();
  await page.reload();
  await board.waitUntilShown();
  await page.locator("[data-action=more]").click();
  await page.getByText("86 MB").waitFor();
});
