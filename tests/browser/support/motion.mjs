// Moves that are shown step by step.
import { openGame } from "./game.mjs";

/** The option of a reader who wants motion. */
export const moving = { reducedMotion: "no-preference" };

/** Opens a game with preferences, kept as `name=word` parted by spaces. */
export const openWith = (t, preferences, options) =>
  openGame(t, {
    ...options,
    before: async (page) => {
      await page.addInitScript((text) => localStorage.setItem("awale.preferences", text), preferences);
      await options?.before?.(page);
    },
  });

/** Waits until seeds move. */
export const untilMoving = (page) => page.locator(".seeds.moving").waitFor({ state: "attached" });

/** Waits until the replay is over: what is seen and what is so agree. */
export const untilShown = (page) =>
  page.waitForFunction(
    () =>
      !document.querySelector(".seeds.moving") &&
      [...document.querySelectorAll("[data-seeds]")].every(
        (place) => place.querySelector(".count").textContent === place.dataset.seeds,
      ),
  );

/** Whether what is seen and what is so agree. */
export const isShown = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-seeds]")].every(
      (place) => place.querySelector(".count").textContent === place.dataset.seeds,
    ),
  );
