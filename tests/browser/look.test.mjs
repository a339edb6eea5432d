// The board as it looks: its skins, in light and dark, on both shapes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { against, kept, openGame } from "./support/game.mjs";
import { colourBehind, contrast } from "./support/look.mjs";
import { addStyle, axe, expectQuiet, screens } from "./support/page.mjs";

const SKINS = ["wood", "egg-box", "plain"];
const SMALLEST = { width: 320, height: 640 };

/** Heaps of all sizes, in pits and stores. */
const FULL = kept({ ...against(1), start: "12-1-0-3-2-13-0-1-0-1-0-1-4-10-S" });
const MOVED = kept({ moves: "CcDd", shown: 4 });

const open = (t, skin, options) =>
  openGame(t, {
    save: FULL,
    before: (page) => page.addInitScript((skin) => localStorage.setItem("awale.preferences", `skin=${skin}`), skin),
    ...options,
  });

/** The boxes of all elements that a selector finds, with what `tell` reads. */
const boxes = (page, selector) =>
  page.locator(selector).evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));

for (const skin of SKINS) {
  for (const colorScheme of ["light", "dark"]) {
    test(`axe finds nothing: ${skin}, ${colorScheme}`, async (t) => {
      const viewport = colorScheme === "light" ? screens.desktop : screens.phone;
      const { page } = await open(t, skin, { colorScheme, viewport });
      assert.deepEqual(await axe(page), []);
      expectQuiet(page);
    });

    test(`texts and rings stand out from the board: ${skin}, ${colorScheme}`, async (t) => {
      const { page } = await open(t, skin, { colorScheme, save: MOVED });
      const colours = await page.evaluate(() => {
        const colour = (selector, name, pseudo) => getComputedStyle(document.querySelector(selector), pseudo)[name];
        return {
          count: colour(".count", "color"),
          letter: colour(".letter", "color"),
          owner: colour(".owner", "color"),
          ring: colour(".playable .bowl", "borderTopColor", "::after"),
          mark: colour(".origin .bowl", "outlineColor", "::after"),
        };
      });
      await addStyle(page, ".board .tag, .board .bowl::after, .seed { visibility: hidden }");
      for (const [part, colour] of Object.entries(colours)) {
        const selector = { ring: ".playable .bowl", mark: ".origin .bowl" }[part] ?? `.${part}`;
        const least = ["ring", "mark"].includes(part) ? 3 : 4.5;
        for (const box of await boxes(page, selector)) {
          const behind = await colourBehind(page, box);
          const found = await contrast(page, colour, behind);
          assert.ok(found >= least, `${part}: ${found.toFixed(2)} between ${colour} and ${behind}`);
        }
      }
    });
  }

  for (const [screen, viewport] of Object.entries({ smallest: SMALLEST, ...screens })) {
    test(`every seed lies in a hollow and on no digit: ${skin}, ${screen}`, async (t) => {
      const { page } = await open(t, skin, { viewport });
      const seeds = await boxes(page, ".seed");
      const hollows = await boxes(page, ".bowl, .trough");
      const digits = await boxes(page, ".count, .letter");
      const holds = (hollow, seed) =>
        seed.left >= hollow.left - 1 &&
        seed.right <= hollow.right + 1 &&
        seed.top >= hollow.top - 1 &&
        seed.bottom <= hollow.bottom + 1;
      const covers = (seed, digit) =>
        seed.left < digit.right && seed.right > digit.left && seed.top < digit.bottom && seed.bottom > digit.top;
      assert.equal(seeds.length, 48);
      for (const seed of seeds) {
        const at = JSON.stringify(seed);
        assert.ok(hollows.some((hollow) => holds(hollow, seed)), `outside: ${at}`);
        assert.ok(!digits.some((digit) => covers(seed, digit)), `on a digit: ${at}`);
      }
    });
  }

  test(`counts of 16 px and nothing to scroll sideways at 320 px: ${skin}`, async (t) => {
    const { page } = await open(t, skin, { viewport: SMALLEST });
    const sizes = await page
      .locator(".count")
      .evaluateAll((counts) => counts.map((count) => parseFloat(getComputedStyle(count).fontSize)));
    assert.equal(sizes.length, 14);
    assert.ok(Math.min(...sizes) >= 16, `${sizes}`);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
  });

  test(`forced colours keep seeds, digits and marks: ${skin}`, async (t) => {
    const { page } = await open(t, skin, { forcedColors: "active", save: MOVED });
    await page.locator('[data-pit="A"]').focus();
    await page.keyboard.press("ArrowRight");
    const colours = await page.evaluate(() => {
      const colour = (selector, name, pseudo) => getComputedStyle(document.querySelector(selector), pseudo)[name];
      return {
        board: colour(".board", "backgroundColor"),
        hollow: colour(".bowl", "backgroundColor"),
        seed: colour(".seed", "backgroundColor", "::after"),
        count: colour(".count", "color"),
        letter: colour(".letter", "color"),
        owner: colour(".owner", "color"),
        ring: colour(".playable .bowl", "borderTopColor", "::after"),
        origin: colour(".origin .bowl", "outlineColor", "::after"),
        landing: colour(".landing .bowl", "outlineColor", "::after"),
        focus: colour(".pit:focus-visible", "outlineColor"),
      };
    });
    const { board, hollow, ...seen } = colours;
    assert.equal(board, hollow);
    for (const [part, colour] of Object.entries(seen)) {
      const found = await contrast(page, colour, board);
      assert.ok(found >= 3, `${part}: ${found.toFixed(2)} between ${colour} and ${board}`);
    }
  });
}

test("a chosen theme goes before the one of the system", async (t) => {
  for (const [colorScheme, theme] of [["light", "dark"], ["dark", "light"]]) {
    const { page } = await openGame(t, {
      colorScheme,
      before: (page) => page.addInitScript((theme) => localStorage.setItem("awale.preferences", `theme=${theme}`), theme),
    });
    const [ink, white] = await page.evaluate(() => [getComputedStyle(document.body).color, "rgb(255, 255, 255)"]);
    const found = await contrast(page, ink, white);
    assert.equal(found < 4.5, theme === "dark", `${ink} in a ${theme} theme`);
  }
});
