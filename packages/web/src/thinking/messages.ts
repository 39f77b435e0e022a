import type { Limits, Progress, Solution } from "@tetrarch/solver";

/** What the page asks of the worker that thinks. Positions go as engine text, as they are more than a view. */
export type Question =
  /** What can be asked about a game at all. */
  | { readonly type: "known"; readonly game: string }
  /** Thoughtful: can this position be won, all being known? */
  | { readonly type: "solve"; readonly game: string; readonly state: string; readonly limits: Limits }
  /** Fair: what would a player do who sees only this view? `legal` are the words of all legal moves. */
  | {
      readonly type: "hint";
      readonly game: string;
      readonly view: unknown;
      readonly legal: readonly string[];
      readonly seed: number;
    };

export interface Hint {
  readonly word: string;
  /** The rule of thumb behind it, from a player that has such rules. */
  readonly reason: string | undefined;
}

export type Answer =
  | { readonly type: "known"; readonly hints: boolean; readonly solves: boolean }
  | { readonly type: "progress"; readonly progress: Progress }
  | { readonly type: "solution"; readonly solution: Solution }
  | { readonly type: "hint"; readonly hint: Hint }
  /** Nobody here can answer that. */
  | { readonly type: "none" };
