// What moves, and what must not.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { kept, pick } from "./support/game.mjs";
import { moving, openWith, untilShown } from "./support/motion.mjs";
import { expectQuiet, screens } from "./support/page.mjs";

/** What alone may move: what needs no layout and no paint. */
const MOVABLE = ["transform", "translate", "scale", "rotate", "opacity"];

/** Collects in the page, from now on, the properties that are animated. */
const watchAnimations = (page) =>
  page.addInitScript(() => {
    globalThis.animated = new Set();
    const look = () => {
      for (const animation of document.getAnimations()) {
        if (animation.transitionProperty) globalThis.animated.add(animation.transitionProperty);
        for (const keyframe of animation.effect.getKeyframes()) {
          for (const name of Object.keys(keyframe)) globalThis.animated.add(name);
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries()) {
        globalThis.shifts.push([value, ...sources.map(({ node }) => node?.className ?? node?.nodeName)]);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

for (const [name, viewport] of Object.entries(screens)) {
  test(`in a whole game only transform and opacity move, and nothing shifts: ${name}`, async (t) => {
    const options = { save: kept(), viewport, touch: name !== "desktop", before: watchAnimations, ...moving };
    const { page, board } = await openWith(t, "pace=fast", options);
    await page.waitForTimeout(300);
    await page.evaluate(() => (globalThis.shifts.length = 0));
    let shifts = [];
    for (let turn = 0; turn < 200; turn++) {
      const state = await board.read();
      if (state.status === "over") break;
      // What is seen once the game is over is another page.
      shifts = await page.evaluate(() => globalThis.shifts);
      await board.play(pick(state));
      // Some moves are shown to their end, others are cut short by the next.
      if (turn % 8 === 0) await untilShown(page);
    }
    await untilShown(page);
    const described = ["offset", "computedOffset", "easing", "composite"];
    const animated = (await page.evaluate(() => [...globalThis.animated])).filter((name) => !described.includes(name));
    assert.ok(animated.includes("translate") && animated.includes("transform"), animated.join(", "));
    assert.deepEqual(animated.filter((name) => !MOVABLE.includes(name)), []);
    assert.deepEqual(shifts, []);
    expectQuiet(page);
  });
}

test("the style sheets let nothing move but transform and opacity", async () => {
  const folder = new URL("../../static/", import.meta.url);
  const sheets = (await readdir(folder)).filter((name) => name.endsWith(".css"));
  let found = 0;
  for (const name of sheets) {
    const text = (await readFile(new URL(name, folder), "utf8")).replace(/\/\*.*?\*\//gs, "");
    for (const [, value] of text.matchAll(/[\s;{]transition(?:-property)?:([^;}]*)/g)) {
      // Parted at the commas that stand in no brackets.
      const parts = value.split(/,(?![^()]*(?:\([^()]*\)[^()]*)*\))/).map((part) => part.trim().split(/\s/)[0]);
      for (const part of parts) assert.ok([...MOVABLE, "none"].includes(part), `${name}: ${value}`);
      found++;
    }
    for (const [, block] of text.matchAll(/@keyframes[^{]*\{((?:[^{}]*\{[^{}]*\})*)/g)) {
      for (const [, property] of block.matchAll(/([a-z-]+)\s*:/g)) {
        assert.ok([...MOVABLE, "animation-timing-function"].includes(property), `${name}: ${property}`);
      }
      found++;
    }
  }
  assert.ok(found > 6, `${found} declarations`);
});
