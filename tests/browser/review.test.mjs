// After the move: the list of moves, looking back, the chart, and the end.
import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOf } from "./support/board.mjs";
import { against, kept, openGame, pick, statusLine } from "./support/game.mjs";
import { axe, expectQuiet, screens } from "./support/page.mjs";

const MOVES = "FfCeCfFcDcFfBbEb";
/** South wins with F. */
const WINNING = "0-0-0-0-3-4-1-3-1-1-0-1-22-12-S";

const list = (page) => page.locator(".moves ol");
const moveTo = (page, plies) => page.locator(`.moves [data-to="${plies}"]`);
const shown = (page) => page.locator('.moves [aria-current="step"]');
const act = (page, action) => page.locator(`[data-action="${action}"]`);
const said = async (page) => (await page.locator("[role=status] p").allInnerTexts()).at(-1);

const brief = (page) => page.locator(".moves .brief, .moves .passed").allInnerTexts();
const sentence = (page, plies) => moveTo(page, plies).locator(".unseen").innerText();

/** Opens panels before the page loads. */
const open = (...panels) => (page) =>
  page.addInitScript((panels) => {
    for (const panel of panels) localStorage.setItem(`awale.${panel}`, "open");
  }, panels);

/** Opens the moves, by their button or where the window has no room for one. */
async function openMoves(page, { tap = false } = {}) {
  const press = (button) => (tap ? button.tap() : button.click());
  if (await act(page, "moves").isVisible()) return press(act(page, "moves"));
  await press(act(page, "more"));
  await press(act(page, "list"));
}

/** Whether the shown move is seen in the list. */
const isInView = (page) =>
  page.evaluate(() => {
    const list = document.querySelector(".moves ol").getBoundingClientRect();
    const move = document.querySelector(".moves [aria-current]").getBoundingClientRect();
    return move.top >= list.top - 1 && move.bottom <= list.bottom + 1;
  });

test("the list opens, follows play, and stays open over a reload", async (t) => {
  const { page, board } = await openGame(t, { save: kept() });
  assert.equal(await list(page).count(), 0);
  await openMoves(page);
  for (const pit of "FfBe") await board.play(pit);
  assert.deepEqual(await brief(page), ["F", "f", "B", "e"]);
  assert.deepEqual(await page.locator(".moves .number").allInnerTexts(), ["1.", "2."]);
  assert.equal(await shown(page).getAttribute("data-to"), "4");
  await page.reload();
  await board.waitUntilShown();
  assert.equal(await list(page).locator("button").count(), 4);
  await act(page, "close-moves").click();
  assert.equal(await list(page).count(), 0);
  assert.equal(await page.evaluate(() => document.activeElement.dataset.pit), "A");
  await page.reload();
  await board.waitUntilShown();
  assert.equal(await list(page).count(), 0);
  expectQuiet(page);
});

test("each move says in a sentence what it did", async (t) => {
  const start = "0-0-0-0-4-2-1-1-0-4-4-4-14-14-S";
  for (const [locale, fields, expected] of [
    ["en-GB", against(1), "1. You play F, 4 seeds captured."],
    ["en-GB", {}, "1. South plays F, 4 seeds captured."],
    ["fr-FR", against(1), "1. Vous jouez F et prenez 4 graines."],
    ["fr-FR", {}, "1. Sud joue F et prend 4 graines."],
  ]) {
    const save = kept({ ...fields, start, moves: "Fd", shown: 2 });
    const { page } = await openGame(t, { save, locale, before: open("moves") });
    assert.equal(await sentence(page, 1), expected);
    assert.deepEqual(await brief(page), ["F\n+4", "d"]);
    assert.equal(await page.getByRole("button", { name: expected }).count(), 1);
  }
});

test("a passed turn and a grand slam are in the list", async (t) => {
  const start = "4-4-4-4-4-2-1-1-0-0-0-0-12-12-S";
  const save = kept({ rules: "family", start, moves: "FE", shown: 2 });
  const { page } = await openGame(t, { save, before: open("moves") });
  assert.deepEqual(await brief(page), ["F\n+4★", "pass", "E"]);
  assert.match(await sentence(page, 1), /grand slam: 4 seeds captured/);
});

test("through the game by mouse", async (t) => {
  const save = kept({ moves: MOVES, shown: MOVES.length });
  const { page, board } = await openGame(t, { save, before: open("moves") });
  const off = (action) => act(page, action).getAttribute("aria-disabled");
  assert.deepEqual([await off("next"), await off("last"), await off("first")], ["true", "true", null]);
  await moveTo(page, 5).click();
  assert.equal((await board.read()).ply, 5);
  assert.equal(await said(page), `Move 5 of 16: South plays ${MOVES[4]}.`);
  await act(page, "next").click();
  assert.equal((await board.read()).ply, 6);
  await act(page, "previous").click();
  await act(page, "previous").click();
  assert.equal((await board.read()).ply, 4);
  await act(page, "first").click();
  assert.equal((await board.read()).ply, 0);
  assert.equal(await said(page), "The start of a game of 16 moves.");
  assert.deepEqual([await off("first"), await off("previous"), await off("replay")], ["true", "true", "true"]);
  await act(page, "previous").click({ force: true });
  assert.equal((await board.read()).ply, 0);
  await act(page, "last").click();
  assert.equal((await board.read()).ply, 16);
  expectQuiet(page);
});

test("steps that come faster than the page is drawn all count", async (t) => {
  const save = kept({ moves: MOVES, shown: 2 });
  const { page, board } = await openGame(t, { save, before: open("moves") });
  const together = (action, times) => act(page, action).evaluate((button, times) => {
    for (let time = 0; time < times; time++) button.click();
  }, times);
  await together("next", 3);
  await board.waitForPly(5);
  await together("previous", 9);
  await board.waitForPly(0);
  assert.equal(await said(page), "The start of a game of 16 moves.");
  expectQuiet(page);
});

test("one move forward is seen seed by seed, one back at once", async (t) => {
  const save = kept({ moves: "FfBe", shown: 0 });
  const { page, board } = await openGame(t, { save, before: open("moves"), reducedMotion: "no-preference" });
  const count = () => board.pit("F").locator(".count").innerText();
  await act(page, "next").click();
  assert.deepEqual([(await board.read()).pits.F, await count()], [0, "4"]);
  await page.waitForFunction(() => document.querySelector("[data-pit=a] .count").innerText === "5");
  await act(page, "previous").click();
  assert.equal(await count(), "4");
});

test("the list by keyboard: one stop, arrows within, and a way there", async (t) => {
  const save = kept({ moves: MOVES, shown: MOVES.length });
  const { page, board } = await openGame(t, { save, before: open("moves") });
  const focused = () => page.evaluate(() => document.activeElement.dataset.to);
  assert.equal(await list(page).locator("[tabindex='0']").count(), 1);
  await act(page, "close-moves").focus();
  await page.keyboard.press("Tab");
  assert.equal(await focused(), "16");
  for (const [key, to] of [["ArrowLeft", "15"], ["ArrowUp", "13"], ["ArrowRight", "14"], ["ArrowDown", "16"], ["ArrowDown", "16"], ["Home", "1"], ["ArrowLeft", "1"], ["End", "16"], ["ArrowUp", "14"]]) {
    await page.keyboard.press(key);
    assert.equal(await focused(), to, key);
  }
  assert.equal(await list(page).locator("[tabindex='0']").count(), 1);
  assert.equal((await board.read()).ply, 16);
  await page.keyboard.press("Enter");
  assert.equal((await board.read()).ply, 14);
  assert.equal(await focused(), "14");
  assert.equal(await shown(page).getAttribute("data-to"), "14");
  expectQuiet(page);
});

test("a long list keeps the shown move in view and scrolls nothing else", async (t) => {
  for (const viewport of [screens.desktop, screens.phone]) {
    const { page, board } = await openGame(t, { save: kept(), viewport, before: open("moves") });
    for (let ply = 0; ply < 40 && (await board.read()).status === "playing"; ply++) {
      const { playable } = await board.read();
      await board.play(playable[(ply * 5) % playable.length]);
    }
    assert.ok((await board.read()).plies > 30);
    assert.ok(await isInView(page), "the last move");
    await act(page, "first").click();
    await act(page, "next").click();
    assert.ok(await isInView(page), "the first move");
    const scrolled = await page.evaluate(() => scrollY);
    await act(page, "last").click();
    assert.equal(await page.evaluate(() => scrollY), scrolled);
    await moveTo(page, 1).focus();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    assert.ok(await isInView(page), "the last move again");
    await page.context().close();
  }
});

for (const [screen, viewport] of Object.entries(screens)) {
  test(`the board stays where it is while moves are added: ${screen}`, async (t) => {
    const { page, board } = await openGame(t, { save: kept(), viewport, before: open("moves") });
    const place = () => page.evaluate(() => {
      const { x, y, width, height } = document.querySelector(".board").getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round).join(" ");
    });
    const before = await place();
    for (const pit of MOVES) {
      await board.play(pit);
      assert.equal(await place(), before);
    }
    await page.locator('[data-action="previous"]').click();
    assert.equal(await place(), before, "looking back");
  });
}

test("looking back, the computer waits until it is told to play on", async (t) => {
  const save = kept({ ...against(1), moves: "FfCe", shown: 4 });
  const { page, board } = await openGame(t, { save, before: open("moves") });
  await moveTo(page, 2).click();
  assert.equal(await act(page, "play-from-here").count(), 0);
  await moveTo(page, 3).click();
  assert.equal((await board.read()).status, "playing");
  assert.match(await statusLine(page).innerText(), /after 3 of 4 moves/);
  await act(page, "play-from-here").click();
  assert.equal((await board.read()).status, "thinking");
  await board.waitForStatus("playing");
  const { plies, ply } = await board.read();
  assert.deepEqual([plies, ply], [4, 4]);
  await act(page, "undo").click();
  const back = await board.read();
  assert.deepEqual([back.plies, back.ply], [4, 3]);
  await act(page, "end").click();
  assert.equal((await board.read()).ply, 4);
  expectQuiet(page);
});

test("a person plays on from an earlier position, and takes it back", async (t) => {
  const save = kept({ ...against(1), moves: "FfCe", shown: 4 });
  const { page, board } = await openGame(t, { save, before: open("moves") });
  await moveTo(page, 2).click();
  await board.pit("D").click();
  await page.waitForFunction(() => /^D/.test(document.querySelector('.moves [data-to="3"]').innerText));
  await board.waitForStatus("playing");
  assert.equal((await brief(page)).length, 4);
  await act(page, "undo").click();
  assert.deepEqual(await brief(page), ["F", "f", "C", "e"]);
  assert.equal((await board.read()).plies, 4);
});

test("the end: a chart with a name, and what to do next; the focus stays", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ ...against(4), start: WINNING }) });
  await board.play("F");
  assert.equal((await board.read()).status, "over");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.pit), "F");
  const name = await page.getByRole("img", { name: /Both stores/ }).getAttribute("aria-label");
  assert.match(name, /^Both stores over 1 move: You \d+, Computer \d+\. You have been ahead from the start\.$/);
  assert.match(await page.locator(".score").innerText(), /You \d+, Computer \d+/);
  await act(page, "review").click();
  assert.equal((await board.read()).ply, 0);
  assert.equal(await list(page).count(), 1);
  assert.match(await list(page).locator(".final").innerText(), /You \d+, Computer \d+/);
  assert.equal(await page.getByRole("img", { name: /Both stores/ }).count(), 1);
  expectQuiet(page);
});

test("a click on the chart goes to the position under it", async (t) => {
  const save = kept({ moves: MOVES, shown: MOVES.length });
  const { page, board } = await openGame(t, { save, before: open("moves") });
  const frame = page.locator(".moves .frame");
  const { width, height } = await frame.boundingBox();
  await frame.click({ position: { x: width / 4 + 1, y: height / 2 } });
  assert.equal((await board.read()).ply, 4);
  await frame.click({ position: { x: width - 1, y: 5 } });
  assert.equal((await board.read()).ply, 16);
});

test("a rematch against the computer changes sides, and the focus goes to the board", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ ...against(4), start: WINNING }) });
  await board.play("F");
  await act(page, "rematch").focus();
  await page.keyboard.press("Enter");
  await board.waitForPlies(0);
  const { pits, sideToMove } = await board.read();
  assert.deepEqual([Object.values(pits).join(""), sideToMove], ["444444444444", "south"]);
  await page.waitForFunction(() => document.activeElement.dataset.pit);
  assert.match(await page.locator('[data-store="north"]').innerText(), /You/);
  assert.equal(await page.locator(".ending").count(), 0);
  await board.waitForPlies(1);
  expectQuiet(page);
});

test("in a rematch of two people the other side begins", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ start: WINNING }) });
  await board.play("F");
  assert.equal(await act(page, "rematch").innerText(), "Rematch, North begins");
  await act(page, "rematch").click();
  await board.waitForPlies(0);
  assert.equal((await board.read()).sideToMove, "north");
});

test("a whole game on a phone by touch, looked back at, and played again", async (t) => {
  const viewport = screens.phone;
  const save = kept({ start: "2-1-0-2-2-3-2-0-3-1-1-1-15-15-S" });
  const { page, board } = await openGame(t, { save, viewport, touch: true });
  await openMoves(page, { tap: true });
  for (let turn = 0; turn < 99; turn++) {
    const state = await board.read();
    if (state.status === "over") break;
    await board.play(pick(state), { tap: true });
  }
  await board.waitForStatus("over");
  const { plies } = await board.read();
  assert.ok(plies > 3);
  for (const action of ["first", "next", "previous", "next", "last"]) await act(page, action).tap();
  assert.equal((await board.read()).ply, plies);
  await moveTo(page, 1).tap();
  assert.equal((await board.read()).ply, 1);
  const { height } = await moveTo(page, 1).boundingBox();
  assert.ok(height >= 44, `a move of ${height} px`);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.equal(sideways, 0);
  await act(page, "again").tap();
  await board.waitForPlies(0);
  expectQuiet(page);
});

const STATES = {
  "in play": { save: kept({ ...against(1), moves: MOVES, shown: 16 }), before: open("moves") },
  "looking back": { save: kept({ ...against(1), moves: MOVES, shown: 7 }), before: open("moves") },
  "at the start": { save: kept(against(1)), before: open("moves") },
  "both panels": { save: kept({ moves: MOVES, shown: 9 }), before: open("moves", "analysis") },
  "at the end": { save: kept({ ...against(1), start: WINNING, moves: "F", shown: 1 }) },
  "at the end, with its moves": { save: kept({ ...against(1), start: WINNING, moves: "F", shown: 1 }), before: open("moves", "analysis") },
};

for (const [screen, viewport] of Object.entries(screens)) {
  for (const [state, options] of Object.entries(STATES)) {
    test(`axe finds nothing: ${state}, ${screen}`, async (t) => {
      for (const [locale, colorScheme] of [["en-GB", "light"], ["fr-FR", "dark"]]) {
        const { page } = await openGame(t, { ...options, viewport, locale, colorScheme });
        assert.deepEqual(await axe(page), []);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.equal(sideways, 0);
        const { width, height } = await boardOf(page).pit("A").boundingBox();
        assert.ok(width >= 44 && height >= 44, `a pit of ${width} × ${height}`);
      }
    });
  }
}

test("the end stands beside the offer of another level, and covers nothing", async (t) => {
  const streak = (page) => page.addInitScript(() => localStorage.setItem("awale.streak", "1 4 2"));
  for (const viewport of [screens.desktop, screens.phone, { width: 320, height: 640 }]) {
    const { page, board } = await openGame(t, { save: kept({ ...against(4), start: WINNING }), before: streak, viewport });
    await board.play("F");
    const card = await page.locator(".ending").boundingBox();
    const around = await page.locator(".board").boundingBox();
    assert.ok(card.y >= around.y + around.height);
    await act(page, "take-level").click({ trial: true });
    await act(page, "again").click({ trial: true });
    assert.deepEqual(await axe(page), []);
    await page.context().close();
  }
});
