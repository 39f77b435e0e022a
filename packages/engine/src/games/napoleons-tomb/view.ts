import { type Card, cardsFrom, codesOf, HIDDEN, SUITS } from "../../core/cards.js";
import type { HiddenPart } from "../../core/define-game.js";
import { foundationCards, WASTES, wastesInUse } from "./rules.js";
import { PACK } from "./setup.js";
import type { Pile, State, View } from "./types.js";

/** The player's view (NT-10): all piles in order. The stock is hidden until the first redeal. */
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
export function hiddenPart(view: View): HiddenPart {
  if (!view.stock.includes(HIDDEN)) return { cards: [], rolls: 0 };
  const cards = cardsFrom(PACK.parts.flat());
  const seen = [
    ...view.reserves.flat(),
    ...view.central,
    ...view.tableau.flat(),
    ...view.foundations.flatMap((foundation) => foundation.cards),
    ...view.wastes.flat(),
  ];
  for (const card of cardsFrom(seen)) cards.splice(cards.indexOf(card), 1);
  return { cards, rolls: 0 };
}

/**
 * The position in which the unseen cards are the stock of the first pass (NT-10). All orders are equally likely, for
 * twins trade places in as many ways in each.
 */
export function arrange(view: View, cards: readonly Card[]): State {
  const wastes: Pile[] = view.wastes.map(cardsFrom);
  while (wastes.length < WASTES) wastes.push([]);
  return {
    reserves: view.reserves.map(cardsFrom),
    central: cardsFrom(view.central),
    tableau: view.tableau.map(cardsFrom),
    foundations: view.foundations.map((foundation) => foundation.cards.length),
    wastes,
    stock: view.redeals > 0 ? cardsFrom(view.stock) : cards,
    redeals: view.redeals,
  };
}
