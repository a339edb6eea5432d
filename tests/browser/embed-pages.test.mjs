// The pages for site owners: the article, the builder, the reference.
import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOf } from "./support/board.mjs";
import { axe, expectQuiet, screens } from "./support/page.mjs";
import { openSite } from "./support/site.mjs";

const across = (page) => page.evaluate(() => document.documentElement.scrollWidth);
const enlarge = (page) => page.evaluate(() => (document.documentElement.style.fontSize = "200%"));

for (const lang of ["en", "fr"]) {
  for (const name of ["article", "builder", "reference"]) {
    test(`${name}-${lang} has no barriers, in light and dark, on a phone and a desktop`, async (t) => {
      for (const [colorScheme, viewport] of [["light", screens.desktop], ["dark", { width: 320, height: 640 }]]) {
        const { page } = await openSite(t, `${name}-${lang}`, { colorScheme, viewport });
        assert.deepEqual(await axe(page), []);
        assert.equal(await across(page), viewport.width);
        expectQuiet(page);
      }
    });

    test(`${name}-${lang} is no wider than the screen with letters twice as large`, async (t) => {
      const { page } = await openSite(t, `${name}-${lang}`, { viewport: { width: 320, height: 640 } });
      await enlarge(page);
      for (const width of [320, 600, 1000]) {
        await page.setViewportSize({ width, height: 640 });
        assert.equal(await across(page), width);
      }
    });
  }
}

test("every way of embedding is on the article, and works", async (t) => {
  const { page } = await openSite(t, "article-en");
  for (const picture of await page.locator("figure > img").all()) {
    assert.ok(await picture.evaluate((it) => it.decode().then(() => it.naturalWidth > 0)));
  }
  const frames = [page.locator("iframe:not([sandbox])").first(), page.locator("iframe[sandbox]")];
  for (const frame of frames) {
    await frame.scrollIntoViewIfNeeded();
    const board = boardOf(await (await frame.elementHandle()).contentFrame());
    await board.waitUntilShown();
    await board.play((await board.read()).playable.at(-1));
    // No bar, and nothing cut off.
    const inside = await (await frame.elementHandle()).contentFrame();
    const [needed, given] = await inside.evaluate(() => [document.querySelector(".framed").offsetHeight, innerHeight]);
    assert.ok(needed <= given + 1, `${needed} in ${given}`);
  }
  await page.locator("awale-board").getByRole("button").click();
  const game = page.frameLocator("awale-board iframe");
  await game.locator('[data-plies="79"][data-score="27-7"]').waitFor();
  await game.locator("[data-action=last]").click();
  await game.getByText("South wins").first().waitFor();
  expectQuiet(page);
});

for (const [lang, words] of [["en", "needs JavaScript"], ["fr", "besoin de JavaScript"]]) {
  test(`without JavaScript the pages in ${lang} say so, and the builder has another way`, async (t) => {
    const { page, server } = await openSite(t, `builder-${lang}`, { javaScriptEnabled: false });
    const said = page.locator("noscript p");
    assert.match(await said.innerText(), new RegExp(words));
    assert.equal(await page.locator("form").isVisible(), false);
    await said.getByRole("link").click();
    await page.waitForURL(`**/reference-${lang}.html`);
    await page.goto(`${server.url}site/article-${lang}.html`);
    assert.ok(await page.locator("noscript p").isVisible());
  });
}
