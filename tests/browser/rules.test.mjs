// The book of rules: read in the game, printed, kept as a page of its own.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { kept, openGame } from "./support/game.mjs";
import { axe, expectQuiet, openPage, screens } from "./support/page.mjs";

const PRESETS = ["abapa", "akan", "ivory-coast", "family", "awari", "ten-pit"];
const LANGUAGES = ["en", "fr", "es", "pt", "de", "it", "nl", "ar"];
/** A rule set of which there is much to tell. */
const LONG = "abapa,slam=illegal-unless-forced,starved=pass,stuck=split,few=1,circle=split,pits=5";

const SHEET = { format: "A4" };
/** How many pages a PDF has: each is an object of this type. */
const pages = (pdf) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g).length;

/** A page in a game by some rules. */
function openRules(t, rules, options) {
  const pits = rules.includes("ten-pit") || rules.includes("pits=5") ? 10 : 12;
  const start = `${Array(pits).fill(4).join("-")}-0-0-S`;
  return openGame(t, { save: kept({ rules, start }), ...options });
}

async function open(page) {
  await page.locator("[data-action=more]").click();
  await page.locator("dialog [data-action=rules]").click();
  await page.locator(".book").waitFor();
}
const close = (page) => page.locator("dialog [data-action=close]").click();
const chapter = (page, name) => page.locator(`.book [data-chapter=${name}]`);
/** What the examples of a chapter say. */
const captions = (page, name) => chapter(page, name).locator("figcaption").allInnerTexts();

test("the rules are opened, read and closed by keyboard", async (t) => {
  const { page } = await openRules(t, "abapa");
  await page.locator("[data-action=more]").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter"); // The first of the list.
  await page.locator(".book").waitFor();
  assert.equal(await page.locator("dialog h2").innerText(), "The rules of Awalé: Abapa (tournament)");
  // What is focused first is at the top, so that one reads from there.
  assert.equal(await page.locator("dialog").evaluate((dialog) => dialog.scrollTop), 0);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.tagName), "SUMMARY");
  await page.keyboard.press("Enter");
  await page.getByText("The sources are silent: this is our reading.").first().waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".book").waitFor({ state: "detached" });
  expectQuiet(page);
});

for (const [rules, name, told] of [
  ["abapa", "slam", [/on all 5 seeds in North’s row.*captures nothing/]],
  ["ivory-coast", "slam", [/these rules forbid leaving the opponent without seeds. C or D may be played/]],
  ["family", "pass", [/North then has no seeds and passes/]],
  ["ten-pit", "kroo", [/E is a kroo of 11 seeds: it goes once round the board, skips E/]],
  ["awari", "slam", [/C or D may be played/, /it captures all 5 seeds/]],
  ["abapa,slam=all,few=4", "end", [/South 25/, /Too few seeds are left.*4 seeds stay unclaimed/, /North has no legal move/, /Stopping now gives/]],
]) {
  test(`examples are those of the rules in force: ${rules}, ${name}`, async (t) => {
    const { page } = await openRules(t, rules);
    await open(page);
    assert.equal(await page.locator(".book").getAttribute("data-rules-told"), rules);
    const found = await captions(page, name);
    assert.equal(found.length, told.length, found.join("\n"));
    found.forEach((caption, index) => assert.match(caption, told[index]));
  });
}

test("a custom rule set that a link brings is told with what differs from the usual rules", async (t) => {
  const { page } = await openGame(t, { link: "?rules=abapa,starved=pass,pits=5#m=C" });
  await open(page);
  assert.equal(await page.locator("dialog h2").innerText(), "The rules of Awalé: Custom rules");
  const differs = await chapter(page, "differs").locator("li").allInnerTexts();
  assert.equal(differs.length, 2);
  assert.match(differs[0], /^The board has two rows of five pits. Usually: The board has two rows of six pits.$/);
});

test("every picture is drawn, and is told to those who do not see it", async (t) => {
  const { page } = await openRules(t, "family", { locale: "fr" });
  await open(page);
  const pictures = await page.locator(".book img").evaluateAll(async (images) => {
    await Promise.all(images.map((image) => image.decode()));
    return images.map(({ alt, naturalWidth, src }) => ({ alt, naturalWidth, start: src.slice(0, 19) }));
  });
  assert.ok(pictures.length > 10);
  for (const { alt, naturalWidth, start } of pictures) {
    assert.equal(start, "data:image/svg+xml,");
    assert.ok(naturalWidth > 0);
    assert.match(alt, /^Plateau d’awalé.*Graines de Sud.*Graines de Nord/);
  }
  expectQuiet(page);
});

for (const [colorScheme, viewport] of [["light", screens.desktop], ["dark", screens.phone]]) {
  test(`the book is accessible, ${colorScheme}`, async (t) => {
    const { page } = await openRules(t, "awari", { colorScheme, viewport });
    await open(page);
    await page.locator(".book summary").click();
    assert.deepEqual(await axe(page), []);
  });
}

test("nothing is wider than a small phone, in no language", async (t) => {
  const { page } = await openRules(t, LONG, { viewport: { width: 320, height: 640 } });
  for (const language of LANGUAGES) {
    await page.locator("select").selectOption(language);
    await page.locator(`html[lang=${language}]`).waitFor();
    await open(page);
    await page.locator(".book summary").click();
    const excess = await page.locator("dialog").evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    assert.equal(excess, 0, language);
    await close(page);
  }
});

test("the book is printed on two sheets at most, in every language, and nothing else", async (t) => {
  for (const rules of [...PRESETS, LONG]) {
    const { page } = await openRules(t, rules, { colorScheme: "dark" });
    for (const language of LANGUAGES) {
      await page.locator("select").selectOption(language);
      await page.locator(`html[lang=${language}]`).waitFor();
      await open(page);
      const count = pages(await page.pdf(SHEET));
      assert.ok(count <= 2, `${rules}, ${language}: ${count} pages`);
      await close(page);
    }
    await page.context().close();
  }
});

test("on paper there are no controls and no board, and what is folded is told", async (t) => {
  const { page } = await openRules(t, "abapa", { colorScheme: "dark" });
  await open(page);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const unseen of [".board", ".controls", ".tools", ".actions"]) {
    assert.equal(await page.locator(`${unseen} >> visible=true`).count(), 0, unseen);
  }
  const colours = await page.locator(".book").evaluate((book) => [
    getComputedStyle(document.body).backgroundColor,
    getComputedStyle(book.querySelector("p")).color,
  ]);
  assert.deepEqual(colours, ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
  assert.ok((await page.locator(".book details li").first().boundingBox()).height > 5);
});

test("printing is asked of the browser, and a frame that may not print stays as it is", async (t) => {
  const { page } = await openRules(t, "abapa", {
    before: (page) =>
      page.addInitScript(() => {
        window.asked = 0;
        window.print = () => (window.asked += 1);
      }),
  });
  await open(page);
  await page.locator("[data-action=print]").click();
  assert.equal(await page.evaluate(() => window.asked), 1);
  await page.evaluate(() => (window.print = () => { throw new DOMException("no"); }));
  await page.locator("[data-action=print]").click();
  await close(page);
  expectQuiet(page);
});

test("the page that is kept tells the same without scripts, and prints on two sheets", async (t) => {
  const { page } = await openRules(t, "ivory-coast", { locale: "ar" });
  await open(page);
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("[data-action=save-rules]").click()]);
  assert.equal(download.suggestedFilename(), "awale-rules.html");
  const text = await readFile(await download.path(), "utf8");
  const read = (page) => page.locator(".book figcaption").allInnerTexts();
  const other = await openPage(t, { javaScriptEnabled: false, viewport: screens.phone, colorScheme: "dark" });
  await other.setContent(text);
  assert.deepEqual(await read(other), await read(page));
  assert.equal(await other.locator("html").getAttribute("dir"), "rtl");
  assert.ok(pages(await other.pdf(SHEET)) <= 2);
  expectQuiet(other);
  const checked = await openPage(t);
  await checked.setContent(text);
  assert.deepEqual(await axe(checked), []);
});
