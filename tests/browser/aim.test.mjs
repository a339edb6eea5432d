// Before the move: what it would do, and the mistakes that it would be; and
// playing by keys, by typing and at one table.
import assert from "node:assert/strict";
import { test } from "node:test";
import { against, choose, kept, openGame, statusLine } from "./support/game.mjs";
import { axe, expectQuiet, screens } from "./support/page.mjs";

/** All of South's moves but A leave three seeds to North's f. */
const THREAT = "2-5-5-5-5-5-5-4-4-4-3-1-0-0-S";
/** F captures two seeds of b and two of a. */
const CHAIN = "0-0-0-0-4-2-1-1-0-4-4-4-14-14-S";
/** F goes round. */
const KROO = "0-0-0-0-0-13-4-4-4-4-4-4-6-5-S";

const prefer = (text) => (page) =>
  page.addInitScript((text) => {
    if (!localStorage.getItem("awale.preferences")) localStorage.setItem("awale.preferences", text);
  }, text);

const hint = (page) => page.locator(".status .hint");
const name = (board, pit) => board.pit(pit).locator(".unseen").textContent();
const heard = (page) => page.locator("[role=status] p").allTextContents();

/** Waits until a sentence has been given to screen readers. */
const untilHeard = (page, text) => page.locator("[role=status] p", { hasText: text }).first().waitFor({ state: "attached" });

test("a pit is called by its owner, its seeds and what it would do", async (t) => {
  const { board } = await openGame(t, { save: kept({ ...against(1), start: CHAIN }) });
  assert.equal(await name(board, "F"), "F, yours, 2 seeds, would land on b and capture 4");
  assert.equal(await name(board, "E"), "E, yours, 4 seeds, would land on c");
  assert.equal(await name(board, "A"), "A, yours, empty");
  assert.equal(await name(board, "d"), "d, the computer’s, 4 seeds");
});

test("the mouse shows where the last seed would land and what it would take", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ start: CHAIN }) });
  await board.pit("F").hover();
  assert.equal(await hint(page).textContent(), "F lands on b and captures 4 seeds.");
  assert.match(await board.pit("F").getAttribute("class"), /\borigin\b/);
  assert.match(await board.pit("b").getAttribute("class"), /\blanding\b/);
  assert.equal((await board.read()).plies, 0);
  await board.pit("A").hover();
  assert.equal(await hint(page).count(), 0);
  assert.doesNotMatch(await board.pit("b").getAttribute("class"), /\blanding\b/);
});

test("the focus shows it too, with the laps of a kroo", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ start: KROO }) });
  await page.keyboard.press("Tab");
  await board.pit("A").focus();
  await page.keyboard.press("f");
  assert.equal(await hint(page).textContent(), "F goes round once, lands on b.");
  assert.match(await name(board, "F"), /would go round once, land on b/);
});

test("tapping twice shows first and plays then", async (t) => {
  const save = kept({ start: CHAIN });
  const { page, board } = await openGame(t, { save, touch: true, viewport: screens.phone, before: prefer("taps=twice") });
  await board.pit("F").tap();
  assert.equal(await hint(page).textContent(), "F lands on b and captures 4 seeds.");
  assert.equal((await board.read()).plies, 0);
  await board.pit("E").tap();
  assert.equal((await board.read()).plies, 0);
  await board.pit("E").tap();
  await board.waitForPlies(1);
  assert.equal((await board.read()).pits.E, 0);
});

test("a quick double tap counts as two where it takes two", async (t) => {
  const { board } = await openGame(t, { save: kept(), before: prefer("taps=twice") });
  await board.pit("C").dblclick();
  await board.waitForPlies(1);
});

test("by keyboard a move is one press, however many taps it takes", async (t) => {
  const { page, board } = await openGame(t, { save: kept(), before: prefer("taps=twice") });
  await board.pit("C").focus();
  await page.keyboard.press("Enter");
  await board.waitForPlies(1);
});

test("coaching names a mistake at the focus, and after it was made", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ start: THREAT }), before: prefer("coaching=yes") });
  await board.pit("A").focus();
  await page.keyboard.press("f");
  const careful = "Careful: F lets your opponent take 3 seeds with f.";
  assert.equal(await hint(page).textContent(), careful);
  await untilHeard(page, careful);
  await page.keyboard.press("Enter");
  await page.locator(".notice.coach").getByText("Before each move, look what they can take next.").waitFor();
  assert.deepEqual(await axe(page), []);
  await board.play("f");
  assert.equal(await page.locator(".notice.coach", { hasText: "with f" }).count(), 0);
});

test("coaching holds a finger back once", async (t) => {
  const save = kept({ start: THREAT });
  const { page, board } = await openGame(t, { save, touch: true, viewport: screens.phone, before: prefer("coaching=yes") });
  await board.pit("F").tap();
  assert.match(await hint(page).textContent(), /^Careful: F/);
  assert.equal((await board.read()).plies, 0);
  await page.waitForTimeout(700); // A double tap would not have read it.
  await board.pit("F").tap();
  await board.waitForPlies(1);
});

test("without coaching no mistake is named", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ start: THREAT }) });
  await board.pit("F").hover();
  assert.equal(await hint(page).textContent(), "F lands on e.");
  await board.play("F");
  assert.equal(await page.locator(".notice").count(), 0);
});

test("the position and the last move are told at a key", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ ...against(1), moves: "Cc", shown: 2 }) });
  await board.pit("A").focus();
  await page.keyboard.press("s");
  await untilHeard(page, "Your row: A 5, B 4, C 0, D 5, E 5, F 5; store 0.");
  await page.keyboard.press("l");
  await untilHeard(page, "The computer plays c: 4 seeds sown, the last in A.");
  assert.equal(await hint(page).textContent(), "The computer plays c: 4 seeds sown, the last in A.");
});

test("keys take back, play again and replay", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ moves: "Cc", shown: 2 }) });
  await board.pit("A").focus();
  await page.keyboard.press("u");
  await board.waitForPlies(1);
  await page.keyboard.press("y");
  await board.waitForPlies(2);
  await page.keyboard.press("r");
  assert.equal((await board.read()).plies, 2);
  expectQuiet(page);
});

test("single keys can be switched off; arrows and Enter stay", async (t) => {
  const { page, board } = await openGame(t, { save: kept(), before: prefer("shortcuts=no") });
  await board.pit("A").focus();
  for (const key of ["u", "t", "s", "h", "?", "d", "4"]) await page.keyboard.press(key);
  assert.equal(await page.locator(".typing").count(), 0);
  assert.deepEqual(await heard(page), []);
  assert.equal(await page.evaluate(() => document.activeElement.dataset.pit), "A");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await board.waitForPlies(1);
  assert.equal((await board.read()).pits.B, 0);
});

test("moves can be typed, and a text that is none is explained", async (t) => {
  const { page, board } = await openGame(t, { save: kept(), viewport: screens.phone });
  await board.pit("A").focus();
  await page.keyboard.press("t");
  const field = page.locator(".typing input");
  await field.waitFor();
  for (const text of ["x", "99", "", "🌰"]) {
    await field.fill(text);
    await page.keyboard.press("Enter");
    await page.locator(".typing .said", { hasText: "There is no such pit." }).waitFor();
  }
  assert.deepEqual(await axe(page), []);
  await field.fill("c");
  await page.keyboard.press("Enter");
  await board.waitForPlies(1);
  assert.equal(await field.inputValue(), "");
  await field.fill("3");
  await page.keyboard.press("Enter");
  await board.waitForPlies(2);
  assert.equal((await board.read()).pits.c, 0);
  await page.keyboard.press("Escape");
  await page.locator(".typing").waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => document.activeElement.dataset.pit), "A");
  expectQuiet(page);
});

test("the board turns to the player who is to move", async (t) => {
  const { board } = await openGame(t, { save: kept(), before: prefer("seating=turning") });
  const above = async (a, b) => (await board.pit(a).boundingBox()).y < (await board.pit(b).boundingBox()).y;
  assert.ok(await above("a", "A"));
  await board.play("C");
  assert.ok(await above("A", "a"));
  await board.play("c");
  assert.ok(await above("a", "A"));
});

test("while a move is shown the board stays turned to who makes it", async (t) => {
  const options = { save: kept({ moves: "C", shown: 1 }), reducedMotion: "no-preference" };
  const { page, board } = await openGame(t, { ...options, before: prefer("seating=turning pace=fast") });
  await board.play("c");
  await board.waitForSide("south");
  await board.pit("D").and(page.locator(".near")).waitFor();
  await page.evaluate(() => {
    globalThis.nearest = [];
    const look = () => {
      const near = document.querySelector("[data-pit].near").dataset.pit;
      const side = near < "a" ? "south" : "north";
      if (globalThis.nearest.at(-1) !== side) globalThis.nearest.push(side);
    };
    look();
    new MutationObserver(look).observe(document.querySelector(".board"), { subtree: true, childList: true, attributes: true });
  });
  await board.play("D");
  await board.pit("d").and(page.locator(".near")).waitFor();
  assert.deepEqual(await page.evaluate(() => globalThis.nearest), ["south", "north"]);
});

test("face to face, what is written for North is upside down", async (t) => {
  const { page } = await openGame(t, { save: kept(), before: prefer("seating=facing"), viewport: screens.tablet });
  const turned = (selector) => page.locator(selector).first().evaluate((element) => getComputedStyle(element).rotate);
  assert.equal(await turned("[data-pit=a] .tag"), "180deg");
  assert.equal(await turned("[data-store=north] .tag"), "180deg");
  assert.equal(await turned("[data-pit=A] .tag"), "none");
});

test("against the computer the board neither turns nor faces", async (t) => {
  const { page, board } = await openGame(t, { save: kept(against(1)), before: prefer("seating=facing") });
  await board.play("C");
  await board.waitForPlies(2);
  assert.equal(await page.locator(".facing").count(), 0);
});

test("preferences hold at once, are kept, and survive what cannot be read", async (t) => {
  const { page } = await openGame(t, { save: kept(), before: prefer("skin=gold pace=\0 volume=99 x") });
  await page.locator("[data-action=settings]").click();
  assert.deepEqual(await axe(page), []);
  await page.locator("[name=skin]").nth(2).check();
  await page.locator("[name=theme]").nth(2).check();
  await page.locator("[name=volume]").fill("3");
  await page.locator("[name=coaching]").check();
  assert.equal(await page.locator(".page").getAttribute("data-skin"), "plain");
  assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
  await page.locator("dialog [data-action=close]").click();
  await page.locator("dialog").waitFor({ state: "detached" });
  await page.reload();
  assert.equal(await page.locator(".page").getAttribute("data-skin"), "plain");
  assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
  assert.match(await page.evaluate(() => localStorage.getItem("awale.preferences")), /volume=3/);
  expectQuiet(page);
});

test("a pit that may not be played says so at the first tap, however many it takes", async (t) => {
  const { page, board } = await openGame(t, { save: kept(against(1)), before: prefer("taps=twice") });
  await choose(board, "c");
  assert.match(await hint(page).textContent(), /is the computer’s/);
  assert.equal(await statusLine(page).textContent(), "Your turn.");
});
