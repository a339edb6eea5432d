// A thousand messages and addresses that no host should send.
import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOf } from "./support/board.mjs";
import { openHost, said, send } from "./support/host.mjs";
import { expectQuiet, openPage } from "./support/page.mjs";
import { serve } from "./support/serve.mjs";

/** Numbers below `most` that are always the same. */
function numbers(seed) {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

test("a thousand malformed messages change no game and raise nothing", async (t) => {
  const { page } = await openHost(t, (game, origin) =>
    `<iframe id="board" title="board" src="${game}embed.html?mode=two&origin=${origin}#m=FfBe"></iframe>`,
  );
  await said(page, { type: "ready" });
  const answered = await page.evaluate((source) => {
    const below = new Function(`return ${source}`)()(5);
    const { contentWindow } = document.getElementById("board");
    const cyclic = { source: "awale", v: 1, type: "play" };
    cyclic.move = cyclic;
    const values = () => [
      undefined, null, true, 0, -1, NaN, Infinity, 2 ** 53, 10n ** 30n, "", "F", "FF", "\0", "\ud800", "x".repeat(1e5),
      [], [1, 2], {}, new Date(), /x/, new Map([[1, 2]]), new ArrayBuffer(9), new Error("x"), cyclic, new Blob(["x"]),
    ];
    const any = (list) => list[below(list.length)];
    const types = ["load", "play", "setOptions", "undo ", "getState ", "", "toString", "__proto__", ...values()];
    const names = ["position", "moves", "rules", "move", "level", "theme", "lang", "ply", "constructor", "source", "v"];
    for (let sent = 0; sent < 1000; sent++) {
      const wild = below(4) === 0;
      let message = any(values());
      if (!wild) {
        message = { source: "awale", v: any([1, 1, 1, 2, "1"]), type: any(types), id: any(values()) };
        for (let field = below(4); field > 0; field--) message[any(names)] = any(values());
        // What is right would change the game rightly.
        if (message.type === "play" || message.type === "load") message.move = message.moves = any([1, "f", "GG", [], {}]);
        if (message.type === "setOptions") message.level = any([0, 9, 1.5, [], "x"]);
      }
      contentWindow.postMessage(message, "*");
    }
    return true;
  }, numbers.toString());
  assert.ok(answered);
  await send(page, "board", { type: "getState", id: "last" });
  const state = await said(page, { type: "state", id: "last" });
  assert.equal(state.moves, "FfBe");
  const types = await page.evaluate(() => [...new Set(heard.map((it) => it.type))].sort());
  assert.deepEqual(types, ["error", "ready", "resize", "state"]);
  assert.equal(await page.evaluate(() => heard.filter((it) => it.type === "state").length), 1);
  expectQuiet(page);
});

test("a hundred malformed addresses open a board and raise nothing", async (t) => {
  const server = await serve(t);
  const page = await openPage(t, { viewport: { width: 480, height: 500 }, reducedMotion: "reduce" });
  const below = numbers(9);
  const any = (list) => list[below(list.length)];
  const names = ["v", "lang", "theme", "rules", "mode", "level", "side", "controls", "ply", "origin", "p", "m", "end", "x"];
  const values = ["%", "%zz", "%ff%fe", "%00", "é", "🌰", "=", "99", "-1", "null", "abapa:few=99", "<b>", "4-4", "x".repeat(2000)];
  for (let opened = 0; opened < 100; opened++) {
    const part = () => Array.from({ length: below(5) }, () => `${any(names)}=${any(values)}`).join("&");
    await page.goto(`${server.url}embed.html?${part()}&mode=two#${part()}`);
    const board = boardOf(page);
    await board.waitUntilShown();
    await board.expectWhole();
    assert.equal(await board.countSeeds(), 48);
  }
  // The next address cuts off what the one before still loads.
  expectQuiet(page, { allow: [/ERR_ABORTED/] });
});
