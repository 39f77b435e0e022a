import * as v from "valibot";
import { FOE_IDS, FRIEND_IDS, TRAP_IDS, WEAPON_IDS } from "./cards.js";

/** No number of a card lies further from 0. */
const MOST = 1_000_000;
const MOST_VERSION = 999_999_999;
const MOST_NAME_LENGTH = 80;
const MOST_ID_LENGTH = 20;
/** The longest version of a card set, in characters. */
export const MOST_VERSION_LENGTH = 20;
const MOST_FLAVOUR_LENGTH = 300;
/** The most entries of a luck table. */
export const MOST_LUCK_ENTRIES = 100;

// Control characters, line and paragraph separators, and the marks that turn the direction of writing.
const REFUSED = "\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069";
const PLAIN = new RegExp(`^[^${REFUSED}]*$`);
const PLAIN_NOT_BLANK = new RegExp(`^(?=.*\\S)[^${REFUSED}]*$`);

/** Something printable, on one line. */
function nameText(most: number) {
  const length = `expected a text of 1 to ${most} characters`;
  return v.pipe(
    v.string(length),
    v.minLength(1, length),
    v.maxLength(most, length),
    v.regex(PLAIN_NOT_BLANK, "expected printable characters, not blanks alone, and no control characters"),
  );
}

/** One line, perhaps empty. */
function lineText(most: number) {
  const length = `expected a text of at most ${most} characters`;
  return v.pipe(
    v.string(length),
    v.maxLength(most, length),
    v.regex(PLAIN, "control characters are not allowed"),
  );
}

function whole(least: number, most: number) {
  const range = `expected a whole number from ${least} to ${most}`;
  return v.pipe(
    v.number(range),
    v.integer(range),
    v.minValue(least, range),
    v.maxValue(most, range),
    // JSON can write a negative zero; it is plain zero.
    v.transform((number) => number + 0),
  );
}

const named = { name: nameText(MOST_NAME_LENGTH), flavour: lineText(MOST_FLAVOUR_LENGTH) };
const foeNumbers = { attack: whole(1, MOST), defence: whole(0, MOST) };
const friendNumbers = { ...foeNumbers, luck: whole(-MOST, MOST) };
const modifiers = { attack: whole(0, MOST), defence: whole(0, MOST), luck: whole(-MOST, MOST) };

const luckEntry = v.strictObject(
  { luckAtLeast: whole(-MOST, MOST), rollNeeded: whole(1, 6) },
  "expected an object with luckAtLeast and rollNeeded",
);
const luckTable = v.pipe(
  v.array(luckEntry, "expected a list"),
  v.minLength(1, "expected at least one entry"),
  v.maxLength(MOST_LUCK_ENTRIES, `expected at most ${MOST_LUCK_ENTRIES} entries`),
);
const trapNumbers = { damage: whole(0, MOST), luckTable };

function oneOf<const Ids extends readonly string[]>(ids: Ids) {
  return v.picklist(ids, `expected an id from ${ids[0]} to ${ids[ids.length - 1]}`);
}

function cardList<Item extends v.GenericSchema>(item: Item, size: number) {
  const list = `expected a list of ${size} cards`;
  return v.pipe(v.array(item, list), v.length(size, list));
}

const CARD = "expected a card";
const location = v.variant(
  "id",
  [
    v.strictObject({ id: v.literal("L1"), ...named, ...friendNumbers }),
    v.strictObject({ id: v.literal("L2"), ...named, ...modifiers }),
    v.strictObject({ id: v.literal("L3"), ...named, ...foeNumbers }),
    v.strictObject({ id: v.literal("L4"), ...named, ...trapNumbers }),
  ],
  "expected one of the locations L1, L2, L3, L4",
);

/** The number of cards in each list (FG-0). */
export const LIST_SIZES = {
  friends: 12,
  foes: 12,
  weapons: 12,
  traps: 12,
  locations: 4,
  artifacts: 4,
} as const;

/**
 * FG-0: the shape of a card set. What a shape cannot say (each id once, the order of a luck table) is checked by
 * `parseCardSet`.
 */
export const cardSetSchema = v.strictObject(
  {
    name: nameText(MOST_NAME_LENGTH),
    version: v.union(
      [nameText(MOST_VERSION_LENGTH), whole(0, MOST_VERSION)],
      `expected a text of 1 to ${MOST_VERSION_LENGTH} characters or a whole number`,
    ),
    friends: cardList(
      v.strictObject({ id: oneOf(FRIEND_IDS), ...named, ...friendNumbers }, CARD),
      LIST_SIZES.friends,
    ),
    foes: cardList(v.strictObject({ id: oneOf(FOE_IDS), ...named, ...foeNumbers }, CARD), LIST_SIZES.foes),
    weapons: cardList(
      v.strictObject({ id: oneOf(WEAPON_IDS), ...named, ...modifiers }, CARD),
      LIST_SIZES.weapons,
    ),
    traps: cardList(
      v.strictObject({ id: oneOf(TRAP_IDS), ...named, ...trapNumbers }, CARD),
      LIST_SIZES.traps,
    ),
    locations: cardList(location, LIST_SIZES.locations),
    // No rule names an artifact, so any id will do, or none.
    artifacts: cardList(
      v.strictObject({ id: v.optional(nameText(MOST_ID_LENGTH)), ...named }, CARD),
      LIST_SIZES.artifacts,
    ),
  },
  "expected an object with name, version, friends, foes, weapons, traps, locations, artifacts",
);

/** The texts that every card of a set has. */
export interface CardText {
  readonly id: string;
  readonly name: string;
  /** A line of story. */
  readonly flavour: string;
}

/** The numbers of a foe. */
export interface FoeNumbers {
  /** The damage of one blow (FG-11). */
  readonly attack: number;
  /** The damage that can be borne: more, and the card leaves play (FG-11). */
  readonly defence: number;
}

/** The numbers of a friend or a weapon. */
export interface FriendNumbers extends FoeNumbers {
  /** The share in the party's luck; a weapon's numbers are added to the holder's (FG-9, FG-12). */
  readonly luck: number;
}

/** From this luck of the party on, this roll or more disarms the trap (FG-12). */
export interface LuckEntry {
  readonly luckAtLeast: number;
  readonly rollNeeded: number;
}

/** The numbers of a trap. */
export interface TrapNumbers {
  /** The damage that every ally takes when the trap is not disarmed (FG-13). */
  readonly damage: number;
  readonly luckTable: readonly LuckEntry[];
}

/** A friend: card texts and numbers. */
export interface FriendCard extends CardText, FriendNumbers {}
/** A foe: card texts and numbers. */
export interface FoeCard extends CardText, FoeNumbers {}
/** A weapon: card texts and numbers. */
export interface WeaponCard extends CardText, FriendNumbers {}
/** A trap: card texts and numbers. */
export interface TrapCard extends CardText, TrapNumbers {}
/** An artifact, whose id is the set's own or `A1` to `A4`. The first lies at the end of path 1, and so on. */
export type ArtifactCard = CardText;
/** A location with the numbers of the kind that it counts as (FG-0, FG-3). */
export type LocationCard =
  | ({ readonly id: "L1" } & FriendCard)
  | ({ readonly id: "L2" } & WeaponCard)
  | ({ readonly id: "L3" } & FoeCard)
  | ({ readonly id: "L4" } & TrapCard);

/** The characters, weapons, traps, places and artifacts of a dream (FG-0). Each list is in the order of its ids. */
export interface CardSet {
  readonly name: string;
  readonly version: string;
  readonly friends: readonly FriendCard[];
  readonly foes: readonly FoeCard[];
  readonly weapons: readonly WeaponCard[];
  readonly traps: readonly TrapCard[];
  readonly locations: readonly LocationCard[];
  readonly artifacts: readonly ArtifactCard[];
}
