// Sharing and opening games, the cycle referee, and why.
import assert from "node:assert/strict";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { boardOf } from "./support/board.mjs";
import { against, choose, kept, openGame, statusLine } from "./support/game.mjs";
import { axe, expectQuiet, screens } from "./support/page.mjs";

const CIRCLE = "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S";
const ROUND = "AaBbCcDdEeFf";

/** Opens the dialog of sharing or opening. */
async function go(page, action) {
  await page.locator("[data-action=more]").click();
  await page.locator(`dialog [data-action=${action}]`).click();
}

/** The text that is shared in a form: link, position, record, picture. */
async function shared(page, form) {
  await go(page, "share");
  const index = ["link", "position", "record", "picture"].indexOf(form);
  await page.locator("[name=shared]").nth(index).check();
  const text = await page.locator(`textarea[data-shared=${form}]`).inputValue();
  await page.locator("dialog [data-action=close]").click();
  return text;
}

/** Pastes a text into the dialog of opening. */
async function paste(page, text) {
  await go(page, "open");
  await page.locator("textarea[data-opened]").fill(text);
  await page.locator("dialog [data-action=read]").click();
}

const card = (page, kind) => page.locator(`.notice.${kind}`);

test("a link opens the same game, in a page of its own", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ moves: "FfBe", shown: 4, direction: "cw" }) });
  const link = await shared(page, "link");
  assert.ok(link.startsWith(page.url()) && link.endsWith("#m=FfBe"), link);
  const before = await board.read();
  await page.evaluate(() => localStorage.clear());
  const other = await page.context().newPage();
  await other.goto(link);
  const opened = boardOf(other);
  await opened.waitUntilShown();
  assert.deepEqual(await opened.read(), before);
  assert.doesNotMatch(other.url(), /[?#]/, "a reload goes on with the game");
  await opened.play("C");
  await other.reload();
  assert.equal((await opened.read()).plies, 5);
  expectQuiet(page);
});

test("a link in the same page is opened too, and the game before it comes back", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ moves: "Cc", shown: 2 }) });
  await page.evaluate(() => (location.hash = "#m=FfBe&v=1&mode=two"));
  await board.waitForPlies(4);
  await card(page, "opened").locator("[data-action=bring-back]").click();
  await board.waitForPlies(2);
  assert.equal(await card(page, "opened").count(), 0);
});

test("a link from a resigned game says who resigned", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ moves: "FfB", shown: 3 }) });
  await page.locator("[data-action=more]").click();
  await page.locator("[data-action=resign]").click();
  const { outcome, status, score } = await board.read();
  assert.deepEqual([status, outcome, score], ["over", "resigned", "0-0"]);
  assert.match(await statusLine(page).innerText(), /South wins\. North resigned\./);
  const link = await shared(page, "link");
  assert.match(link, /end=resigned-north/);
  const other = await page.context().newPage();
  await other.goto(link);
  const opened = boardOf(other);
  await opened.waitUntilShown();
  assert.equal((await opened.read()).outcome, "resigned");
});

for (const [name, link] of [
  ["an illegal move", "#m=FfF"],
  ["unknown rules", "?rules=chess#m=F"],
  ["a later version", "?v=99"],
  ["a bad escape", "?rules=%zz#m=F"],
  ["no position", "#p=4-4&m=F"],
]) {
  test(`a broken link is explained, and the running game stays: ${name}`, async (t) => {
    const { page, board } = await openGame(t, { save: kept({ moves: "Cc", shown: 2 }), link });
    assert.match(await card(page, "trouble").innerText(), /cannot be read as a link.*Line 1, column \d+/);
    assert.equal((await board.read()).plies, 2);
    expectQuiet(page);
  });
}

test("words in the address that are not ours change nothing", async (t) => {
  const link = "?utm_source=x#top";
  const { page, board } = await openGame(t, { save: kept({ moves: "Cc", shown: 2 }), link });
  assert.equal((await board.read()).plies, 2);
  assert.equal(await page.locator(".notice").count(), 0);
});

test("position, record and picture are shared as text", async (t) => {
  const { page } = await openGame(t, { save: kept({ moves: "FfB", shown: 3 }) });
  assert.equal(await shared(page, "position"), "5-0-6-6-5-1-6-5-5-5-4-0-0-0-N");
  const record = await shared(page, "record");
  assert.match(record, /^\[Variant "Oware Abapa"\]\n/);
  assert.match(record, /\n\n1\. F f 2\. B\n?$/);
  const picture = await shared(page, "picture");
  assert.match(picture, /^<svg .*<\/svg>\s*$/s);
  await go(page, "share");
  await page.locator("[name=shared]").nth(3).check();
  const shownWidth = await page.locator(".preview").evaluate((image) => image.decode().then(() => image.naturalWidth));
  assert.ok(shownWidth > 0, "the picture can be drawn");
  expectQuiet(page);
});

test("a copy goes into the clipboard, or is left selected", async (t) => {
  const { page } = await openGame(t, { save: kept({ moves: "FfB", shown: 3 }) });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await go(page, "share");
  await page.locator("[name=shared]").nth(1).check();
  await page.locator("[data-action=copy]").click();
  await page.locator(".report", { hasText: "Copied." }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(copied, "5-0-6-6-5-1-6-5-5-5-4-0-0-0-N");

  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.locator("[data-action=copy]").click();
  await page.locator(".report", { hasText: "copy it yourself" }).waitFor();
  const selected = await page.evaluate(() => {
    const { value, selectionStart, selectionEnd } = document.querySelector("[data-shared]");
    return value.slice(selectionStart, selectionEnd);
  });
  assert.equal(selected, copied);
  expectQuiet(page);
});

for (const [name, text, plies, position] of [
  ["a position", "0-0-0-0-0-1-1-0-0-0-3-3-20-20-S", 0, { F: 1, a: 1 }],
  ["moves", "FfBe", 4, { e: 0 }],
  ["a PlayStrategy position", "1,4S,5S,5S,5S,6S/5S,1,6S,6S,5S,1S 0 0 N 2", 0, { f: 0, a: 6, B: 0, F: 1 }],
  ["a record", '[RuleSet "akan"]\n[South "Ama"]\n\n1. F f 2. B e 3. B c 4. D a+2', 8, {}],
]) {
  test(`pasted text is recognised by itself: ${name}`, async (t) => {
    const { page, board } = await openGame(t);
    await paste(page, text);
    const which = page.locator("dialog [data-action=choose]");
    await page.waitForFunction(() => !document.querySelector("dialog") || document.querySelector("[data-action=choose]"));
    if (await which.count()) await which.first().click();
    await board.waitForPlies(plies);
    const { pits } = await board.read();
    for (const [pit, seeds] of Object.entries(position)) assert.equal(pits[pit], seeds, pit);
    expectQuiet(page);
  });
}

test("what is ambiguous is asked", async (t) => {
  const { page, board } = await openGame(t);
  await paste(page, "fFb");
  const ways = page.locator("dialog [data-action=choose]");
  assert.equal(await ways.count(), 2);
  assert.match(await ways.first().innerText(), /French sites/);
  await ways.nth(1).click();
  await board.waitForPlies(3);
  assert.equal((await board.read()).pits.b, 0);
});

test("of several games in a file one is chosen", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "awale-"));
  const file = join(folder, "games.ogn");
  const game = (south, moves) => `[Variant "Oware Abapa"]\n[South "${south}"]\n[North "Kofi"]\n\n${moves}\n\n`;
  await writeFile(file, game("Ama", "1. F f") + game("Yaa", "1. C c 2. D"));
  const { page, board } = await openGame(t);
  await go(page, "open");
  await page.locator("input[type=file]").setInputFiles(file);
  await page.locator("dialog [data-action=choose]", { hasText: "Yaa – Kofi" }).first().click();
  await board.waitForPlies(3);
});

test("a dropped file is opened", async (t) => {
  const { page, board } = await openGame(t, { save: kept() });
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["?v=1&mode=two#m=FfB"], "game.txt", { type: "text/plain" }));
    return transfer;
  });
  await page.dispatchEvent(".page", "drop", { dataTransfer: data });
  await board.waitForPlies(3);
});

for (const [name, text, sentence] of [
  ["nothing", "", /nothing to open/],
  ["an illegal move", "FfF", /move 3, F, is illegal: the pit is empty/],
  ["a broken record", '[South "Ama\n\n1. F', /cannot be read as a game record. Line 1/],
  ["prose", "Once upon a time", /cannot be read/],
  ["markup", "<img src=x onerror=alert(1)>", /cannot be read/],
  ["too few seeds", "1-0-0-0-0-1-1-0-0-0-3-3-2-2-S", /there are 13 seeds in all/],
]) {
  test(`what cannot be read is explained, and the game stays: ${name}`, async (t) => {
    const { page, board } = await openGame(t, { save: kept({ moves: "Cc", shown: 2 }) });
    await paste(page, text);
    assert.match(await page.locator("dialog .report").innerText(), sentence);
    assert.equal((await board.read()).plies, 2);
    await page.locator("dialog [data-action=close]").click();
    await board.play("D");
    expectQuiet(page);
  });
}

test("a position that comes a second time is told, with what stopping gives", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ start: CIRCLE, moves: ROUND.slice(0, -1), shown: 11 }) });
  assert.equal(await card(page, "referee").count(), 0);
  await board.play("f");
  const sentence = /second time\. Stopping now gives South 24 and North 24\./;
  assert.match(await card(page, "referee").innerText(), sentence);
  assert.match(await page.locator("[role=status]").innerText(), sentence);
  assert.deepEqual(await axe(page), []);
  await card(page, "referee").locator("[data-action=stop]").click();
  const { outcome, score } = await board.read();
  assert.deepEqual([outcome, score], ["agreement", "24-24"]);
  // An agreement is taken back like a move.
  await page.locator("[data-action=undo]").click();
  assert.equal((await board.read()).status, "playing");
});

test("the referee can be sent away, and the third time ends the game", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ start: CIRCLE, moves: ROUND, shown: 12 }) });
  await card(page, "referee").getByRole("button", { name: "Close this notice" }).click();
  assert.equal(await card(page, "referee").count(), 0);
  for (const pit of ROUND) await board.play(pit);
  assert.equal((await board.read()).outcome, "repetition");
});

test("the computer agrees when it sees nothing better", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ ...against(1), start: CIRCLE, moves: ROUND, shown: 12 }) });
  await card(page, "referee").locator("[data-action=stop]").click();
  await board.waitForStatus("over");
  assert.equal((await board.read()).outcome, "agreement");
  expectQuiet(page);
});

test("the computer plays on when it hopes for better", async (t) => {
  // North can take five seeds as soon as it moves.
  const start = "0-0-4-2-2-1-0-0-0-1-0-4-17-17-S";
  const { page, board } = await openGame(t, { save: kept({ ...against(1), start }) });
  await page.locator("[data-action=more]").click();
  await page.locator("dialog [data-action=stop]").click();
  await page.locator(".hint", { hasText: "The computer plays on" }).waitFor();
  assert.equal((await board.read()).status, "playing");
});

test("two players may agree at any time", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ moves: "Cc", shown: 2 }) });
  await page.locator("[data-action=more]").click();
  assert.match(await page.locator("dialog").innerText(), /Stopping now gives South \d+ and North \d+/);
  await page.locator("dialog [data-action=stop]").click();
  assert.equal((await board.read()).outcome, "agreement");
});

test("each pit says why, by button and by key, and nothing is played", async (t) => {
  const start = "0-0-0-0-1-2-2-1-0-0-0-0-21-21-S";
  const { page, board } = await openGame(t, { save: kept({ start }) });
  const why = page.locator("[data-action=why]");
  await why.click();
  assert.equal(await why.getAttribute("aria-pressed"), "true");
  assert.match(await page.locator(".hint").innerText(), /Choose a pit/);
  await board.pit("F").click();
  assert.match(await card(page, "why").innerText(), /grand slam.*family/is);
  await choose(board, "A");
  assert.match(await card(page, "why").innerText(), /A is empty/);
  assert.equal((await board.read()).plies, 0);
  assert.deepEqual(await axe(page), []);
  await card(page, "why").getByRole("button", { name: "Close this notice" }).click();
  assert.equal(await why.getAttribute("aria-pressed"), "false");
  await board.pit("E").focus();
  await page.keyboard.press("?");
  assert.match(await card(page, "why").innerText(), /^E sows/);
  await page.keyboard.press("Enter");
  assert.equal((await board.read()).plies, 1);
  assert.equal(await card(page, "why").count(), 0, "a move ends the explanation");
  expectQuiet(page);
});

test("cards leave the controls of a phone free", async (t) => {
  const { page, board } = await openGame(t, { viewport: screens.phone, locale: "fr-FR", save: kept({ moves: "FfBe", shown: 4 }) });
  await page.locator("[data-action=more]").click();
  await page.locator("[data-action=ask-why]").click();
  await board.pit("A").click();
  await card(page, "why").waitFor();
  await page.locator("[data-action=more]").click();
  await page.locator("dialog[open]").waitFor();
});

test("a rule set tells where each of its points comes from", async (t) => {
  const { page } = await openGame(t, { save: kept() });
  await page.locator("[data-action=new-game]").click();
  await page.locator(".readings summary").click();
  const told = async () => (await page.locator(".readings li").allInnerTexts()).join("\n");
  const usual = await told();
  assert.match(usual, /third/i);
  await page.locator("select[name=rules]").selectOption("ten-pit");
  assert.notEqual(await told(), usual);
  assert.deepEqual(await axe(page), []);
});

for (const action of ["more", "share", "open"]) {
  test(`axe finds nothing in the dialog, and it fits a small phone: ${action}`, async (t) => {
    for (const [locale, colorScheme] of [["en-GB", "light"], ["fr-FR", "dark"]]) {
      const { page } = await openGame(t, { locale, colorScheme, viewport: { width: 320, height: 640 }, save: kept({ moves: "Cc", shown: 2 }) });
      if (action === "more") await page.locator("[data-action=more]").click();
      else await go(page, action);
      assert.deepEqual(await axe(page), []);
      const { x, width } = await page.locator("dialog").boundingBox();
      assert.ok(x >= 0 && x + width <= 320);
      const inner = await page.locator("dialog").evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
      assert.equal(inner, 0);
    }
  });
}

test("the focus returns to the button that opened a dialog", async (t) => {
  const { page } = await openGame(t, { viewport: screens.phone });
  await page.locator("[data-action=new-game]").click();
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => document.activeElement.dataset.action), "new-game");
});
