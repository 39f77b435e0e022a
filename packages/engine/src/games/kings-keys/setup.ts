import type { Deal, PackSpec } from "../../core/deal.js";
import { CODES, cardsFrom } from "./cards.js";
import type { State } from "./types.js";

/** The pack of 64 cards. */
export const PACK: PackSpec = { parts: [CODES], rolls: 0 };

export const CELLS = 16;

/** KK-1: the first sixteen cards one to a cell, row by row; the other 48 are the draw pile. */
export function setup(deal: Deal): State {
  const cards = cardsFrom(deal.cards);
  return { field: cards.slice(0, CELLS).map((card) => [card]), draw: cards.slice(CELLS), books: [] };
}
