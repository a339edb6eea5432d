// Whole games by keyboard alone, on a small phone and with a zoom of 400 %.
import assert from "node:assert/strict";
import { test } from "node:test";
import { against, kept, openGame, untilSettled } from "./support/game.mjs";
import { expectQuiet, screens } from "./support/page.mjs";

/** Fails unless what has the focus can be seen whole, nothing lying over it. */
async function expectFocusSeen(page) {
  const hidden = await page.evaluate(() => {
    const { activeElement: element } = document;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return isInside && element.contains(above) ? null : [element.outerHTML.slice(0, 90), left, top, right, bottom];
  });
  assert.equal(hidden, null);
}

/** Goes by the tab key to what the selector means. */
async function tabTo(page, selector) {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await page.evaluate((selector) => document.activeElement.matches(selector), selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`the tab key does not reach ${selector}`);
}

/** The pit whose name promises the most seeds, or else the first. */
async function best(board, { playable }) {
  const gains = await Promise.all(
    playable.map(async (pit) => {
      const name = await board.pit(pit).locator(".unseen").textContent();
      return Number(/capture (\d+)/.exec(name)?.[1] ?? 0);
    }),
  );
  return playable[gains.indexOf(Math.max(...gains))];
}

/** Plays the game to its end by letters and Enter. */
async function playOut(page, board) {
  await tabTo(page, "[data-pit]");
  for (;;) {
    await untilSettled(page);
    const state = await board.read();
    if (state.outcome) return state;
    await page.keyboard.press((await best(board, state)).toLowerCase());
    await expectFocusSeen(page);
    await page.keyboard.press("Enter");
    await board.waitForPlies(state.plies + 1);
    assert.equal(await board.countSeeds(), 48);
    assert.ok(state.plies < 400, "the game does not end");
  }
}

test("a whole game against the computer at 320 × 640, and the next one", async (t) => {
  const viewport = { width: 320, height: 640 };
  const { page, board } = await openGame(t, { viewport, save: kept(against(1)) });
  const { score } = await playOut(page, board);
  assert.match(score, /^\d+-\d+$/);
  await tabTo(page, "[data-action=again]");
  await expectFocusSeen(page);
  await page.keyboard.press("Enter");
  await board.waitForStatus("playing");
  assert.equal((await board.read()).plies, 0);
  assert.ok(await page.evaluate(() => document.activeElement.matches("[data-pit]")));
  expectQuiet(page);
});

// 1280 × 1024 pixels with a zoom of 400 %.
test("a whole game of two with a zoom of 400 %, and a step back", async (t) => {
  const viewport = { width: 320, height: 256 };
  const { page, board } = await openGame(t, { viewport, deviceScaleFactor: 4, save: kept() });
  const { plies } = await playOut(page, board);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.equal(sideways, 0);
  await tabTo(page, "[data-action=undo]");
  await expectFocusSeen(page);
  await page.keyboard.press("Enter");
  await board.waitForPlies(plies - 1);
  await tabTo(page, "[data-action=redo]");
  await page.keyboard.press("Enter");
  await board.waitForPlies(plies);
  expectQuiet(page);
});

/** Names of all that the tab key reaches, once around. */
async function around(page) {
  const reached = [];
  await page.evaluate(() => document.activeElement.blur());
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press("Tab");
    const key = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (element === document.body) return null;
      element.dataset.reached = "yes";
      return element.dataset.pit ?? element.dataset.action ?? element.name ?? element.textContent;
    });
    if (key === null || key === reached[0]) break;
    reached.push(key);
  }
  return reached;
}

for (const [screen, viewport] of Object.entries({ ...screens, small: { width: 320, height: 640 } })) {
  test(`the tab key reaches every control, and each has a name: ${screen}`, async (t) => {
    const { page } = await openGame(t, { viewport, save: kept({ ...against(1), moves: "CcDd", shown: 4 }) });
    const reached = await around(page);
    assert.ok(reached.length >= 7, reached.join());
    assert.equal(reached.filter((key) => key.length === 1).length, 1, "one pit is in the tab order");
    const missed = await page.locator("button:visible, a[href]:visible, input:visible, select:visible").evaluateAll((controls) =>
      controls
        .filter((control) => control.tabIndex >= 0 && !control.dataset.reached)
        .map((control) => control.outerHTML.slice(0, 80)),
    );
    assert.deepEqual(missed, []);
    const nameless = await page.locator("button:visible, input:visible").evaluateAll((controls) =>
      controls
        .filter((control) => !(control.textContent.trim() || control.ariaLabel || control.labels?.length))
        .map((control) => control.outerHTML),
    );
    assert.deepEqual(nameless, []);
  });
}

// What WCAG 1.4.12 asks a page to bear.
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

for (const viewport of [{ width: 320, height: 640 }, screens.desktop]) {
  for (const locale of ["en-GB", "fr-FR"]) {
    test(`wide text spacing loses nothing: ${viewport.width} px, ${locale}`, async (t) => {
      const { page, board } = await openGame(t, { viewport, locale, save: kept(against(1)) });
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets.push(sheet);
      }, SPACING);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.equal(sideways, 0);
      const cut = await page.locator(".tag, .tool, .tool .word, .quiet, .primary, .line").evaluateAll((elements) =>
        elements
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map((element) => element.textContent),
      );
      assert.deepEqual(cut, []);
      await board.play("C");
      await board.waitForPlies(2);
    });
  }
}
