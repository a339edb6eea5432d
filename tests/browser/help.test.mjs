// What the computer helps with: hints, the analysis, and another level.
import assert from "node:assert/strict";
import { test } from "node:test";
import { against, kept, openGame, statusLine } from "./support/game.mjs";
import { advised, depth, hint, openAnalysis, panel, untilDepth } from "./support/help.mjs";
import { axe, expectQuiet, keepWorkers, screens } from "./support/page.mjs";

const START = "6-1-0-5-2-7-2-0-8-1-3-1-7-5-S";
/** South wins at once with F. */
const WINNING = "0-0-0-0-3-4-1-3-1-1-0-1-22-12-S";

test("a hint marks a pit, says why, and goes with the move", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ ...against(1), start: START }) });
  await hint(page).click();
  await advised(page).waitFor();
  const name = await advised(page).getAttribute("data-pit");
  const sentence = await page.locator(".hint").innerText();
  assert.match(sentence, new RegExp(`^Play ${name}[,:] .+\\. .+\\.$`));
  assert.match(await page.locator("[role=status]").innerText(), new RegExp(`Play ${name}`));
  await board.play(name);
  assert.equal(await advised(page).count(), 0);
  await board.waitForPlies(2);
  expectQuiet(page);
});

test("a hint for either of two people, in French", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ moves: "C", shown: 1 }), locale: "fr-FR" });
  await hint(page).click();
  await advised(page).waitFor();
  assert.match(await advised(page).getAttribute("data-pit"), /[a-f]/);
  assert.match(await page.locator(".hint").innerText(), /^Jouez [a-f]/);
  assert.equal((await board.read()).plies, 1);
});

test("a hint when looking back", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ moves: "CcDd", shown: 2 }) });
  await hint(page).click();
  await advised(page).waitFor();
  assert.equal((await board.read()).ply, 2);
  assert.match(await page.locator(".hint").innerText(), /^Play [A-F]/);
});

test("while the computer thinks a hint is not to be had", async (t) => {
  const { page, board } = await openGame(t, { save: kept(against(8)) });
  await board.play("C");
  assert.equal(await hint(page).getAttribute("aria-disabled"), "true");
  await hint(page).click({ force: true });
  await board.waitForPlies(2);
  assert.equal(await advised(page).count(), 0);
});

test("a hint asked for on the page, without any worker", async (t) => {
  const before = (page) => page.addInitScript(() => delete window.Worker);
  const { page } = await openGame(t, { before, save: kept(against(1)) });
  await hint(page).click();
  await advised(page).waitFor();
  await openAnalysis(page);
  await page.getByText("cannot think in the background here").first().waitFor();
});

test("the analysis opens, goes deeper, and begins anew with a move", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ start: START }) });
  await openAnalysis(page);
  await untilDepth(page, 8);
  const first = await depth(page);
  await untilDepth(page, first + 2);
  const rows = await panel(page).locator("tbody tr").allInnerTexts();
  assert.equal(rows.length, 6);
  assert.match(rows[0], /^A\s+([+−]\d+\.\d|even|wins by \d+|loses by \d+)\s+A [a-f]/);
  assert.match(rows[2], /^C\s+–/);
  assert.equal(await panel(page).locator("tr.best").count(), 1);
  await board.play("A");
  await page.locator(".analysis tr[data-move=a]").waitFor();
  assert.match((await panel(page).locator("tbody tr").allInnerTexts())[0], /^a/);
  await untilDepth(page, 8);
  expectQuiet(page);
});

test("the analysis follows when looking back, and stays open over a reload", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ moves: "CcDd", shown: 3 }) });
  await openAnalysis(page);
  await untilDepth(page, 6);
  await page.locator(".analysis tr[data-move=a]").waitFor();
  await page.locator("[data-action=end]").click();
  await page.locator(".analysis tr[data-move=A]").waitFor();
  await untilDepth(page, 6);
  await page.reload();
  await board.waitUntilShown();
  await untilDepth(page, 6);
  await page.locator("[data-action=close-analysis]").click();
  assert.equal(await panel(page).count(), 0);
  await page.reload();
  await board.waitUntilShown();
  assert.equal(await panel(page).count(), 0);
});

test("the analysis is read aloud only when that is wanted", async (t) => {
  const { page } = await openGame(t, { save: kept({ start: START }) });
  await openAnalysis(page);
  await untilDepth(page, 8);
  assert.equal(await page.locator("[role=status] p").count(), 0);
  await page.locator("[data-action=read-aloud]").click();
  const said = await page.locator("[role=status] p").allInnerTexts();
  assert.equal(said.length, 1);
  assert.match(said[0], /^Best is [A-F]: .+ Expected: [A-F] .+ Looked \d+ moves ahead\.$/);
});

test("what is over is not analysed", async (t) => {
  const { page } = await openGame(t, { save: kept({ start: "0-0-0-0-0-0-0-0-0-0-3-3-26-16-N" }) });
  await openAnalysis(page);
  await page.getByText("The game is over here.").waitFor();
});

for (const [doing, save] of [
  ["analysing", kept({ start: START })],
  ["choosing a move", kept({ ...against(8), moves: "C", shown: 1 })],
]) {
  test(`a worker that is killed while ${doing} is replaced`, async (t) => {
    const { page, board } = await openGame(t, { before: keepWorkers, save, timeout: 30_000 });
    if (doing === "analysing") {
      await openAnalysis(page);
      await untilDepth(page, 6);
      await page.evaluate(() => globalThis.workers[0].terminate());
    } else {
      // From within the page: it could have chosen before word of it got here.
      // One that has not started yet would be started another way, untold.
      await page.waitForFunction(() => {
        const [worker] = globalThis.workers;
        const thinks = document.querySelector("[data-status=thinking]") && worker?.isHeard;
        if (thinks) worker.terminate();
        return thinks;
      });
    }
    if (doing === "analysing") {
      await page.locator(".notice.trouble").waitFor();
      await board.play("A");
      await page.locator(".analysis tr[data-move=a]").waitFor();
      await untilDepth(page, 6);
    } else {
      await board.waitForPlies(2);
    }
    assert.match(await page.locator(".notice p").innerText(), /starts again/);
  });
}

for (const [screen, viewport] of Object.entries(screens)) {
  for (const colorScheme of ["light", "dark"]) {
    test(`axe finds nothing in an open analysis and a hint: ${screen}, ${colorScheme}`, async (t) => {
      const locale = colorScheme === "light" ? "en-GB" : "fr-FR";
      const { page } = await openGame(t, { save: kept({ ...against(1), start: START }), viewport, colorScheme, locale });
      await openAnalysis(page);
      await untilDepth(page, 6);
      await hint(page).click();
      await advised(page).waitFor();
      assert.deepEqual(await axe(page), []);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.equal(sideways, 0);
      const { width, height } = await page.locator("[data-pit=A]").boundingBox();
      assert.ok(width >= 44 && height >= 44, `a pit of ${width} × ${height}`);
    });
  }
}

/** Sets up how games went, before the page loads. */
const streak = (text) => (page) =>
  page.addInitScript((text) => {
    if (!localStorage.getItem("begun")) localStorage.setItem("awale.streak", text);
    localStorage.setItem("begun", "yes");
  }, text);

test("after three wins in a row the next level is offered, and taken", async (t) => {
  const save = kept({ ...against(4), start: WINNING });
  const { page, board } = await openGame(t, { save, before: streak("1 4 2") });
  await board.play("F");
  assert.match(await page.locator(".offer p").innerText(), /Three wins in a row/);
  assert.deepEqual(await axe(page), []);
  await page.locator("[data-action=take-level]").click();
  assert.equal((await board.read()).plies, 0);
  assert.equal(await page.locator(".offer").count(), 0);
  await page.locator("[data-action=new-game]").click();
  assert.equal(await page.locator("[name=level]:checked").getAttribute("aria-label"), "5 – seasoned");
  expectQuiet(page);
});

test("after three losses in a row the level below is offered, and declined", async (t) => {
  const { page, board } = await openGame(t, { save: kept(against(4)), before: streak("1 4 -2") });
  const resign = async () => {
    await page.locator("[data-action=more]").click();
    await page.locator("[data-action=resign]").click();
  };
  await resign();
  assert.match(await page.locator(".offer p").innerText(), /Three losses in a row/);
  assert.match(await page.locator("[role=status]").innerText(), /Three losses in a row/);
  assert.match(await statusLine(page).innerText(), /You resigned/);
  await page.locator("[data-action=keep-level]").click();
  assert.equal(await page.locator(".offer").count(), 0);
  await page.locator("[data-action=again]").click();
  await board.waitForPlies(0);
  await resign();
  assert.equal(await page.locator(".offer").count(), 0, "it does not nag");
});

test("a streak is kept over a reload; a draw, other levels and two people do not count", async (t) => {
  const save = kept({ ...against(4), start: WINNING });
  const { page, board } = await openGame(t, { save, before: streak("1 4 1") });
  await board.play("F");
  assert.equal(await page.locator(".offer").count(), 0);
  const now = () => page.evaluate(() => localStorage.getItem("awale.streak"));
  assert.equal(await now(), "1 4 2");
  await page.reload();
  await board.waitUntilShown();
  assert.equal(await now(), "1 4 2");
});

for (const text of ["", "null", "9 4 2", "1 9 2", "1 4 x"]) {
  test(`a corrupt streak counts as none: ${JSON.stringify(text)}`, async (t) => {
    const { page, board } = await openGame(t, { save: kept({ ...against(4), start: WINNING }), before: streak(text) });
    await board.play("F");
    assert.equal(await page.locator(".offer").count(), 0);
    expectQuiet(page);
  });
}
