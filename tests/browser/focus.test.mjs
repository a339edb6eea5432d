// Where the focus goes when what had it goes: never to nowhere.
import assert from "node:assert/strict";
import { test } from "node:test";
import { against, kept, openGame } from "./support/game.mjs";
import { openWith } from "./support/motion.mjs";
import { expectQuiet } from "./support/page.mjs";

/** Waits until this has the focus. */
const untilFocused = (page, selector) =>
  page.waitForFunction((selector) => document.activeElement.matches(selector), selector);

test("a board that turns keeps the focus on its pit", async (t) => {
  const { page, board } = await openWith(t, "seating=turning", { save: kept() });
  await board.pit("C").focus();
  for (const [key, plies] of [["c", 1], ["d", 2], ["e", 3]]) {
    await page.keyboard.press(key);
    await page.keyboard.press("Enter");
    await board.waitForPlies(plies);
    const name = plies % 2 ? key.toUpperCase() : key;
    await untilFocused(page, `[data-pit="${name}"]`);
  }
  await page.keyboard.press("u");
  await board.waitForPlies(2);
  await untilFocused(page, "[data-pit=E]");
  expectQuiet(page);
});

test("who asks for the last move has the board, and not nothing", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ moves: "CcDd", shown: 2 }) });
  await page.locator("[data-action=end]").focus();
  await page.keyboard.press("Enter");
  await board.waitForPly(4);
  await untilFocused(page, "[data-pit]");
});

for (const action of ["hint", "why"]) {
  test(`a game that ends while the focus is on “${action}” gives it to the board`, async (t) => {
    const start = "0-0-0-0-0-1-1-0-0-0-0-1-22-23-S";
    const { page, board } = await openGame(t, { save: kept({ ...against(1), start }) });
    await board.play("F");
    await page.locator(`[data-action=${action}]`).focus();
    await board.waitForStatus("over");
    await untilFocused(page, "[data-pit]");
  });
}

test("a key that is held down plays one move", async (t) => {
  const { page, board } = await openGame(t, { save: kept(against(1)) });
  await board.pit("C").focus();
  await page.keyboard.down("Enter");
  await board.waitForPlies(2);
  for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await page.waitForTimeout(200);
  assert.equal((await board.read()).plies, 2);
  // Pressed anew, it plays again.
  await board.pit("D").press("Enter");
  await board.waitForPlies(4);
});
