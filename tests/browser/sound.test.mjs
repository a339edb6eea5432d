// What is heard and felt of moves.
import assert from "node:assert/strict";
import { test } from "node:test";
import { against, kept, openGame } from "./support/game.mjs";
import { expectQuiet } from "./support/page.mjs";

const CAPTURE = "0-0-0-0-4-2-1-1-0-4-4-4-14-14-S";
const SLAM = "4-4-4-4-4-2-1-1-0-0-0-0-12-12-S";

/**
 * Counts contexts and oscillators in `globalThis.heard`, and notes of each
 * click its pitch, its pan and its loudest moment; `globalThis.shaken` has
 * what the device was asked to shake.
 */
const listen = () => {
  const heard = (globalThis.heard = { contexts: 0, oscillators: 0, stopped: 0, clicks: [], active: [] });
  globalThis.shaken = [];
  navigator.vibrate = (pattern) => globalThis.shaken.push([pattern].flat()) > 0;
  const Real = globalThis.AudioContext;
  globalThis.AudioContext = class extends Real {
    constructor(...args) {
      super(...args);
      heard.contexts++;
      heard.active.push(navigator.userActivation.isActive);
    }
    createOscillator() {
      const made = super.createOscillator();
      heard.oscillators++;
      made.addEventListener("ended", () => heard.stopped++);
      const { pitches } = heard.clicks.at(-1);
      const start = made.start.bind(made);
      made.start = (...args) => {
        pitches.push(made.frequency.value);
        start(...args);
      };
      return made;
    }
    createStereoPanner() {
      const made = super.createStereoPanner();
      const click = { pitches: [], loudest: 0 };
      heard.clicks.push(click);
      const connect = made.connect.bind(made);
      made.connect = (...args) => {
        click.pan = made.pan.value;
        return connect(...args);
      };
      return made;
    }
    createGain() {
      const made = super.createGain();
      const click = heard.clicks.at(-1);
      const ramp = made.gain.linearRampToValueAtTime.bind(made.gain);
      made.gain.linearRampToValueAtTime = (value, time) => {
        click.loudest = value;
        return ramp(value, time);
      };
      return made;
    }
  };
};

const open = (t, { preferences = "", ...options }) =>
  openGame(t, {
    ...options,
    before: async (page) => {
      await page.addInitScript((text) => localStorage.setItem("awale.preferences", text), preferences);
      await page.addInitScript(listen);
    },
  });

const heardBy = (page) => page.evaluate(() => globalThis.heard);
const shakenBy = (page) => page.evaluate(() => globalThis.shaken);
const untilHeard = (page, clicks) =>
  page.waitForFunction((clicks) => globalThis.heard.clicks.length >= clicks, clicks);

test("nothing sounds before the first gesture, and then one context does for all", async (t) => {
  const { page, board } = await open(t, { save: kept({ ...against(1), start: "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N" }) });
  await board.waitForPlies(1);
  await page.waitForTimeout(200);
  assert.deepEqual(await heardBy(page), { contexts: 0, oscillators: 0, stopped: 0, clicks: [], active: [] });
  await board.play("C");
  await untilHeard(page, 1);
  await board.play("D");
  const { contexts, active } = await heardBy(page);
  assert.deepEqual([contexts, active], [1, [true]], "made within a gesture");
  expectQuiet(page);
});

test("each drop clicks, higher from pit to pit, where it is seen; a capture softer", async (t) => {
  const save = kept({ start: CAPTURE });
  const { page, board } = await open(t, { save, reducedMotion: "no-preference" });
  await board.play("F");
  await untilHeard(page, 5);
  await page.waitForFunction(() => globalThis.heard.stopped === globalThis.heard.oscillators);
  const { clicks, oscillators } = await heardBy(page);
  // The lift, two drops, two captures.
  assert.deepEqual([clicks.length, oscillators], [5, 10]);
  const [lift, a, b, ...captures] = clicks;
  const pitch = ({ pitches }) => Math.min(...pitches);
  assert.ok(pitch(a) < pitch(b), "higher along the ring");
  assert.ok(lift.loudest < a.loudest, "a lift is quieter");
  for (const capture of captures) {
    assert.ok(capture.loudest < a.loudest && pitch(capture) < pitch(a));
  }
  assert.ok(clicks.every(({ pan }) => pan >= -1 && pan <= 1));
  assert.ok(a.pan > b.pan && b.pan > 0, "a is right of b, and both are right of the middle");
});

test("a grand slam that takes nothing thuds low", async (t) => {
  const { page, board } = await open(t, { save: kept({ start: SLAM }), reducedMotion: "no-preference" });
  await board.play("F");
  await untilHeard(page, 5);
  const { clicks } = await heardBy(page);
  assert.ok(clicks.slice(3).every(({ pitches }) => Math.min(...pitches) < 200));
});

for (const preferences of ["sound=no", "volume=0"]) {
  test(`with ${preferences} nothing is even made`, async (t) => {
    const { page, board } = await open(t, { save: kept({ start: CAPTURE }), preferences });
    await board.play("F");
    await page.waitForTimeout(300);
    const { contexts, oscillators } = await heardBy(page);
    assert.deepEqual([contexts, oscillators], [0, 0]);
  });
}

test("the volume says how loud", async (t) => {
  const loudest = [];
  for (const volume of [2, 6, 10]) {
    const { page, board } = await open(t, { save: kept(), preferences: `volume=${volume}` });
    await board.play("C");
    await untilHeard(page, 1);
    loudest.push((await heardBy(page)).clicks[0].loudest);
  }
  assert.ok(loudest[0] < loudest[1] && loudest[1] < loudest[2] && loudest[2] <= 1, loudest.join(", "));
});

test("another volume lets itself be heard", async (t) => {
  const { page } = await open(t, { save: kept() });
  await page.locator("[data-action=settings]").click();
  await page.waitForTimeout(200);
  assert.equal((await heardBy(page)).clicks.length, 0);
  await page.locator("input[type=range]").focus();
  await page.keyboard.press("ArrowRight");
  await untilHeard(page, 1);
});

test("a move that is shown at once makes one sound, and another for a capture", async (t) => {
  const { page, board } = await open(t, { save: kept({ start: CAPTURE }) });
  await board.play("F");
  await untilHeard(page, 2);
  await board.play("d");
  await untilHeard(page, 3);
  await page.waitForTimeout(200);
  assert.equal((await heardBy(page)).clicks.length, 3);
});

test("where there is no sound the page plays on in silence", async (t) => {
  const { page, board } = await openGame(t, {
    save: kept(),
    before: (page) => page.addInitScript(() => delete globalThis.AudioContext),
  });
  await board.play("C");
  await board.play("c");
  assert.equal((await board.read()).plies, 2);
  expectQuiet(page);
});

test("the end of a game has a sound of its own", async (t) => {
  const start = "0-0-0-0-0-1-1-0-0-0-3-3-24-16-S";
  const { page, board } = await open(t, { save: kept({ start }) });
  await board.play("F");
  await untilHeard(page, 6);
  await page.reload();
  await board.waitUntilShown();
  await page.mouse.click(5, 300);
  await page.waitForTimeout(200);
  assert.equal((await heardBy(page)).clicks.length, 0, "not when it is opened again");
});

test("the device shakes when a person moves, twice for a capture, and not for the computer", async (t) => {
  const { page, board } = await open(t, { save: kept({ ...against(1), start: CAPTURE }) });
  await board.play("F");
  await board.waitForPlies(2);
  const shaken = await shakenBy(page);
  assert.deepEqual(shaken.map(({ length }) => length), [3]);
  await page.locator("[data-action=undo]").click();
  await board.play("E");
  assert.deepEqual((await shakenBy(page)).map(({ length }) => length), [3, 1]);
});

test("the device does not shake for whom does not want it, nor where it cannot", async (t) => {
  const { page, board } = await open(t, { save: kept(), preferences: "vibration=no" });
  await board.play("C");
  assert.deepEqual(await shakenBy(page), []);
  const other = await openGame(t, {
    save: kept(),
    before: (page) => page.addInitScript(() => delete Navigator.prototype.vibrate),
  });
  await other.board.play("C");
  expectQuiet(other.page);
});

test("a device that fails to shake, or a sound that is refused, stops nothing", async (t) => {
  const { page, board } = await openGame(t, {
    save: kept(),
    before: (page) =>
      page.addInitScript(() => {
        const fail = () => {
          throw new Error("no");
        };
        Navigator.prototype.vibrate = fail;
        const Real = globalThis.AudioContext;
        globalThis.AudioContext = class extends Real {
          get state() {
            return "suspended";
          }
          resume() {
            return Promise.reject(new Error("no"));
          }
        };
      }),
  });
  await board.play("C");
  await board.play("c");
  assert.equal((await board.read()).plies, 2);
  expectQuiet(page);
});
