import type { Attempt, Degree, Ends } from "@tetrarch/engine";
import type { Drawing } from "../drawing/canvas.js";
import type { Mark } from "../drawing/cards.js";
import type { Ink } from "../drawing/style.js";

/** What a table is drawn for: the room there is, and what the player is doing. */
export interface DrawingContext {
  readonly width: number;
  readonly height: number;
  /** How much the game proves (C-10). */
  readonly degree: Degree;
  /** How a pile is marked. */
  readonly mark: (pile: string) => Mark;
  /** How many of its cards are lifted, when a pile is and the number is chosen. */
  readonly liftedCount: number;
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
  /** The id of the game. */
  readonly game: string;
  /** What the arrow keys move over: the piles, or the list of choices under the table. */
  readonly steering: "piles" | "choices";
  readonly accent: Ink;
  /** The rows the table needs at 80 columns, and the most it can make use of. */
  readonly rows: { readonly least: number; readonly most: number };
  /** What stands over the ending of a game that ended in a way of its own, by status. */
  readonly endHeadings?: Readonly<Record<string, string>>;
  /** The table as a picture of exactly the context's size. Needs 80 columns and `rows.least`. */
  draw(view: View, context: DrawingContext): Drawing;
  /** Every pile in table order. */
  describe(view: View): readonly PileInWords[];
  /** What a move word of this game takes up and where it lays it, as the engine says. */
  ends(view: View, word: string): Ends;
  /** How a card is called. */
  cardName(code: string): string;
  /** How a pile of the table is called. */
  nameOf(pile: string): string;
  /** The move the space bar makes, when one is natural. */
  mainMove(view: View, legal: readonly string[]): string | undefined;
  /** What a legal move will do, with what can be told of its consequences. */
  foretell(view: View, word: string): string;
  /** Why a word of this game is not legal now, in a few words. */
  refusal(view: View, word: string): string;
  /** Why lifted cards cannot be laid somewhere, in a few words. */
  whyNot(view: View, attempt: Attempt): string;
}

export type AnyTable = GameTable<unknown>;
