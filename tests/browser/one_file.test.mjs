// `awale.html`: the whole game in one file, opened by double click.
import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { boardOf } from "./support/board.mjs";
import { against, DRAWER, kept, playToEnd } from "./support/game.mjs";
import { expectQuiet, openPage } from "./support/page.mjs";
import { dist, serve } from "./support/serve.mjs";

/** Opens the file from a folder that holds nothing else. */
async function openFile(t, { save, ...options } = {}) {
  const folder = await mkdtemp(join(tmpdir(), "awale-file-"));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, "awale.html");
  await cp(`${dist}awale.html`, file);
  const page = await openPage(t, { reducedMotion: "reduce", ...options });
  const requests = [];
  page.on("request", (request) => requests.push(request.url()));
  if (save) {
    await page.addInitScript(
      ([drawer, text]) => localStorage.getItem(drawer) ?? localStorage.setItem(drawer, text),
      [DRAWER, save],
    );
  }
  const url = pathToFileURL(file).href;
  await page.goto(url);
  const board = boardOf(page);
  await board.waitUntilShown();
  /** All that was asked for that is neither the file itself nor within it. */
  const outside = () => requests.filter((address) => address !== url && !/^(data|blob):/.test(address));
  return { page, board, url, outside };
}

test("the file is small enough to be sent by mail", async () => {
  const { size } = await stat(`${dist}awale.html`);
  assert.ok(size < 1_500_000, `${size} bytes`);
});

test("from a file, a whole game against the computer and its worker", { timeout: 180_000 }, async (t) => {
  const { page, board, outside } = await openFile(t, { save: kept(against(2)) });
  const end = await playToEnd({ page, board });
  assert.equal(end.status, "over");
  assert.ok(page.workers().length > 0, "a worker thinks");
  assert.match(page.workers()[0].url(), /^blob:/);
  assert.equal(await page.locator(".notice.trouble").count(), 0);
  assert.deepEqual(outside(), []);
  expectQuiet(page);
});

test("from a file, the game is kept over a reload", async (t) => {
  const { page, board } = await openFile(t);
  await board.play("C");
  await board.waitForPlies(2);
  const before = await board.read();
  // A file that is loaded anew is in a new process, which what was kept only
  // now may not have reached.
  await page.waitForTimeout(2000);
  await page.reload();
  await board.waitUntilShown();
  assert.deepEqual(await board.read(), before);
  expectQuiet(page);
});

test("from a file, all languages and boards are there", async (t) => {
  const { page, board, outside } = await openFile(t, { locale: "fr-FR" });
  assert.equal(await page.locator("html").getAttribute("lang"), "fr");
  const languages = page.locator("select").first();
  const tags = await languages.locator("option").evaluateAll((options) => options.map(({ value }) => value));
  assert.equal(tags.length, 8);
  for (const tag of tags) {
    await languages.selectOption(tag);
    await page.locator(`html[lang=${tag}]`).waitFor();
  }
  for (const skin of ["wood", "egg-box", "plain"]) {
    await page.evaluate((skin) => localStorage.setItem("awale.preferences", `skin=${skin}`), skin);
    await page.reload();
    await board.waitUntilShown();
    await page.locator(`[data-skin=${skin}]`).waitFor();
    const kinds = await page.locator(".seed").first().evaluate((seed) => {
      const style = getComputedStyle(seed);
      return [style, getComputedStyle(seed, "::before"), getComputedStyle(seed, "::after")].map((it) => it.backgroundImage);
    });
    if (skin !== "plain") assert.match(kinds.join(), /url\("data:image\/svg\+xml/, skin);
  }
  assert.deepEqual(outside(), []);
  expectQuiet(page);
});

test("from a file, the game is shared by copying", async (t) => {
  const { page, board, url } = await openFile(t, { save: kept(), permissions: ["clipboard-read", "clipboard-write"] });
  await board.play("F");
  await page.locator("[data-action=more]").click();
  await page.locator("[data-action=share]").click();
  await page.locator("[data-action=copy]").click();
  await page.locator(".report").getByText(/copied/i).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.ok(link.startsWith(`${url}?v=1`), link);
  // Whoever has the file too opens the game by it.
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await board.waitUntilShown();
  assert.equal((await board.read()).plies, 1);
  expectQuiet(page);
});

test("the policy of the file lets only its own scripts and styles in", async (t) => {
  const text = await readFile(`${dist}awale.html`, "utf8");
  const [, policy] = /http-equiv=Content-Security-Policy content="([^"]*)"/.exec(text);
  assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|https?:|'self'|\*/);
  const { page } = await openFile(t);
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "globalThis.ran = true";
    document.head.append(script);
    return globalThis.ran === true;
  });
  assert.equal(ran, false);
});

test("from a server and in a sandboxed frame the file works too", async (t) => {
  const host = {
    body: '<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,"><iframe sandbox="allow-scripts" src="/awale.html" title="Awalé" width="900" height="600"></iframe>',
  };
  const server = await serve(t, { files: { "/host.html": host } });
  const page = await openPage(t);
  await page.goto(`${server.origin}/awale.html`);
  await boardOf(page).waitUntilShown();
  expectQuiet(page);
  await page.goto(`${server.origin}/host.html`);
  await page.frameLocator("iframe").locator("[data-side-to-move]").waitFor();
  const frame = page.frames().find((frame) => frame.url().endsWith("/awale.html"));
  const board = boardOf(frame);
  await board.play("C");
  await board.waitForPlies(2);
  assert.deepEqual([...new Set(server.requests)], ["/awale.html", "/host.html"]);
  expectQuiet(page);
});
