import type { Difficulty, Limits, Progress, Solution } from "@tetrarch/solver";

/** What the page asks of the worker that thinks. Positions go as engine text, as they are more than a view. */
export type Question =
  /** Thoughtful: can this position be won, all being known? */
  | { readonly type: "solve"; readonly game: string; readonly state: string; readonly limits: Limits }
  /** A deal that is proved winnable, and as difficult as wanted. */
  | {
      readonly type: "winnable";
      readonly game: string;
      readonly variant: string;
      /** Any, when there is none. */
      readonly difficulty?: Difficulty | undefined;
      readonly seed: number;
    }
  /** Fair: what would a player do who sees only this view? `legal` are the words of all legal moves. */
  | {
      readonly type: "hint";
      readonly game: string;
      readonly view: unknown;
      readonly legal: readonly string[];
      readonly seed: number;
    };

/** What a fair player would do, and why as far as it can say. */
export interface Hint {
  readonly word: string;
  /** The rule of thumb behind it, by its code, from a player that has such rules. */
  readonly rule: string | undefined;
  /** How many trial games were played with this move, and which part of them was won; from a player that tries. */
  readonly trials: { readonly games: number; readonly won: number } | undefined;
  /** The player would give up: nothing can come of the position any more. */
  readonly hopeless: boolean;
}

/** A deal that is proved winnable. */
export interface FoundDeal {
  readonly number: number;
  readonly difficulty: Difficulty;
  /** How many deals were looked at. */
  readonly tried: number;
}

export type Answer =
  | { readonly type: "progress"; readonly progress: Progress }
  | { readonly type: "solution"; readonly solution: Solution }
  | { readonly type: "deal"; readonly deal: FoundDeal }
  | { readonly type: "hint"; readonly hint: Hint }
  /** The question was taken back, or another one put. */
  | { readonly type: "cancelled" }
  /** Nobody here can answer that. */
  | { readonly type: "none" };
