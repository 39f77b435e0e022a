import type { napoleonsTomb } from "@tetrarch/engine";
import { FOUNDATION_SIZE } from "@tetrarch/engine/napoleons-tomb";
import { RANKS } from "@tetrarch/engine/standard-cards";
import type { PileModel } from "../../table/model.js";

type View = napoleonsTomb.View;

/** How many cards of its suit go home before a card. */
export function homeDistance({ foundations }: Pick<View, "foundations">, card: string): number {
  const home = foundations.find(({ suit }) => suit === card.charAt(1))?.cards.length ?? 0;
  const next = RANKS.length - 1 - (home % RANKS.length);
  return (next - RANKS.indexOf(card.charAt(0)) + RANKS.length) % RANKS.length;
}

/** A corner or the middle, how many cards lie there, and the card that it takes next. */
export interface Wanted {
  readonly place: string;
  readonly count: number;
  readonly card: string;
}

/** What the corners take next, and the middle once an ace has opened it (NT-2, NT-5); a full one takes nothing. */
export function wanted({ foundations, central }: Pick<View, "foundations" | "central">): readonly Wanted[] {
  const corners = foundations.map(({ suit, cards }) => ({
    place: `f${suit}`,
    suit,
    cards,
    rank: -1 - cards.length,
  }));
  const middle = central
    .slice(0, 1)
    .map((ace) => ({ place: "c", suit: ace.charAt(1), cards: central, rank: central.length }));
  return [...corners, ...middle]
    .filter(({ cards }) => cards.length < FOUNDATION_SIZE)
    .map(({ place, suit, cards, rank }) => ({
      place,
      count: cards.length,
      card: `${RANKS.at(rank % RANKS.length)}${suit}`,
    }));
}

/** Piles whose top card goes home now, or on in the middle (NT-3, NT-5). */
export function duePiles(view: View, piles: readonly PileModel[]): readonly PileModel[] {
  const wants = wanted(view).map(({ card }) => card);
  return piles.filter(({ id, cards }) => /^[rtwc]/.test(id) && wants.includes(cards.at(-1) ?? ""));
}
