// What the main thread of a page does, from the browser's own record of it.
// It tells the CPU time of each task beside its duration, so that a busy
// machine does not count as a busy page.
import { browser } from "./browser.mjs";

const CATEGORIES = ["disabled-by-default-devtools.timeline", "toplevel"];

/**
 * The CPU time, in milliseconds, of each task of the page's main thread while
 * `during` runs, the longest first.
 */
export async function tasksOf(page, during) {
  const running = await browser();
  await running.startTracing(page, { categories: CATEGORIES });
  await during();
  const { traceEvents } = JSON.parse(await running.stopTracing());
  const thread = ({ pid, tid }) => `${pid}.${tid}`;
  const main = new Set(
    traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(thread),
  );
  const tasks = traceEvents.filter((event) => event.name === "RunTask" && main.has(thread(event)));
  return tasks.map(({ tdur = 0 }) => tdur / 1000).sort((a, b) => b - a);
}
