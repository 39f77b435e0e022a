import type { Card, Stack } from "./cards.js";

/** A full position of The King's Keys. */
export interface State {
  /** The sixteen cells, row by row: `a1` `a2` … `d4`. */
  readonly field: readonly Stack[];
  /** Face down; the first is the next to be turned up. */
  readonly draw: readonly Card[];
  /** The books that have left the field, the oldest first; each runs from its 1 to its 4. */
  readonly books: readonly Stack[];
}

/** 0 is `a1`, 3 is `a4`, 15 is `d4`. */
export type Cell = number;

/** The top `count` cards of one cell go onto another (KK-3). */
export interface Move {
  readonly from: Cell;
  readonly to: Cell;
  readonly count: number;
}

/** Cells are named as in move words; cards by their codes. */
export type Event =
  /** Cards, lowest first, moved; `onto` is the card they lie on now, `freed` the one they lay on, null on a bare cell. */
  | {
      readonly type: "moved";
      readonly cards: readonly string[];
      readonly from: string;
      readonly to: string;
      readonly onto: string;
      readonly freed: string | null;
    }
  /** An emptied cell got the next card of the draw pile, which has `left` cards now (KK-4). */
  | { readonly type: "refilled"; readonly cell: string; readonly card: string; readonly left: number }
  /** An emptied cell stays bare, for the draw pile has run out (KK-4). */
  | { readonly type: "bared"; readonly cell: string }
  /** A book, 1 to 4, left the field; `books` are out now, worth `points` (KK-4, KK-5). */
  | {
      readonly type: "book";
      readonly cell: string;
      readonly cards: readonly string[];
      readonly books: number;
      readonly points: number;
    };

/** The player's view (KK-6). Cards are codes. */
export interface View {
  /** The sixteen cells `a1` … `d4`, each bottom first. */
  readonly field: readonly (readonly string[])[];
  /** The number of cards in the draw pile, whose cards and order are hidden. */
  readonly draw: number;
  /** The books removed, the oldest first, each from its 1 to its 4. */
  readonly books: readonly (readonly string[])[];
}
