import type { Degree } from "@tetrarch/engine";
import type { Drawing } from "../drawing/canvas.js";
import type { Mark } from "../drawing/cards.js";
import type { Ink } from "../drawing/style.js";

/** What a table is drawn for: the room there is, and what the player is doing. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** How much the game proves (C-10). */
  readonly degree: Degree;
  /** How a pile is marked. */
  readonly mark: (pile: string) => Mark;
  /** How many of its cards are lifted, when a pile is and the number is chosen. */
  readonly liftedCount: number;
}

/** The pile a move takes from and the one it goes to, by the names of the table's areas. */
export interface Ends {
  readonly from: string;
  readonly to: string;
}

/** A pile in words, for listening and for a closer look. */
export interface PileInWords {
  /** As in move words where it occurs there. */
  readonly pile: string;
  /** `free land 3`. */
  readonly name: string;
  /** All there is to know about it: a phrase or sentences without the name, ending in a full stop. */
  readonly text: string;
}

/**
 * How one game is shown and handled; everything from its view alone. Methods, so that a table of its own view type
 * is also an {@link AnyTable}.
 */
export interface GameTable<View> {
  /** What the arrow keys move over: the piles, or the list of choices under the table. */
  readonly steering: "piles" | "choices";
  readonly accent: Ink;
  /** The rows the table needs at 80 columns, and the most it can make use of. */
  readonly rows: { readonly least: number; readonly most: number };
  /** The table as a picture of exactly the scene's size. Needs 80 columns and `rows.least`. */
  draw(view: View, scene: Scene): Drawing;
  /** Every pile in table order. */
  describe(view: View): readonly PileInWords[];
  ends(view: View, word: string): Ends;
  /** The move the space bar makes, when one is natural. */
  mainMove(view: View, legal: readonly string[]): string | undefined;
  /** The pile the space bar lifts when there is no such move. */
  readonly mainPile: string | undefined;
  /** What a move will do, with what can be told of its consequences; the game's own label when undefined. */
  foretell(view: View, word: string): string | undefined;
  /** Why a word of this game is not legal now, in a few words; undefined when there is nothing to add. */
  refusal(view: View, word: string): string | undefined;
}

export type AnyTable = GameTable<unknown>;

/** How many cards a move word moves: `t3-t5x2` two, `t3-t5` one. */
export function countIn(word: string): number {
  return Number(/x(\d+)$/.exec(word)?.[1] ?? 1);
}

/** The two ends of a pile-to-pile word: `t3-t5x2` is from `t3` to `t5`. */
export function pileEnds(word: string): Ends {
  const [from = "", to = ""] = word.replace(/x\d+$/, "").split("-");
  return { from, to };
}
