import type { Card } from "../../../packages/engine/src/core/standard-cards.js";

export interface State {
  /** Face down; the first is the next to be turned. */
  readonly stock: readonly Card[];
  /** Face up; the last is the top. */
  readonly waste: readonly Card[];
  /** `c1`…`c3` (NS-3). */
  readonly shelves: readonly (Card | null)[];
  /** How many cards are on the stairs (NS-4). */
  readonly stairs: number;
}

/** Where a card comes from: 0–2 the shelves, 3 the waste. */
export type Source = number;
export const WASTE: Source = 3;

export type Move =
  | { readonly type: "turn" }
  | { readonly type: "shelve"; readonly shelf: number }
  | { readonly type: "climb"; readonly from: Source };

/** Piles are named as in move words; cards by their codes. */
export type Event =
  /** The stock's top card came to the waste (NS-2). */
  | { readonly type: "turned"; readonly card: string; readonly left: number }
  /** The waste's top card came to a shelf (NS-3). */
  | { readonly type: "shelved"; readonly card: string; readonly to: string }
  /** A card went up the stairs, where `height` are now (NS-4). */
  | { readonly type: "climbed"; readonly card: string; readonly from: string; readonly height: number };

/** What the player may see (NS-6). */
export interface View {
  /** How many cards the stock still has. */
  readonly stock: number;
  readonly waste: readonly string[];
  readonly shelves: readonly (string | null)[];
  readonly stairs: readonly string[];
}
