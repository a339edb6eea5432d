// Moves as they are shown: by a hand, seed by seed, or at once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { against, kept, openGame } from "./support/game.mjs";
import { isShown, moving, openWith, untilMoving, untilShown } from "./support/motion.mjs";
import { expectQuiet, screens } from "./support/page.mjs";

const CAPTURE = "0-0-0-0-4-2-1-1-0-4-4-4-14-14-S";
const SLAM = "4-4-4-4-4-2-1-1-0-0-0-0-12-12-S";

/** Collects in the page, from now on, which pits light up. */
const watchLit = (page) =>
  page.evaluate(() => {
    globalThis.lit = [];
    globalThis.refused = new Set();
    new MutationObserver(() => {
      const refusing = document.querySelectorAll(".pit:has(.pulse.kept)");
      refusing.forEach((pit) => globalThis.refused.add(pit.dataset.pit));
      const name = document.querySelector(".pit.lit")?.dataset.pit;
      if (name && globalThis.lit.at(-1) !== name) globalThis.lit.push(name);
    }).observe(document.querySelector(".board"), { subtree: true, childList: true, attributeFilter: ["class"] });
  });

/** The numbers of the seed elements over each pit and store. */
const seedsAt = (page) =>
  page.evaluate(() => {
    globalThis.numbered ??= [...document.querySelectorAll(".seed")];
    const at = {};
    for (const place of document.querySelectorAll("[data-pit], [data-store]")) {
      const box = place.getBoundingClientRect();
      const inside = (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return x > box.left && x < box.right && y > box.top && y < box.bottom;
      };
      const there = [...document.querySelectorAll(".seed")].filter(inside);
      at[place.dataset.pit ?? place.dataset.store] = there.map((seed) => globalThis.numbered.indexOf(seed));
    }
    return at;
  });

const timeOfMove = (page, name) =>
  page.evaluate(async (pit) => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const moves = () => document.querySelector(".seeds.moving");
    document.querySelector(`[data-pit=${pit}]`).click();
    while (!moves()) await frame();
    const began = performance.now();
    while (moves()) await frame();
    return performance.now() - began;
  }, name);

test("the seeds that are lifted are those that land, and the captured ones travel to the store", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ start: CAPTURE }), ...moving });
  const before = await seedsAt(page);
  await board.play("F");
  await untilShown(page);
  const expected = [...before.F, ...before.a, ...before.b];
  let after = await seedsAt(page);
  for (let wait = 0; wait < 50 && after.south.length < before.south.length + expected.length; wait++) {
    await page.waitForTimeout(100);
    after = await seedsAt(page);
  }
  const taken = after.south.filter((seed) => !before.south.includes(seed));
  assert.deepEqual(taken.toSorted(), expected.toSorted());
  const all = Object.values(after).flat();
  assert.deepEqual([all.length, new Set(all).size], [48, 48], "each seed is somewhere, once");
  assert.ok(!all.includes(-1), "no new element");
  expectQuiet(page);
});

test("the hand goes from pit to pit, and the captured ones light up backwards", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ start: CAPTURE }), ...moving });
  await watchLit(page);
  await board.play("F");
  await untilShown(page);
  assert.deepEqual(await page.evaluate(() => globalThis.lit), ["F", "a", "b", "a"]);
});

test("a grand slam that takes nothing is shown as such, and no seed leaves", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ start: SLAM }), ...moving });
  await watchLit(page);
  await board.play("F");
  await untilShown(page);
  assert.deepEqual(await page.evaluate(() => [...globalThis.refused]), ["b", "a"]);
  assert.deepEqual(await page.evaluate(() => globalThis.lit), ["F", "a", "b", "a"]);
  const spared = page.locator("[data-pit]:has(.kept)");
  assert.deepEqual(await spared.evaluateAll((pits) => pits.map((pit) => pit.dataset.pit)), ["b", "a"]);
  assert.equal(await page.locator(".loss").count(), 0);
  assert.equal((await board.read()).stores.south, 12);
});

/** What is marked in each pit, by name. */
const marks = (page) =>
  page.evaluate(() => {
    const told = [...document.querySelectorAll("[data-pit]")].map((pit) => [
      pit.dataset.pit,
      [...pit.querySelectorAll(".trail i")].map((dot) => dot.className),
      pit.querySelector(".loss")?.textContent ?? "",
    ]);
    return Object.fromEntries(told.filter(([, dots, loss]) => dots.length || loss).map(([pit, ...rest]) => [pit, rest]));
  });

test("a trail, the landing and what was taken stay marked until the next move", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ start: CAPTURE }), ...moving });
  assert.deepEqual(await marks(page), {});
  await board.play("F");
  assert.deepEqual(await marks(page), {}, "nothing is marked before it is shown");
  await untilShown(page);
  const expected = { F: [["begun"], ""], a: [["sown"], "−2"], b: [["last"], "−2"] };
  assert.deepEqual(await marks(page), expected);
  await page.reload();
  await board.waitUntilShown();
  assert.deepEqual(await marks(page), expected, "after a reload too");
  await board.play("d");
  await untilShown(page);
  assert.deepEqual(Object.keys(await marks(page)).toSorted(), ["A", "B", "d", "e", "f"]);
  await page.locator("[data-action=undo]").click();
  assert.deepEqual(await marks(page), expected, "those of the move before come back");
});

test("no mark lies on a letter or a number", async (t) => {
  for (const viewport of [screens.phone, screens.tablet, screens.desktop, { width: 320, height: 640 }]) {
    const start = "2-1-3-0-1-13-4-5-1-4-3-2-5-4-S";
    const { page, board } = await openGame(t, { save: kept({ start }), viewport });
    await board.play("F");
    const overlaps = await page.evaluate(() => {
      const boxes = (selector) => [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
      const words = boxes(".letter, .count, .owner");
      const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      return boxes(".trail i, .loss").filter((mark) => words.some((word) => meets(mark, word))).length;
    });
    assert.equal(overlaps, 0, `at ${viewport.width}`);
  }
});

for (const [name, input] of [
  ["a key", (page) => page.keyboard.press("x")],
  ["a click beside the board", (page) => page.mouse.click(5, 300)],
  ["a tap", (page) => page.touchscreen.tap(5, 300)],
]) {
  test(`${name} completes the motion at once`, async (t) => {
    const { page, board } = await openGame(t, { save: kept({ start: CAPTURE }), touch: name === "a tap", ...moving });
    await board.play("F");
    await untilMoving(page);
    assert.ok(!(await isShown(page)));
    await input(page);
    const seen = await page.evaluate(() => [
      document.querySelectorAll(".seeds.moving").length,
      document.getAnimations().filter((animation) => animation.effect.target.matches(".seed")).length,
    ]);
    assert.deepEqual(seen, [0, 0]);
    assert.ok(await isShown(page));
    assert.ok("F" in (await marks(page)));
  });
}

test("slow is slower than fast, and without motion a move is there at once", async (t) => {
  const took = {};
  for (const pace of ["slow", "fast"]) {
    const { page } = await openWith(t, `pace=${pace}`, { save: kept(), ...moving });
    took[pace] = await timeOfMove(page, "C");
    t.diagnostic(`${pace}: ${took[pace].toFixed(0)} ms`);
  }
  assert.ok(took.slow > 1.5 * took.fast, JSON.stringify(took));
  const { page, board } = await openWith(t, "pace=none", { save: kept(), ...moving });
  await board.play("C");
  assert.ok(await isShown(page));
  assert.equal(await page.locator(".seeds.moving").count(), 0);
});

test("with reduced motion nothing moves, and marks and counts tell the move", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ start: CAPTURE }) });
  await board.play("F");
  assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
  assert.ok(await isShown(page));
  assert.deepEqual((await marks(page)).b, [["last"], "−2"]);

  // The replay, on request, goes step by step without a flight.
  await watchLit(page);
  await replay(page);
  const running = await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    let most = 0;
    let shown = 0;
    while (document.querySelector(".trail") === null || shown === 0) {
      most = Math.max(most, document.getAnimations().length);
      const held = document.querySelector(".held");
      if (held && getComputedStyle(held).visibility !== "hidden") return "a seed hangs in the air";
      shown += document.querySelector("[data-pit=F] .count").textContent === "2" ? 1 : 0;
      await frame();
    }
    return most;
  });
  assert.equal(running, 0);
  assert.deepEqual(await page.evaluate(() => globalThis.lit), ["F", "a", "b", "a"]);
});

async function replay(page) {
  await page.locator("[data-action=more]").click();
  await page.locator("[data-action=replay]").click();
}

test("the last move is shown again on request, also when looking back and after a reload", async (t) => {
  const shows = async ({ page, board }, origin) => {
    const before = await board.read();
    await watchLit(page);
    await replay(page);
    await untilMoving(page);
    assert.deepEqual(await board.read(), before, "the attributes tell the game");
    await untilShown(page);
    assert.deepEqual(await board.read(), before);
    assert.equal((await page.evaluate(() => globalThis.lit))[0], origin);
  };
  const lookingBack = await openGame(t, { save: kept({ moves: "FfB", shown: 2 }), ...moving });
  await shows(lookingBack, "f");
  const opened = await openGame(t, { save: kept({ moves: "FfB", shown: 3 }), ...moving });
  const { page, board } = opened;
  await shows(opened, "B");
  await page.reload();
  await board.waitUntilShown();
  await shows(opened, "B");
  await replay(page);
  await untilMoving(page);
  await page.keyboard.press("x");
  assert.ok(await isShown(page), "any input completes it");
});

test("where nothing has been played nothing can be shown again", async (t) => {
  const { page } = await openGame(t, { save: kept() });
  await page.locator("[data-action=more]").click();
  assert.equal(await page.locator("[data-action=replay]").count(), 0);
});

test("a finished game tells its end while its last move is shown again", async (t) => {
  const start = "0-0-0-0-0-1-1-0-0-0-3-3-24-16-S";
  const { page, board } = await openGame(t, { save: kept({ start }), ...moving });
  await board.play("F");
  await page.locator(".score").waitFor();
  await replay(page);
  await untilMoving(page);
  assert.equal(await page.locator(".score").count(), 1);
});

test("the computer's move first shows where it begins", async (t) => {
  const { page, board } = await openGame(t, { save: kept(against(1)), ...moving });
  await board.play("A");
  await board.waitForPlies(2);
  const full = await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const lit = () => document.querySelector(".pit.lit");
    while (!lit() || !/[a-f]/.test(lit().dataset.pit) || document.querySelector(".held")) await frame();
    const origin = lit();
    const began = performance.now();
    while (!document.querySelector(".held")) await frame();
    return { waited: performance.now() - began, same: lit() === origin };
  });
  assert.ok(full.same && full.waited > 250, JSON.stringify(full));
});
