import { MOST_ROLLS } from "../../core/deal.js";
import { ok, type Problem, quote, type Result } from "../../core/result.js";
import { badState, checkWholePack, type Field, formatFields, parseFields } from "../../core/state-text.js";
import { formatVariant, parseVariant, type Variant } from "../../core/variant.js";
import type { CardNumbers } from "./card-numbers.js";
import {
  type Card,
  cardFrom,
  cardsFrom,
  codeOf,
  codesOf,
  isLocation,
  kindOf,
  MOST_ALLIES,
  NONE,
  ROWS,
} from "./cards.js";
import { pathName } from "./notation.js";
import { placeOnPath } from "./paths.js";
import { impossibility } from "./possible.js";
import { NO_PATH } from "./settle.js";
import { CROSSED_PATHS, OPTIONS, PACK, RESCUE, ROW_CARDS } from "./setup.js";
import type { Ally, Path, Side, State } from "./types.js";

const PATH_FIELDS: readonly string[] = ["p1", "p2", "p3", "p4"];
const WAY_FIELDS: readonly string[] = ["way1", "way2", "way3", "way4"];
const FIELDS: readonly string[] = [
  "variant",
  ...PATH_FIELDS,
  ...WAY_FIELDS,
  "damage",
  "party",
  "rescue",
  "unsettled",
  "rolled",
  "coming",
];

const NOTHING = "-";

/**
 * The full position as text. It has each path's 13 cards as dealt; the sides taken on it and whether its card is
 * `open` or `cleared`; the damage of each path's foe; each ally's card, weapon and wounds; the rolls used and to
 * come.
 */
export function formatState(state: State): string {
  const variant = [...(state.crossed ? [CROSSED_PATHS] : []), ...(state.rescue ? [RESCUE] : [])];
  const fields: Field[] = [["variant", [formatVariant(variant)]]];
  state.paths.forEach((path, index) => {
    fields.push([PATH_FIELDS[index] as string, codesOf(path.cards)]);
  });
  state.paths.forEach((path, index) => {
    fields.push([WAY_FIELDS[index] as string, [...sidesOf(path), path.cleared ? "cleared" : "open"]]);
  });
  const party = state.party.flatMap(({ card, weapon, wounds }) => [
    codeOf(card),
    weapon === NONE ? NOTHING : codeOf(weapon),
    wounds,
  ]);
  fields.push(
    ["damage", state.paths.map((path) => path.damage)],
    ["party", party],
    ["rescue", [state.rescueUsed ? "used" : "unused"]],
    ["unsettled", [state.unsettled === NO_PATH ? NOTHING : pathName(state.unsettled)]],
    ["rolled", state.rolls.slice(0, state.rollsUsed)],
    ["coming", state.rolls.slice(state.rollsUsed)],
  );
  return formatFields(fields);
}

function sidesOf(path: Path): Side[] {
  return path.turned
    .slice(1)
    .map((card, index) => (card === path.cards[placeOnPath(index + 2, "L")] ? "L" : "R"));
}

/** The position of a text of {@link formatState}; `bad-state` for what the rules cannot have built with this card set. */
export function parseState(set: CardNumbers, text: string): Result<State, Problem> {
  const fields = parseFields(FIELDS, text);
  if (!fields.ok) return fields;
  const codes = (name: string) => fields.value.get(name) ?? [];
  const variant = parseOptions(codes("variant"));
  if (!variant.ok) return variant;
  const paths = parsePaths(codes);
  if (!paths.ok) return paths;
  const party = parseParty(codes("party"));
  if (!party.ok) return party;
  const rescueUsed = parseWord("rescue", ["unused", "used"], codes("rescue"));
  if (!rescueUsed.ok) return rescueUsed;
  const unsettled = parseWord("unsettled", [NOTHING, ...PATH_FIELDS], codes("unsettled"));
  if (!unsettled.ok) return unsettled;
  const rolls = parseRolls(codes("rolled"), codes("coming"));
  if (!rolls.ok) return rolls;
  const state: State = {
    rescue: variant.value.includes(RESCUE),
    crossed: variant.value.includes(CROSSED_PATHS),
    paths: paths.value,
    party: party.value,
    rescueUsed: rescueUsed.value === 1,
    unsettled: unsettled.value - 1,
    rolls: rolls.value,
    rollsUsed: codes("rolled").length,
  };
  const wrong = impossibility(set, state);
  return wrong === undefined ? ok(state) : badState(wrong);
}

/** The place in a list of words of a field's only one. */
function parseWord(
  name: string,
  words: readonly string[],
  codes: readonly string[],
): Result<number, Problem> {
  const place = codes.length === 1 ? words.indexOf(codes[0] as string) : -1;
  if (place >= 0) return ok(place);
  return badState(`${name}: expected one of ${words.join(", ")}, found ${quote(codes.join(" "))}`);
}

function parseOptions(codes: readonly string[]): Result<Variant, Problem> {
  const variant = parseVariant(OPTIONS, codes.join(" "));
  return variant.ok ? variant : badState(`variant: ${variant.error.message}`);
}

function parsePaths(codes: (name: string) => readonly string[]): Result<Path[], Problem> {
  const whole = checkWholePack(PACK, PATH_FIELDS.flatMap(codes));
  if (!whole.ok) return whole;
  const damage = codes("damage");
  if (damage.length !== PATH_FIELDS.length) {
    return badState(`damage: expected ${PATH_FIELDS.length} numbers, found ${damage.length}`);
  }
  const paths: Path[] = [];
  for (const [index, name] of PATH_FIELDS.entries()) {
    const path = parsePath(
      name,
      codes(name),
      WAY_FIELDS[index] as string,
      codes(WAY_FIELDS[index] as string),
    );
    if (!path.ok) return path;
    const number = parseNumber("damage", damage[index] as string);
    if (!number.ok) return number;
    paths.push({ ...path.value, damage: number.value });
  }
  return ok(paths);
}

function parsePath(
  name: string,
  codes: readonly string[],
  wayName: string,
  way: readonly string[],
): Result<Path, Problem> {
  const cards = cardsFrom(codes);
  if (cards.length !== 1 + ROW_CARDS) {
    return badState(`${name}: expected ${1 + ROW_CARDS} cards, found ${cards.length}`);
  }
  if (!isLocation(cards[0] as Card)) return badState(`${name}: its first card is no location (FG-2)`);
  const sides = way.slice(0, -1);
  const cleared = parseWord(wayName, ["open", "cleared"], way.slice(-1));
  if (!cleared.ok) return cleared;
  if (sides.length >= ROWS) return badState(`${wayName}: there are more than ${ROWS - 1} sides`);
  const turned = [cards[0] as Card];
  for (const [index, side] of sides.entries()) {
    if (side !== "L" && side !== "R") {
      return badState(`${wayName}: expected L or R for row ${index + 2}, found ${quote(side)}`);
    }
    turned.push(cards[placeOnPath(index + 2, side)] as Card);
  }
  return ok({ cards, turned, cleared: cleared.value === 1, damage: 0 });
}

function parseParty(codes: readonly string[]): Result<Ally[], Problem> {
  if (codes.length % 3 !== 0 || codes.length > MOST_ALLIES * 3) {
    return badState("party: expected card, weapon or -, and wounds, of at most two allies (FG-7)");
  }
  const party: Ally[] = [];
  for (let place = 0; place < codes.length; place += 3) {
    const [cardCode = "", weaponCode = "", woundCode = ""] = codes.slice(place, place + 3);
    const card = cardFrom(cardCode);
    if (card === undefined || kindOf(card) !== "friend") {
      return badState(`party: ${quote(cardCode)} is no friend`);
    }
    const weapon = weaponCode === NOTHING ? NONE : cardFrom(weaponCode);
    if (weapon === undefined || (weapon !== NONE && kindOf(weapon) !== "weapon")) {
      return badState(`party: ${quote(weaponCode)} is no weapon`);
    }
    const wounds = parseNumber("party", woundCode);
    if (!wounds.ok) return wounds;
    party.push({ card, weapon, wounds: wounds.value });
  }
  return ok(party);
}

function parseNumber(name: string, code: string): Result<number, Problem> {
  if (/^(0|[1-9]\d{0,4})$/.test(code)) return ok(Number(code));
  return badState(`${name}: expected a whole number, found ${quote(code)}`);
}

function parseRolls(rolled: readonly string[], coming: readonly string[]): Result<number[], Problem> {
  const rolls = [...rolled, ...coming];
  if (rolls.length < PACK.rolls || rolls.length > MOST_ROLLS) {
    return badState(`rolled, coming: expected ${PACK.rolls} to ${MOST_ROLLS} rolls in all (FG-1)`);
  }
  const wrong = rolls.find((roll) => !/^[1-6]$/.test(roll));
  if (wrong !== undefined) return badState(`rolled, coming: ${quote(wrong)} is not 1 to 6`);
  return ok(rolls.map(Number));
}
