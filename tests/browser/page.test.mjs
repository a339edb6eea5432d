// What others see of the page: systems that install it, sites that link to
// it, browsers in which it cannot run, paper.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { kept, openGame } from "./support/game.mjs";
import { axe, expectQuiet, openPage } from "./support/page.mjs";
import { dist, plainName, serve } from "./support/serve.mjs";

/** The width and height of a PNG, from its head. */
async function sizeOf(name) {
  const bytes = await readFile(`${dist}${name}`);
  assert.equal(bytes.subarray(1, 4).toString(), "PNG", name);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

const attribute = (page, selector, name) => page.locator(selector).first().getAttribute(name);

test("the manifest says all that installing needs, with icons of the sizes it tells", async (t) => {
  const { page, server } = await openGame(t);
  const address = new URL(await attribute(page, "link[rel=manifest]", "href"), server.url);
  const answer = await page.request.get(address.href);
  assert.equal(answer.status(), 200);
  const manifest = await answer.json();
  assert.equal(manifest.name, "Awalé");
  assert.equal(manifest.display, "standalone");
  for (const place of [manifest.id, manifest.start_url, manifest.scope]) assert.equal(place, "./");
  const icons = manifest.icons.filter(({ type }) => type === "image/png");
  for (const { src, sizes } of icons) assert.equal(await sizeOf(src), sizes);
  assert.ok(icons.some(({ sizes }) => sizes === "192x192"));
  assert.ok(icons.some(({ purpose, sizes }) => purpose === "maskable" && sizes === "512x512"));
  assert.equal(await sizeOf(await attribute(page, "link[rel=apple-touch-icon]", "href")), "180x180");
  for (const { url } of manifest.shortcuts) {
    await page.goto(new URL(url, server.url).href);
    await page.locator("[data-pit=A]").waitFor();
    assert.equal(await page.locator(".notice .warning").count(), 0);
  }
  expectQuiet(page);
});

test("a link to the page shows a picture of the board", async (t) => {
  const { page, server } = await openGame(t);
  for (const name of ["og:title", "og:description", "og:type", "og:image:alt"]) {
    assert.ok(await attribute(page, `meta[property="${name}"]`, "content"), name);
  }
  assert.equal(await attribute(page, "meta[name='twitter:card']", "content"), "summary_large_image");
  const picture = new URL(await attribute(page, 'meta[property="og:image"]', "content"), server.url);
  const answer = await page.request.get(picture.href);
  assert.equal(answer.status(), 200);
  assert.ok((await answer.body()).length < 100_000);
  assert.equal(await page.locator("meta[name=theme-color]").count(), 2);
});

test("where the game cannot run, a picture of it and a sentence", async (t) => {
  const server = await serve(t);
  const without = await openPage(t, { javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
  await without.goto(server.url);
  assert.match(await without.locator("noscript").innerText(), /needs JavaScript/);
  const old = await openPage(t, { viewport: { width: 320, height: 640 } });
  await old.addInitScript(() => delete globalThis.WebAssembly);
  await old.goto(server.url);
  await old.getByRole("alert").getByText(/needs WebAssembly/).waitFor();
  assert.ok((await old.getByRole("button", { name: "Reload" }).boundingBox()).height >= 44);
  // A single sentence needs neither a heading nor a landmark.
  const found = await axe(old);
  assert.deepEqual(found.filter((violation) => !/^(landmark-one-main|page-has-heading-one) /.test(violation)), []);
  const shown = server.requests.filter((path) => plainName(path).endsWith("board.svg"));
  assert.equal(shown.length, 2, "the picture of both");
  for (const page of [without, old]) {
    assert.ok((await page.locator("body").evaluate((body) => body.scrollWidth)) <= 320);
  }
});

test("on paper there are the board and the moves, without controls", async (t) => {
  const { page, board } = await openGame(t, { save: kept({ moves: "CfFaBb", shown: 6 }), colorScheme: "dark" });
  await page.locator("[data-action=moves]").click();
  await page.emulateMedia({ media: "print" });
  for (const hidden of [".controls", ".corner", ".steps", ".moves .close", ".notices"]) {
    for (const part of await page.locator(hidden).all()) assert.equal(await part.isVisible(), false, hidden);
  }
  assert.ok(await board.pit("A").isVisible());
  assert.equal(await page.locator(".moves li").first().isVisible(), true);
  const ink = await page.locator(".moves li").first().evaluate((item) => getComputedStyle(item).color);
  assert.equal(ink, "rgb(0, 0, 0)");
  const pdf = await page.pdf({ format: "A4" });
  const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g).length;
  assert.equal(pages, 1);
});
