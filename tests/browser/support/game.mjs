// Games to test with: opened in a page, set up as a kept game, played on.
import { boardOf } from "./board.mjs";
import { openPage } from "./page.mjs";
import { serve } from "./serve.mjs";

/** The drawer of the browser's storage in which the game is kept. */
export const DRAWER = "awale.game";

/** The text of a kept game: two people, the usual start, unless told. */
export function kept(fields = {}) {
  return JSON.stringify({
    v: 1,
    rules: "abapa",
    mode: "two",
    first: "south",
    direction: "ccw",
    start: "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
    moves: "",
    shown: 0,
    ...fields,
  });
}

/** The fields of a kept game against the computer. */
export const against = (level, side = "south") => ({ mode: "ai", level, side });

/**
 * Opens the game in a page of its own; the options of `openPage` and, of its
 * own: `save`, the text that the browser has kept; `before(page)`, called
 * before anything is loaded; `link`, what follows the address; `files`, see
 * `serve`. Motion is off unless told.
 */
export async function openGame(t, { save, before, link = "", files, ...options } = {}) {
  const server = await serve(t, { files });
  const page = await openPage(t, { reducedMotion: "reduce", ...options });
  if (save !== undefined) {
    // Once only, so that a reload finds what the page has kept since.
    await page.addInitScript(
      ([drawer, text]) => {
        if (!localStorage.getItem("seeded")) localStorage.setItem(drawer, text);
        localStorage.setItem("seeded", "yes");
      },
      [DRAWER, save],
    );
  }
  await before?.(page);
  await page.goto(server.url + link);
  const board = boardOf(page);
  await board.waitUntilShown();
  return { page, board, server };
}

/** The line that says whose turn it is or how the game ended. */
export const statusLine = (page) => page.locator(".status .line");

/** Clicks a pit, whether or not it may be played. */
export const choose = (board, name) => board.pit(name).click({ force: true });

/** Waits until a person is to move, or the game is over. */
export const untilSettled = (page) =>
  page.locator('[data-status="playing"], [data-status="over"]').waitFor({ state: "attached" });

/** A pit to play: the fullest or the first, in turns, so that games differ. */
export function pick({ playable, pits, plies }) {
  const byFullness = [...playable].sort((a, b) => pits[b] - pits[a]);
  return plies % 4 < 2 ? byFullness[0] : playable[0];
}

/** Plays a game that has begun to its end, against the computer or for two. */
export async function playToEnd({ page, board }) {
  for (let turn = 0; turn < 500; turn++) {
    const state = await board.read();
    if (state.status === "over") return state;
    await board.play(pick(state));
    await untilSettled(page);
  }
  throw new Error("the game does not end");
}
