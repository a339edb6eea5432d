// The board as its attributes tell it: the contract of ARCHITECTURE.md that
// tests and host pages rely on.
import assert from "node:assert/strict";

const ROOT = "[data-side-to-move]";

/**
 * The board in a page, a frame, or whatever else has locators. With several
 * boards, `root` selects one.
 */
export function boardOf(page, root = ROOT) {
  const element = page.locator(root);

  /** Waits until the root has the attribute with this value. */
  const waitForAttribute = (name, value) =>
    element.and(page.locator(`[${name}="${value}"]`)).waitFor({ state: "attached" });

  const board = {
    /** The locator of the root. */
    root: element,

    /** The locator of the pit of this name, `A` to `F` or `a` to `f`. */
    pit: (name) => element.locator(`button[data-pit="${name}"]`),

    /** Waits until the board is there. */
    waitUntilShown: () => element.waitFor({ state: "visible" }),

    /** Waits until the status is `playing`, `thinking` or `over`. */
    waitForStatus: (status) => waitForAttribute("data-status", status),

    /** Waits until so many plies are played. */
    waitForPlies: (plies) => waitForAttribute("data-plies", plies),

    /** Waits until the ply of this number is shown. */
    waitForPly: (ply) => waitForAttribute("data-ply", ply),

    /** Waits until it is the turn of the side `south` or `north`. */
    waitForSide: (side) => waitForAttribute("data-side-to-move", side),

    /**
     * All the attributes say: `sideToMove`, `status`, `rules`, `plies`, `ply`,
     * `outcome` and `score` (null while the game goes on), `pits` (seeds by
     * name), `playable` (names of the pits not `aria-disabled`), `stores`.
     */
    read: () =>
      element.evaluate((root) => {
        const seeds = (element) => Number(element.dataset.seeds);
        const pits = [...root.querySelectorAll("button[data-pit]")];
        const stores = [...root.querySelectorAll("[data-store]")];
        const { sideToMove, status, rules, plies, ply, outcome, score } = root.dataset;
        return {
          sideToMove,
          status,
          rules,
          plies: Number(plies),
          ply: Number(ply),
          outcome: outcome ?? null,
          score: score ?? null,
          pits: Object.fromEntries(pits.map((pit) => [pit.dataset.pit, seeds(pit)])),
          playable: pits.filter((pit) => pit.ariaDisabled !== "true").map((pit) => pit.dataset.pit),
          stores: Object.fromEntries(stores.map((store) => [store.dataset.store, seeds(store)])),
        };
      }),

    /** Plays a pit by the mouse, or the finger, and waits until it is played. */
    async play(name, { tap = false } = {}) {
      const { plies } = await board.read();
      const pit = board.pit(name);
      await (tap ? pit.tap() : pit.click());
      await page.waitForFunction(
        ([selector, before]) => Number(document.querySelector(selector).dataset.plies) > before,
        [root, plies],
      );
    },

    /** All seeds on the board, which never become more or fewer. */
    async countSeeds() {
      const { pits, stores } = await board.read();
      return [...Object.values(pits), ...Object.values(stores)].reduce((sum, seeds) => sum + seeds, 0);
    },

    /** Fails unless the board is whole: twelve pits, in their places. */
    async expectWhole() {
      const { pits, sideToMove, status } = await board.read();
      assert.equal(Object.keys(pits).sort().join(""), "ABCDEFabcdef");
      assert.ok(["south", "north"].includes(sideToMove), `side to move: ${sideToMove}`);
      assert.ok(["playing", "thinking", "over"].includes(status), `status: ${status}`);
    },
  };
  return board;
}
