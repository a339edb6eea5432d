// Which language a board speaks: its own, or that of the page around it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openHost } from "./support/host.mjs";
import { expectQuiet } from "./support/page.mjs";

const script = (game) => `<script src="${game}embed.js"></script>`;
const heardErrors = (page) => page.evaluate(() => heard.filter((it) => it.type === "error"));

// The reader's browser is English, the page French.
for (const [told, spoken] of [["pt-BR", "pt"], ["fr-FR", "fr"], ["DE", "de"], ["zh", "en"], ["", "en"], ["auto", "en"]]) {
  test(`lang="${told}" is no fault, and speaks "${spoken}"`, async (t) => {
    const { page } = await openHost(t, (game) =>
      `<div lang="fr"><awale-board id="one" loading="eager" lang="${told}"></awale-board></div>${script(game)}`,
    );
    const frame = page.frameLocator("#one iframe");
    await page.evaluate(() => one.getState());
    await frame.locator(`html[lang=${spoken}]`).waitFor();
    // As a change it is none either.
    await page.evaluate(() => (one.lang = "nl"));
    await frame.locator("html[lang=nl]").waitFor();
    await page.evaluate((told) => {
      one.lang = told;
      return Promise.resolve().then(() => one.getState());
    }, told);
    await frame.locator(`html[lang=${spoken}]`).waitFor();
    await page.evaluate(() => one.setOptions({ lang: "nl" }).then(() => one.setOptions({ lang: null })));
    await frame.locator(`html[lang=${spoken}]`).waitFor();
    assert.deepEqual(await heardErrors(page), []);
    expectQuiet(page);
  });
}

test("in a shadow tree the language is that around the tree, or one in it", async (t) => {
  const { page } = await openHost(t, script);
  const spoken = await page.evaluate(() => {
    const [outer, inner] = [0, 1].map(() => document.createElement("div"));
    outer.lang = "fr";
    outer.attachShadow({ mode: "open" }).append(inner);
    const tree = inner.attachShadow({ mode: "closed" });
    const boards = [0, 1].map(() => document.createElement("awale-board"));
    const german = Object.assign(document.createElement("p"), { lang: "de-AT" });
    german.append(boards[1]);
    tree.append(boards[0], german);
    document.body.append(outer);
    return boards.map((board) => board.shadowRoot.querySelector("button").ariaLabel);
  });
  assert.deepEqual(spoken, ["Jouer: Awalé", "Spielen: Awalé"]);
});
