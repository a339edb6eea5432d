// Takes pictures of the page into the folder given: of its states, on three
// screens in light and dark; of each skin; and, below `gallery`, those that the
// README shows; and, below `static`, icons and card: `cargo xtask screenshots`.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { closeBrowser } from "./browser.mjs";
import { against, choose, kept, openGame } from "./game.mjs";
import { drawIcons } from "./icons.mjs";
import { screens } from "./page.mjs";

const folder = process.argv[2] ?? "target/screenshots";
await mkdir(join(folder, "gallery"), { recursive: true });

const inPlay = kept({ ...against(4), start: "6-1-0-5-2-7-2-0-8-1-3-1-7-5-S" });
const reachHint = async ({ page }) => {
  await page.locator("[data-action=hint]").click();
  await page.locator(".advised").waitFor();
};
const reachAnalysis = async ({ page }) => {
  await page.locator("[data-action=more]").click();
  await page.locator("[data-action=analyse]").click();
  await page.waitForTimeout(1500);
};
const reachOffer = async ({ page, board }) => {
  await page.evaluate(() => {
    localStorage.setItem("awale.streak", "1 4 2");
    localStorage.setItem("awale.game", localStorage.getItem("awale.game").replace(/"start":"[^"]*"/, '"start":"0-0-0-0-3-4-1-3-1-1-0-1-22-12-S"'));
  });
  await page.reload();
  await board.play("F");
  await page.locator(".offer").waitFor();
};
const STATES = {
  start: { save: kept(against(1)) },
  play: { save: inPlay },
  refused: { save: inPlay, reach: ({ board }) => choose(board, "c") },
  settings: { save: inPlay, reach: ({ page }) => page.locator("[data-action=new-game]").click() },
  hint: { save: inPlay, reach: reachHint },
  analysis: { save: inPlay, reach: reachAnalysis },
  offer: { save: kept({ ...against(4), start: "0-1-0-0-2-0-1-0-0-0-2-1-26-15-N" }), reach: reachOffer },
  end: { save: kept({ ...against(4), start: "0-1-0-0-2-0-1-0-0-0-2-1-26-15-N" }) },
};

/** The pictures of the README: between them each skin and each screen, in light and dark. */
const GALLERY = [
  ["wood", "desktop", "light"],
  ["egg-box", "desktop", "dark"],
  ["plain", "desktop", "light"],
  ["wood", "phone", "dark"],
  ["egg-box", "phone", "light"],
  ["plain", "phone", "dark"],
];
const GALLERY_SCREENS = {
  desktop: { viewport: { width: 1200, height: 680 }, deviceScaleFactor: 0.85 },
  phone: { viewport: screens.phone, touch: true, deviceScaleFactor: 1.5 },
};

/** Has the browser keep a skin as the reader's choice. */
const wearing = (skin) => (page) =>
  page.addInitScript((skin) => localStorage.setItem("awale.preferences", `skin=${skin}`), skin);

/** A screenshot as the browser packs it for a page. */
async function smaller(page, shot) {
  const packed = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext("2d").drawImage(picture, 0, 0);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.8 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, shot.toString("base64"));
  return Buffer.from(packed);
}

async function picture(name, { save, reach }, options) {
  const closers = [];
  const opened = await openGame({ after: (close) => closers.push(close) }, { save, ...options });
  await reach?.(opened);
  const shot = await opened.page.screenshot();
  await writeFile(name, name.endsWith(".webp") ? await smaller(opened.page, shot) : shot);
  console.log(name);
  // Closed at once, for no test does it.
  for (const close of closers.reverse()) await close();
}

try {
  for (const [state, told] of Object.entries(STATES)) {
    for (const [screen, viewport] of Object.entries(screens)) {
      for (const colorScheme of ["light", "dark"]) {
        const name = join(folder, `${state}-${screen}-${colorScheme}.png`);
        await picture(name, told, { viewport, colorScheme, touch: screen !== "desktop" });
      }
    }
  }
  for (const skin of ["wood", "egg-box", "plain"]) {
    for (const screen of ["phone", "desktop"]) {
      for (const colorScheme of ["light", "dark"]) {
        const name = join(folder, `${skin}-${screen}-${colorScheme}.png`);
        const options = { viewport: screens[screen], colorScheme, touch: screen === "phone", before: wearing(skin) };
        await picture(name, STATES.play, options);
      }
    }
  }
  for (const [skin, screen, colorScheme] of GALLERY) {
    const name = join(folder, "gallery", `${skin}-${screen}-${colorScheme}.webp`);
    const options = { ...GALLERY_SCREENS[screen], colorScheme, before: wearing(skin) };
    await picture(name, STATES.play, options);
  }
  const closers = [];
  await drawIcons({ after: (close) => closers.push(close) }, join(folder, "static"));
  for (const close of closers.reverse()) await close();
} finally {
  await closeBrowser();
}
