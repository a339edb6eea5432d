// The one place that knows where the npm packages are: in the folder that
// `cargo xtask` names, or in tests/browser/node_modules (`npm ci` there) when
// the tests are run by hand with `node --test`.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

const byHand = fileURLToPath(new URL("../node_modules", import.meta.url));
const folder = process.env.AWALE_NPM ?? byHand;
if (!existsSync(folder)) {
  throw new Error(`no npm packages in ${folder}: run \`npm ci\` in tests/browser, or \`cargo xtask test browser\``);
}
const require = createRequire(join(folder, "..", "package.json"));

export const { chromium } = require("playwright-core");

/** The compiler that reads the types for site owners. */
export const typescript = () => require("typescript");

/** The text of axe-core, to be run in a page. */
export const axeSource = require("axe-core").source;
