// A whole game in each language, on a small phone with letters twice as large:
// every sentence is there, in the language, and has its place.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";
import { enlarge, misfits } from "./support/fit.mjs";
import { kept, openGame, statusLine } from "./support/game.mjs";
import { axe, expectQuiet } from "./support/page.mjs";
import { built, dist, plainName } from "./support/serve.mjs";

const SMALL = { width: 320, height: 640 };
const TAGS = (await readdir(`${dist}words`)).map((name) => /^(\w+)\.txt$/.exec(plainName(name))?.[1]).filter(Boolean);

/** The sentences of a language that have no arguments. */
async function sentences(tag) {
  const lines = (await readFile(built(`words/${tag}.txt`), "utf8")).split("\n").slice(1);
  return lines.filter((line) => /\p{L}+ \p{L}+/u.test(line) && !line.includes("{"));
}
const english = new Set(await sentences("en"));

/** Every text of the page, seen or only read out. */
const texts = (page) =>
  page.evaluate(() => {
    const found = [];
    const walker = document.createTreeWalker(document.querySelector("#awale"), NodeFilter.SHOW_TEXT);
    // Languages and what is shared are offered as they are.
    while (walker.nextNode()) {
      if (!walker.currentNode.parentElement.closest(".language, textarea")) found.push(walker.currentNode.data.trim());
    }
    for (const element of document.querySelectorAll("#awale *")) {
      for (const name of ["aria-label", "label", "title", "alt", "placeholder"]) {
        const text = element.getAttribute(name);
        if (text !== null && !(name === "alt" && text === "")) found.push(text || `${element.outerHTML.slice(0, 60)} has no ${name}`);
      }
      if (element.matches("button, a, select") && !(element.textContent + (element.ariaLabel ?? "")).trim()) {
        found.push(`${element.outerHTML.slice(0, 60)} has no name`);
      }
    }
    return found.filter(Boolean);
  });

/** Fails unless all that is shown is of the language, whole, and in its place. */
async function expectSound(page, tag, moment) {
  const said = await texts(page);
  const broken = said.filter((text) => /[{}|]|undefined|\b[a-z]+_[a-z_]+\b|has no (name|label|aria-label|title)/.test(text));
  assert.deepEqual(broken, [], `${tag}, ${moment}: texts`);
  if (tag !== "en") {
    const foreign = said.filter((text) => english.has(text));
    assert.deepEqual(foreign, [], `${tag}, ${moment}: English`);
  }
  assert.deepEqual(await misfits(page), [], `${tag}, ${moment}: room`);
}

const more = async (page, action) => {
  await page.locator("[data-action=more]").click();
  await page.locator(`dialog [data-action=${action}]`).click();
};

/** Plays so many plies, or to the end: at times the fullest pit, else the first, which ends in good time. */
const playOn = (page, most) =>
  page.evaluate(async (most) => {
    const root = document.querySelector("[data-plies]");
    for (let left = most; left > 0 && root.dataset.status !== "over"; left--) {
      const pits = [...root.querySelectorAll(".playable")];
      const plies = Number(root.dataset.plies);
      if (plies % 3 < 1) pits.sort((one, other) => other.dataset.seeds - one.dataset.seeds);
      pits[0].click();
      while (Number(root.dataset.plies) === plies) await new Promise((done) => setTimeout(done));
    }
  }, most);

for (const tag of TAGS) {
  test(`a whole game in ${tag}, with large letters on a small phone`, async (t) => {
    const { page, board } = await openGame(t, { locale: tag, viewport: SMALL, save: kept({ rules: "akan" }), before: enlarge });
    const own = await sentences(tag);
    const { lang, dir, title, description } = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
      title: document.title,
      description: document.querySelector("meta[name=description]").content,
    }));
    assert.deepEqual([lang, dir], [tag, tag === "ar" ? "rtl" : "ltr"]);
    assert.ok(title.length > 3 && own.includes(description), description);
    await expectSound(page, tag, "the start");

    for (const action of ["new-game", "more", "settings"]) {
      await page.locator(`[data-action=${action}]`).first().click();
      if (action === "new-game") await page.locator("[name=rules]").selectOption("");
      await expectSound(page, tag, action);
      await page.keyboard.press("Escape");
    }
    for (const action of ["statistics", "share", "open"]) {
      await more(page, action);
      await expectSound(page, tag, action);
      await page.keyboard.press("Escape");
    }

    await more(page, "list");
    await playOn(page, 12);
    await expectSound(page, tag, "the middle");
    await page.locator(".moves .close").click();
    await playOn(page, 300);
    assert.equal((await board.read()).status, "over");
    await page.locator(".ending").waitFor();
    assert.ok((await statusLine(page).innerText()).length > 8);
    await expectSound(page, tag, "the end");
    assert.deepEqual(await axe(page), []);
    expectQuiet(page);
  });
}
