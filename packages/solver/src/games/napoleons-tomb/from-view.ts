import type { napoleonsTomb } from "@tetrarch/engine";
import { cardsFrom } from "@tetrarch/engine/standard-cards";
import { MOST_WASTES } from "./sorting.js";

/** The position of a view in which nothing is hidden: after the first redeal, or with the stock used up (NT-10). */
export function stateOf(view: napoleonsTomb.View): napoleonsTomb.State {
  const { reserves, central, tableau, foundations, wastes, stock, redeals } = view;
  return {
    reserves: reserves.map(cardsFrom),
    central: cardsFrom(central),
    tableau: tableau.map(cardsFrom),
    foundations: foundations.map(({ cards }) => cards.length),
    wastes: Array.from({ length: MOST_WASTES }, (_, pile) => cardsFrom(wastes[pile] ?? [])),
    stock: cardsFrom(stock),
    redeals,
  };
}

/** Whether the stock is face down: on the first pass, while there is any (NT-10). */
export function isStockHidden({ stock, redeals }: napoleonsTomb.View): boolean {
  return redeals === 0 && stock.length > 0;
}
