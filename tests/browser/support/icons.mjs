// The pictures by which systems and other sites show the page, drawn anew from
// `static/icon.svg` and from the page itself: `cargo xtask screenshots`.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { against, kept, openGame } from "./game.mjs";
import { addStyle, openPage } from "./page.mjs";

const icon = fileURLToPath(new URL("../../../static/icon.svg", import.meta.url));

/** Each with its size; `bleeds`: to the edges, as systems cut their own shape out of it. */
const ICONS = [
  { name: "icon-192.png", size: 192 },
  { name: "icon-512.png", size: 512 },
  { name: "icon-maskable-512.png", size: 512, bleeds: true },
  { name: "icon-apple-180.png", size: 180, bleeds: true },
];

/** What lies within the middle four fifths is always seen. */
const bleeding = (svg) =>
  svg.replace('viewBox="0 0 128 128"', 'viewBox="-8 -8 144 144"').replace(/<rect id="tile"[^>]*>/, '<rect x="-8" y="-8" width="144" height="144" fill="url(#wood)" />');

/** The page without what can be done in it: the board and the name of the game. */
const CARD = `
  .controls, .corner, .turn > :not(.line) { display: none !important; }
  .page { max-width: none !important; padding: 26px 50px 22px !important; grid-template: "title" auto "table" minmax(0, 1fr) / 1fr !important; }
  h1 { font-size: 68px !important; justify-self: center; }
  .line { visibility: hidden; }
  .table { --below: 0px !important; }
  .status { display: none; }
  .owner { visibility: hidden; }
`;

/** Draws all of them into a folder. */
export async function drawIcons(t, folder) {
  await mkdir(folder, { recursive: true });
  const svg = await readFile(icon, "utf8");
  for (const { name, size, bleeds } of ICONS) {
    const page = await openPage(t, { viewport: { width: size, height: size } });
    const drawn = bleeds ? bleeding(svg) : svg;
    await page.setContent(`<style>body { margin: 0 } img { display: block }</style><img width="${size}" height="${size}" src="data:image/svg+xml,${encodeURIComponent(drawn)}">`);
    await page.waitForFunction(() => document.images[0].complete);
    await writeFile(join(folder, name), await page.screenshot({ omitBackground: true }));
  }
  const save = kept({ ...against(4), start: "6-1-0-5-2-7-2-0-8-1-3-1-7-5-S" });
  const { page } = await openGame(t, { save, viewport: { width: 1200, height: 630 }, colorScheme: "light" });
  await addStyle(page, CARD);
  await page.waitForTimeout(300);
  await writeFile(join(folder, "card.jpg"), await page.screenshot({ type: "jpeg", quality: 72 }));
}
