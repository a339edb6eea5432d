// Runs the jobs of browser.rs in a worker of Chromium, and tells of each what
// once.rs tells of it natively. Cargo calls this with the program it has
// built; `cargo xtask bench wasm` says so, and puts wasm-bindgen and wasm-opt
// on the PATH.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { browser, closeBrowser } from "../tests/browser/support/browser.mjs";

/** The least runs of a job, and how many milliseconds it is run at least. */
const RUNS = 3;
const TIME = 1500;

const wasm = process.argv[2];
const brief = process.argv.includes("--brief");

/** What the worker does: it makes jobs ready, and runs them when it is told. */
const WORKER = `
  importScripts("browser.js");
  const loaded = wasm_bindgen({ module_or_path: "browser_bg.wasm" });
  let ready;
  const answers = {
    jobs: () => wasm_bindgen.jobs(${brief}),
    begin: (name) => {
      ready?.free();
      ready = new wasm_bindgen.Ready(name, ${brief});
    },
    reset: () => ready.reset(),
    run: () => {
      const start = performance.now();
      const count = ready.run();
      return { count, clock: performance.now() - start };
    },
  };
  onmessage = async ({ data: [what, argument] }) => {
    await loaded;
    postMessage(answers[what](argument));
  };
`;

/** Builds the files as Trunk does for the page's own worker. */
function build(folder) {
  const bindgen = ["--target", "no-modules", "--no-typescript", "--out-name", "browser"];
  execFileSync("wasm-bindgen", [wasm, ...bindgen, "--out-dir", folder]);
  const file = join(folder, "browser_bg.wasm");
  execFileSync("wasm-opt", [file, "-o", file, "-O3", ...features()], { shell: process.platform === "win32" });
}

/** What index.html allows wasm-opt. */
function features() {
  const page = readFileSync("index.html", "utf8");
  return /data-wasm-opt="3"\s+data-wasm-opt-params="([^"]*)"/.exec(page)[1].split(" ");
}

/** Serves the files; gives the address. */
async function serve(folder) {
  const types = { ".js": "text/javascript", ".wasm": "application/wasm" };
  const server = createServer(async ({ url }, response) => {
    const type = types[extname(url)] ?? "text/html";
    response.setHeader("content-type", type);
    if (type === "text/html") return response.end("<!doctype html><title>bench</title>");
    response.end(url === "/worker.js" ? WORKER : await readFile(join(folder, url)));
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

/** Where Linux tells how long the worker's thread has been on a processor. */
async function threadOf(instance) {
  const session = await instance.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const tasks = processInfo.map(({ id }) => `/proc/${id}/task`).filter(existsSync);
  const threads = tasks.flatMap((task) => readdirSync(task).map((thread) => join(task, thread)));
  const name = (thread) => readFileSync(join(thread, "comm"), "utf8").trim();
  const worker = threads.find((thread) => name(thread).startsWith("DedicatedWorker"));
  return worker && join(worker, "schedstat");
}

/** Nanoseconds on a processor; 0 where they are not known. */
const processorTime = (thread) => (thread ? Number(readFileSync(thread, "utf8").split(" ")[0]) : 0);

/** Runs the job that is ready several times: what it counts, the least times. */
async function bestOf(ask, thread) {
  const best = { processor: Infinity, clock: Infinity };
  const began = performance.now();
  for (let run = 0; run < RUNS || performance.now() - began < TIME; run += 1) {
    await ask("reset");
    const before = processorTime(thread);
    const { count, clock } = await ask("run");
    best.count = count;
    best.processor = Math.min(best.processor, processorTime(thread) - before);
    best.clock = Math.min(best.clock, clock);
  }
  return best;
}

const scratch = join("target", "xtask");
await mkdir(scratch, { recursive: true });
const folder = await mkdtemp(join(scratch, "bench-"));
let server;
try {
  build(folder);
  server = await serve(folder);
  const instance = await browser();
  console.log(`browser Chromium ${instance.version()}`);
  const page = await instance.newPage();
  await page.goto(server.address);
  await page.evaluate(() => {
    globalThis.worker = new Worker("worker.js");
  });
  const ask = (...question) =>
    page.evaluate(
      (question) =>
        new Promise((answer, refuse) => {
          worker.onmessage = ({ data }) => answer(data);
          worker.onerror = ({ message }) => refuse(new Error(message));
          worker.postMessage(question);
        }),
      question,
    );
  const jobs = (await ask("jobs")).trim().split("\n");
  const thread = await threadOf(instance);
  for (const job of jobs) {
    await ask("begin", job.split(" ")[0]);
    const { count, processor, clock } = await bestOf(ask, thread);
    console.log(`${job} ${count} ${processor} ${Math.round(clock * 1e6)}`);
  }
} finally {
  await closeBrowser();
  server?.close();
  await rm(folder, { recursive: true, force: true });
}
