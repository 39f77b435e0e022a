import { type AnyGame, isPlain, type PlainGame } from "@tetrarch/engine";
import { codesOf } from "@tetrarch/engine/standard-cards";

/** Hidden cards in the order in which they lie, or the die rolls to come. */
export interface HiddenSequence {
  /** `The stock, next card first`. */
  readonly name: string;
  /** Codes. */
  readonly cards?: readonly string[];
  readonly rolls?: readonly number[];
}

/** What is hidden in a position, in the order in which a puzzle lists it. */
export type HiddenSequencesOf = (state: unknown) => readonly HiddenSequence[];

/** Names one hidden pile; nothing when it is empty. */
export function hiddenPile(name: string, cards: readonly string[]): readonly HiddenSequence[] {
  return cards.length === 0 ? [] : [{ name, cards }];
}

/** The face-down piles of a plain game, the next card of each first. */
function plainHiddenSequences({ view, plain }: PlainGame): HiddenSequencesOf {
  return (state) => {
    const piles = plain.knowledge.piles(view(state));
    return (state as readonly (readonly number[])[]).flatMap((cards, index) => {
      const pile = piles[index];
      if (!pile?.cards.includes("--")) return [];
      return hiddenPile(`${plain.tableWords.pile(pile.id)}, next first`, codesOf(cards).reverse());
    });
  };
}

/** What is hidden in positions of a game whose puzzles do not say: of a plain game its face-down piles, else nothing. */
export function defaultHiddenSequences(game: AnyGame | undefined): HiddenSequencesOf {
  return isPlain(game) ? plainHiddenSequences(game) : () => [];
}
