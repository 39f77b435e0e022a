import * as v from "valibot";
import {
  ALL_LOCATION_IDS,
  FOE_IDS,
  FRIEND_IDS,
  type Kind,
  LAYOUT_LIMITS,
  TRAP_IDS,
  WEAPON_IDS,
} from "./cards.js";

/** No number of a card lies further from 0. */
const MOST_NUMBER = 1_000_000;
const MOST_VERSION = 999_999_999;
const MOST_NAME_LENGTH = 80;
const MOST_ID_LENGTH = 20;
/** The longest version of a card set, in characters. */
export const MOST_VERSION_LENGTH = 20;
const MOST_FLAVOUR_LENGTH = 300;
export const MOST_LUCK_ENTRIES = 100;
const {
  paths: PATH_COUNT,
  rows: ROW_COUNT,
  party: PARTY_SIZE,
  rescues: RESCUES,
  ofAKind: OF_A_KIND,
} = LAYOUT_LIMITS;
/** FG-23: in each row but the first every path may cross another. */
export const MOST_CROSSINGS = ((ROW_COUNT.most - 1) * PATH_COUNT.most) / 2;

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
const foeNumbers = { attack: whole(1, MOST_NUMBER), defence: whole(0, MOST_NUMBER) };
const friendNumbers = { ...foeNumbers, luck: whole(-MOST_NUMBER, MOST_NUMBER) };
const modifiers = {
  attack: whole(0, MOST_NUMBER),
  defence: whole(0, MOST_NUMBER),
  luck: whole(-MOST_NUMBER, MOST_NUMBER),
};

const luckEntry = v.strictObject(
  { luckAtLeast: whole(-MOST_NUMBER, MOST_NUMBER), rollNeeded: whole(1, 6) },
  "expected an object with luckAtLeast and rollNeeded",
);
const luckTable = v.pipe(
  v.array(luckEntry, "expected a list"),
  v.minLength(1, "expected at least one entry"),
  v.maxLength(MOST_LUCK_ENTRIES, `expected at most ${MOST_LUCK_ENTRIES} entries`),
);
const trapNumbers = { damage: whole(0, MOST_NUMBER), luckTable };

function oneOf(ids: readonly string[]) {
  return v.picklist(ids, `expected an id from ${ids[0]} to ${ids[ids.length - 1]}`);
}

interface Limits {
  readonly least: number;
  readonly most: number;
}

/** FG-22: an id of a kind, `F01` to `F99`. */
function numbered(letter: string) {
  const message = `expected an id from ${letter}01 to ${letter}${OF_A_KIND.most}`;
  return v.pipe(v.string(message), v.regex(new RegExp(`^${letter}(?:0[1-9]|[1-9]\\d)$`), message));
}

function list<Item extends v.GenericSchema>(item: Item, { least, most }: Limits, noun: string) {
  const size = least === most ? `${most}` : `${least} to ${most}`;
  const message = `expected a list of ${size} ${noun}`;
  return v.pipe(v.array(item, message), v.minLength(least, message), v.maxLength(most, message));
}

function cardList<Item extends v.GenericSchema>(item: Item, size: number) {
  const list = `expected a list of ${size} cards`;
  return v.pipe(v.array(item, list), v.length(size, list));
}

const CARD = "expected a card";
const version = v.union(
  [nameText(MOST_VERSION_LENGTH), whole(0, MOST_VERSION)],
  `expected a text of 1 to ${MOST_VERSION_LENGTH} characters or a whole number`,
);
/** A location: the texts of a card, and perhaps who stands for it (FG-26). */
const place = { ...named, who: v.exactOptional(nameText(MOST_NAME_LENGTH)) };
// No rule names an artifact, so any id will do, or none.
const artifact = v.strictObject({ id: v.optional(nameText(MOST_ID_LENGTH)), ...named }, CARD);

const friends = <Id extends v.GenericSchema<string>>(id: Id) =>
  v.strictObject({ id, ...named, ...friendNumbers }, CARD);
const foes = <Id extends v.GenericSchema<string>>(id: Id) =>
  v.strictObject({ id, ...named, ...foeNumbers }, CARD);
const weapons = <Id extends v.GenericSchema<string>>(id: Id) =>
  v.strictObject({ id, ...named, ...modifiers }, CARD);
const traps = <Id extends v.GenericSchema<string>>(id: Id) =>
  v.strictObject({ id, ...named, ...trapNumbers }, CARD);

const location = v.variant(
  "id",
  [
    v.strictObject({ id: v.literal("L1"), ...place, ...friendNumbers }),
    v.strictObject({ id: v.literal("L2"), ...place, ...modifiers }),
    v.strictObject({ id: v.literal("L3"), ...place, ...foeNumbers }),
    v.strictObject({ id: v.literal("L4"), ...place, ...trapNumbers }),
  ],
  "expected one of the locations L1, L2, L3, L4",
);

/** The number of cards in each list of a set without a layout (FG-0). */
export const LIST_SIZES = {
  friends: 12,
  foes: 12,
  weapons: 12,
  traps: 12,
  locations: 4,
  artifacts: 4,
} as const;

/**
 * FG-0: the shape of a card set without a layout. What a shape cannot say (each id once, the order of a luck table) is
 * checked by `parseCardSet`.
 */
export const standardSetSchema = v.strictObject(
  {
    name: nameText(MOST_NAME_LENGTH),
    version,
    friends: cardList(friends(oneOf(FRIEND_IDS)), LIST_SIZES.friends),
    foes: cardList(foes(oneOf(FOE_IDS)), LIST_SIZES.foes),
    weapons: cardList(weapons(oneOf(WEAPON_IDS)), LIST_SIZES.weapons),
    traps: cardList(traps(oneOf(TRAP_IDS)), LIST_SIZES.traps),
    locations: cardList(location, LIST_SIZES.locations),
    artifacts: cardList(artifact, LIST_SIZES.artifacts),
  },
  "expected an object with name, version, friends, foes, weapons, traps, locations, artifacts",
);

/** FG-22: what a layout may say; what it does not say is as standard. */
const layout = v.strictObject(
  {
    paths: v.exactOptional(whole(PATH_COUNT.least, PATH_COUNT.most)),
    rows: v.exactOptional(list(whole(ROW_COUNT.least, ROW_COUNT.most), PATH_COUNT, "numbers")),
    crossings: v.exactOptional(
      list(
        v.strictObject(
          {
            row: whole(2, ROW_COUNT.most),
            paths: list(whole(1, PATH_COUNT.most), { least: 2, most: 2 }, "paths"),
          },
          "expected an object with row and paths",
        ),
        { least: 0, most: MOST_CROSSINGS },
        "crossings",
      ),
    ),
    party: v.exactOptional(whole(PARTY_SIZE.least, PARTY_SIZE.most)),
    rescues: v.exactOptional(whole(RESCUES.least, RESCUES.most)),
  },
  "expected an object with paths, rows, crossings, party, rescues, or some of them",
);

const laterLocation = (kind: Kind) => ({
  id: oneOf(ALL_LOCATION_IDS.slice(1)),
  kind: v.literal(kind),
  ...place,
});
/** FG-22: `L1` is a friend, and each other location says its kind. */
const locationOfKind = v.variant(
  "id",
  [
    v.strictObject({ id: v.literal("L1"), ...place, ...friendNumbers }),
    v.variant("kind", [
      v.strictObject({ ...laterLocation("friend"), ...friendNumbers }),
      v.strictObject({ ...laterLocation("weapon"), ...modifiers }),
      v.strictObject({ ...laterLocation("foe"), ...foeNumbers }),
      v.strictObject({ ...laterLocation("trap"), ...trapNumbers }),
    ]),
  ],
  ({ path }) =>
    path?.at(-1)?.key === "kind"
      ? "expected one of the kinds friend, weapon, foe, trap"
      : "expected one of the locations L1 to L6",
);

/**
 * FG-22: the shape of a card set with a layout. What a shape cannot say (counts that fit the rows, crossings that fit
 * the paths, ids without gaps) is checked by `parseCardSet`.
 */
export const layoutSetSchema = v.strictObject(
  {
    name: nameText(MOST_NAME_LENGTH),
    version,
    layout,
    friends: list(friends(numbered("F")), { ...OF_A_KIND, least: 1 }, "cards"),
    foes: list(foes(numbered("E")), OF_A_KIND, "cards"),
    weapons: list(weapons(numbered("W")), OF_A_KIND, "cards"),
    traps: list(traps(numbered("T")), OF_A_KIND, "cards"),
    locations: list(locationOfKind, PATH_COUNT, "cards"),
    artifacts: list(artifact, PATH_COUNT, "cards"),
  },
  "expected an object with name, version, layout, friends, foes, weapons, traps, locations, artifacts",
);

/** The shape of any card set (FG-0, FG-22). */
export const cardSetSchema = v.union([standardSetSchema, layoutSetSchema]);
