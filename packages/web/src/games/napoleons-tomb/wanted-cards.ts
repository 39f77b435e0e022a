import type { napoleonsTomb } from "@tetrarch/engine";
import { cardAbove, FOUNDATION_SIZE, foundationCard } from "@tetrarch/engine/napoleons-tomb";
import { cardFrom, codeOf, SUITS, type Suit } from "@tetrarch/engine/standard-cards";
import type { PileModel } from "../../table/model.js";

type View = napoleonsTomb.View;

/** A corner or the middle, how many cards lie there, and the card that it takes next. */
export interface Wanted {
  readonly place: string;
  readonly count: number;
  readonly card: string;
}

/** What the corners take next, and the middle once an ace has opened it (NT-2, NT-5); a full one takes nothing. */
export function wanted({ foundations, central }: Pick<View, "foundations" | "central">): readonly Wanted[] {
  const corners = foundations.map(({ suit, cards: { length } }) => ({
    place: `f${suit}`,
    count: length,
    card: foundationCard(SUITS.indexOf(suit) as Suit, length),
  }));
  const top = cardFrom(central.at(-1) ?? "");
  const middle = { place: "c", count: central.length, card: top === undefined ? -1 : cardAbove(top) };
  return [...corners, middle]
    .filter(({ card, count }) => card >= 0 && count < FOUNDATION_SIZE)
    .map((each) => ({ ...each, card: codeOf(each.card) }));
}

/** Piles whose top card goes home now, or on in the middle (NT-3, NT-5). */
export function duePiles(view: View, piles: readonly PileModel[]): readonly PileModel[] {
  const wants = wanted(view).map(({ card }) => card);
  return piles.filter(({ id, cards }) => /^[rtwc]/.test(id) && wants.includes(cards.at(-1) ?? ""));
}
