import { MOST_ROLLS } from "../../core/deal.js";
import { ok, type Problem, quote, type Result } from "../../core/result.js";
import { badState, checkWholePack, type Field, formatFields, parseFields } from "../../core/state-text.js";
import { formatVariant, parseVariant } from "../../core/variant.js";
import type { CardNumbers, SetNumbers } from "./card-numbers.js";
import { type Card, cardFrom, cardsFrom, codeOf, codesOf, isLocation, NONE } from "./cards.js";
import { type Layout, layoutOfVariant, OPTIONS, variantOfLayout } from "./layout.js";
import { pathName } from "./notation.js";
import { placeOnPath } from "./paths.js";
import { impossibility } from "./possible.js";
import { NO_PATH } from "./settle.js";
import type { Ally, Path, Side, State } from "./types.js";

/** `p1`…, and `way1`…, of a number of paths. */
function pathFields(paths: number) {
  const places = Array.from({ length: paths }, (_, index) => index);
  return { cards: places.map(pathName), ways: places.map((index) => `way${index + 1}`) };
}

const NOTHING = "-";

/** By the number of rescues used (FG-20, FG-25). */
const RESCUES: readonly string[] = ["unused", "used", "used-twice", "used-thrice"];

/**
 * The full position as text. It has each path's cards as dealt; the sides taken on it and whether its card is `open` or
 * `cleared`; the damage of each path's foe; each ally's card, weapon and wounds; the rolls used and to come.
 */
export function formatState(set: CardNumbers, state: State): string {
  const { cards, ways } = pathFields(state.paths.length);
  const variant = set.layout ? [] : variantOfLayout(state.layout);
  const fields: Field[] = [["variant", [formatVariant(variant)]]];
  state.paths.forEach((path, index) => {
    fields.push([cards[index] as string, codesOf(path.cards)]);
  });
  state.paths.forEach((path, index) => {
    fields.push([ways[index] as string, [...sidesOf(path), path.cleared ? "cleared" : "open"]]);
  });
  const party = state.party.flatMap(({ card, weapon, wounds }) => [
    codeOf(card),
    weapon === NONE ? NOTHING : codeOf(weapon),
    wounds,
  ]);
  fields.push(
    ["damage", state.paths.map((path) => path.damage)],
    ["party", party],
    ["rescue", [RESCUES[state.rescuesUsed] as string]],
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
export function parseState(set: SetNumbers, text: string): Result<State, Problem> {
  const { cards, ways } = pathFields((set.layout ?? layoutOfVariant([])).paths);
  const last = ["damage", "party", "rescue", "unsettled", "rolled", "coming"];
  const fields = parseFields(["variant", ...cards, ...ways, ...last], text);
  if (!fields.ok) return fields;
  const codes = (name: string) => fields.value.get(name) ?? [];
  const layout = parseLayout(set, codes("variant"));
  if (!layout.ok) return layout;
  const paths = parsePaths(set, layout.value, codes);
  if (!paths.ok) return paths;
  const party = parseParty(set, layout.value, codes("party"));
  if (!party.ok) return party;
  const mostRescues = Math.max(1, layout.value.rescues);
  const rescuesUsed = parseWord("rescue", RESCUES.slice(0, mostRescues + 1), codes("rescue"));
  if (!rescuesUsed.ok) return rescuesUsed;
  const unsettled = parseWord("unsettled", [NOTHING, ...cards], codes("unsettled"));
  if (!unsettled.ok) return unsettled;
  const rolls = parseRolls(set, codes("rolled"), codes("coming"));
  if (!rolls.ok) return rolls;
  const state: State = {
    layout: layout.value,
    paths: paths.value,
    party: party.value,
    rescuesUsed: rescuesUsed.value,
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

/** FG-22: a set with a layout has no variants. */
function parseLayout({ layout }: SetNumbers, codes: readonly string[]): Result<Layout, Problem> {
  const variant = parseVariant(layout ? [] : OPTIONS, codes.join(" "));
  if (!variant.ok) return badState(`variant: ${variant.error.message}`);
  return ok(layout ?? layoutOfVariant(variant.value));
}

function parsePaths(
  { pack }: SetNumbers,
  layout: Layout,
  codes: (name: string) => readonly string[],
): Result<Path[], Problem> {
  const fields = pathFields(layout.paths);
  const whole = checkWholePack(pack, fields.cards.flatMap(codes));
  if (!whole.ok) return whole;
  const damage = codes("damage");
  if (damage.length !== layout.paths) {
    return badState(`damage: expected ${layout.paths} numbers, found ${damage.length}`);
  }
  const paths: Path[] = [];
  for (const [index, name] of fields.cards.entries()) {
    const way = fields.ways[index] as string;
    const path = parsePath(name, codes(name), way, codes(way), layout.rows[index] as number);
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
  rows: number,
): Result<Path, Problem> {
  const cards = cardsFrom(codes);
  const size = rows * 2 - 1;
  if (cards.length !== size) return badState(`${name}: expected ${size} cards, found ${cards.length}`);
  if (!isLocation(cards[0] as Card)) return badState(`${name}: its first card is no location (FG-2)`);
  const sides = way.slice(0, -1);
  const cleared = parseWord(wayName, ["open", "cleared"], way.slice(-1));
  if (!cleared.ok) return cleared;
  if (sides.length >= rows) return badState(`${wayName}: there are more than ${rows - 1} sides`);
  const turned = [cards[0] as Card];
  for (const [index, side] of sides.entries()) {
    if (side !== "L" && side !== "R") {
      return badState(`${wayName}: expected L or R for row ${index + 2}, found ${quote(side)}`);
    }
    turned.push(cards[placeOnPath(index + 2, side)] as Card);
  }
  return ok({ cards, turned, cleared: cleared.value === 1, damage: 0 });
}

function parseParty(set: CardNumbers, layout: Layout, codes: readonly string[]): Result<Ally[], Problem> {
  if (codes.length % 3 !== 0 || codes.length > layout.party * 3) {
    const most = `at most ${layout.party === 2 ? "two" : "three"} allies`;
    return badState(`party: expected card, weapon or -, and wounds, of ${most} (FG-7)`);
  }
  const party: Ally[] = [];
  for (let place = 0; place < codes.length; place += 3) {
    const [cardCode = "", weaponCode = "", woundCode = ""] = codes.slice(place, place + 3);
    const card = cardFrom(cardCode);
    if (card === undefined || set.kind[card] !== "friend") {
      return badState(`party: ${quote(cardCode)} is no friend`);
    }
    const weapon = weaponCode === NOTHING ? NONE : cardFrom(weaponCode);
    if (weapon === undefined || (weapon !== NONE && set.kind[weapon] !== "weapon")) {
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

function parseRolls(
  { pack }: SetNumbers,
  rolled: readonly string[],
  coming: readonly string[],
): Result<number[], Problem> {
  const rolls = [...rolled, ...coming];
  if (rolls.length < pack.rolls || rolls.length > MOST_ROLLS) {
    return badState(`rolled, coming: expected ${pack.rolls} to ${MOST_ROLLS} rolls in all (FG-1)`);
  }
  const wrong = rolls.find((roll) => !/^[1-6]$/.test(roll));
  if (wrong !== undefined) return badState(`rolled, coming: ${quote(wrong)} is not 1 to 6`);
  return ok(rolls.map(Number));
}
