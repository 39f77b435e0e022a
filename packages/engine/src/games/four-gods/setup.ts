import type { Deal, PackSpec } from "../../core/deal.js";
import type { Variant } from "../../core/variant.js";
import { type Card, cardsFrom, LOCATION_IDS, PATHS, ROW_CARD_IDS, ROWS } from "./cards.js";
import type { Path, State } from "./types.js";

/** The pack: four locations, then 48 row cards, and 13 rolls: one for each trap and for `L4` (FG-1). */
export const PACK: PackSpec = { parts: [LOCATION_IDS, ROW_CARD_IDS], rolls: 13 };

/** The option of a rescue (FG-20). */
export const RESCUE = "rescue";
/** The option of crossed paths (FG-21). */
export const CROSSED_PATHS = "crossed-paths";
/** The game's options, alphabetical. */
export const OPTIONS: readonly string[] = [CROSSED_PATHS, RESCUE];

/** The cards of a path's six rows. */
export const ROW_CARDS = (ROWS - 1) * 2;

/** FG-1, FG-2: a location for each path, then twelve cards for each, row by row, left before right. */
export function setup(deal: Deal, variant: Variant): State {
  const pack = cardsFrom(deal.cards);
  const paths = Array.from({ length: PATHS }, (_, path): Path => {
    const location = pack[path] as Card;
    const first = PATHS + path * ROW_CARDS;
    const cards = [location, ...pack.slice(first, first + ROW_CARDS)];
    return { cards, turned: [location], cleared: false, damage: 0 };
  });
  return {
    rescue: variant.includes(RESCUE),
    crossed: variant.includes(CROSSED_PATHS),
    paths,
    party: [],
    rescueUsed: false,
    unsettled: -1,
    rolls: deal.rolls,
    rollsUsed: 0,
  };
}
