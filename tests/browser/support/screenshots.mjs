// Takes pictures of the page, on three screens in light and dark, into the
// folder given: `cargo xtask screenshots`.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { boardOf } from "./board.mjs";
import { closeBrowser } from "./browser.mjs";
import { openPage, screens } from "./page.mjs";
import { serve } from "./serve.mjs";

const folder = process.argv[2] ?? "target/screenshots";
await mkdir(folder, { recursive: true });
const server = await serve();
try {
  for (const [name, viewport] of Object.entries(screens)) {
    for (const colorScheme of ["light", "dark"]) {
      const page = await openPage(undefined, { viewport, colorScheme, touch: name !== "desktop" });
      await page.goto(server.url);
      await boardOf(page).waitUntilShown();
      const path = join(folder, `${name}-${colorScheme}.png`);
      await page.screenshot({ path });
      console.log(path);
      await page.context().close();
    }
  }
} finally {
  await closeBrowser();
  await server.close();
}
