import type { Deal, PackSpec } from "../../../packages/engine/src/core/deal.js";
import {
  type Card,
  cardOf,
  cardsFrom,
  codesOf,
  SPADES,
} from "../../../packages/engine/src/core/standard-cards.js";
import type { State } from "./types.js";

/** All the steps there are. */
export const STEPS = 9;

/** The cards in the order in which they go up (NS-4). */
export const STAIRS: readonly Card[] = Array.from({ length: STEPS }, (_, index) => cardOf(SPADES, index + 1));

export const PACK: PackSpec = { parts: [codesOf(STAIRS)], rolls: 0 };

/** NS-1: nine face down, all else empty. */
export function setup(deal: Deal): State {
  return { stock: cardsFrom(deal.cards), waste: [], shelves: [null, null, null], stairs: 0 };
}
