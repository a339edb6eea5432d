// Boards on the page of another site: a frame, a sandboxed one and the element.
import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOf } from "./support/board.mjs";
import { openHost, said, send } from "./support/host.mjs";
import { expectQuiet } from "./support/page.mjs";

const frame = (id, game, query, hash = "", more = "") =>
  `<iframe id="${id}" title="${id}" width="480" height="420" src="${game}embed.html?${query}#${hash}"${more}></iframe>`;

const three = (game, origin) =>
  frame("plain", game, `mode=two&origin=${origin}`) +
  frame("boxed", game, `mode=two&origin=${origin}`, "", ' sandbox="allow-scripts"') +
  `<awale-board id="element" mode="two" loading="eager"></awale-board>` +
  `<script src="${game}embed.js"></script>`;

/** A position in which F captures four. */
const LATE = "0-0-0-0-3-4-1-3-1-1-0-1-17-17-S";

test("a host plays three boards by messages, and hears of moves, heights and the end", async (t) => {
  const { page, game } = await openHost(t, three);
  for (const id of ["plain", "boxed"]) {
    const ready = await said(page, { from: id, type: "ready" });
    assert.equal(ready.origin, id === "boxed" ? "null" : new URL(game.url).origin);
    assert.ok((await said(page, { from: id, type: "resize" })).height > 200);
    await send(page, id, { type: "play", move: "F", id: 7 });
    assert.equal((await said(page, { from: id, type: "state", id: 7 })).moves, "F");
    assert.equal((await said(page, { from: id, type: "move" })).position, "4-4-4-4-4-0-5-5-5-5-4-4-0-0-N");
    await send(page, id, { type: "load", position: LATE, id: 8 });
    await said(page, { from: id, type: "state", id: 8 });
    await send(page, id, { type: "play", move: "F", id: 9 });
    const taken = await said(page, { from: id, type: "move", moves: "F", captured: 4 });
    assert.equal(taken.position, "0-0-0-0-3-0-2-4-0-0-0-1-21-17-N");
    await send(page, id, { type: "load", position: "0-0-0-0-0-1-1-0-0-0-0-1-23-22-S", id: 10 });
    await said(page, { from: id, type: "state", id: 10 });
    await send(page, id, { type: "play", move: "F", id: 11 });
    const end = await said(page, { from: id, type: "gameover" });
    assert.deepEqual([end.reason, end.south, end.north, end.unclaimed], ["majority", 25, 22, 1]);
  }
  await said(page, { from: "element", type: "ready" });
  const states = await page.evaluate(async () => {
    const board = document.getElementById("element");
    const played = await board.play("F");
    const refused = await board.play("F").catch((error) => [error instanceof Error, error.code, error.message]);
    const loaded = await board.load("startpos", "FfBe");
    const undone = await board.undo();
    const pictured = await board.getState({ picture: true });
    return { played, refused, loaded, undone, svg: pictured.picture.slice(0, 4) };
  });
  assert.equal(states.played.moves, "F");
  assert.deepEqual(states.refused, [true, "illegal", "wrong_side"]);
  assert.equal(states.loaded.position, "6-1-7-6-5-1-6-5-5-5-0-1-0-0-S");
  assert.equal(states.undone.moves, "FfB");
  assert.equal(states.svg, "<svg");
  assert.equal((await said(page, { from: "element", type: "move" })).move, "F");
  expectQuiet(page);
});

test("of messages that come faster than a board is drawn each is answered, and each move told", async (t) => {
  const body = (game, origin) => frame("plain", game, `mode=two&origin=${origin}`);
  const { page } = await openHost(t, body, { late: true });
  await said(page, { from: "plain", type: "ready" });
  const messages = [
    { type: "play", move: "F", id: 1 },
    { type: "play", move: "f", id: 2 },
    { type: "load", position: LATE, id: 3 },
    { type: "play", move: "F", id: 4 },
    { type: "undo", id: 5 },
    { type: "getState", id: 6 },
  ];
  await page.evaluate((messages) => {
    const { contentWindow } = document.getElementById("plain");
    for (const message of messages) contentWindow.postMessage({ source: "awale", v: 1, ...message }, "*");
  }, messages);
  assert.equal((await said(page, { from: "plain", id: 6 })).position, LATE);
  const told = await page.evaluate(() =>
    heard.filter(({ type }) => ["move", "state"].includes(type)).map(({ type, id, move, moves }) => [type, id ?? move, moves]),
  );
  assert.deepEqual(told, [
    ["state", 1, "F"],
    ["move", "F", "F"],
    ["state", 2, "Ff"],
    ["move", "f", "Ff"],
    ["state", 3, ""],
    ["state", 4, "F"],
    ["move", "F", "F"],
    ["state", 5, ""],
    ["state", 6, ""],
  ]);
  expectQuiet(page);
});

test("boards play against the computer, also sandboxed, and share nothing", async (t) => {
  const body = (game, origin) =>
    frame("plain", game, `level=1&origin=${origin}`) +
    frame("boxed", game, `level=1&origin=${origin}`, "", ' sandbox="allow-scripts"');
  const { page } = await openHost(t, body);
  for (const id of ["plain", "boxed"]) {
    const inside = await (await page.locator(`#${id}`).elementHandle()).contentFrame();
    const board = boardOf(inside);
    await board.waitUntilShown();
    await board.play("C");
    await board.waitForPlies(2);
    assert.equal(await inside.locator(".notice").count(), 0);
    const moves = await page.evaluate((id) => heard.filter((it) => it.from === id && it.type === "move").length, id);
    assert.equal(moves, 2);
    if (id === "plain") assert.equal(await inside.evaluate(() => localStorage.length), 0);
  }
  expectQuiet(page);
});

test("the whole page opens from a frame, or it is said that it may not", async (t) => {
  const body = (game) => {
    const opened = ["plain", "", "boxed", ' sandbox="allow-scripts"'];
    return [0, 2].map((at) => frame(opened[at], game, "mode=two&controls=full", "m=F", opened[at + 1])).join("");
  };
  const { page } = await openHost(t, body);
  const inside = async (id) => (await page.locator(`#${id}`).elementHandle()).contentFrame();
  const link = (frame) => frame.getByRole("link", { name: "Open in full" });
  const whole = page.context().waitForEvent("page");
  await link(await inside("plain")).click();
  const other = await whole;
  const board = boardOf(other);
  await board.waitUntilShown();
  assert.equal((await board.read()).plies, 1);
  assert.equal(await other.evaluate(() => window.opener), null);
  const boxed = await inside("boxed");
  await link(boxed).click();
  await boxed.locator(".notice").getByText("does not let it open another page").waitFor();
  assert.equal(page.context().pages().length, 2);
});

test("without its origin, or with another one, a host is neither heard nor told", async (t) => {
  const body = (game) =>
    frame("none", game, "mode=two") +
    frame("other", game, "mode=two&origin=https://example.org") +
    frame("part", game, "mode=two&origin=http://127.0.0.1");
  const { page } = await openHost(t, body);
  for (const id of ["none", "other", "part"]) {
    const inside = await (await page.locator(`#${id}`).elementHandle()).contentFrame();
    const board = boardOf(inside);
    await board.waitUntilShown();
    await send(page, id, { type: "play", move: "F", id: 1 });
    // The reader's own move is the proof that the message had its chance.
    await board.play("C");
    assert.equal((await board.read()).pits.F, 5);
  }
  assert.deepEqual(await page.evaluate(() => heard), []);
});

test("frames of the page cannot speak for it", async (t) => {
  const { page, game } = await openHost(t, (game, origin) => frame("board", game, `mode=two&origin=${origin}`));
  await said(page, { from: "board", type: "ready" });
  await page.evaluate(async () => {
    const other = document.createElement("iframe");
    other.srcdoc = "<p>";
    document.body.append(other);
    await new Promise((done) => (other.onload = done));
    const send = other.contentWindow.eval("(window, message) => window.postMessage(message, '*')");
    send(document.getElementById("board").contentWindow, { source: "awale", v: 1, type: "play", move: "F", id: 1 });
  });
  await send(page, "board", { type: "getState", id: 2 });
  assert.equal((await said(page, { type: "state", id: 2 })).moves, "");
  assert.ok(game.requests.length > 0);
});

test("what cannot be read is shown, told and passed over", async (t) => {
  const { page } = await openHost(t, (game, origin) =>
    frame("board", game, `level=99&theme=pink&new=1&lang=en&origin=${origin}`, "m=Ff"),
  );
  const told = await said(page, { type: "error" });
  assert.equal(told.code, "option");
  assert.match(told.message, /^level: "99", expected 1 or 2/);
  await said(page, { type: "error", message: 'theme: "pink", expected auto or light or dark' });
  assert.equal((await said(page, { type: "ready" })).moves, "Ff");
  await page.frameLocator("#board").locator(".notice").getByText("wrong at “level”").waitFor();
});

test("a game that is only shown is stepped through, not played", async (t) => {
  const { page } = await openHost(t, (game, origin) =>
    frame("board", game, `mode=view&ply=0&lang=en&origin=${origin}`, "m=FfBe"),
  );
  const inside = await (await page.locator("#board").elementHandle()).contentFrame();
  const board = boardOf(inside);
  await board.waitUntilShown();
  assert.deepEqual((await board.read()).playable, []);
  await inside.locator("[data-action=next]").click();
  await board.waitForPly(1);
  await board.pit("f").click({ force: true });
  await inside.getByText("This board shows a game.").first().waitFor();
  assert.equal((await board.read()).plies, 4);
  await send(page, "board", { type: "play", move: "B", id: 1 });
  assert.equal((await said(page, { type: "state", id: 1 })).moves, "FfBeB");
});

test("another hash is another game", async (t) => {
  const { page } = await openHost(t, (game, origin) => frame("board", game, `mode=two&origin=${origin}`, "m=Ff"));
  const inside = await (await page.locator("#board").elementHandle()).contentFrame();
  await boardOf(inside).waitForPlies(2);
  await inside.evaluate(() => void (location.hash = "m=FfBe"));
  await boardOf(inside).waitForPlies(4);
});

test("a wrong option blocks no hash; what is wrong with a hash is told until the next", async (t) => {
  const { page } = await openHost(t, (game, origin) =>
    frame("board", game, `mode=two&theme=pink&lang=en&origin=${origin}`, "m=Ff"),
  );
  const inside = await (await page.locator("#board").elementHandle()).contentFrame();
  const change = (hash) => inside.evaluate((hash) => void (location.hash = hash), hash);
  await boardOf(inside).waitForPlies(2);
  await change("m=FfBe");
  await boardOf(inside).waitForPlies(4);
  await change("m=FF&end=never");
  const fault = await page.waitForFunction(() => heard.find((it) => it.type === "error" && it.message.startsWith("m: ")));
  assert.equal((await fault.jsonValue()).code, "option");
  assert.ok(await page.evaluate(() => heard.some((it) => it.type === "error" && it.message.startsWith("end: "))));
  const notice = inside.locator(".notice").getByText("wrong at “m”");
  await notice.waitFor();
  assert.equal((await boardOf(inside).read()).plies, 4);
  await change("m=FfB");
  await boardOf(inside).waitForPlies(3);
  await notice.waitFor({ state: "detached" });
});

test("of two languages the one that was wanted last is spoken", async (t) => {
  const { page } = await openHost(t, (game, origin) => frame("board", game, `mode=two&lang=en&origin=${origin}`));
  await said(page, { type: "ready" });
  let release;
  const held = new Promise((done) => (release = done));
  let asked;
  const wanted = new Promise((done) => (asked = done));
  await page.route(/\bar\b[^/]*$/, async (route) => {
    asked();
    await held;
    await route.continue();
  });
  await send(page, "board", { type: "setOptions", lang: "ar", id: 1 });
  await wanted;
  await send(page, "board", { type: "setOptions", lang: "fr", id: 2 });
  const inside = page.frameLocator("#board");
  await inside.locator("html[lang=fr]").waitFor();
  const come = page.waitForResponse(/\bar\b[^/]*$/);
  release();
  await (await come).finished();
  await page.waitForTimeout(200);
  assert.equal(await inside.locator("html").getAttribute("lang"), "fr");
  await send(page, "board", { type: "setOptions", lang: null, id: 3 });
  await inside.locator("html[lang=en]").waitFor();
});
