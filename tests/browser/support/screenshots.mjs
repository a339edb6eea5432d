// Takes pictures of the page, in its states, on three screens in light and
// dark, into the folder given; and the picture of the README: `cargo xtask
// screenshots`.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { closeBrowser } from "./browser.mjs";
import { against, choose, kept, openGame } from "./game.mjs";
import { screens } from "./page.mjs";

const folder = process.argv[2] ?? "target/screenshots";
await mkdir(folder, { recursive: true });

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

async function picture(name, { save, reach }, options, shot = {}) {
  // Closed at once, for no test does it.
  const closers = [];
  const opened = await openGame({ after: (close) => closers.push(close) }, { save, ...options });
  await reach?.(opened);
  await opened.page.screenshot({ path: name, ...shot });
  console.log(name);
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
  const viewport = { width: 1120, height: 620 };
  await picture(join(folder, "board.jpg"), STATES.play, { viewport }, { type: "jpeg", quality: 82 });
} finally {
  await closeBrowser();
}
