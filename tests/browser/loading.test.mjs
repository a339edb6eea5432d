// The ways in which the page is loaded: from servers and places of all kinds.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { boardOf } from "./support/board.mjs";
import { expectQuiet, heardOf, openPage } from "./support/page.mjs";
import { built, builtName, dist, plainName, serve } from "./support/serve.mjs";

const STRICT =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; " +
  "style-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'";

/** The head of a page that has no icon, which browsers would else ask for. */
const HEAD = '<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">';

/** Fails unless a whole board comes up in the page or frame. */
async function expectBoard(page) {
  const board = boardOf(page);
  await board.waitUntilShown();
  await board.expectWhole();
}

/**
 * Fails unless the computer answers a move from its worker: without one the
 * page would say so. `troubles` is how many other notices there are.
 */
async function expectAnswer(page, troubles = 0) {
  const board = boardOf(page);
  await board.play("C");
  await board.waitForPlies(2);
  assert.equal(await page.locator(".notice").count(), troubles);
}

/** What the page's own hook for the worker comes to: the worker's first message. */
const spawnWorker = (page, attempt) =>
  page.evaluate(async (attempt) => {
    const worker = await globalThis.awaleSpawnWorker(attempt);
    return new Promise((done) => {
      worker.onmessage = () => done("message");
      worker.onerror = (event) => {
        event.preventDefault();
        done("error event");
      };
    }).finally(() => worker.terminate());
  }, attempt);

test("from a server's root", async (t) => {
  const server = await serve(t);
  const page = await openPage(t);
  await page.goto(server.url);
  await expectBoard(page);
  expectQuiet(page);
});

test("from a deep path, with everything below it", async (t) => {
  const mount = "/some/deep/path/";
  const server = await serve(t, { mount });
  const page = await openPage(t);
  await page.goto(server.url);
  await expectBoard(page);
  await expectAnswer(page);
  assert.deepEqual(server.requests.filter((path) => !path.startsWith(mount)), []);
  expectQuiet(page);
});

test("all that is loaded, but the page and its icon, has a hash in its name", async (t) => {
  const server = await serve(t);
  const page = await openPage(t);
  await page.goto(server.url);
  await expectBoard(page);
  await expectAnswer(page);
  const unhashed = server.requests.filter((path) => plainName(path) === path);
  assert.deepEqual(unhashed.filter((path) => !/^\/(icons?\b.*|manifest\.webmanifest)?$/.test(path)), []);
  assert.deepEqual(server.requests.filter((path) => path.includes("?")), []);
});

test("opened as a file", async (t) => {
  const page = await openPage(t);
  await page.goto(pathToFileURL(`${dist}index.html`).href);
  await expectBoard(page);
  await expectAnswer(page);
  assert.equal(await spawnWorker(page, 0), "message");
  expectQuiet(page);
});

test("in a sandboxed frame", async (t) => {
  const host = {
    body: `${HEAD}<iframe sandbox="allow-scripts" src="/game/" title="Awalé" width="900" height="600"></iframe>`,
  };
  const server = await serve(t, { mount: "/game/", files: { "/host.html": host } });
  const page = await openPage(t);
  await page.goto(`${server.origin}/host.html`);
  await page.frameLocator("iframe").locator("[data-side-to-move]").waitFor();
  const frame = page.frames().find((frame) => frame.url().endsWith("/game/"));
  await expectBoard(frame);
  await expectAnswer(frame, 1);
  assert.equal(await spawnWorker(frame, 0), "message");
  expectQuiet(page);
});

test("in a sandboxed frame every form works, although none may be submitted", async (t) => {
  const host = {
    body: `${HEAD}<iframe sandbox="allow-scripts" src="/game/" title="Awalé" width="900" height="700"></iframe>`,
  };
  const server = await serve(t, { mount: "/game/", files: { "/host.html": host } });
  const page = await openPage(t);
  await page.goto(`${server.origin}/host.html`);
  const frame = page.frameLocator("iframe");
  const board = frame.locator("[data-side-to-move]");
  await frame.locator("[data-action=new-game]").click();
  await frame.getByRole("radio", { name: "Two players, one board" }).check();
  await frame.locator("[data-action=start]").click();
  await frame.getByRole("dialog").waitFor({ state: "detached" });
  await frame.locator("[data-pit=C]").focus();
  await page.keyboard.press("t");
  await page.keyboard.type("C");
  await page.keyboard.press("Enter");
  await frame.locator('[data-plies="1"]').waitFor();
  await frame.locator("[data-action=new-game]").click();
  await frame.getByRole("radio", { name: "Two players, one board" }).press("Enter");
  await frame.locator('[data-plies="0"]').waitFor();
  await frame.locator("[data-action=settings]").click();
  await frame.locator("dialog [data-action=close]").click();
  await frame.getByRole("dialog").waitFor({ state: "detached" });
  assert.equal(await board.getAttribute("data-status"), "playing");
  expectQuiet(page);
});

test("under a strict content security policy", async (t) => {
  const server = await serve(t, { headers: { "content-security-policy": STRICT } });
  const page = await openPage(t);
  await page.goto(server.url);
  await expectBoard(page);
  await expectAnswer(page);
  assert.equal(await spawnWorker(page, 0), "message", "by URL");
  assert.equal(await spawnWorker(page, 1), "message", "from a Blob");
  expectQuiet(page);
});

test("where the policy refuses to fetch, from the bundle", async (t) => {
  const policy = STRICT.replace("connect-src 'self'", "connect-src 'none'");
  const server = await serve(t, { headers: { "content-security-policy": policy } });
  const page = await openPage(t);
  await page.goto(server.url);
  await expectBoard(page);
  await expectAnswer(page);
  assert.ok(server.requests.some((path) => plainName(path) === "/bundle.js"));
  // The browser itself reports each refusal; nothing else may be heard.
  expectQuiet(page, { allow: [/Content Security Policy/i, /^request failed: .*(wasm|worker|words)/] });
});

test("from a bundle in the page itself", async (t) => {
  const [bundle, boot] = await Promise.all(
    ["bundle.js", "boot.js"].map((name) => readFile(built(name), "utf8")),
  );
  const body = `${HEAD}<body><div id="awale"></div><script>${bundle}</script><script>${boot}</script>`;
  const server = await serve(t, { files: { "/single.html": { body } } });
  const page = await openPage(t);
  await page.goto(`${server.origin}/single.html`);
  await expectBoard(page);
  assert.equal(await spawnWorker(page, 0), "message");
  assert.deepEqual(server.requests, ["/single.html"]);
  expectQuiet(page);
});

test("from a server that does not know the type of wasm", async (t) => {
  const headers = { "content-type": "application/octet-stream" };
  const [app, worker] = await Promise.all(
    ["app_bg.wasm", "worker_bg.wasm"].map(async (name) => ({ headers, body: await readFile(built(name)) })),
  );
  const server = await serve(t, { files: { "app_bg.wasm": app, "worker_bg.wasm": worker } });
  const page = await openPage(t);
  await page.goto(server.url);
  await expectBoard(page);
  expectQuiet(page);
});

test("a worker that cannot start says so, and the other way is left", async (t) => {
  for (const missing of ["worker-boot.js", "worker.js", "worker_bg.wasm"]) {
    const server = await serve(t, { files: { [missing]: { status: 404, body: "" } } });
    const page = await openPage(t);
    await page.goto(server.url);
    await expectBoard(page);
    assert.equal(await spawnWorker(page, 0), "error event", missing);
    // The Blob way needs the same files but the script that starts the other.
    const second = await spawnWorker(page, 1).catch(() => "rejected");
    assert.equal(second, missing === "worker-boot.js" ? "message" : "rejected", missing);
    await assert.rejects(spawnWorker(page, 2), /no way left/);
    await page.context().close();
    await server.close();
  }
});

test("without JavaScript: a sentence in both languages", async (t) => {
  const server = await serve(t);
  const page = await openPage(t, { javaScriptEnabled: false });
  await page.goto(server.url);
  const sentence = await page.locator("noscript").innerText();
  assert.match(sentence, /a besoin de JavaScript/);
  assert.match(sentence, /needs JavaScript/);
});

for (const [locale, sentence, button] of [
  ["fr-CI", /n’a pas pu démarrer/, "Recharger"],
  ["en-GB", /could not start/, "Reload"],
]) {
  test(`something missing: a sentence and a way to try again (${locale})`, async (t) => {
    for (const [name, answer] of [
      ["app_bg.wasm", { status: 404, body: "" }],
      ["app_bg.wasm", { body: "no wasm" }],
      ["app.js", { status: 404, body: "" }],
      ["app.js", { body: "let wasm_bindgen = () => Promise.reject(new Error('broken'));" }],
    ]) {
      const files = { [name]: answer };
      const server = await serve(t, { files });
      const page = await openPage(t, { locale });
      await page.goto(server.url);
      await page.getByRole("alert").getByText(sentence).waitFor();
      assert.deepEqual(heardOf(page).filter((line) => line.startsWith("page error")), []);
      // Once the file is there again, the button brings the game.
      await page.route(`**/${builtName(name)}`, async (route) =>
        route.fulfill({ path: built(name), contentType: name.endsWith("js") ? "text/javascript" : "application/wasm" }),
      );
      await page.getByRole("button", { name: button }).click();
      await expectBoard(page);
      await page.context().close();
    }
  });
}

test("without WebAssembly: a sentence", async (t) => {
  const server = await serve(t);
  const page = await openPage(t);
  await page.addInitScript(() => delete globalThis.WebAssembly);
  await page.goto(server.url);
  await page.getByRole("alert").getByText(/needs WebAssembly/).waitFor();
});

test("without vector instructions in WebAssembly: a sentence", async (t) => {
  const server = await serve(t);
  const page = await openPage(t, { locale: "fr-FR" });
  await page.addInitScript(() => (WebAssembly.validate = () => false));
  await page.goto(server.url);
  await page.getByRole("alert").getByText(/instructions vectorielles/).waitFor();
});
