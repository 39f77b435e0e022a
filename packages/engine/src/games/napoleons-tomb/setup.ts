import { cardsFrom, STANDARD_PACK } from "../../core/cards.js";
import type { Deal, PackSpec } from "../../core/deal.js";
import type { State } from "./types.js";

/** Two packs, shuffled together. */
export const PACK: PackSpec = { parts: [[...STANDARD_PACK, ...STANDARD_PACK]], rolls: 0 };

const RESERVES = 4;
/** The cards of a reserve at the start (NT-1). */
export const RESERVE_SIZE = 10;
const TABLEAU_PILES = 4;
/** The cards of the stock at the start (NT-1). */
export const STOCK_SIZE = 60;

/** NT-1: ten cards to each reserve pile in turn, one to each tableau pile, the other 60 are the stock. */
export function setup(deal: Deal): State {
  const cards = cardsFrom(deal.cards);
  const reserved = RESERVES * RESERVE_SIZE;
  const reserves = Array.from({ length: RESERVES }, (_, pile) =>
    cards.slice(pile * RESERVE_SIZE, (pile + 1) * RESERVE_SIZE),
  );
  return {
    reserves,
    central: [],
    tableau: cards.slice(reserved, reserved + TABLEAU_PILES).map((card) => [card]),
    foundations: [0, 0, 0, 0],
    wastes: [[], [], [], [], []],
    stock: cards.slice(reserved + TABLEAU_PILES),
    redeals: 0,
  };
}
