// Firefox, driven by Marionette, its own protocol: Playwright brings only a
// Firefox of its own making.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

const NAMES = ["firefox-esr", "firefox"];
const PLACES = ["/Applications/Firefox.app/Contents/MacOS/firefox"];

/** The path of Firefox, if it is installed. */
export function findFirefox() {
  if (process.env.AWALE_FIREFOX) return process.env.AWALE_FIREFOX;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const named = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...named, ...PLACES].find((path) => existsSync(path));
}

const PREFERENCES = {
  "app.update.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "intl.accept_languages": "en-GB",
  "marionette.port": 0, // Any that is free; a file in the profile tells it.
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "toolkit.telemetry.reportingpolicy.firstRun": false,
  "ui.prefersReducedMotion": 1,
};

/** Starts Firefox with an empty profile, ended when the test `t` ends. */
export async function openFirefox(t) {
  const profile = await mkdtemp(join(tmpdir(), "awale-firefox-"));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(profile, "user.js"), lines.join("\n"));
  const program = spawn(findFirefox(), ["--headless", "--no-remote", "--marionette", "--profile", profile], {
    stdio: "ignore",
    env: { ...process.env, MOZ_HEADLESS: "1" },
  });
  const ended = new Promise((done) => program.once("exit", done));
  t.after(async () => {
    program.kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  const send = await speak(await portOf(profile), t);
  await send("WebDriver:NewSession", { capabilities: { alwaysMatch: {} } });
  await send("WebDriver:SetTimeouts", { script: 60_000 });

  /** Calls a function in the page, or in the frame switched to. */
  const evaluate = async (script, ...args) => {
    const body = `const done = arguments[arguments.length - 1];
      Promise.resolve((${script})(...[...arguments].slice(0, -1))).then(
        (value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value } = await send("WebDriver:ExecuteAsyncScript", { script: body, args });
    if (value.error) throw new Error(value.error);
    return value.value;
  };

  return {
    evaluate,
    goto: (url) => send("WebDriver:Navigate", { url }),
    /** Goes into the frame with this number, or out of all frames. */
    intoFrame: (id) => send("WebDriver:SwitchToFrame", { id }),
    /** Waits until a function gives a true value, and gives that. */
    async until(script, ...args) {
      const end = Date.now() + 30_000;
      while (Date.now() < end) {
        const value = await evaluate(script, ...args).catch(() => undefined);
        if (value) return value;
        await new Promise((done) => setTimeout(done, 50));
      }
      throw new Error(`it never came: ${script}`);
    },
  };
}

async function portOf(profile) {
  for (let wait = 0; wait < 600; wait++) {
    const text = await readFile(join(profile, "MarionetteActivePort"), "utf8").catch(() => "");
    if (text) return Number(text);
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("Firefox does not start");
}

/** The way to send a command and get its answer: each is `length:json`. */
async function speak(port, t) {
  const socket = connect(port, "127.0.0.1");
  t.after(() => socket.destroy());
  await new Promise((done, fail) => socket.once("connect", done).once("error", fail));
  const waiting = new Map();
  let received = Buffer.alloc(0);
  socket.on("data", (bytes) => {
    received = Buffer.concat([received, bytes]);
    for (;;) {
      const colon = received.indexOf(":");
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end));
      received = received.subarray(end);
      // The first message tells of the protocol; the others are answers.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      const { done, fail } = waiting.get(id);
      waiting.delete(id);
      if (error) fail(new Error(`${error.error}: ${error.message}`));
      else done(result);
    }
  });
  let sent = 0;
  return (name, parameters = {}) =>
    new Promise((done, fail) => {
      const id = ++sent;
      waiting.set(id, { done, fail });
      const text = JSON.stringify([0, id, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}
