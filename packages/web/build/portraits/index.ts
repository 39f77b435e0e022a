import { FOES } from "./foes.js";
import { FRIENDS } from "./friends.js";
import { TRAPS } from "./traps.js";
import { WEAPONS } from "./weapons.js";

/** What is printed on the cards of the Four Gods: by kind and by the card's name, as SVG. */
export const PORTRAITS = {
  friend: FRIENDS,
  foe: FOES,
  weapon: WEAPONS,
  trap: TRAPS,
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
