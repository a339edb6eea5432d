// The page as an app: without a network, and from one build to the next.
import assert from "node:assert/strict";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { boardOf } from "./support/board.mjs";
import { against, DRAWER, kept, playToEnd } from "./support/game.mjs";
import { expectQuiet, heardOf, openPage } from "./support/page.mjs";
import { anotherBuild, copyOfBuild } from "./support/rebuild.mjs";
import { plainName, serve } from "./support/serve.mjs";

const NEXT = "00000000aa";
const allowed = { serviceWorkers: "allow", reducedMotion: "reduce", locale: "en-GB" };

/** Opens the page where a game is kept, and waits until it can be used offline. */
async function install(t, server, save = kept()) {
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

const untilControlled = (page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (!serviceWorker.controller) await new Promise((done) => (serviceWorker.oncontrollerchange = done));
  });

/** Opens one more page in the same browser. */
async function openTab(context, server) {
  const page = await context.newPage();
  await page.goto(server.url);
  await boardOf(page).waitUntilShown();
  return { page, board: boardOf(page) };
}

const offer = (page) => page.locator(".notice.renewal");
const useItNow = (page) => offer(page).locator("[data-action=renew]").click();
const cachesOf = (page) => page.evaluate(() => caches.keys());
const untilCaches = async (page, count) => {
  for (let wait = 0; wait < 50 && (await cachesOf(page)).length !== count; wait++) await page.waitForTimeout(100);
};
const languages = (page) => page.locator("select").first();

/** Which build each part of the page is of: the next one, or "". */
const versionOf = (page) =>
  page.evaluate(() => [
    globalThis.version ?? "",
    getComputedStyle(document.documentElement).getPropertyValue("--version").replaceAll('"', ""),
  ]);

/** Which build a worker that is started now is of. */
const versionOfWorker = async (page) => {
  const worker = page.waitForEvent("worker");
  await page.evaluate(async () => (globalThis.started = await globalThis.awaleSpawnWorker(0)));
  const version = await (await worker).evaluate(() => self.version ?? "");
  await page.evaluate(() => globalThis.started.terminate());
  return version;
};

async function expectVersion(page, version) {
  assert.deepEqual(await versionOf(page), [version, version]);
  assert.equal(await versionOfWorker(page), version);
}

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
  const { page } = await install(t, server, kept(against(1)));
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
  // A page that is left takes its worker with it, which may still be loading.
  expectQuiet(page, { allow: [/worker.*ERR_ABORTED/] });
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
  // asked for once more at most.
  for (const name of held) assert.ok(server.requests.filter((path) => path === `/${name}`).length <= 2, name);
});

for (const [name, chooser] of [
  ["the older tab chooses", 0],
  ["the newer tab chooses", 1],
]) {
  test(`two tabs go from one build to the next: ${name}`, { timeout: 120_000 }, async (t) => {
    const server = await serve(t, { folder: await copyOfBuild(t) });
    const first = await install(t, server, kept({ moves: "CcDd", shown: 4 }));
    server.folder = await anotherBuild(t, NEXT);
    // The second page is still one of the old build, and finds the new one.
    const second = await openTab(first.page.context(), server);
    const tabs = [first, second];
    for (const { page, board } of tabs) {
      await offer(page).waitFor();
      await expectVersion(page, "");
      assert.equal((await board.read()).plies, 4);
      // Nothing happens that nobody has chosen.
      await board.play("E");
      await board.play("e");
    }
    const [chosen, other] = chooser ? [second, first] : [first, second];
    const loaded = chosen.page.waitForEvent("load");
    await useItNow(chosen.page);
    await loaded;
    await chosen.board.waitUntilShown();
    await expectVersion(chosen.page, NEXT);
    assert.equal((await chosen.board.read()).plies, 6, "the game goes on");

    // The other goes on as it was, although the server has its files no more.
    await expectVersion(other.page, "");
    await other.board.play("F");
    await languages(other.page).selectOption("fr");
    await other.page.locator("html[lang=fr]").waitFor();
    await expectVersion(other.page, "");
    assert.equal((await cachesOf(other.page)).length, 2);
    await useItNow(other.page);
    await other.page.waitForFunction((id) => globalThis.version === id, NEXT);
    await other.board.waitUntilShown();
    await expectVersion(other.page, NEXT);
    assert.equal((await other.board.read()).plies, 7);
    assert.equal(await offer(other.page).count(), 0);

    // The old build is kept until it is certain that no page is of it.
    await chosen.page.close();
    await other.page.reload();
    await untilCaches(other.page, 1);
    assert.match((await cachesOf(other.page))[0], new RegExp(`${NEXT}$`));
    await server.close();
    await other.page.reload();
    await other.board.waitUntilShown();
    await expectVersion(other.page, NEXT);
  });
}

test("a new version can be left for later", async (t) => {
  const server = await serve(t, { folder: await copyOfBuild(t) });
  const { page, board } = await install(t, server);
  server.folder = await anotherBuild(t, NEXT);
  await page.reload();
  await offer(page).waitFor();
  await page.locator("[role=status]").getByText("A new version is ready.").waitFor();
  await offer(page).locator("[data-action=later]").click();
  assert.equal(await offer(page).count(), 0);
  assert.ok(await page.evaluate(() => document.activeElement.matches("[data-pit]")), "the focus is on the board");
  await expectVersion(page, "");
  await page.reload();
  await board.waitUntilShown();
  await expectVersion(page, "");
  await offer(page).waitFor();
  // When the last page is closed nothing is in the middle of anything.
  const context = page.context();
  await context.newPage();
  await page.close();
  await new Promise((done) => setTimeout(done, 500));
  const next = await openTab(context, server);
  await expectVersion(next.page, NEXT);
});

test("a new version is looked for when the page is seen again, at most hourly", async (t) => {
  const server = await serve(t);
  const { page } = await install(t, server);
  await page.reload();
  await untilControlled(page);
  await page.evaluate(() => {
    globalThis.looks = 0;
    // Browsers look by themselves too, when they please.
    ServiceWorkerRegistration.prototype.update = async () => {
      globalThis.looks++;
    };
  });
  const look = (hours) =>
    page.evaluate((hours) => {
      const now = Date.now() + hours * 3_600_000;
      Date.now = () => now;
      const before = globalThis.looks;
      document.dispatchEvent(new Event("visibilitychange"));
      return globalThis.looks - before;
    }, hours);
  await page.waitForTimeout(500);
  assert.equal(await look(0.5), 0);
  assert.equal(await look(1), 1);
  assert.equal(await look(0), 0);
});

for (const [name, spoil] of [
  ["lacks a file", (folder, file) => writeFile(join(folder, file), "")],
  ["answers with something else", (folder, file) => writeFile(join(folder, file), "<!doctype html>")],
  ["has an older page", async (folder) => writeFile(join(folder, "index.html"), "<!doctype html><title>old</title>")],
]) {
  test(`of a build that ${name} nothing is used`, async (t) => {
    const server = await serve(t, { folder: await copyOfBuild(t) });
    const { page } = await install(t, server);
    const folder = await anotherBuild(t, NEXT);
    await spoil(folder, (await readdir(folder)).find((file) => plainName(file) === "worker-boot.js"));
    server.folder = folder;
    const before = await cachesOf(page);
    const state = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const found = new Promise((done) => (registration.onupdatefound = done));
      await registration.update().catch(() => {});
      await found;
      const { installing } = registration;
      await new Promise((done) => (installing.onstatechange = done));
      return installing.state;
    });
    assert.equal(state, "redundant");
    assert.deepEqual(await cachesOf(page), before);
    assert.equal(await offer(page).count(), 0);
    await page.reload();
    await boardOf(page).waitUntilShown();
    await expectVersion(page, "");
  });
}

test("storage that vanishes while the page is open is survived", async (t) => {
  const server = await serve(t);
  const { page, board } = await install(t, server, kept(against(1)));
  await board.play("C");
  await board.waitForPlies(2);
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
  await untilFilled(page);
  await server.close();
  await page.reload();
  await board.waitUntilShown();
  expectQuiet(page);
});

const untilFilled = async (page) => {
  for (let wait = 0; wait < 100; wait++) {
    const held = await page.evaluate(async () => {
      const [name] = await caches.keys();
      return name ? (await (await caches.open(name)).keys()).length : 0;
    });
    if (held > 20) return;
    await page.waitForTimeout(100);
  }
  throw new Error("the cache is not filled again");
};

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
