import type { AnyGame } from "../../core/game.js";
import builtIn from "./card-set.json" with { type: "json" };
import type { CardSet } from "./card-set-types.js";
import { isFourGods } from "./index.js";

// Apart from what reads the sets of others: a page loads that only where there is one.

/** The project's own card set, as `parseCardSet` would read it: a test does. */
export const builtInCardSet: CardSet = builtIn;

/** A card set from outside, and the game played with it. */
export interface OwnSet {
  readonly set: CardSet;
  readonly game: AnyGame;
}

/** The card set that a game is played with: one of these, or the built-in one. */
export function cardSetOf(game: AnyGame, sets: readonly OwnSet[]): CardSet {
  return sets.find((own) => own.game === game)?.set ?? builtInCardSet;
}

/** The player's own set that a game is played with; undefined for the built-in one and for other games. */
export function ownSetOf(game: AnyGame): OwnSet | undefined {
  if (!isFourGods(game) || game.cards === builtInCardSet) return undefined;
  return { set: game.cards, game };
}

/** The mark at the end of an edition's version. */
const MARK = /\+[0-9a-z]{8}$/;

/** A version or label without an edition's mark, as its maker wrote it. */
export function withoutMark(label: string): string {
  return label.replace(MARK, "");
}
