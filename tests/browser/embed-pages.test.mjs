// The pages for site owners: the article, the builder, the reference.
import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOf } from "./support/board.mjs";
import { pageOf } from "./support/host.mjs";
import { axe, expectQuiet, openPage, screens } from "./support/page.mjs";
import { serve } from "./support/serve.mjs";

const STRICT =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; style-src 'self'; " +
  "img-src 'self' data:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'";

const open = async (t, name, options) => {
  const server = await serve(t, { headers: { "content-security-policy": STRICT } });
  const page = await openPage(t, { reducedMotion: "reduce", ...options });
  await page.goto(`${server.url}site/${name}.html`);
  return { page, server };
};
const across = (page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const lang of ["en", "fr"]) {
  for (const name of ["article", "builder", "reference"]) {
    test(`${name}-${lang} has no barriers, in light and dark, on a phone and a desktop`, async (t) => {
      for (const [colorScheme, viewport] of [["light", screens.desktop], ["dark", { width: 320, height: 640 }]]) {
        const { page } = await open(t, `${name}-${lang}`, { colorScheme, viewport });
        assert.deepEqual(await axe(page), []);
        assert.equal(await across(page), viewport.width);
        expectQuiet(page);
      }
    });
  }
}

test("every way of embedding is on the article, and works", async (t) => {
  const { page } = await open(t, "article-en");
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

test("what the builder gives is what it shows", async (t) => {
  const { page, server } = await open(t, "builder-en");
  await page.locator(".preview iframe[style]").waitFor();
  await page.getByLabel("Who plays").selectOption("view");
  await page.getByLabel("Colours").selectOption("dark");
  await page.getByLabel("Moves, such as FfBe").fill("FfBe");
  await page.frameLocator(".preview iframe").locator('[data-plies="4"]').waitFor();
  const code = page.locator("textarea.code");
  for (const [kind, words] of [
    ["Frame", ["<iframe", 'loading="lazy"', 'referrerpolicy="no-referrer"', 'allow="fullscreen; clipboard-write"', "#m=FfBe"]],
    ["Sandboxed frame", ['sandbox="allow-scripts"']],
    ["Element", ["embed.js", "<awale-board", 'moves="FfBe"', 'mode="view"', "index.html?v=1"]],
  ]) {
    await page.getByLabel(kind, { exact: true }).check({ force: true });
    const text = await code.inputValue();
    for (const word of words) assert.ok(text.includes(word), `${word} in ${text}`);
    // It is put on a page of another site as it is.
    const files = { "/host.html": { body: pageOf(text) } };
    const site = await serve(t, { files });
    const host = await openPage(t, { reducedMotion: "reduce" });
    await host.goto(`${site.origin}/host.html`);
    if (kind === "Element") await host.getByRole("button").click();
    await host.frameLocator("iframe").locator('[data-plies="4"]').waitFor();
    expectQuiet(host);
  }
  await page.getByLabel("Picture", { exact: true }).check({ force: true });
  await page.getByText("Save the picture").waitFor();
  assert.match(await code.inputValue(), /alt="Awalé board: South 0, North 0, South to move/);
  await page.getByLabel("Moves, such as FfBe").fill("FF");
  await page.getByRole("alert").getByText("m: ply 2: F").waitFor();
  assert.ok(server.requests.every((path) => !path.includes("FfBe")), "no game is sent to the server");
});

test("the builder copies, or says how to", async (t) => {
  const { page } = await open(t, "builder-fr");
  await page.locator(".preview iframe[style]").waitFor();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copier" }).click();
  await page.getByRole("status").getByText("Copié.").waitFor();
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.getByRole("button", { name: "Copier" }).click();
  await page.getByText("copiez-le au clavier").waitFor();
  const selected = await page.evaluate(() => document.querySelector(".code").selectionEnd);
  assert.ok(selected > 100);
});
