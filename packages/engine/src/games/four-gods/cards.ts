import { cardCodes } from "../../core/cards.js";

export { HIDDEN } from "../../core/cards.js";

/**
 * A card as a small number. 0–11 are friends `F01`–`F12`, 12–23 foes `E01`–`E12`, 24–35 weapons `W01`–`W12`, 36–47
 * traps `T01`–`T12`, 48–53 locations `L1`–`L6`; then the cards that only sets with a layout have (FG-22): friends from
 * `F13` to `F99`, and so on.
 */
export type Card = number;

/** The kind of a card; a location acts as the kind it counts as (FG-3, FG-22). */
export type Kind = "friend" | "foe" | "weapon" | "trap";

/** No card: an ally's empty hands. */
export const NONE = -1;

/** The number of paths in the standard layout (FG-2). */
export const PATHS = 4;
/** The rows of a path in the standard layout: the location and six rows of two cards (FG-2). */
export const ROWS = 7;
/** The most allies in the party of the standard layout (FG-7). */
export const MOST_ALLIES = 2;

/** FG-22: what a layout may say: paths, rows of a path, allies at a time, rescues; and how many cards of a kind. */
export const LAYOUT_LIMITS = {
  paths: { least: 2, most: 6 },
  rows: { least: 3, most: 10 },
  party: { least: 2, most: 3 },
  rescues: { least: 0, most: 3 },
  ofAKind: { least: 0, most: 99 },
} as const;

const KINDS: readonly Kind[] = ["friend", "foe", "weapon", "trap"];
const LETTERS: Readonly<Record<Kind, string>> = { friend: "F", foe: "E", weapon: "W", trap: "T" };
const OF_A_KIND = 12;
const FIRST_LOCATION: Card = KINDS.length * OF_A_KIND;
/** FG-3: `L1` counts as a friend, `L2` as a weapon; rulings: `L3` as a foe, `L4` as a trap. */
const LOCATION_KINDS: readonly Kind[] = ["friend", "weapon", "foe", "trap"];

/** The location whose ally the first move takes (FG-3). */
export const TANIS_DIGGS: Card = FIRST_LOCATION;

/** The codes of the cards of a kind that any set may have: `F01` to `F99`. */
export function idsOf(kind: Kind, count: number = LAYOUT_LIMITS.ofAKind.most): readonly string[] {
  return Array.from({ length: count }, (_, index) => LETTERS[kind] + String(index + 1).padStart(2, "0"));
}

/** The codes of the friends of the standard pack. */
export const FRIEND_IDS: readonly string[] = idsOf("friend", OF_A_KIND);
/** The codes of the foes of the standard pack. */
export const FOE_IDS: readonly string[] = idsOf("foe", OF_A_KIND);
/** The codes of the weapons of the standard pack. */
export const WEAPON_IDS: readonly string[] = idsOf("weapon", OF_A_KIND);
/** The codes of the traps of the standard pack. */
export const TRAP_IDS: readonly string[] = idsOf("trap", OF_A_KIND);
/** The codes of the locations that any set may have. */
export const ALL_LOCATION_IDS: readonly string[] = ["L1", "L2", "L3", "L4", "L5", "L6"];
/** The codes of the locations of the standard pack. */
export const LOCATION_IDS: readonly string[] = ALL_LOCATION_IDS.slice(0, PATHS);

/** The codes of the 48 cards of the rows of the standard pack. */
export const ROW_CARD_IDS: readonly string[] = [...FRIEND_IDS, ...FOE_IDS, ...WEAPON_IDS, ...TRAP_IDS];

const CODES: readonly string[] = [
  ...ROW_CARD_IDS,
  ...ALL_LOCATION_IDS,
  ...KINDS.flatMap((kind) => idsOf(kind).slice(OF_A_KIND)),
];

/** The kind of a card by its code, in the standard layout for locations (FG-3). */
export function kindOfCode(code: string): Kind {
  const kind = KINDS.find((known) => LETTERS[known] === code.charAt(0));
  return kind ?? LOCATION_KINDS[Number(code.charAt(1)) - 1] ?? "trap";
}

export function isLocation(card: Card): boolean {
  return card >= FIRST_LOCATION && card < FIRST_LOCATION + ALL_LOCATION_IDS.length;
}

/** Codes: a card's id in the card set. */
export const { codeOf, codesOf, cardFrom, cardsFrom, BLANK } = cardCodes(CODES);
