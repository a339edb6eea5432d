// What the page says: refusals, endings, languages, and to screen readers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { against, choose, kept, openGame, statusLine } from "./support/game.mjs";
import { expectQuiet } from "./support/page.mjs";

const hint = (page) => page.locator(".hint");

const REFUSALS = [
  ["wrong side", "abapa", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "c", /c is North’s\. South is to move: A, B, C, D, E or F\./],
  ["empty pit", "abapa", "0-4-4-4-4-4-4-4-4-4-4-4-2-2-S", "A", /A is empty: there is nothing to sow\. Play B, C, D, E or F\./],
  ["must feed", "abapa", "1-0-0-0-0-1-0-0-0-0-0-0-23-23-S", "A", /no seeds left, and A would not give any\. Play F\./],
  ["starves", "ivory-coast", "0-0-0-0-1-2-2-1-0-0-0-0-21-21-S", "F", /F would take the opponent’s last seeds.*Play E\./],
  ["game over", "abapa", "0-0-0-0-0-0-0-0-0-0-3-3-26-16-N", "e", /The game is over\./],
];

for (const [name, rules, start, pit, sentence] of REFUSALS) {
  test(`a sentence for an illegal click: ${name}`, async (t) => {
    const { page, board } = await openGame(t, { save: kept({ rules, start }) });
    const before = await board.read();
    await choose(board, pit);
    if (name === "game over") {
      // The end and the new game keep their place; the sentence is spoken.
      assert.match(await page.locator("[role=status]").innerText(), sentence);
    } else {
      assert.match(await hint(page).innerText(), sentence);
    }
    assert.deepEqual(await board.read(), before);
    assert.equal(await board.pit(pit).getAttribute("aria-disabled"), "true");
    assert.equal(await board.pit(pit).evaluate((button) => button.disabled), false);
    expectQuiet(page);
  });
}

const ENDINGS = [
  ["majority", "abapa", "0-0-0-0-0-1-1-0-0-0-3-3-24-16-S", "F", "26-16", /South wins\. More than half/],
  ["few_seeds", "akan", "0-0-0-0-0-1-1-0-0-0-3-3-20-20-S", "F", "22-20", /South wins\. Too few seeds/],
  ["no_move", "abapa", "3-0-0-0-0-0-0-0-0-0-0-1-22-22-N", "f", "26-22", /South wins\. South has no legal move/],
  ["empty", "family", "0-0-0-0-0-2-2-1-0-0-0-0-21-22-S", "F", "26-22", /South wins\. No seed is left/],
];

for (const [outcome, rules, start, pit, score, sentence] of ENDINGS) {
  test(`the end of a game tells its reason and score: ${outcome}`, async (t) => {
    const { page, board } = await openGame(t, { save: kept({ rules, start }) });
    await board.play(pit);
    const state = await board.read();
    assert.deepEqual([state.status, state.outcome, state.score], ["over", outcome, score]);
    assert.match(await statusLine(page).innerText(), sentence);
    assert.match(await page.locator("[role=status]").innerText(), sentence);
    const [south, north] = score.split("-");
    assert.match(await page.locator(".score").innerText(), new RegExp(`South ${south}, North ${north}`));
  });
}

test("the third occurrence of a position ends the game", async (t) => {
  const moves = "AaBbCcDdEeFfAaBbCcDdEeF";
  const start = "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S";
  const { page, board } = await openGame(t, { save: kept({ start, moves, shown: moves.length }) });
  assert.equal((await board.read()).status, "playing");
  await board.play("f");
  const { outcome, score } = await board.read();
  assert.deepEqual([outcome, score], ["repetition", "24-24"]);
  assert.match(await statusLine(page).innerText(), /A draw\./);
});

test("a side without seeds passes, and hears so", async (t) => {
  const start = "0-0-0-0-2-2-2-1-0-0-0-0-21-20-S";
  const { page, board } = await openGame(t, { save: kept({ rules: "family", start }) });
  await board.play("F");
  assert.equal((await board.read()).sideToMove, "south");
  assert.match(await page.locator(".told").innerText(), /North has no seeds and must pass/);
  assert.match(await page.locator("[role=status]").innerText(), /grand slam, 5 seeds captured.*North has no seeds and must pass/s);
});

test("each completed move is one sentence of the one queue that speaks", async (t) => {
  const { page, board } = await openGame(t, { save: kept(against(1)) });
  assert.equal(await page.locator("[aria-live], [role=status], [role=alert]").count(), 1);
  await board.play("C");
  await board.waitForPlies(2);
  const said = await page.locator("[role=status] p").allInnerTexts();
  assert.equal(said.length, 3);
  assert.match(said[0], /^You play C: 4 seeds sown, the last in a\.$/);
  assert.match(said[1], /^The computer plays [a-f]: \d+ seeds? sown, the last in [A-Fa-f]\.$/);
  assert.equal(said[2], "Your turn.");
});

test("pits and stores tell what they are and hold", async (t) => {
  const { page } = await openGame(t, { save: kept({ ...against(1), start: "4-4-0-1-6-5-4-4-4-4-4-4-0-4-S" }) });
  for (const name of ["C, yours, empty", "D, yours, 1 seed, would land on E", "a, the computer’s, 4 seeds"]) {
    assert.equal(await page.getByRole("button", { name, exact: true }).count(), 1, name);
  }
  assert.equal(await page.getByRole("img", { name: "The computer’s store, 4 seeds" }).count(), 1);
  assert.equal(await page.getByRole("img", { name: "Your store, empty" }).count(), 1);
});
