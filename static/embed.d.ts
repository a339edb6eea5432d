// Types of embed.js: of the element <awale-board>, its events, and the messages
// of a frame. site/reference-en.html tells what they mean.

export type Side = "south" | "north";
export type ErrorCode =
  | "option"
  | "version"
  | "type"
  | "invalid"
  | "illegal"
  | "not_now"
  | "timeout"
  | "gone"
  | "no_origin";
export type Reason =
  | "majority"
  | "empty"
  | "few_seeds"
  | "no_move"
  | "repetition"
  | "agreement"
  | "resigned";

/** Options of a frame; `null` is the default. */
export interface AwaleOptions {
  lang?: "auto" | "en" | "fr" | "es" | "pt" | "de" | "it" | "nl" | "ar" | null;
  theme?: "auto" | "light" | "dark" | null;
  rules?: string | null;
  direction?: "ccw" | "cw" | null;
  mode?: "ai" | "two" | "view" | null;
  level?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | null;
  side?: Side | null;
  first?: Side | null;
  controls?: "none" | "min" | "full" | null;
  sound?: boolean | 0 | 1 | null;
  coords?: boolean | 0 | 1 | null;
  ply?: number | "last" | null;
}

export interface AwaleEnd {
  reason: Reason;
  /** Who gave up, if a player did. */
  by?: Side;
  south: number;
  north: number;
  unclaimed: number;
}

export interface AwaleState extends Partial<AwaleEnd> {
  rules: string;
  start: string;
  position: string;
  moves: string;
  plies: number;
  ply: number;
  turn: Side;
  status: "playing" | "thinking" | "over";
  /** The letters of the pits that may be played. */
  legal: string;
  mode: "ai" | "two" | "view";
  level?: number;
  side?: Side;
  first: Side;
  direction: "ccw" | "cw";
  /** An SVG, if it was asked for. */
  picture?: string;
}

export interface AwaleMove {
  move: string;
  captured: number;
  position: string;
  moves: string;
}

export interface AwaleFault {
  code: ErrorCode;
  message: string;
}

/** What promises are rejected with. */
export interface AwaleError extends Error {
  code: ErrorCode;
}

export interface AwaleEventMap {
  "awale-ready": CustomEvent<AwaleState>;
  "awale-move": CustomEvent<AwaleMove>;
  "awale-gameover": CustomEvent<AwaleEnd>;
  "awale-error": CustomEvent<AwaleFault>;
}

export interface AwaleBoardElement extends HTMLElement {
  load(position?: string | null, moves?: string | null): Promise<AwaleState>;
  play(move: string): Promise<AwaleState>;
  undo(): Promise<AwaleState>;
  setOptions(options: AwaleOptions): Promise<AwaleState>;
  getState(options?: { picture?: boolean }): Promise<AwaleState>;
  addEventListener<K extends keyof AwaleEventMap>(
    type: K,
    listener: (event: AwaleEventMap[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

interface Envelope {
  source: "awale";
  v: 1;
  id?: string | number;
}

/** A message to a frame. */
export type AwaleCommand = Envelope &
  (
    | { type: "load"; position?: string; moves?: string; end?: string; rules?: string }
    | { type: "play"; move: string }
    | ({ type: "setOptions" } & AwaleOptions)
    | { type: "undo" }
    | { type: "getState"; picture?: boolean }
  );

/** A message from a frame. */
export type AwaleReport = Envelope &
  (
    | ({ type: "ready" } & AwaleState)
    | { type: "resize"; height: number }
    | ({ type: "move" } & AwaleMove)
    | ({ type: "gameover" } & AwaleEnd)
    | ({ type: "error" } & AwaleFault)
    | ({ type: "state" } & AwaleState)
  );

declare global {
  interface HTMLElementTagNameMap {
    "awale-board": AwaleBoardElement;
  }
}
