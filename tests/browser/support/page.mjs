// Pages to test in, watched for everything that should not happen in them.
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { browser } from "./browser.mjs";
import { axeSource } from "./packages.mjs";

/** Sizes of screens, for the option `viewport`. */
export const screens = {
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};

const noise = new WeakMap();

/**
 * Opens an empty page in a context of its own, closed when the test `t` ends.
 *
 * Options: `viewport` (see `screens`), `locale`, `colorScheme` ("light",
 * "dark"), `touch` (a finger in the place of the mouse), `reducedMotion`
 * ("reduce", "no-preference"), `javaScriptEnabled`, `serviceWorkers` ("allow";
 * else there are none), `timeout` in milliseconds, `late` (the page and its
 * frames draw as late as on a machine that is busy with other things).
 */
export async function openPage(t, options = {}) {
  const { touch = false, timeout = 15_000, late = false, ...rest } = options;
  const running = await browser();
  const context = await running.newContext({
    viewport: screens.desktop,
    locale: "en-GB",
    // What one test leaves must not answer another's requests.
    serviceWorkers: "block",
    hasTouch: touch,
    isMobile: touch,
    ...rest,
  });
  t?.after(() => context.close());
  context.setDefaultTimeout(timeout);
  if (late) await context.addInitScript(drawLate);
  const page = await context.newPage();
  noise.set(page, watch(page));
  awaitDrawing(page);
  return page;
}

/**
 * In the page: has it take its time to be over whenever it asks how late it
 * is, and put off what it does after.
 */
function drawLate() {
  const [start, now] = [setTimeout, Date.now];
  let late = 0;
  window.setTimeout = (done, wait, ...rest) => start(done, wait || 60, ...rest);
  Date.now = () => now() + (late += 20);
}

/** What a test does to a page by way of a locator. */
const ACTS = ["blur", "check", "clear", "click", "dblclick", "dispatchEvent", "fill", "focus", "hover", "press", "selectOption", "setInputFiles", "tap"];
let locatorsWait = false;

/**
 * Has whatever a test does return when what comes of it is drawn, so that it
 * can be read at once: a page that is busy draws in a task of its own.
 */
function awaitDrawing(page) {
  const wait = (owner, name, pageOf) => {
    const act = owner[name];
    owner[name] = async function (...args) {
      const result = await act.apply(this, args);
      await drawn(pageOf(this));
      return result;
    };
  };
  for (const name of ["goto", "reload"]) wait(page, name, () => page);
  for (const name of ["press", "type"]) wait(page.keyboard, name, () => page);
  for (const name of ["click", "up"]) wait(page.mouse, name, () => page);
  if (locatorsWait) return;
  locatorsWait = true;
  const locators = Object.getPrototypeOf(page.locator("html"));
  for (const name of ACTS) wait(locators, name, (locator) => locator.page());
}

/** Waits until the tasks that a page and its frames have begun are done, a second at most. */
async function drawn(page) {
  // Several times, for what is drawn can lead to more.
  const tasks = async () => {
    for (let time = 0; time < 4; time++) await new Promise((done) => setTimeout(done));
  };
  // A page or frame that is left meanwhile has nothing more to draw.
  const all = page.frames().map((frame) => frame.evaluate(tasks).catch(() => {}));
  await Promise.race([Promise.all(all), sleep(1000, undefined, { ref: false })]);
}

/** Adds a style sheet to the page, in the one way that its policy allows. */
export function addStyle(page, text) {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, text);
}

/**
 * Has the page keep the workers that it starts in `globalThis.workers`; one
 * that has said something `isHeard`.
 */
export function keepWorkers(page) {
  return page.addInitScript(() => {
    const Real = window.Worker;
    globalThis.workers = [];
    window.Worker = class extends Real {
      constructor(...args) {
        super(...args);
        globalThis.workers.push(this);
        this.addEventListener("message", () => (this.isHeard = true), { once: true });
      }
    };
  });
}

/** Collects, a line each, what a sound page never does. */
function watch(page) {
  const heard = [];
  page.on("console", (message) => {
    // Playwright itself warns of what it blocks.
    if (message.text().includes("blocked by Playwright")) return;
    if (["error", "warning"].includes(message.type())) {
      heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on("pageerror", (error) => heard.push(`page error: ${error.message ?? error}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // A page that is left early is left before it is kept, and before its
    // worker, which it takes with it, has all its parts.
    const early = /\/(offline|worker|worker-boot|worker_bg)-\w+\.(js|wasm)$|^blob:/;
    if (early.test(request.url()) && reason === "net::ERR_ABORTED") return;
    heard.push(`request failed: ${request.url()} (${reason})`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) heard.push(`status ${response.status()}: ${response.url()}`);
  });
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(http|ws)s?:$/.test(protocol) && hostname !== "127.0.0.1") {
      heard.push(`request to another host: ${request.url()}`);
    }
  });
  return heard;
}

/**
 * Fails if there was an error or warning on the console, an uncaught error, a
 * failed request or one to another host, but for lines that match an `allow`.
 */
export function expectQuiet(page, { allow = [] } = {}) {
  const heard = noise.get(page).filter((line) => !allow.some((pattern) => pattern.test(line)));
  assert.deepEqual(heard, [], "the page was not quiet");
}

/** What was heard of the page so far, a line each. */
export function heardOf(page) {
  return [...noise.get(page)];
}

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * The violations axe finds in a page or frame, without the frames in it, a
 * readable text each: to be compared with `[]`.
 */
export async function axe(page) {
  // By evaluation, not as a script element, which a policy may refuse.
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async (values) => {
    const result = await globalThis.axe.run(document, { runOnly: { type: "tag", values }, iframes: false });
    return result.violations;
  }, RULES);
  return violations.map(({ id, impact, help, nodes }) => {
    const places = nodes.map(({ target, failureSummary }) => {
      const reasons = failureSummary.split("\n").slice(1).map((line) => line.trim());
      return `  ${target.join(" ")}: ${reasons.join("; ")}`;
    });
    return [`${id} (${impact}): ${help}`, ...places].join("\n");
  });
}
