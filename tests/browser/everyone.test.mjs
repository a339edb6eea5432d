// The page for everyone: axe in each state, sizes from 320 px up.
import assert from "node:assert/strict";
import { test } from "node:test";
import { against, choose, kept, openGame } from "./support/game.mjs";
import { axe, expectQuiet, screens } from "./support/page.mjs";

const facing = (page) => page.addInitScript(() => localStorage.setItem("awale.preferences", "seating=facing"));

/** Each state of the page, reached from a kept game. */
const STATES = {
  start: { save: kept(against(1)) },
  "in play": { save: kept({ ...against(1), moves: "CcDd", shown: 4 }) },
  thinking: { save: kept({ ...against(8), moves: "C", shown: 1 }) },
  "two players": { save: kept({ moves: "Cc", shown: 2 }) },
  "ten pits": { save: kept({ rules: "ten-pit", start: "4-4-4-4-4-4-4-4-4-4-0-0-S" }) },
  refused: { save: kept(against(1)), reach: ({ board }) => choose(board, "c") },
  notice: { save: "{" },
  "new game": { save: kept(against(1)), reach: ({ page }) => page.locator("[data-action=new-game]").click() },
  more: { save: kept(), reach: ({ page }) => page.locator("[data-action=more]").click() },
  settings: { save: kept(), reach: ({ page }) => page.locator("[data-action=settings]").click() },
  "looking back": { save: kept({ ...against(1), moves: "CcDd", shown: 1 }) },
  "pointed at": { save: kept({ start: "0-0-0-0-4-2-1-1-0-4-4-4-14-14-S" }), reach: ({ board }) => board.pit("F").hover() },
  "a cancelled grand slam": { save: kept({ start: "4-4-4-4-4-2-1-1-0-0-0-0-12-12-S" }), reach: ({ board }) => board.play("F") },
  "face to face": { save: kept({ moves: "Cc", shown: 2 }), before: facing },
  "moves and analysis": {
    save: kept({ moves: "CcDd", shown: 4 }),
    reach: async ({ page }) => {
      for (const panel of ["list", "analyse"]) {
        await page.locator("[data-action=more]").click();
        await page.locator(`dialog [data-action=${panel}]`).click();
      }
      await page.locator(".moves + .analysis").waitFor();
    },
  },
  over: { save: kept({ ...against(1), start: "0-0-0-0-0-0-0-0-0-0-3-3-26-16-N" }) },
};

for (const colorScheme of ["light", "dark"]) {
  for (const [state, { save, before, reach }] of Object.entries(STATES)) {
    test(`axe finds nothing: ${state}, ${colorScheme}`, async (t) => {
      const locale = colorScheme === "light" ? "en-GB" : "fr-FR";
      const viewport = colorScheme === "light" ? screens.desktop : screens.phone;
      const opened = await openGame(t, { save, before, colorScheme, locale, viewport });
      await reach?.(opened);
      assert.deepEqual(await axe(opened.page), []);
      expectQuiet(opened.page);
    });
  }
}

const SIZES = [
  [320, 568],
  [320, 640],
  [360, 740],
  [412, 915],
  [480, 320],
  [568, 320],
  [600, 500],
  [740, 360],
  [820, 1180],
  [1180, 820],
  [1440, 900],
  [2560, 1440],
];

for (const [width, height] of SIZES) {
  for (const locale of ["en-GB", "fr-FR"]) {
    test(`no scrolling in play at ${width} × ${height}, ${locale}`, async (t) => {
      const { page, board } = await openGame(t, { viewport: { width, height }, locale, save: kept(against(1)) });
      const expectFit = async () => {
        const spare = await page.evaluate(() => [
          innerWidth - document.documentElement.scrollWidth,
          innerHeight - document.documentElement.scrollHeight,
        ]);
        assert.deepEqual(spare, [0, 0]);
        const boxes = await page.locator("[data-pit], [data-store], button:visible, .line, .hint").all();
        for (const element of boxes) {
          const { x, y, width: w, height: h } = await element.boundingBox();
          const inside = x >= -0.5 && y >= -0.5 && x + w <= width + 0.5 && y + h <= height + 0.5;
          assert.ok(inside, `${await element.getAttribute("class")} at ${x}, ${y}, ${w} × ${h}`);
        }
      };
      await expectFit();
      const { width: w, height: h } = await board.pit("A").boundingBox();
      assert.ok(w >= 44 && h >= 44, `a pit of ${w} × ${h}`);
      await choose(board, "c");
      await expectFit();
    });
  }
}

for (const [width, height] of [[320, 256], [360, 225], [480, 250]]) {
  test(`a zoomed window of ${width} × ${height} scrolls to a board of usable pits`, async (t) => {
    const { page, board } = await openGame(t, { viewport: { width, height }, save: kept(against(1)) });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.equal(sideways, 0);
    const { width: w, height: h } = await board.pit("F").boundingBox();
    assert.ok(w >= 44 && h >= 44, `a pit of ${w} × ${h}`);
    await board.play("F");
    await board.waitForPlies(2);
  });
}

for (const [name, reach, expected] of [
  ["Cancel", async (page) => page.locator("dialog [data-action=cancel]").focus(), "new-game"],
  ["Start", async (page) => page.locator("dialog [data-action=start]").focus(), "new-game"],
]) {
  test(`the focus returns from a dialog closed by ${name}`, async (t) => {
    const { page } = await openGame(t, { save: kept() });
    await page.locator("[data-action=new-game]").focus();
    await page.keyboard.press("Enter");
    await reach(page);
    await page.keyboard.press("Enter");
    await page.locator("dialog").waitFor({ state: "detached" });
    assert.equal(await page.evaluate(() => document.activeElement.dataset.action), expected);
  });
}

for (const locale of ["en-GB", "fr-FR"]) {
  test(`no label is wider than its button, ${locale}`, async (t) => {
    const over = kept({ ...against(1), start: "0-0-0-0-0-0-0-0-0-0-3-3-26-16-N" });
    for (const save of [kept(against(1)), over]) {
      const { page } = await openGame(t, { locale, save });
      for (const width of [320, 360, 412, 480, 568, 700, 1000]) {
        await page.setViewportSize({ width, height: 700 });
        const wide = await page.locator(".controls button, .corner button, .language").evaluateAll((buttons) =>
          buttons.filter((button) => button.scrollWidth > button.clientWidth).map((button) => button.innerText),
        );
        assert.deepEqual(wide, [], `at ${width} px`);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(sideways <= 0, `the page is ${sideways} px too wide at ${width} px`);
      }
    }
  });
}

test("the focus goes to the board from a button that disappears", async (t) => {
  const save = kept({ start: "0-0-0-0-0-0-0-0-0-0-3-3-26-16-N" });
  const { page } = await openGame(t, { save });
  await page.locator("[data-action=again]").focus();
  await page.keyboard.press("Enter");
  // It goes there once the new board is drawn.
  await page.locator("[data-pit=A]:focus").waitFor();
});

test("the game stays whole at 320 px when it is over, in both languages", async (t) => {
  for (const locale of ["en-GB", "fr-FR"]) {
    const save = kept({ ...against(1), start: "0-0-0-0-0-0-0-0-0-0-3-3-26-16-N" });
    const { page } = await openGame(t, { viewport: { width: 320, height: 640 }, locale, save });
    const line = await page.locator(".line").boundingBox();
    const score = await page.locator(".score").boundingBox();
    const again = await page.locator("[data-action=again]").boundingBox();
    assert.ok(line.y + line.height <= score.y + 1 && score.y + score.height <= again.y + 1);
    assert.ok(again.x + again.width <= 320 && again.y + again.height <= 640);
  }
});
