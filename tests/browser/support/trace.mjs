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
  let record;
  try {
    await during();
  } finally {
    // Else no other test could be recorded.
    record = await running.stopTracing();
  }
  const { traceEvents } = JSON.parse(record);
  const thread = ({ pid, tid }) => `${pid}.${tid}`;
  const main = new Set(
    traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(thread),
  );
  const tasks = traceEvents.filter((event) => event.name === "RunTask" && main.has(thread(event)));
  return tasks.map(({ tdur = 0 }) => tdur / 1000).sort((a, b) => b - a);
}
