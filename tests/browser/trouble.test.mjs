// What can go wrong: storage, saves, workers. The game says so and plays on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DRAWER, against, kept, openGame } from "./support/game.mjs";
import { expectQuiet } from "./support/page.mjs";

const notice = (page) => page.locator(".notice p");

/** Plays one move and waits for the computer's. */
async function expectPlay(board) {
  await board.play("C");
  await board.waitForPlies(2);
  assert.equal(await board.countSeeds(), 48);
}

test("a reload in mid-game goes on where it was", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ ...against(4), direction: "cw" }) });
  await expectPlay(board);
  const before = await board.read();
  await page.reload();
  assert.deepEqual(await board.read(), before);
  // What was played before the reload can be taken back.
  await page.locator("[data-action=undo]").click();
  assert.equal((await board.read()).plies, 0);
});

test("a reload while the computer thinks has it think again", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ ...against(1), moves: "C", shown: 1 }) });
  await board.waitForPlies(2);
  expectQuiet(page);
});

for (const [name, text] of [
  ["no JSON", "{"],
  ["nothing", ""],
  ["an illegal move", kept({ moves: "Aa", shown: 2, start: "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N" })],
  ["too many seeds", kept({ start: "9-4-4-4-4-4-4-4-4-4-4-4-0-0-S" })],
  ["unknown rules", kept({ rules: "chess" })],
  ["a ply past the end", kept({ shown: 9 })],
  ["a later version", kept({ v: 99 })],
  ["nested arrays", "[".repeat(100_000)],
]) {
  test(`a corrupt save: ${name}`, async (t) => {
    const { page, board } = await openGame(t, { save: text });
    assert.match(await notice(page).innerText(), /saved game could not be read/);
    const aside = await page.evaluate((drawer) => localStorage.getItem(`${drawer}.unreadable`), DRAWER);
    assert.equal(aside, text, "it is kept aside");
    await expectPlay(board);
    await page.getByRole("button", { name: "Close this notice" }).click();
    assert.equal(await notice(page).count(), 0);
    expectQuiet(page);
  });
}

test("a corrupt save that cannot be put aside stays until the first move", async (t) => {
  const text = "x".repeat(3_000_000);
  const { page, board } = await openGame(t, { save: text });
  assert.match(await notice(page).innerText(), /Your first move will overwrite/);
  const now = () => page.evaluate((drawer) => localStorage.getItem(drawer).length, DRAWER);
  assert.equal(await now(), text.length);
  await expectPlay(board);
  assert.ok((await now()) < 1000);
});

test("a game kept in an earlier position says so, and goes on from its end", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ ...against(1), moves: "CcDd", shown: 1 }) });
  assert.equal((await board.read()).ply, 1);
  assert.match(await page.locator(".line").innerText(), /after 1 of 4 moves/);
  await page.locator("[data-action=end]").click();
  assert.equal((await board.read()).ply, 4);
  await board.play("E");
  await board.waitForPlies(6);
});

test("a forbidden storage", async (t) => {
  const before = (page) =>
    page.addInitScript(() =>
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("no storage here", "SecurityError");
        },
      }),
    );
  const { page, board } = await openGame(t, { before });
  assert.match(await notice(page).innerText(), /does not let the page keep your game/);
  await expectPlay(board);
  expectQuiet(page);
});

test("a full storage", async (t) => {
  const before = (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
  const { page, board } = await openGame(t, { before });
  assert.match(await notice(page).innerText(), /no room to keep your game/);
  await expectPlay(board);
  expectQuiet(page);
});

test("without any worker the computer plays on, on the page", async (t) => {
  const before = (page) => page.addInitScript(() => delete window.Worker);
  const { page, board } = await openGame(t, { before, save: kept(against(8)) });
  await expectPlay(board);
  assert.match(await notice(page).innerText(), /cannot think in the background/);
  expectQuiet(page);
});

test("a worker whose files are missing", async (t) => {
  const missing = { status: 404, body: "not found" };
  const files = { "worker-boot.js": missing, "worker.js": missing, "worker_bg.wasm": missing };
  const { page, board } = await openGame(t, { files });
  await expectPlay(board);
  assert.match(await notice(page).innerText(), /cannot think in the background/);
});

test("a worker that dies is replaced, and the game goes on", async (t) => {
  // The first worker falls silent and reports an error as soon as it is asked.
  const before = (page) =>
    page.addInitScript(() => {
      const Real = window.Worker;
      let started = 0;
      window.Worker = class extends Real {
        constructor(...args) {
          super(...args);
          this.number = started++;
        }
        postMessage(...args) {
          if (this.number > 0) return super.postMessage(...args);
          this.terminate();
          setTimeout(() => this.dispatchEvent(new ErrorEvent("error", { message: "killed" })));
        }
      };
    });
  const { page, board } = await openGame(t, { before });
  await expectPlay(board);
  assert.match(await notice(page).innerText(), /starts again/);
});
