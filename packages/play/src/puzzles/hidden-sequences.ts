import { type AnyGame, isPlain, type PlainGame } from "@tetrarch/engine";
import { codesOf } from "@tetrarch/engine/standard-cards";

/** Hidden cards in their order, or the die rolls to come. */
export interface HiddenSequence {
  /** `The stock, next card first`. */
  readonly name: string;
  readonly cards?: readonly string[];
  readonly rolls?: readonly number[];
}

/** Lists what is hidden in a position. */
export type HiddenSequencesOf = (state: unknown) => readonly HiddenSequence[];

/** A hidden pile; empty when it has no cards. */
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

/** Lists the face-down piles of a plain game; nothing for other games. */
export function defaultHiddenSequences(game: AnyGame | undefined): HiddenSequencesOf {
  return isPlain(game) ? plainHiddenSequences(game) : () => [];
}
