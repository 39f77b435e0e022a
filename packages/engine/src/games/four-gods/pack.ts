import type { PackSpec } from "../../core/deal.js";
import type { CardSet } from "./card-set-schema.js";
import { LOCATION_IDS, ROW_CARD_IDS } from "./cards.js";

/** The standard pack: four locations, then 48 row cards, and 13 rolls: one for each trap and for `L4` (FG-1). */
export const PACK: PackSpec = { parts: [LOCATION_IDS, ROW_CARD_IDS], rolls: 13 };

/** The pack of a card set: its locations, then all its other cards, and one roll for each trap (FG-1, FG-22). */
export function packOf({ layout, friends, foes, weapons, traps, locations }: CardSet): PackSpec {
  if (!layout) return PACK;
  const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);
  const rolls = traps.length + locations.filter((location) => "luckTable" in location).length;
  return { parts: [ids(locations), ids([...friends, ...foes, ...weapons, ...traps])], rolls };
}

/** FG-22: whether deals of this pack have codes. */
export function isStandardPack({ parts, rolls }: PackSpec): boolean {
  return rolls === PACK.rolls && parts.join(" ") === PACK.parts.join(" ");
}
