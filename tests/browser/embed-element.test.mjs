// The element <awale-board>: what it shows before the game, and its life.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openHost, pageOf, said } from "./support/host.mjs";
import { axe, expectQuiet, openPage } from "./support/page.mjs";
import { serve } from "./support/serve.mjs";

const script = (game) => `<script src="${game}embed.js"></script>`;
const one = (attributes = "", children = "<p>In its place</p>") => (game) =>
  `<awale-board id="one" mode="two" ${attributes}>${children}</awale-board>${script(game)}`;
const loaded = (game) => game.requests.filter((path) => path.includes("embed.html")).length;

test("the game comes when the reader asks for it, and no sooner", async (t) => {
  const { page, game } = await openHost(t, one('moves="Ff"'));
  await page.getByText("In its place").waitFor();
  assert.deepEqual(game.requests, ["/embed.js"]);
  assert.deepEqual(await axe(page), []);
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => one.shadowRoot.activeElement.textContent), "▶\u2002Play");
  await page.keyboard.press("Enter");
  assert.equal((await said(page, { type: "ready" })).moves, "Ff");
  assert.equal(loaded(game), 1);
  assert.equal(await page.getByText("In its place").isVisible(), false);
  assert.equal(await page.evaluate(() => one.shadowRoot.activeElement.tagName), "IFRAME");
  expectQuiet(page);
});

test("with loading=lazy it comes when it is scrolled in", async (t) => {
  const { page, game } = await openHost(t, (url) => `<p style="height:3000px">text</p>${one('loading="lazy"')(url)}`);
  await page.waitForTimeout(300);
  assert.equal(loaded(game), 0);
  await page.locator("#one").scrollIntoViewIfNeeded();
  await said(page, { type: "ready" });
});

test("it speaks the language of the page around, or its own", async (t) => {
  const body = (game) =>
    `<div lang="fr"><awale-board id="french"></awale-board></div>` +
    `<awale-board id="german" lang="de" loading="eager"></awale-board>${script(game)}`;
  const { page } = await openHost(t, body);
  const label = await page.evaluate(() => document.getElementById("french").shadowRoot.querySelector("button").ariaLabel);
  assert.equal(label, "Jouer: Awalé");
  await page.frameLocator("#german iframe").getByText("Du bist am Zug.").first().waitFor();
});

test("a picture stands in the place of children if one is given", async (t) => {
  const { page } = await openHost(t, (game) => one(`picture="${game}icon.svg" alt="The start"`)(game));
  const seen = await page.evaluate(async () => {
    const picture = one.shadowRoot.querySelector("img");
    await picture.decode();
    return [picture.alt, picture.naturalWidth > 0];
  });
  assert.deepEqual(seen, ["The start", true]);
});

test("attributes that change are passed on to the running game", async (t) => {
  const { page } = await openHost(t, one('moves="Ff" loading="eager"'));
  await said(page, { type: "ready" });
  const state = await page.evaluate(async () => {
    one.setAttribute("coords", "0");
    one.setAttribute("theme", "dark");
    one.setAttribute("direction", "cw");
    await Promise.resolve();
    return one.getState();
  });
  assert.deepEqual([state.moves, state.direction], ["Ff", "cw"]);
  const inside = page.frameLocator("#one iframe");
  await inside.locator("html[data-theme=dark] .letterless").waitFor();
  await page.evaluate(() => one.removeAttribute("theme"));
  await inside.locator("html:not([data-theme])").waitFor();
  await page.evaluate(() => one.setAttribute("moves", "FfBe"));
  await inside.locator('[data-plies="4"]').waitFor();
  await page.evaluate(() => one.setAttribute("level", "99"));
  assert.equal((await said(page, { type: "error" })).code, "option");
  expectQuiet(page);
});

test("one that is taken out and put in again goes on with its game", async (t) => {
  const { page } = await openHost(t, one('loading="eager"'));
  const after = await page.evaluate(async () => {
    const board = one;
    await board.load("startpos", "FfBe");
    const waiting = board.getState().catch((error) => error.code);
    const parent = board.parentNode;
    board.remove();
    const gone = await board.play("F").catch((error) => error.code);
    parent.append(board);
    return { gone, waiting: await waiting, moves: (await board.getState()).moves };
  });
  assert.deepEqual(after, { gone: "gone", waiting: "gone", moves: "FfBe" });
});

test("what has been set, and how it ended, outlasts being taken out", async (t) => {
  const { page } = await openHost(t, one('loading="eager" mode="two" moves="Ff" end="resigned-south"'));
  const state = (options) => page.evaluate((options) => (options ? one.setOptions(options) : one.getState()), options);
  assert.equal((await state()).reason, "resigned");
  await page.evaluate(() => {
    const [board, place] = [one, one.parentElement];
    board.remove();
    place.append(board);
  });
  assert.equal((await state()).reason, "resigned");
  await state({ mode: "ai", level: 7 });
  await page.evaluate(() => {
    const [board, place] = [one, one.parentElement];
    board.remove();
    board.setAttribute("moves", "FfB");
    board.removeAttribute("end");
    place.append(board);
  });
  const { level, moves, reason } = await state();
  assert.deepEqual([level, moves, reason], [7, "FfB", undefined]);
});

test("what is set by yes and no stays so when the board is moved", async (t) => {
  const { page } = await openHost(t, one('loading="eager"'));
  const query = await page.evaluate(async () => {
    await one.setOptions({ coords: false, sound: true });
    const [board, place] = [one, one.parentElement];
    board.remove();
    place.append(board);
    await board.getState();
    const asked = new URL(board.shadowRoot.querySelector("iframe").src).searchParams;
    return ["coords", "sound"].map((name) => asked.get(name));
  });
  assert.deepEqual(query, ["0", "1"]);
  await page.frameLocator("#one iframe").locator(".letterless").waitFor();
  assert.deepEqual(await page.evaluate(() => heard.filter((it) => it.type === "error")), []);
});

test("the game goes before its ply, and a wrong attribute spoils no other", async (t) => {
  const { page } = await openHost(t, one('loading="eager" mode="view"'));
  await page.evaluate(() => one.getState());
  const state = await page.evaluate(() => {
    for (const [name, value] of [["ply", "2"], ["lang", "xx"], ["theme", "dark"], ["moves", "FfBe"]]) {
      one.setAttribute(name, value);
    }
    return new Promise((done) => setTimeout(done)).then(() => one.getState());
  });
  assert.deepEqual([state.ply, state.plies], [2, 4]);
});

test("attributes that change on the way out, or outside, go before what was set", async (t) => {
  const { page } = await openHost(t, one('loading="eager" mode="view" moves="Ff"'));
  const state = await page.evaluate(async () => {
    await one.getState();
    const [board, place] = [one, one.parentElement];
    board.setAttribute("moves", "FfBe");
    board.remove();
    await new Promise((done) => setTimeout(done));
    place.append(board);
    const moved = await board.getState();
    board.remove();
    board.setAttribute("ply", "1");
    place.append(board);
    const { ply, plies } = await board.getState();
    return [moved.plies, ply, plies];
  });
  assert.deepEqual(state, [4, 1, 4]);
});

test("what no message can hold is refused at once, also while the game is loading", async (t) => {
  const { page } = await openHost(t, one());
  const codes = await page.evaluate(async () => {
    const refused = [one.setOptions({ level() {} }), one.play(Symbol("F"))];
    const first = Promise.all(refused.map((promise) => promise.catch((error) => error.code)));
    return Promise.race([first, one.getState()]);
  });
  assert.deepEqual(codes, ["invalid", "invalid"]);
  expectQuiet(page);
});

test("a call that was given up while the game was loading is not carried out later", async (t) => {
  const game = await serve(t);
  let release;
  const held = new Promise((done) => (release = done));
  const site = await serve(t, { files: { "/host.html": { body: pageOf(one()(game.url)) } } });
  const page = await openPage(t, { reducedMotion: "reduce" });
  await page.route(/embed\.html/, async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(`${site.origin}/host.html`);
  await page.evaluate(() => void (globalThis.played = one.play("F").catch((error) => error.code)));
  await page.clock.fastForward(21_000);
  assert.equal(await page.evaluate(() => played), "timeout");
  release();
  assert.equal((await page.evaluate(() => one.getState())).moves, "");
});

test("without lang it speaks the language of the page around again", async (t) => {
  const { page } = await openHost(t, one('loading="eager" lang="de"'));
  await page.evaluate(() => one.getState());
  const frame = page.frameLocator("#one iframe");
  await frame.locator("html[lang=de]").waitFor();
  await page.evaluate(() => one.removeAttribute("lang"));
  await frame.locator("html[lang=en]").waitFor();
  await page.evaluate(() => {
    one.parentElement.lang = "nl";
    return one.setOptions({ lang: "fr" });
  });
  await frame.locator("html[lang=fr]").waitFor();
  await page.evaluate(() => one.setOptions({ lang: null }));
  await frame.locator("html[lang=nl]").waitFor();
  // That of a page which the game does not speak is no fault.
  await page.evaluate(() => {
    one.lang = "it";
    one.parentElement.lang = "ja";
  });
  await frame.locator("html[lang=it]").waitFor();
  await page.evaluate(() => one.removeAttribute("lang"));
  await frame.locator("html[lang=en]").waitFor();
  expectQuiet(page);
});

test("a sandboxed one is played by its methods too", async (t) => {
  const { page } = await openHost(t, one("sandbox"));
  assert.equal(await page.evaluate(async () => (await one.play("F")).moves), "F");
  assert.equal(await page.evaluate(() => one.shadowRoot.querySelector("iframe").sandbox.value), "allow-scripts");
});

test("several on a page are each their own", async (t) => {
  const boards = [1, 2, 3].map((number) => `<awale-board id="b${number}" mode="two"></awale-board>`).join("");
  const { page, game } = await openHost(t, (url) => boards + script(url) + script(url));
  const moves = await page.evaluate(() =>
    Promise.all(["C", "D", "E"].map((move, at) => document.getElementById(`b${at + 1}`).play(move))),
  );
  assert.deepEqual(moves.map((state) => state.moves), ["C", "D", "E"]);
  assert.equal(loaded(game), 3);
});

test("events bubble, and leave shadow trees", async (t) => {
  const { page } = await openHost(t, script);
  const type = await page.evaluate(async () => {
    const host = document.createElement("div");
    const board = document.createElement("awale-board");
    board.setAttribute("loading", "eager");
    host.attachShadow({ mode: "open" }).append(board);
    document.body.append(host);
    return new Promise((done) => document.addEventListener("awale-ready", (event) => done(event.type)));
  });
  assert.equal(type, "awale-ready");
});

test("without JavaScript its children stay", async (t) => {
  const game = await serve(t);
  const files = { "/host.html": { body: pageOf(one()(game.url)) } };
  const site = await serve(t, { files });
  const page = await openPage(t, { javaScriptEnabled: false });
  await page.goto(`${site.origin}/host.html`);
  assert.ok(await page.getByText("In its place").isVisible());
});

test("a host with a strict policy needs to name only script and frame", async (t) => {
  const game = await serve(t);
  const policy = `default-src 'none'; script-src ${game.origin}; frame-src ${game.origin}; img-src data:`;
  const files = { "/host.html": { headers: { "content-security-policy": policy }, body: pageOf(one()(game.url)) } };
  const site = await serve(t, { files });
  const page = await openPage(t);
  await page.goto(`${site.origin}/host.html`);
  await page.getByRole("button").click();
  const frame = page.locator("#one iframe");
  await page.frameLocator("#one iframe").locator("[data-pit]").first().waitFor();
  await page.waitForFunction(() => document.getElementById("one").shadowRoot.querySelector("iframe").style.length > 0);
  assert.ok((await frame.boundingBox()).height > 200);
  expectQuiet(page);
});

test("on a page without an origin the board is played, but not talked to", async (t) => {
  const game = await serve(t);
  const headers = { "content-security-policy": "sandbox allow-scripts" };
  const files = { "/host.html": { headers, body: pageOf(one()(game.url)) } };
  const site = await serve(t, { files });
  const page = await openPage(t);
  await page.goto(`${site.origin}/host.html`);
  const code = await page.evaluate(() => one.getState().catch((error) => error.code));
  assert.equal(code, "no_origin");
  await page.frameLocator("#one iframe").locator("[data-pit]").first().waitFor();
});
