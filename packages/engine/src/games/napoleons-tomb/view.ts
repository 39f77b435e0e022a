import { type Card, cardsFrom, codesOf, HIDDEN, SUITS } from "../../core/cards.js";
import { type Random, shuffled } from "../../core/random.js";
import { foundationCards, WASTES, wastesInUse } from "./rules.js";
import { PACK } from "./setup.js";
import type { Pile, State, View } from "./types.js";

/** NT-10: all piles and their order; the stock is hidden on the first pass and known from the first redeal on. */
export function view(state: State): View {
  return {
    reserves: state.reserves.map(codesOf),
    central: codesOf(state.central),
    tableau: state.tableau.map(codesOf),
    foundations: state.foundations.map((count, suit) => ({
      suit: SUITS.charAt(suit),
      cards: codesOf(foundationCards(suit, count)),
    })),
    wastes: state.wastes.slice(0, wastesInUse(state.redeals)).map(codesOf),
    stock: state.redeals > 0 ? codesOf(state.stock) : state.stock.map(() => HIDDEN),
    redeals: state.redeals,
  };
}

/** NT-10: only the stock of the first pass is hidden. */
export function knowsAll(view: View): boolean {
  return !view.stock.includes(HIDDEN);
}

/**
 * NT-10: on the first pass the unseen cards, shuffled, are the stock. Every arrangement of them is equally likely,
 * for twins trade places in just as many ways in each.
 */
export function sample(view: View, random: Random): State {
  const wastes: Pile[] = view.wastes.map(cardsFrom);
  while (wastes.length < WASTES) wastes.push([]);
  return {
    reserves: view.reserves.map(cardsFrom),
    central: cardsFrom(view.central),
    tableau: view.tableau.map(cardsFrom),
    foundations: view.foundations.map(({ cards }) => cards.length),
    wastes,
    stock: view.redeals > 0 ? cardsFrom(view.stock) : shuffled(unseenCards(view), random),
    redeals: view.redeals,
  };
}

/** The cards of both packs that lie nowhere in sight. */
function unseenCards(view: View): Card[] {
  const unseen = cardsFrom(PACK.parts.flat());
  const seen = [
    ...view.reserves.flat(),
    ...view.central,
    ...view.tableau.flat(),
    ...view.foundations.flatMap(({ cards }) => cards),
    ...view.wastes.flat(),
  ];
  for (const card of cardsFrom(seen)) unseen.splice(unseen.indexOf(card), 1);
  return unseen;
}
