// Boards on other pages steal nothing: no focus, no keys, no scrolling, no room.
import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOf } from "./support/board.mjs";
import { openHost, said, send } from "./support/host.mjs";
import { axe, expectQuiet, openPage } from "./support/page.mjs";
import { serve } from "./support/serve.mjs";

const board = (id, game, query) =>
  `<iframe id="${id}" title="${id}" width="480" height="420" src="${game}embed.html?${query}"></iframe>`;
const LONG = '<p style="height:2000px">text</p>';
const scrolled = (page) => page.evaluate(() => Math.round(scrollY));

test("no board takes the focus, when it comes or when a game is played on it", async (t) => {
  const { page } = await openHost(t, (game, origin) =>
    `<input id="field">${board("one", game, `mode=two&origin=${origin}`)}${board("two", game, `level=1&origin=${origin}`)}`,
  );
  await page.locator("#field").focus();
  await said(page, { from: "one", type: "ready" });
  await said(page, { from: "two", type: "ready" });
  for (const [id, move] of [["one", "F"], ["one", "f"], ["two", "C"]]) await send(page, id, { type: "play", move });
  await page.waitForFunction(() => heard.filter((it) => it.from === "two" && it.type === "move").length === 2);
  await send(page, "one", { type: "load", moves: "FfBe", id: 1 });
  await send(page, "one", { type: "setOptions", mode: "ai", side: "north", id: 2 });
  await said(page, { from: "one", type: "state", id: 2 });
  assert.equal(await page.evaluate(() => document.activeElement.id), "field");
  assert.equal(await scrolled(page), 0);
});

test("arrow keys scroll the page unless a pit has the focus", async (t) => {
  const { page } = await openHost(t, (game, origin) => board("one", game, `mode=two&origin=${origin}`) + LONG, {
    viewport: { width: 600, height: 500 },
  });
  await said(page, { type: "resize" });
  await page.locator("h1").click();
  await page.keyboard.press("ArrowDown");
  // A step of the keyboard, which comes smoothly.
  await page.waitForFunction(() => scrollY === 40);
  await page.evaluate(() => scrollTo(0, 0));
  const pit = page.frameLocator("#one").locator("[data-pit=A]");
  await pit.focus();
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.press("ArrowUp");
  await page.frameLocator("#one").locator("[data-pit=f]:focus").waitFor();
  await page.keyboard.press("ArrowDown");
  await page.frameLocator("#one").locator("[data-pit=A]:focus").waitFor();
  assert.equal(await scrolled(page), 0);
});

test("a wheel over a board scrolls the page", async (t) => {
  const { page } = await openHost(t, (game, origin) => board("one", game, `mode=two&origin=${origin}`) + LONG, {
    viewport: { width: 600, height: 500 },
  });
  await said(page, { type: "resize" });
  const box = await page.locator("#one").boundingBox();
  await page.mouse.move(box.x + 240, box.y + 100);
  await page.mouse.wheel(0, 120);
  await page.waitForFunction(() => scrollY > 60);
});

test("nothing on a board keeps a finger from scrolling", async (t) => {
  const server = await serve(t);
  const page = await openPage(t, { touch: true, viewport: { width: 360, height: 700 } });
  await page.goto(`${server.url}embed.html?mode=two`);
  await boardOf(page).waitUntilShown();
  const kept = await page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .map((it) => getComputedStyle(it).touchAction)
      .filter((action) => !["auto", "manipulation"].includes(action)),
  );
  assert.deepEqual(kept, []);
});

for (const width of [240, 320, 416, 417, 640]) {
  test(`at ${width} pixels nothing is cut off, and the height is that which the element keeps free`, async (t) => {
    const server = await serve(t);
    for (const [controls, rest] of [["none", 94], ["min", 142], ["full", null]]) {
      const page = await openPage(t, { viewport: { width, height: 200 }, reducedMotion: "reduce" });
      await page.goto(`${server.url}embed.html?lang=fr&controls=${controls}&level=8#m=FfBe`);
      await boardOf(page).waitUntilShown();
      const measure = () =>
        page.evaluate(() => {
          const { height } = document.querySelector(".framed").getBoundingClientRect();
          return { height, across: document.documentElement.scrollWidth };
        });
      const { height, across } = await measure();
      assert.equal(across, width);
      if (rest) assert.ok(Math.abs(height - (width * (width > 416 ? 0.392 : 1.36) + rest)) < 2, `${height}`);
      // A frame of another height has the same board.
      await page.setViewportSize({ width, height: 900 });
      assert.equal((await measure()).height, height);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll("button:not(.pit), select, a")]
          .map((it) => it.getBoundingClientRect())
          .filter(({ width, height }) => width > 0 && (width < 44 || height < 44)),
      );
      assert.deepEqual(small, []);
    }
  });
}

test("with all controls too, the element keeps the height free that the frame takes", async (t) => {
  const widths = [[240, "en"], [240, "de"], [240, "ar"], [320, "fr"], [420, "en"], [420, "de"], [560, "fr"], [640, "de"]];
  const { page } = await openHost(t, (game) =>
    `<div id="place"></div><script src="${game}embed.js"></script>`,
  );
  for (const [width, lang] of widths) {
    const heights = await page.evaluate(async ([width, lang]) => {
      const board = document.createElement("awale-board");
      for (const [name, value] of Object.entries({ controls: "full", loading: "eager", lang })) board.setAttribute(name, value);
      board.style.width = `${width}px`;
      document.getElementById("place").replaceChildren(board);
      await board.getState();
      const { style } = board.shadowRoot.querySelector("iframe");
      while (!style.length) await new Promise((done) => setTimeout(done, 20));
      const told = board.offsetHeight;
      style.removeProperty("--height");
      return [told, board.offsetHeight];
    }, [width, lang]);
    assert.ok(Math.abs(heights[0] - heights[1]) <= 2, `${width} ${lang}: ${heights}`);
  }
});

test("nothing on the host's page moves once a frame has its height", async (t) => {
  const { page } = await openHost(t, (game) =>
    `<awale-board id="one" level="1" loading="eager"></awale-board><p id="below">text</p><script src="${game}embed.js"></script>`,
    { viewport: { width: 600, height: 700 }, reducedMotion: "no-preference" },
  );
  await said(page, { from: "one", type: "ready" });
  const below = () => page.locator("#below").evaluate((it) => it.getBoundingClientRect().top);
  await page.waitForFunction(() => document.getElementById("one").shadowRoot.querySelector("iframe").style.length > 0);
  const before = await below();
  await page.evaluate(() => (globalThis.shifts = 0));
  await page.evaluate(() => document.getElementById("one").play("C"));
  await page.waitForFunction(() => heard.filter((it) => it.type === "move").length === 2);
  await page.evaluate(() => document.getElementById("one").load(null, "FF").catch(() => {}));
  assert.equal(await below(), before);
  assert.equal(await page.evaluate(() => shifts), 0);
});

test("the frame has no barriers, in light and dark, whatever its controls", async (t) => {
  const server = await serve(t);
  for (const query of ["controls=full&theme=dark#m=Ff", "mode=view&controls=min#m=FfBe", "controls=none&level=9"]) {
    const page = await openPage(t, { viewport: { width: 480, height: 500 }, reducedMotion: "reduce" });
    await page.goto(`${server.url}embed.html?lang=en&${query}`);
    await boardOf(page).waitUntilShown();
    assert.deepEqual(await axe(page), [], query);
    expectQuiet(page);
  }
});

test("without JavaScript the frame says what it needs", async (t) => {
  const server = await serve(t);
  const page = await openPage(t, { javaScriptEnabled: false });
  await page.goto(`${server.url}embed.html`);
  await page.locator("noscript p[lang=fr]").waitFor();
});
