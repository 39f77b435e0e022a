import type { Deal } from "../../core/deal.js";
import { type Card, cardsFrom } from "./cards.js";
import type { Layout } from "./layout.js";
import { NO_PATH } from "./settle.js";
import type { Path, State } from "./types.js";

/** FG-1, FG-2, FG-22: a location for each path, then the cards of each, row by row, left before right. */
export function setup(layout: Layout, deal: Deal): State {
  const pack = cardsFrom(deal.cards);
  let first = layout.paths;
  const paths = layout.rows.map((rows, path): Path => {
    const location = pack[path] as Card;
    const cards = [location, ...pack.slice(first, first + (rows - 1) * 2)];
    first += cards.length - 1;
    return { cards, turned: [location], cleared: false, damage: 0 };
  });
  return {
    layout,
    paths,
    party: [],
    rescuesUsed: 0,
    unsettled: NO_PATH,
    rolls: deal.rolls,
    rollsUsed: 0,
  };
}
