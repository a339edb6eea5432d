// The browser: one for all tests of a file, closed after the last.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { after } from "node:test";
import { chromium } from "./packages.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const PLACES = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];
const FLAGS = [
  "--no-sandbox", // Refused to root, as whom containers run this.
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The browser's path; without one Playwright takes its own. */
function executablePath() {
  if (process.env.AWALE_BROWSER) return process.env.AWALE_BROWSER;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const named = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...named, ...PLACES].find((path) => existsSync(path));
}

let launched;

/** The browser, started when first asked for. */
export function browser() {
  return (launched ??= chromium.launch({ executablePath: executablePath(), args: FLAGS }));
}

/** Ends the browser; in a file of tests this happens by itself. */
export async function closeBrowser() {
  const running = await launched;
  launched = undefined;
  await running?.close();
}

if (process.argv[1]?.endsWith(".test.mjs")) after(closeBrowser);
