import type { fourKingdoms, standardCards } from "@tetrarch/engine";
import { cardsFrom, HIDDEN } from "@tetrarch/engine/standard-cards";

type Card = standardCards.Card;

/** What the rules of thumb look at, as numbers. */
export interface VisibleTable {
  readonly piles: readonly { readonly down: number; readonly up: readonly Card[] }[];
  readonly wasteTop: Card | undefined;
  /** By suit: how many of king, queen, jack are home. */
  readonly castle: readonly number[];
  readonly guests: readonly (Card | undefined)[];
}

export function visibleTable({ tableau, waste, kingdoms }: fourKingdoms.View): VisibleTable {
  return {
    piles: tableau.map((codes) => {
      const up = cardsFrom(codes.filter((code) => code !== HIDDEN));
      return { down: codes.length - up.length, up };
    }),
    wasteTop: cardsFrom(waste.slice(-1))[0],
    castle: kingdoms.map(({ castle }) => castle.length),
    guests: kingdoms.map(({ guest }) => (guest === null ? undefined : cardsFrom([guest])[0])),
  };
}
