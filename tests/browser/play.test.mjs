// Playing: by mouse, finger and keyboard, against the computer and each other.
import assert from "node:assert/strict";
import { test } from "node:test";
import { against, choose, kept, openGame, pick, statusLine, untilSettled } from "./support/game.mjs";
import { expectQuiet, screens } from "./support/page.mjs";

/** Fails unless a finished game tells its end by the contract. */
async function expectEnd(board, seeds = 48) {
  const { status, outcome, score, pits, stores } = await board.read();
  assert.equal(status, "over");
  const reasons = ["majority", "empty", "few_seeds", "no_move", "repetition"];
  assert.ok(reasons.includes(outcome), `outcome: ${outcome}`);
  const [south, north] = score.split("-").map(Number);
  assert.ok(south >= stores.south && north >= stores.north && south + north <= seeds);
  const all = [...Object.values(pits), ...Object.values(stores)];
  assert.equal(all.reduce((sum, count) => sum + count, 0), seeds);
}

test("a first visit opens a running game against an easy computer, without a dialog", async (t) => {
  const { page, board } = await openGame(t);
  const { status, sideToMove, rules, plies } = await board.read();
  assert.deepEqual([status, sideToMove, rules, plies], ["playing", "south", "abapa", 0]);
  assert.equal(await page.locator("dialog").count(), 0);
  expectQuiet(page);
});

test("a whole game by mouse against the computer", async (t) => {
  const { page, board } = await openGame(t);
  for (let turn = 0; turn < 400; turn++) {
    const state = await board.read();
    assert.equal(await board.countSeeds(), 48);
    if (state.status === "over") break;
    assert.equal(state.sideToMove, "south");
    await board.play(pick(state));
    await untilSettled(page);
  }
  await expectEnd(board);
  assert.match(await statusLine(page).innerText(), /win|wins|draw/i);
  assert.match(await page.locator(".score").innerText(), /You \d+, Computer \d+/);
  await page.locator("[data-action=again]").click();
  const again = await board.read();
  assert.deepEqual([again.status, again.plies, again.outcome], ["playing", 0, null]);
  expectQuiet(page);
});

test("a whole game by keyboard alone, for two players", async (t) => {
  const { page, board } = await openGame(t);
  const key = (name) => page.keyboard.press(name);
  const focused = () => page.evaluate(() => document.activeElement.dataset.action ?? document.activeElement.dataset.pit ?? document.activeElement.name);

  // To the button, into the dialog, to the second kind of opponent.
  for (let tabs = 0; tabs < 10 && (await focused()) !== "new-game"; tabs++) await key("Tab");
  await key("Enter");
  await page.locator("dialog[open]").waitFor();
  for (let tabs = 0; tabs < 10 && (await focused()) !== "players"; tabs++) await key("Tab");
  await key("ArrowRight");
  await key("Enter");
  await page.locator("dialog").waitFor({ state: "detached" });

  for (let tabs = 0; tabs < 20 && (await focused())?.length !== 1; tabs++) await key("Tab");
  assert.equal(await focused(), "A");
  for (let turn = 0; turn < 500; turn++) {
    const state = await board.read();
    if (state.status === "over") break;
    const pit = pick(state);
    await key(pit.toLowerCase());
    assert.equal(await focused(), pit);
    await key(turn % 2 ? "Enter" : "Space");
    await board.waitForPlies(state.plies + 1);
  }
  await expectEnd(board);
  expectQuiet(page);
});

test("arrows, Home and End move along the board as it is drawn", async (t) => {
  const { page, board } = await openGame(t);
  const at = () => page.evaluate(() => document.activeElement.dataset.pit);
  await board.pit("A").focus();
  const walk = ["ArrowRight", "ArrowUp", "ArrowLeft", "End", "ArrowDown", "Home", "ArrowLeft", "4", "b"];
  const visited = [];
  for (const name of walk) {
    await page.keyboard.press(name);
    visited.push(await at());
  }
  assert.deepEqual(visited, ["B", "e", "f", "a", "F", "A", "A", "D", "B"]);
  const stops = await page.locator('[data-pit][tabindex="0"]').count();
  assert.equal(stops, 1, "one pit in the tab order");
});

test("keys that come faster than the page is drawn miss no pit", async (t) => {
  const { page, board } = await openGame(t);
  await board.pit("A").focus();
  // In one task of the page, so that nothing is drawn between two keys.
  const visited = await page.evaluate(() => {
    const walk = ["ArrowRight", "ArrowRight", "ArrowUp", "ArrowRight", "End", "ArrowDown", "ArrowLeft"];
    return walk.map((key) => {
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      return document.activeElement.dataset.pit;
    });
  });
  assert.deepEqual(visited, ["B", "C", "d", "c", "a", "F", "E"]);
});

test("a whole game by finger on a phone", async (t) => {
  const { page, board } = await openGame(t, { viewport: screens.phone, touch: true, save: kept() });
  for (let turn = 0; turn < 500; turn++) {
    const state = await board.read();
    if (state.status === "over") break;
    await board.play(pick(state), { tap: true });
  }
  await expectEnd(board);
  expectQuiet(page);
});

for (const [rules, start, seeds] of [
  ["akan", undefined, 48],
  ["ivory-coast", undefined, 48],
  ["family", undefined, 48],
  ["awari", undefined, 48],
  ["ten-pit", "4-4-4-4-4-4-4-4-4-4-0-0-S", 40],
]) {
  test(`a whole game under ${rules}`, async (t) => {
    const { page, board } = await openGame(t);
    await page.locator("[data-action=new-game]").click();
    await page.getByText("Two players").click();
    await page.locator("select[name=rules]").selectOption(rules);
    await page.locator("[data-action=start]").click();
    for (let turn = 0; turn < 600; turn++) {
      const state = await board.read();
      assert.equal(state.rules, rules);
      assert.equal(await board.countSeeds(), seeds);
      if (state.status === "over") break;
      await board.play(pick(state));
    }
    await expectEnd(board, seeds);
    expectQuiet(page);
  });
}

test("the computer begins, from North, when it is asked to", async (t) => {
  const { page, board } = await openGame(t);
  await page.locator("[data-action=new-game]").click();
  await page.locator("[name=first]").nth(1).check();
  await page.locator("[data-action=start]").click();
  await board.waitForPlies(1);
  const { sideToMove, status } = await board.read();
  assert.deepEqual([sideToMove, status], ["south", "playing"]);
});

test("who plays North sees North's row in front", async (t) => {
  const { board } = await openGame(t, { save: kept({ ...against(1, "north"), first: "north", start: "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N" }) });
  const near = await board.pit("a").boundingBox();
  const far = await board.pit("A").boundingBox();
  assert.ok(near.y > far.y);
  const next = await board.pit("b").boundingBox();
  assert.ok(next.x > near.x, "sown from left to right from North's chair");
});

test("clockwise is the same game drawn mirrored", async (t) => {
  const { board } = await openGame(t, { save: kept({ direction: "cw" }) });
  const [a, b] = [await board.pit("A").boundingBox(), await board.pit("B").boundingBox()];
  assert.ok(b.x < a.x);
  await board.play("C");
  assert.deepEqual((await board.read()).pits, { A: 4, B: 4, C: 0, D: 5, E: 5, F: 5, a: 5, b: 4, c: 4, d: 4, e: 4, f: 4 });
});

test("levels 1, 4 and 8 all answer with a legal move", async (t) => {
  for (const level of [1, 4, 8]) {
    const { page, board } = await openGame(t, { save: kept(against(level)) });
    await board.play("C");
    await board.waitForPlies(2);
    assert.equal((await board.read()).sideToMove, "south");
    expectQuiet(page);
  }
});

test("undo takes back a person's move and the computer's answer", async (t) => {
  const { page, board } = await openGame(t);
  const undo = page.locator("[data-action=undo]");
  assert.equal(await undo.getAttribute("aria-disabled"), "true");
  const before = await board.read();
  await board.play("C");
  await board.waitForPlies(2);
  await undo.click();
  const { pits, plies, status } = await board.read();
  assert.deepEqual([pits, plies, status], [before.pits, 0, "playing"]);

  // While it thinks, too: its answer then comes too late.
  await board.play("D");
  await board.waitForStatus("thinking");
  await undo.click();
  await page.waitForTimeout(1500);
  assert.equal((await board.read()).plies, 0);
  expectQuiet(page);
});

test("undo between two people takes back one move", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ moves: "FfB", shown: 3 }) });
  await page.locator("[data-action=undo]").click();
  const { plies, sideToMove } = await board.read();
  assert.deepEqual([plies, sideToMove], [2, "south"]);
});

test("the second click of a double click plays nothing", async (t) => {
  const { board } = await openGame(t, { save: kept() });
  await board.pit("C").dblclick();
  assert.equal((await board.read()).plies, 1);
});

test("a click in mid-motion plays on from the real position", async (t) => {
  const { page, board } = await openGame(t, { save: kept(), reducedMotion: "no-preference" });
  await board.pit("C").click();
  await board.pit("c").click();
  const { plies, pits } = await board.read();
  assert.equal(plies, 2);
  assert.equal(pits.c, 0);
  const shown = async (name) => Number(await board.pit(name).locator(".count").innerText());
  await page.waitForFunction(() =>
    [...document.querySelectorAll("[data-pit]")].every(
      (pit) => pit.querySelector(".count").textContent === pit.dataset.seeds,
    ),
  );
  assert.equal(await shown("c"), 0);
});

test("seeds move one by one, and the very seeds that are captured travel to the store", async (t) => {
  const start = "0-0-0-0-3-4-1-3-1-1-0-1-17-17-S";
  const { page, board } = await openGame(t, { save: kept({ start }), reducedMotion: "no-preference" });
  const count = (selector) => page.locator(`${selector} .count`).innerText().then(Number);
  await board.pit("F").click();
  assert.equal((await board.read()).stores.south, 21, "the attributes tell the game at once");
  assert.equal(await count("[data-store=south]"), 17, "the board is still to show it");
  const seen = new Set();
  for (let wait = 0; wait < 200 && (await count("[data-store=south]")) < 21; wait++) {
    seen.add(`${await count("[data-pit=F]")} ${await count("[data-pit=a]")} ${await count("[data-pit=d]")}`);
    await page.waitForTimeout(40);
  }
  assert.equal(await count("[data-store=south]"), 21);
  assert.ok(seen.has("0 2 1") && seen.has("0 2 2"), `one seed after the other: ${[...seen].join(", ")}`);
});
