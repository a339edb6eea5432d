// From one build of the page to the next.
import assert from "node:assert/strict";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import {
  cachesOf,
  expectVersion,
  install,
  languages,
  NEXT,
  offer,
  openTab,
  untilCaches,
  untilControlled,
  useItNow,
} from "./support/app.mjs";
import { boardOf } from "./support/board.mjs";
import { kept } from "./support/game.mjs";
import { anotherBuild, copyOfBuild } from "./support/rebuild.mjs";
import { plainName, serve } from "./support/serve.mjs";

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

test("a new version that cannot take over, as the old one is waiting for something, does so with the page", async (t) => {
  const held = "held-0123456789.js";
  const server = await serve(t, { folder: await copyOfBuild(t), files: { [`/${held}`]: { isHeld: true } } });
  const { page, board } = await install(t, server, kept({ moves: "Cc", shown: 2 }));
  server.folder = await anotherBuild(t, NEXT);
  await page.reload();
  await offer(page).waitFor();
  await page.evaluate((held) => void fetch(held).catch(() => {}), held);
  const loaded = page.waitForEvent("load");
  await useItNow(page);
  await loaded;
  await page.waitForFunction((id) => globalThis.version === id, NEXT);
  assert.equal((await board.read()).plies, 2);
});

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
  ["lacks a file", (folder, file) => rm(join(folder, file))],
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
