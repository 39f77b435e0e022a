import { cardsFrom, STANDARD_PACK } from "../../core/cards.js";
import type { Deal, PackSpec } from "../../core/deal.js";
import type { Kingdom, State } from "./types.js";

export const PACK: PackSpec = { parts: [STANDARD_PACK], rolls: 0 };

/** The number of free lands. */
export const PILES = 7;
const ROWS_DOWN = 3;
/** The cards of the stock at the start. */
export const STOCK_SIZE = STANDARD_PACK.length - (ROWS_DOWN + 1) * PILES;

const EMPTY_KINGDOM: Kingdom = { castle: 0, tower: false, subjects: 0, dungeon: false };

/** FK-1: three rows of seven face down, a fourth face up, the other 24 the stock; the waste starts empty. */
export function setup(deal: Deal): State {
  const cards = cardsFrom(deal.cards);
  const tableau = Array.from({ length: PILES }, (_, pile) => ({
    down: Array.from({ length: ROWS_DOWN }, (_, row) => cards[row * PILES + pile] as number),
    up: [cards[ROWS_DOWN * PILES + pile] as number],
  }));
  return {
    tableau,
    stock: cards.slice(-STOCK_SIZE),
    waste: [],
    kingdoms: Array(4).fill(EMPTY_KINGDOM),
    guests: [null, null, null, null],
  };
}
