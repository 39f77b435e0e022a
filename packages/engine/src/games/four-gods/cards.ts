import { cardCodes } from "../../core/cards.js";

export { HIDDEN } from "../../core/cards.js";

/**
 * A card of the pack as a small number. 0–11 are friends `F01`–`F12`, 12–23 foes `E01`–`E12`, 24–35 weapons
 * `W01`–`W12`, 36–47 traps `T01`–`T12`, 48–51 locations `L1`–`L4`.
 */
export type Card = number;

/** The kind of a card; a location acts as the kind it counts as (FG-3). */
export type Kind = "friend" | "foe" | "weapon" | "trap";

/** No card: an ally's empty hands. */
export const NONE = -1;

/** The number of paths (FG-2). */
export const PATHS = 4;
/** The rows of a path: the location and six rows of two cards (FG-2). */
export const ROWS = 7;
/** The most allies in the party (FG-7). */
export const MOST_ALLIES = 2;

const KINDS: readonly Kind[] = ["friend", "foe", "weapon", "trap"];
const OF_A_KIND = 12;
const FIRST_LOCATION: Card = KINDS.length * OF_A_KIND;
/** FG-3: `L1` counts as a friend, `L2` as a weapon; rulings: `L3` as a foe, `L4` as a trap. */
const LOCATION_KINDS: readonly Kind[] = ["friend", "weapon", "foe", "trap"];

/** The location whose ally the first move takes (FG-3). */
export const TANIS_DIGGS: Card = FIRST_LOCATION;

function numbered(letter: string): string[] {
  return Array.from({ length: OF_A_KIND }, (_, index) => letter + String(index + 1).padStart(2, "0"));
}

/** The codes of the friends. */
export const FRIEND_IDS: readonly string[] = numbered("F");
/** The codes of the foes. */
export const FOE_IDS: readonly string[] = numbered("E");
/** The codes of the weapons. */
export const WEAPON_IDS: readonly string[] = numbered("W");
/** The codes of the traps. */
export const TRAP_IDS: readonly string[] = numbered("T");
/** The codes of the locations. */
export const LOCATION_IDS: readonly string[] = ["L1", "L2", "L3", "L4"];

/** The codes of the 48 cards of the rows. */
export const ROW_CARD_IDS: readonly string[] = [...FRIEND_IDS, ...FOE_IDS, ...WEAPON_IDS, ...TRAP_IDS];

const CODES: readonly string[] = [...ROW_CARD_IDS, ...LOCATION_IDS];
const KIND_OF: readonly Kind[] = CODES.map((_, card) =>
  card < FIRST_LOCATION
    ? (KINDS[Math.floor(card / OF_A_KIND)] as Kind)
    : (LOCATION_KINDS[card - FIRST_LOCATION] as Kind),
);

/** The kind of a card. */
export function kindOf(card: Card): Kind {
  return KIND_OF[card] as Kind;
}

/** Whether a card is a location. */
export function isLocation(card: Card): boolean {
  return card >= FIRST_LOCATION;
}

/** Codes: a card's id in the card set. */
export const { codeOf, codesOf, cardFrom, cardsFrom, BLANK } = cardCodes(CODES);
