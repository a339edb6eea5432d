// What the page of a site writes with the types of embed.js: the compiler takes
// all of it, but for the lines that are marked as wrong.
import type { AwaleCommand, AwaleError, AwaleReport, AwaleState } from "../../../static/embed.js";

const board = document.createElement("awale-board");
const found: HTMLElement | null = document.querySelector("awale-board");

export async function use(): Promise<string> {
  const state: AwaleState = await board.load("startpos", "FfBe");
  await board.load(null);
  const played = await board.play("F");
  await board.undo();
  await board.setOptions({ lang: "fr", level: 3, mode: "two", ply: "last", sound: true, theme: null });
  const { picture } = await board.getState({ picture: true });
  const left: number = state.ply + played.plies;
  return `${picture ?? ""}${state.legal}${left}${found?.id}`;
}

board.addEventListener("awale-move", (event) => {
  const captured: number = event.detail.captured;
  return captured;
});
board.addEventListener("awale-gameover", ({ detail }) => {
  const told: string = detail.reason === "resigned" ? `${detail.by}` : `${detail.south} ${detail.north}`;
  return told;
});
board.addEventListener("awale-error", ({ detail }) => detail.code === "timeout");
board.addEventListener("awale-ready", ({ detail }) => detail.status === "playing", { once: true });
board.addEventListener("click", (event) => event.preventDefault());
board.play("F").catch((error: AwaleError) => error.code === "illegal" && error.message);

const commands: AwaleCommand[] = [
  { source: "awale", v: 1, type: "load", position: "startpos", moves: "Ff", rules: "akan", id: 1 },
  { source: "awale", v: 1, type: "play", move: "F", id: "a" },
  { source: "awale", v: 1, type: "setOptions", coords: false, first: "north" },
  { source: "awale", v: 1, type: "undo" },
  { source: "awale", v: 1, type: "getState", picture: true },
];

export function hear(report: AwaleReport): number | string {
  switch (report.type) {
    case "resize":
      return report.height;
    case "move":
      return report.move + report.captured;
    case "gameover":
      return report.unclaimed;
    case "error":
      return report.code;
    case "ready":
    case "state":
      return report.position + commands.length;
  }
}

// @ts-expect-error: there is no such level.
board.setOptions({ level: 9 });
// @ts-expect-error: there is no such option.
board.setOptions({ colour: "red" });
// @ts-expect-error: a move is a letter.
board.play(6);
// @ts-expect-error: what a move was cannot be changed in an ending.
board.addEventListener("awale-gameover", ({ detail }) => detail.move);
// @ts-expect-error: a command has a type.
commands.push({ source: "awale", v: 1 });
// @ts-expect-error: there is one version.
commands.push({ source: "awale", v: 2, type: "undo" });
