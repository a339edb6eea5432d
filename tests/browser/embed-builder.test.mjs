// The builder: from a form to a snippet, with the board as it will be.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageOf } from "./support/host.mjs";
import { expectQuiet, openPage } from "./support/page.mjs";
import { serve } from "./support/serve.mjs";
import { openSite } from "./support/site.mjs";

// The picture that is to be saved, if there is one.
const drawn = async (page) => {
  const address = (await page.locator("a[download]").getAttribute("href")) ?? "";
  return decodeURIComponent(address.slice(address.indexOf(",") + 1));
};
const choose = (page, kind) => page.getByLabel(kind, { exact: true }).press("Space");

test("what the builder gives is what it shows", async (t) => {
  const { page, server } = await openSite(t, "builder-en");
  await page.locator(".preview iframe[style]").waitFor();
  await page.getByLabel("Who plays").selectOption("view");
  await page.getByLabel("Colours").selectOption("dark");
  await page.getByLabel("Moves, such as FfBe").fill("FfBe");
  await page.frameLocator(".preview iframe").locator('[data-plies="4"]').waitFor();
  const code = page.locator("textarea.code");
  for (const [kind, words] of [
    ["Frame", ["<iframe", 'loading="lazy"', 'referrerpolicy="no-referrer"', 'allow="fullscreen; clipboard-write"', "#m=FfBe"]],
    ["Sandboxed frame", ['sandbox="allow-scripts"']],
    ["Element", ["embed.js", "<awale-board", 'moves="FfBe"', 'mode="view"', "index.html?v=1", 'picture="awale.svg"', 'alt="Awalé board: ']],
  ]) {
    await choose(page, kind);
    const text = await code.inputValue();
    for (const word of words) assert.ok(text.includes(word), `${word} in ${text}`);
    // It is put on a page of another site as it is, with its picture.
    const files = { "/host.html": { body: pageOf(text) }, "/awale.svg": { body: await drawn(page) } };
    const site = await serve(t, { files });
    const host = await openPage(t, { reducedMotion: "reduce" });
    await host.goto(`${site.origin}/host.html`);
    if (kind === "Element") {
      const decoded = await host.evaluate(() =>
        document.querySelector("awale-board").shadowRoot.querySelector("img").decode(),
      );
      assert.equal(decoded, undefined);
      await host.getByRole("button").click();
    }
    await host.frameLocator("iframe").locator('[data-plies="4"]').waitFor();
    expectQuiet(host);
  }
  await choose(page, "Picture");
  await page.getByRole("link", { name: "Save the picture" }).waitFor();
  assert.match(await code.inputValue(), /alt="Awalé board: South 0, North 0, South to move/);
  await page.getByLabel("Moves, such as FfBe").fill("FF");
  await page.getByRole("alert").getByText("m: ply 2: F").waitFor();
  // The pictures have styles in them, which this page's policy would refuse.
  expectQuiet(page);
  assert.ok(server.requests.every((path) => !path.includes("FfBe")), "no game is sent to the server");
});

test("the builder copies, or says how to", async (t) => {
  const { page } = await openSite(t, "builder-fr");
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

test("the link in an element's place opens its game on the whole page", async (t) => {
  const { page } = await openSite(t, "builder-en");
  await page.locator(".preview iframe[style]").waitFor();
  const chosen = { mode: "view", rules: "akan", controls: "full", coords: "0", sound: "1", theme: "dark", lang: "fr" };
  for (const [name, value] of Object.entries(chosen)) await page.locator(`[name=${name}]`).selectOption(value);
  await page.getByLabel("Moves, such as FfBe").fill("FfBe");
  await page.frameLocator(".preview iframe").locator('[data-plies="4"]').waitFor();
  await choose(page, "Element");
  const link = await page.evaluate(() => {
    const text = document.querySelector("textarea.code").value;
    return new DOMParser().parseFromString(text, "text/html").querySelector("a").href;
  });
  const { searchParams, hash } = new URL(link);
  assert.deepEqual([[...searchParams.keys()], hash], [["v", "mode", "rules"], "#m=FfBe"]);
  const whole = await openPage(t, { reducedMotion: "reduce" });
  await whole.goto(link);
  await whole.locator('[data-plies="4"][data-rules^="akan"]').waitFor();
});

test("an element's picture is of its game, not of what was played in the preview", async (t) => {
  const { page } = await openSite(t, "builder-en");
  await page.getByLabel("Who plays").selectOption("two");
  // The game as it was chosen before is shown for a moment more.
  await page.locator('.preview iframe[src*="mode=two"]').waitFor();
  await choose(page, "Element");
  const code = page.locator("textarea.code");
  const shows = (words) =>
    page.waitForFunction(
      (words) => document.querySelector("textarea.code").value.includes(words),
      words,
    );
  await shows("4, 4, 4, 4, 4 and 4");
  await page.getByText("put it beside your page").waitFor();
  await page.frameLocator(".preview iframe").locator("[data-pit=F]").click();
  await choose(page, "Picture");
  await shows("4, 4, 4, 4, 4 and 0");
  await choose(page, "Element");
  assert.ok(!(await code.inputValue()).includes("and 0;"));
  await page.getByRole("button", { name: "Take over" }).click();
  await shows("4, 4, 4, 4, 4 and 0");
  assert.match(await code.inputValue(), /moves="F"/);
});

test("a reader who comes back finds form, preview and code of one mind", async (t) => {
  const { page } = await openSite(t, "builder-en");
  await page.locator(".preview iframe[style]").waitFor();
  await page.getByLabel("Who plays").selectOption("view");
  await page.getByLabel("Moves, such as FfBe").fill("FfBe");
  await page.frameLocator(".preview iframe").locator('[data-plies="4"]').waitFor();
  await page.getByRole("link", { name: "Reference", exact: true }).click();
  await page.waitForURL("**/reference-en.html");
  await page.goBack();
  assert.equal(await page.getByLabel("Who plays").inputValue(), "view");
  await page.frameLocator(".preview iframe").locator('[data-plies="4"]').waitFor();
  assert.match(await page.locator("textarea.code").inputValue(), /mode=view#m=FfBe/);
});
