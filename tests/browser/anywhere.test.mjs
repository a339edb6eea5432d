// The page wherever it is put: under any path, with the sample headers, in any
// frame, and in another browser.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { boardOf } from "./support/board.mjs";
import { findFirefox, openFirefox } from "./support/firefox.mjs";
import { expectQuiet, openPage } from "./support/page.mjs";
import { dist, plainName, serve } from "./support/serve.mjs";

/** The headers that `_headers` gives a path below the root. */
async function sampleHeaders() {
  const rules = [];
  for (const line of (await readFile(`${dist}_headers`, "utf8")).split("\n")) {
    if (line.startsWith("/")) rules.push({ path: line.trim(), headers: [] });
    else if (/^\s+\S/.test(line)) rules.at(-1).headers.push(/^\s*([^:]+):\s*(.*)$/.exec(line).slice(1));
  }
  return (name) => {
    const sent = {};
    for (const { path, headers } of rules) {
      if (path !== "/*" && path !== `/${name}`) continue;
      // Hosts join headers that more than one rule gives.
      for (const [header, value] of headers) sent[header] = header in sent ? `${sent[header]}, ${value}` : value;
    }
    return sent;
  };
}

/** Plays a move against the computer in a page or frame. */
async function expectPlay(page) {
  const board = boardOf(page);
  await board.waitUntilShown();
  await board.play("C");
  await board.waitForPlies(2);
}

for (const mount of ["/", "/some/deep/path/", "/caf%C3%A9%20ol%C3%A9/"]) {
  test(`below ${mount} the page plays, with all languages, and asks nobody else`, async (t) => {
    const server = await serve(t, { mount: decodeURIComponent(mount), packed: true });
    const page = await openPage(t, { serviceWorkers: "allow" });
    const requests = [];
    page.context().on("request", (request) => requests.push(request.url()));
    await page.goto(server.origin + mount);
    await expectPlay(page);
    await page.locator("select").first().selectOption("nl");
    await page.locator("html[lang=nl]").waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    assert.deepEqual(requests.filter((url) => !url.startsWith(server.origin + mount) && !url.startsWith("blob:")), []);
    assert.deepEqual(server.requests.filter((path) => !path.startsWith(mount)), []);
    expectQuiet(page);
  });
}

test("with the sample headers the page plays, and what has a hash is kept for ever", async (t) => {
  const headers = await sampleHeaders();
  const server = await serve(t, { headers, packed: true });
  const page = await openPage(t, { serviceWorkers: "allow" });
  const answers = new Map();
  page.context().on("response", async (response) => answers.set(new URL(response.url()).pathname, response.headers()));
  await page.goto(server.url);
  await expectPlay(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  for (const [path, sent] of answers) {
    assert.equal(sent["x-content-type-options"], "nosniff", path);
    const isHashed = plainName(path) !== path;
    assert.equal(/immutable/.test(sent["cache-control"] ?? ""), isHashed, `${path}: ${sent["cache-control"]}`);
  }
  assert.equal(answers.get("/")["cache-control"], "no-cache");
  assert.match(answers.get("/")["content-security-policy"], /frame-ancestors 'self'/);
  expectQuiet(page);
});

test("with the sample headers no other site frames the game", async (t) => {
  const server = await serve(t, { headers: await sampleHeaders() });
  const body = (name) => `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,"><iframe src="${server.url}${name}" title="Awalé"></iframe>`;
  const host = await serve(t, { files: { "/host.html": { body: body("index.html") } } });
  const page = await openPage(t);
  await page.goto(`${host.origin}/host.html`);
  await page.waitForTimeout(1000);
  assert.equal(await page.frameLocator("iframe").locator("[data-side-to-move]").count(), 0);
});

test("every sample has the policy of the page", async () => {
  const page = await readFile(`${dist}index.html`, "utf8");
  const [, policy] = /<meta content="(default-src[^"]*)" http-equiv/.exec(page) ?? /content="(default-src[^"]*)"/.exec(page);
  for (const name of ["_headers", "servers/nginx.conf", "servers/apache.htaccess"]) {
    const sample = await readFile(dist + name, "utf8");
    assert.ok(sample.includes(`${policy}; frame-ancestors 'self'`), name);
    assert.doesNotMatch(sample, /POLICY|here `cargo/);
  }
});

const firefox = findFirefox();
const skip = firefox ? false : "no Firefox is installed: install firefox-esr, or set AWALE_FIREFOX to one";

/** Plays a move in Firefox, and waits for the computer's. */
async function expectFirefoxPlays(browser) {
  await browser.until(() => document.querySelector("[data-side-to-move]"));
  await browser.evaluate(() => document.querySelector("[data-pit=C]").click());
  await browser.until(() => Number(document.querySelector("[data-plies]").dataset.plies) === 2);
  const troubles = await browser.evaluate(() =>
    [...document.querySelectorAll(".notice.trouble")].map((notice) => notice.textContent),
  );
  return troubles.filter((text) => !/keep your game/.test(text));
}

test("Firefox plays the page from a server, and without it", { skip, timeout: 120_000 }, async (t) => {
  const server = await serve(t, { headers: await sampleHeaders(), packed: true });
  const browser = await openFirefox(t);
  await browser.goto(server.url);
  assert.deepEqual(await expectFirefoxPlays(browser), []);
  await browser.until(async () => (await navigator.serviceWorker.ready).active?.state === "activated");
  await server.close();
  // Marionette's way to reload passes service workers by.
  await browser.goto(server.url);
  await browser.until(() => document.querySelector("[data-plies]")?.dataset.plies === "2");
  await browser.evaluate(() => document.querySelector("[data-pit=D]").click());
  await browser.until(() => document.querySelector("[data-plies]").dataset.plies === "4");
});

test("Firefox plays the single file, and the page as a file", { skip, timeout: 120_000 }, async (t) => {
  const browser = await openFirefox(t);
  for (const name of ["awale.html", "index.html"]) {
    await browser.goto(pathToFileURL(dist + name).href);
    assert.deepEqual(await expectFirefoxPlays(browser), [], name);
    await browser.evaluate(() => localStorage.clear());
  }
});

test("Firefox plays in a sandboxed frame", { skip, timeout: 120_000 }, async (t) => {
  const body = '<!doctype html><html lang="en"><title>Host</title><iframe sandbox="allow-scripts" src="/game/" width="900" height="600" title="Awalé"></iframe>';
  const server = await serve(t, { mount: "/game/", files: { "/host.html": { body } } });
  const browser = await openFirefox(t);
  await browser.goto(`${server.origin}/host.html`);
  await browser.intoFrame(0);
  assert.deepEqual(await expectFirefoxPlays(browser), []);
});
