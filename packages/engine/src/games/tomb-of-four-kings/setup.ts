import { cardsFrom, codeOf, JOKER, STANDARD_PACK } from "../../core/cards.js";
import type { Deal, PackSpec } from "../../core/deal.js";
import type { DealCodeSpec } from "../../core/deal-code.js";
import type { Variant } from "../../core/variant.js";
import type { State } from "./types.js";

export const DEAL_CODE: DealCodeSpec = { prefix: "TK", digit: 1 };

/** The option by which cards once seen lie face down again (TK-32). */
export const BY_MEMORY = "by-memory";

const HEART_NUMBERS = /^[2-9T]H$/;

/** 52 cards and the joker without the 2–10 of hearts, which count the hit points. */
export const PACK: PackSpec = {
  parts: [[...STANDARD_PACK.filter((code) => !HEART_NUMBERS.test(code)), codeOf(JOKER)]],
  rolls: 0,
};

/** The hit points at the start, the 2 to 10 of hearts (TK-17). */
export const MOST_HIT_POINTS = 9;

/** The starting position: the whole deal is the pack, and the first turn can only be a delve (TK-1). */
export function setup(deal: Deal, variant: Variant = []): State {
  return {
    phase: "crossroads",
    retreating: false,
    pack: cardsFrom(deal.cards),
    torches: [],
    hitPoints: MOST_HIT_POINTS,
    skills: [],
    treasure: [],
    discards: [],
    turn: [],
    delve: [],
    retreat: [],
    scrollSpent: false,
    byMemory: variant.includes(BY_MEMORY),
  };
}
