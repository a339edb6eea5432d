// The games that were finished: counted, opened again, kept as a file, read
// from one, erased.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { boardOf } from "./support/board.mjs";
import { against, kept, openGame } from "./support/game.mjs";
import { axe, expectQuiet, screens } from "./support/page.mjs";

/** F wins at once, against a level of the computer. */
const WINNING = (level) => kept({ ...against(level), start: "0-0-0-0-3-4-1-3-1-1-0-1-22-12-S" });

const open = async (page) => {
  await page.locator("[data-action=more]").click();
  await page.locator("dialog [data-action=statistics]").click();
};
const close = (page) => page.locator("dialog [data-action=close]").click();
const rows = (page) => page.locator(".results tbody").allInnerTexts();
const report = (page) => page.locator("dialog .report");
const book = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("awale.games")));

test("a finished game is counted once, and opened again at a tap", async (t) => {
  const { page, board } = await openGame(t, { save: WINNING(3), viewport: screens.phone });
  await open(page);
  await page.getByText("No game has been finished in this browser yet.").waitFor();
  await close(page);
  await board.play("F");
  await board.waitForStatus("over");
  await page.locator("[data-action=undo]").click();
  await board.play("F");
  await open(page);
  assert.deepEqual((await rows(page)).map((row) => row.split(/\s*[\t\n]\s*/)), [["Abapa (tournament), level 3", "1", "1", "0", "0", "1", "26–12"]]);
  assert.deepEqual(await axe(page), []);
  const game = page.locator(".games button");
  assert.match(await game.innerText(), /level 3: won 26–12$/);
  await game.click();
  assert.deepEqual([(await board.read()).plies, (await board.read()).outcome], [1, "majority"]);
  // A game that is opened does not count again.
  await open(page);
  assert.equal((await book(page)).games.length, 1);
  expectQuiet(page);
});

test("games of two people are counted as South's", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ start: "0-0-0-0-3-4-1-3-1-1-0-1-22-12-S" }) });
  await board.play("F");
  await open(page);
  assert.match((await rows(page))[0], /two players \(South\)\s+1\s+1/);
});

test("statistics go into a file and come back from one, each game once", async (t) => {
  const { page, board } = await openGame(t, { save: WINNING(3) });
  await board.play("F");
  await open(page);
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("[data-action=export]").click()]);
  const path = await download.path();
  const text = await readFile(path, "utf8");
  assert.equal(JSON.parse(text).games.length, 1);
  const file = page.locator("[name=statistics]");
  await file.setInputFiles({ name: "same.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await report(page).getByText("No game of the file is new.").waitFor();
  const other = text.replace(/"at":\d+/, '"at":5');
  await file.setInputFiles({ name: "other.json", mimeType: "application/json", buffer: Buffer.from(other) });
  await report(page).getByText("1 game has been added.").waitFor();
  assert.equal((await book(page)).games.length, 2);
  for (const bad of ["", "{", "[]", text.replace("statistics", "recipes"), text.replace('"score":[26', '"score":[25')]) {
    await file.setInputFiles({ name: "bad.json", mimeType: "application/json", buffer: Buffer.from(bad) });
    await report(page).getByText("This file holds no statistics of this game.").waitFor();
    await file.setInputFiles([]);
    assert.equal((await book(page)).games.length, 2);
  }
  expectQuiet(page);
});

test("erasing asks once more", async (t) => {
  const { page, board } = await openGame(t, { save: WINNING(3) });
  await board.play("F");
  await open(page);
  const erase = page.locator("[data-action=erase]");
  await erase.click();
  assert.equal((await book(page)).games.length, 1);
  assert.equal(await erase.innerText(), "Really erase");
  await erase.click();
  await report(page).getByText("All statistics are erased.").waitFor();
  assert.equal((await book(page)).games.length, 0);
});

test("a damaged drawer is no reason not to play, and counts anew", async (t) => {
  const { page, board } = await openGame(t, {
    save: WINNING(3),
    before: (page) => page.addInitScript(() => localStorage.setItem("awale.games", "{garbage")),
  });
  await board.play("F");
  await board.waitForStatus("over");
  await page.waitForFunction(() => localStorage.getItem("awale.games").includes("statistics"));
  assert.equal(await page.evaluate(() => localStorage.getItem("awale.games.unreadable")), "{garbage", "kept aside");
  expectQuiet(page);
});

test("a kept game that cannot be read stops no other, and stays as it is", async (t) => {
  const { page, board } = await openGame(t, {
    save: WINNING(3),
    before: (page) =>
      page.addInitScript(() => {
        const game = (at, rules) => ({ at, rules, level: 3, side: "south", winner: "south", score: [27, 12] });
        const games = [game(1, "abapa"), game(2, "abapa,new-field=3"), game(3, "akan")];
        localStorage["awale.games"] ??= JSON.stringify({ awale: "statistics", v: 1, games });
      }),
  });
  await board.play("F");
  await board.waitForStatus("over");
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("awale.games")).games.length === 4);
  assert.ok((await book(page)).games.some(({ rules }) => rules === "abapa,new-field=3"));
  await open(page);
  await report(page).getByText("One kept game could not be read. It is left as it is.").waitFor();
  assert.equal((await rows(page)).length, 3);
  assert.deepEqual(await axe(page), []);
  await page.locator("[data-action=erase]").click();
  await page.locator("[data-action=erase]").click();
  assert.equal((await book(page)).games.length, 0);
  expectQuiet(page);
});

test("what another tab has counted since is still there after a file is read", async (t) => {
  const { page, server } = await openGame(t, { save: WINNING(3) });
  await open(page);
  const other = await page.context().newPage();
  await other.goto(server.url);
  const board = boardOf(other);
  await board.waitUntilShown();
  await board.play("F");
  await board.waitForStatus("over");
  await other.waitForFunction(() => JSON.parse(localStorage.getItem("awale.games"))?.games.length === 1);
  const game = { at: 1, rules: "abapa", level: 3, side: "south", winner: "south", score: [27, 12] };
  const text = JSON.stringify({ awale: "statistics", v: 1, games: [game] });
  await page.locator("[name=statistics]").setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await report(page).getByText("1 game has been added.").waitFor();
  assert.equal((await book(page)).games.length, 2);
});

test("where the storage is full the oldest games give way", async (t) => {
  const { page, board } = await openGame(t, {
    save: WINNING(3),
    before: (page) =>
      page.addInitScript(() => {
        const put = Storage.prototype.setItem;
        Storage.prototype.setItem = function (name, text) {
          if (name === "awale.games" && text.length > 2000) throw new DOMException("full", "QuotaExceededError");
          put.call(this, name, text);
        };
        const games = Array.from({ length: 30 }, (_, at) => ({ at, rules: "abapa", level: 3, side: "south", winner: "south", score: [27, 12] }));
        put.call(localStorage, "awale.games", JSON.stringify({ awale: "statistics", v: 1, games }));
      }),
  });
  await board.play("F");
  await board.waitForStatus("over");
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("awale.games")).games.some(({ at }) => at > 30));
  assert.ok((await book(page)).games.length < 31);
  assert.equal(await page.locator(".notice").count(), 0);
});

test("where nothing can be kept the dialog still opens", async (t) => {
  const { page, board } = await openGame(t, {
    before: (page) => page.addInitScript(() => Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("no"); } })),
  });
  await board.play("C");
  await open(page);
  await page.getByText("No game has been finished in this browser yet.").waitFor();
});
