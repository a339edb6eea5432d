// The languages: each is loaded when it is chosen, and only then.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { boardOf } from "./support/board.mjs";
import { against, kept, openGame, statusLine } from "./support/game.mjs";
import { axe, expectQuiet, openPage, screens } from "./support/page.mjs";
import { built, builtName, dist } from "./support/serve.mjs";

const languages = (page) => page.getByRole("combobox", { name: /^(Language|Langue)$/ });
const choose = (page, tag) => languages(page).selectOption(tag);
const spoken = (page, text) => statusLine(page).filter({ hasText: text }).waitFor();
const asked = (server) =>
  server.requests.filter((path) => path.includes("/words/")).map((path) => /words\/(\w+)-/.exec(path)[1]);

/** The files of words, which have copies beside them. */
const words = async () => (await readdir(`${dist}words`)).filter((name) => name.endsWith(".txt"));

/** What the document tells of its language. */
const document = (page) =>
  page.evaluate(() => ({
    lang: globalThis.document.documentElement.lang,
    dir: globalThis.document.documentElement.dir,
    title: globalThis.document.title,
    description: globalThis.document.querySelector("meta[name=description]").content,
  }));

/** Holds the French texts back until the function that it gives is called. */
async function holdFrench(page) {
  let answer;
  const held = new Promise((done) => (answer = done));
  await page.route("**/words/fr-*.txt", async (route) => {
    await held;
    await route.continue();
  });
  return answer;
}

/** The texts of a language, changed, as answers of the server. */
const changed = async (tag, change) => ({
  [`words/${tag}.txt`]: { body: change(await readFile(built(`words/${tag}.txt`), "utf8")) },
});

test("the language of the reader is the only one that is loaded", async (t) => {
  for (const [locale, tag, sentence] of [
    ["fr-CI", "fr", "À vous de jouer."],
    ["en-GB", "en", "Your turn."],
    ["ja-JP", "en", "Your turn."],
  ]) {
    const { page, server } = await openGame(t, { locale });
    assert.equal(await statusLine(page).innerText(), sentence);
    assert.deepEqual(asked(server), [tag]);
    expectQuiet(page);
  }
});

test("each language is offered by its own name", async (t) => {
  const { page } = await openGame(t);
  const offered = await languages(page)
    .locator("option")
    .evaluateAll((options) => options.map(({ lang, value, text }) => [lang, value, text]));
  const tags = (await words()).map((name) => name.split("-")[0]).sort();
  assert.deepEqual(offered.map(([, value]) => value), tags);
  assert.ok(offered.every(([lang, value]) => lang === value));
  assert.ok(offered.some(([, , text]) => text === "English") && offered.some(([, , text]) => text === "Français"));
  assert.equal(await languages(page).inputValue(), "en");
});

test("another one is loaded when it is chosen, and kept; the document follows", async (t) => {
  const { page, server } = await openGame(t, { locale: "fr-FR", save: kept(against(1)) });
  const french = await document(page);
  assert.deepEqual([french.lang, french.dir, french.title], ["fr", "ltr", "Awalé"]);
  assert.match(french.description, /^Jouez à l’awalé/);
  await choose(page, "en");
  await spoken(page, "Your turn.");
  assert.deepEqual(asked(server), ["fr", "en"]);
  const english = await document(page);
  assert.deepEqual([english.lang, english.dir], ["en", "ltr"]);
  assert.match(english.description, /^Play Awalé/);
  await page.reload();
  await spoken(page, "Your turn.");
  assert.deepEqual(asked(server), ["fr", "en", "en"]);
  assert.equal(await languages(page).inputValue(), "en");
  expectQuiet(page);
});

test("the game goes on while a language is loaded", async (t) => {
  const { page, board } = await openGame(t, { save: kept() });
  const answer = await holdFrench(page);
  await choose(page, "fr");
  await board.play("C");
  assert.match(await page.locator(".told").innerText(), /South plays C/);
  answer();
  await spoken(page, "À Nord de jouer.");
  assert.match(await page.locator(".told").innerText(), /Sud joue C/);
});

test("one that cannot be loaded leaves the page as it is, and says so", async (t) => {
  for (const files of [
    { "words/fr.txt": { status: 404, body: "" } },
    await changed("fr", (text) => text.slice(0, -200)),
    await changed("fr", (text) => text.replace(/^awale \d+/, "awale 7")),
  ]) {
    const { page } = await openGame(t, { files });
    await choose(page, "fr");
    const notice = page.locator(".notices").getByText("The language could not be loaded.");
    await notice.waitFor();
    await page.locator("[role=status]").getByText("The language could not be loaded.").waitFor();
    assert.equal(await languages(page).inputValue(), "en");
    assert.equal(await statusLine(page).innerText(), "Your turn.");
    assert.equal((await document(page)).lang, "en");
    // Once it is there, it can be chosen again, and the notice goes.
    await page.route("**/words/fr-*.txt", (route) => route.fulfill({ path: built("words/fr.txt") }));
    await choose(page, "fr");
    await spoken(page, "À vous de jouer.");
    assert.equal(await page.locator(".notices .card").count(), 0);
    await page.context().close();
  }
});

test("whoever chooses again before it is loaded gets what was chosen last", async (t) => {
  const { page } = await openGame(t);
  const answer = await holdFrench(page);
  await choose(page, "fr");
  await choose(page, "en");
  const late = page.waitForResponse(/words\/fr-/);
  answer();
  await (await late).finished();
  await page.waitForTimeout(200);
  assert.equal(await statusLine(page).innerText(), "Your turn.");
  assert.equal(await languages(page).inputValue(), "en");
});

test("where the reader's language is missing the page opens in English", async (t) => {
  const files = { "words/fr.txt": { status: 404, body: "" } };
  const { page } = await openGame(t, { locale: "fr-FR", files });
  assert.equal(await statusLine(page).innerText(), "Your turn.");
  assert.equal((await document(page)).lang, "en");
});

test("where all words are missing or of another build, a sentence and a way to try again", async (t) => {
  for (const change of [() => "", (text) => text.replace(/^awale \d+/, "awale 7")]) {
    const files = { ...(await changed("en", change)), ...(await changed("fr", change)) };
    const { server } = await openGame(t, {});
    const page = await openPage(t, { locale: "fr-FR" });
    for (const [path, { body }] of Object.entries(files)) {
      await page.route(`**/${builtName(path)}`, (route) => route.fulfill({ body }));
    }
    await page.goto(server.url);
    const failure = page.getByRole("alert");
    await failure.getByText("Le jeu n’a pas pu démarrer.").waitFor();
    assert.equal(await failure.getAttribute("lang"), "fr");
    await page.unrouteAll();
    await page.getByRole("button", { name: "Recharger" }).click();
    await boardOf(page).waitUntilShown();
  }
});

test("opened as a file, the page has all languages", async (t) => {
  const page = await openPage(t, { locale: "fr-FR", reducedMotion: "reduce" });
  await page.goto(pathToFileURL(`${dist}index.html`).href);
  await spoken(page, "À vous de jouer.");
  await choose(page, "en");
  await spoken(page, "Your turn.");
  expectQuiet(page);
});

test("a language from right to left turns the page, and not the board", async (t) => {
  const files = await changed("fr", (text) => text.replace(/^(awale \d+ fr fr) ltr/, "$1 rtl"));
  const { page, board } = await openGame(t, { locale: "fr-FR", files });
  assert.equal((await document(page)).dir, "rtl");
  const x = async (locator) => (await locator.boundingBox()).x;
  const [title, corner] = [await x(page.locator("h1")), await x(page.locator(".corner"))];
  assert.ok(title > corner, "the title is at the right");
  assert.ok((await x(board.pit("A"))) < (await x(board.pit("F"))), "A is at the left of F");
  const stores = [page.locator("[data-store=north]"), page.locator("[data-store=south]")];
  assert.ok((await x(stores[0])) < (await x(stores[1])), "South’s store is at the right");
});

test("in a language from right to left a switch is in its track, and captures keep their sign before them", async (t) => {
  const save = kept({ start: "0-0-0-0-3-4-1-3-1-1-0-1-17-17-S", moves: "F", shown: 1 });
  const { page } = await openGame(t, { locale: "ar", save, viewport: screens.desktop });
  await page.locator("[data-action=moves]").first().click();
  const took = page.locator(".took").first();
  assert.deepEqual([await took.innerText(), await took.getAttribute("dir")], ["+4", "ltr"]);
  await page.locator("[data-action=settings]").first().click();
  const places = await page.locator("dialog .switch input").evaluateAll((all) =>
    all.map((input) => {
      if (!input.checked) input.click();
      const { width, height } = input.getBoundingClientRect();
      const knob = getComputedStyle(input, "::before");
      const shift = new DOMMatrix(knob.transform).e;
      const right = parseFloat(knob.right) - shift;
      return { width, height, right, left: width - right - parseFloat(knob.width) };
    }),
  );
  assert.ok(places.length > 2);
  for (const { left, right } of places) assert.ok(left >= 0 && right >= 0, `${left} ${right}`);
});

test("no heading of the analysis is cut in any language", async (t) => {
  const { page } = await openGame(t, { save: kept() });
  await page.locator("[data-action=analysis]").first().click();
  const heads = page.locator(".analysis thead th");
  await heads.first().waitFor();
  for (const tag of ["en", "fr", "es", "pt", "de", "it", "nl", "ar"]) {
    await page.locator(".language select").selectOption(tag);
    await page.locator(`html[lang=${tag}]`).waitFor();
    const cut = await heads.evaluateAll((all) => all.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.innerText));
    assert.deepEqual(cut, [], tag);
  }
});

test("each language has the plurals that the browser asks for", async (t) => {
  const { page } = await openGame(t);
  for (const name of await words()) {
    const text = await readFile(`${dist}words/${name}`, "utf8");
    const intl = text.split(" ")[3];
    const plurals = await page.evaluate((tag) => {
      const rules = new Intl.PluralRules(tag);
      return [...new Set(Array.from({ length: 230 }, (_, number) => rules.select(number)))];
    }, intl);
    for (const plural of plurals) assert.ok(text.includes(`|${plural}=`), `${name}: ${plural}`);
  }
});

test("numbers, lists and plurals are the browser's", async (t) => {
  const { page } = await openGame(t, { save: kept({ ...against(1), start: "1-4-4-4-4-0-4-4-4-4-4-4-0-7-S" }) });
  const pit = (name) => page.getByRole("button", { name, exact: false });
  assert.equal(await pit("A, yours, 1 seed, would").count(), 1);
  assert.equal(await pit("B, yours, 4 seeds, would").count(), 1);
  await page.locator("[data-pit=F]").click({ force: true });
  assert.match(await page.locator(".hint").innerText(), /Play A, B, C, D or E\./);
});

test("the choice of language is large enough, named, and seen when it has the focus", async (t) => {
  for (const width of [320, 1440]) {
    const { page } = await openGame(t, { viewport: { width, height: 700 } });
    const box = await languages(page).boundingBox();
    assert.ok(box.width >= 44 && box.height >= 44, `${box.width} × ${box.height}`);
    assert.ok(box.x + box.width <= width);
    await page.locator("[data-action=settings]").focus();
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => globalThis.document.activeElement.tagName), "SELECT");
    const outline = await page.locator(".language").evaluate((box) => getComputedStyle(box).outlineStyle);
    assert.equal(outline, "solid");
    assert.deepEqual(await axe(page), []);
  }
});
