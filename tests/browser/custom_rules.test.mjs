// Rules that the reader puts together: chosen, named, kept, shared, forgotten.
import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOf } from "./support/board.mjs";
import { openGame, kept, pick } from "./support/game.mjs";
import { axe, expectQuiet, openPage } from "./support/page.mjs";

const RULES = "abapa,slam=all,few=3";
const DRAWER = "awale.rules";

const open = (page) => page.locator("[data-action=new-game]").click();
const rules = (page) => page.locator("[name=rules]");
const custom = (page) => page.locator(".custom");
const report = (page) => page.locator(".custom .report");
const name = (page) => page.locator("[name=rules-name]");
const few = (page) => page.locator("[name=few]");
const button = (page, action) => page.locator(`.custom [data-action=${action}]`);
const value = (page, field, text) => page.locator(`[data-field=${field}] label`).filter({ hasText: text });
const about = (page, field) => page.locator(`[data-field=${field}] .about`).innerText();
const drawer = (page) => page.evaluate((name) => localStorage.getItem(name), DRAWER);
const chosen = (page) => rules(page).evaluate((select) => select.selectedOptions[0].text.trim());

/** Has the browser keep this text as the named rules, once. */
const keeping = (text) => (page) =>
  page.addInitScript(([drawer, text]) => localStorage.getItem(drawer) ?? localStorage.setItem(drawer, text), [DRAWER, text]);

/** Opens the fields and puts `RULES` together. */
async function putTogether(page) {
  await open(page);
  await rules(page).selectOption("");
  await value(page, "slam", "Captures all").click();
  await few(page).fill("3");
}

test("rules are put together and named by keyboard, kept, chosen again, played to the end", async (t) => {
  const { page, board } = await openGame(t, { save: kept() });
  await page.locator("[data-action=new-game]").focus();
  await page.keyboard.press("Enter");
  await rules(page).focus();
  await page.keyboard.press("End");
  await custom(page).waitFor();
  await page.keyboard.press("Tab");
  // The grand slam: from "nothing" by "illegal" to "all".
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  assert.equal(await about(page, "slam"), "A grand slam captures all the opponent’s seeds.");
  for (let group = 0; group < 4; group++) await page.keyboard.press("Tab");
  assert.equal(await about(page, "few"), "The game does not end because few seeds are left.");
  await page.keyboard.type("3");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("3");
  assert.equal(await about(page, "few"), "The game ends when 3 seeds or fewer are left. What is left then goes to nobody.");
  await name(page).focus();
  await page.keyboard.type("Grandma’s rules");
  await page.keyboard.press("Enter");
  assert.equal(await report(page).innerText(), "Kept as “Grandma’s rules”.");
  assert.equal(await chosen(page), "Grandma’s rules");
  assert.deepEqual(await axe(page), []);
  assert.equal(await drawer(page), `${RULES} Grandma’s rules\n`);

  await page.reload();
  await board.waitUntilShown();
  await open(page);
  assert.equal(await custom(page).count(), 0);
  await rules(page).selectOption({ label: "Grandma’s rules" });
  assert.equal(await few(page).inputValue(), "3");
  await page.getByText("Two players, one board").click();
  await page.locator("[data-action=start]").click();
  await page.locator(".status .rules").getByText("Grandma’s rules").waitFor();
  let state = await board.read();
  assert.equal(state.rules, RULES);
  for (let plies = 0; state.status !== "over" && plies < 400; plies++) {
    await board.play(pick(state));
    state = await board.read();
  }
  assert.equal(state.status, "over");
  // Its book has its name, and its games are counted under it.
  await page.locator("[data-action=more]").first().click();
  await page.locator("dialog [data-action=rules]").click();
  assert.match(await page.locator("dialog h2").innerText(), /Grandma’s rules/);
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  await page.locator("[data-action=more]").first().click();
  await page.locator("dialog [data-action=statistics]").click();
  assert.match(await page.locator(".results tbody").first().innerText(), /^Grandma’s rules, two players/);
  expectQuiet(page);
});

test("the link begins a game with these rules elsewhere, where they can be named", async (t) => {
  const { page, server } = await openGame(t, { save: kept() });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: server.origin });
  await putTogether(page);
  await button(page, "share-rules").click();
  await report(page).getByText("Copied.").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.ok(link.startsWith(`${server.url}?v=1&rules=${RULES}&`), link);
  assert.ok(!link.includes("#"), "a new game");
  expectQuiet(page);

  const other = await openPage(t, { reducedMotion: "reduce" });
  await other.goto(link);
  const board = boardOf(other);
  await board.waitUntilShown();
  assert.deepEqual([(await board.read()).rules, (await board.read()).plies], [RULES, 0]);
  await open(other);
  assert.equal(await chosen(other), "Custom rules");
  assert.equal(await few(other).inputValue(), "3");
  await name(other).fill("From a friend");
  await button(other, "keep").click();
  assert.equal(await chosen(other), "From a friend");
  expectQuiet(other);
});

test("where the clipboard refuses, the link is there to copy by hand", async (t) => {
  const before = (page) =>
    page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  const { page } = await openGame(t, { before });
  await putTogether(page);
  await button(page, "share-rules").click();
  await report(page).getByText("copy it yourself").waitFor();
  const selected = await page.evaluate(() => {
    const { value, selectionStart, selectionEnd } = document.querySelector("[data-shared=rules]");
    return value.slice(selectionStart, selectionEnd);
  });
  assert.ok(selected.includes(`rules=${RULES}`), selected);
  // A link of other rules than those that are shown would mislead.
  await few(page).fill("4");
  assert.equal(await page.locator("[data-shared=rules]").count(), 0);
});

test("a name that is taken is replaced knowingly, and a preset needs none", async (t) => {
  const { page } = await openGame(t, { before: keeping("abapa,few=9 Village\n") });
  await putTogether(page);
  await button(page, "keep").click();
  assert.equal(await report(page).innerText(), "Give these rules a name first.");
  await name(page).fill("Village");
  assert.equal(await button(page, "keep").innerText(), "Replace");
  await button(page, "keep").click();
  assert.equal(await drawer(page), `${RULES} Village\n`);
  // In the list they could not be told from those that are there already.
  for (const other of ["akan", " Custom Rules"]) {
    await name(page).fill(other);
    await button(page, "keep").click();
    assert.match(await report(page).innerText(), /^Other rules are called “(Akan|Custom rules)” already/);
  }
  assert.equal(await drawer(page), `${RULES} Village\n`);
  await few(page).fill("0");
  await value(page, "slam", "Captures nothing").click();
  await page.getByText("These are the rules “Abapa (tournament)”").waitFor();
  await name(page).fill("Mine");
  await button(page, "keep").click();
  assert.match(await report(page).innerText(), /^These are the rules “Abapa/);
  assert.equal(await drawer(page), `${RULES} Village\n`);
});

test("a name that another tab has given since is replaced knowingly", async (t) => {
  const { page } = await openGame(t);
  await putTogether(page);
  await name(page).fill("Village");
  await page.evaluate(() => localStorage.setItem("awale.rules", "abapa,few=9 Village\n"));
  await button(page, "keep").click();
  assert.equal(await report(page).innerText(), "Other rules are called “Village” already.");
  assert.equal(await drawer(page), "abapa,few=9 Village\n");
  assert.equal(await button(page, "keep").innerText(), "Replace");
  await button(page, "keep").click();
  assert.equal(await drawer(page), `${RULES} Village\n`);
});

test("a long name without spaces fits a small phone wherever it stands", async (t) => {
  const named = "W".repeat(40);
  const viewport = { width: 320, height: 640 };
  const save = kept({ rules: RULES });
  const { page, board } = await openGame(t, { save, viewport, before: keeping(`${RULES} ${named}\n`) });
  assert.equal((await board.read()).rules, RULES);
  await page.locator(".status .rules").getByText(named).waitFor();
  const width = () => page.evaluate(() => document.scrollingElement.scrollWidth);
  assert.equal(await width(), 320);
  await page.locator("[data-action=more]").first().click();
  await page.locator("dialog [data-action=rules]").click();
  const heading = await page.locator("dialog h2").evaluate((it) => [it.scrollWidth, it.clientWidth]);
  assert.ok(heading[0] <= heading[1], `${heading}`);
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  await open(page);
  assert.equal(await width(), 320);
});

test("what is forgotten is no longer offered, and can still be played", async (t) => {
  const { page, board } = await openGame(t, { before: keeping(`${RULES} Harbour\nabapa,few=9 Village\n`) });
  await open(page);
  await rules(page).selectOption({ label: "Harbour" });
  await button(page, "forget").click();
  assert.equal(await report(page).innerText(), "“Harbour” is forgotten.");
  assert.equal(await button(page, "forget").getAttribute("aria-disabled"), "true");
  assert.equal(await drawer(page), "abapa,few=9 Village\n");
  assert.deepEqual(await rules(page).locator("optgroup option").allInnerTexts(), ["Village"]);
  await page.locator("[data-action=start]").click();
  assert.equal((await board.read()).rules, RULES);
});

test("numbers that no game could be played by are not taken", async (t) => {
  const { page, board } = await openGame(t);
  await putTogether(page);
  for (const wrong of ["48", "-1", "1.5", "999999", ""]) {
    await few(page).fill(wrong);
    assert.match(await about(page, "few"), /when 3 seeds/);
  }
  await few(page).blur();
  assert.equal(await few(page).inputValue(), "3");
  await few(page).fill("47");
  await value(page, "pits", "Five").click();
  assert.equal(await few(page).inputValue(), "39");
  await page.locator("[data-action=start]").click();
  assert.equal((await board.read()).status, "playing");
});

test("where the storage is full or forbidden the rules can still be played and shared", async (t) => {
  const full = () => {
    const put = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, text) {
      if (name === "awale.rules") throw new DOMException("full", "QuotaExceededError");
      put.call(this, name, text);
    };
  };
  const forbidden = () =>
    Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("no"); } });
  for (const refuse of [full, forbidden]) {
    const { page, board } = await openGame(t, { before: (page) => page.addInitScript(refuse) });
    await putTogether(page);
    await name(page).fill("Harbour");
    await button(page, "keep").click();
    assert.match(await report(page).innerText(), /^This browser has no room for these rules\./);
    assert.equal(await name(page).inputValue(), "Harbour");
    assert.equal(await chosen(page), "Custom rules");
    await page.locator("[data-action=start]").click();
    assert.equal((await board.read()).rules, RULES);
    expectQuiet(page);
  }
});

test("what cannot be read of the kept rules is told, and left as it is", async (t) => {
  const damaged = `chess,few=1 Chess\n${RULES} Harbour\n\u{1}{garbage\n`;
  const { page } = await openGame(t, { before: keeping(damaged) });
  await open(page);
  await rules(page).selectOption({ label: "Harbour" });
  assert.match(await report(page).innerText(), /^2 of the kept rule sets could not be read\./);
  await name(page).fill("Port");
  await button(page, "keep").click();
  const left = await drawer(page);
  for (const line of [`${RULES} Port\n`, "chess,few=1 Chess\n", "\u{1}{garbage\n"]) assert.ok(left.includes(line), left);
  expectQuiet(page);
});

test("the fields fit a small phone, whatever the size of its text", async (t) => {
  for (const size of ["100%", "200%"]) {
    const { page } = await openGame(t, { viewport: { width: 320, height: 640 }, colorScheme: "dark" });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
    await putTogether(page);
    await button(page, "share-rules").click();
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll("dialog, dialog *")].filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > innerWidth + 1 || left < -1;
      }).map((element) => element.outerHTML.slice(0, 80)),
    );
    assert.deepEqual(wide, []);
    for (const control of await custom(page).locator("button, label, input[type=text], input[type=number]").all()) {
      assert.ok((await control.boundingBox()).height >= 44);
    }
    assert.deepEqual(await axe(page), []);
  }
});
