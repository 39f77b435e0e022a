/** A pile as somebody must see it who knows the rules and the player's view, and nothing of the app. */
export interface ExpectedPile {
  /** As in move words; what never occurs there is named as the rules name it. */
  readonly id: string;
  /** How it is called to those who hear it. */
  readonly name: string;
  /** Bottom first; `--` for a card that lies face down. */
  readonly cards: readonly string[];
}

/** The piles of a game, and how they lie. */
export interface GameOracle<View> {
  piles(view: View): readonly ExpectedPile[];
  /** Piles that lie side by side, from left to right. */
  readonly rows: readonly (readonly string[])[];
  /** Piles that lie one under the other, from top to bottom. */
  readonly columns: readonly (readonly string[])[];
}

/** So many cards of which only the backs are seen. */
export function backs(count: number): readonly string[] {
  return Array.from({ length: count }, () => "--");
}
