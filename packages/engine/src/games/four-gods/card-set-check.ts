import * as v from "valibot";
import { ok, type Problem, problem, quote, type Result } from "../../core/result.js";
import {
  LIST_SIZES,
  layoutSetSchema,
  MOST_CROSSINGS,
  MOST_LUCK_ENTRIES,
  standardSetSchema,
} from "./card-set-schema.js";
import type { CardSet, CardSetProblem, LocationCard, LuckEntry } from "./card-set-types.js";
import { LAYOUT_LIMITS } from "./cards.js";
import { inOrder, layoutProblems } from "./layout-check.js";

type ListName = keyof typeof LIST_SIZES;
const LIST_NAMES = Object.keys(LIST_SIZES) as ListName[];

/** The shape that a card set must have: whether it holds a layout decides (FG-0, FG-22). */
export function schemaOf(json: unknown): typeof standardSetSchema | typeof layoutSetSchema {
  return member(json, "layout") === undefined ? standardSetSchema : layoutSetSchema;
}

/**
 * Reads a card set by its own content alone (FG-0, FG-22). Each list is sorted by id, a layout is made whole, and the
 * version becomes text. Errors are `bad-card-set` and name the first wrong place and the reason.
 */
export function checkCardSet(json: unknown): Result<CardSet, Problem> {
  // Lengths come first: nothing long is ever walked through.
  const size = wrongSize(json);
  if (size !== undefined) return problem("bad-card-set", size);
  const shape = v.safeParse(schemaOf(json), json, { abortEarly: true, abortPipeEarly: true });
  if (!shape.success) return problem("bad-card-set", describe(shape.issues[0], json));
  const { output } = shape;
  const [misfit] = layoutProblems(output);
  if (misfit) return problem("bad-card-set", `${placeOf(misfit.path, json)}: ${misfit.reason}`);
  const set: CardSet = {
    name: output.name,
    version: String(output.version),
    ...("layout" in output && { layout: inOrder(output.layout) }),
    friends: byId(output.friends),
    foes: byId(output.foes),
    weapons: byId(output.weapons),
    traps: byId(output.traps),
    locations: byId<LocationCard>(output.locations),
    artifacts: byId(output.artifacts.map((card, index) => ({ ...card, id: card.id ?? `A${index + 1}` }))),
  };
  const double = doubleId(set);
  if (double !== undefined) return problem("bad-card-set", double);
  const [wrong] = wrongLuckEntries(set);
  return wrong ? problem("bad-card-set", `${placeOf(wrong.path, set)}: ${wrong.reason}`) : ok(set);
}

/** FG-0, FG-22: the first list whose length no card set may have. */
function wrongSize(json: unknown): string | undefined {
  const isStandard = schemaOf(json) === standardSetSchema;
  for (const name of LIST_NAMES) {
    const list = member(json, name);
    if (!Array.isArray(list)) continue;
    const size = LIST_SIZES[name];
    if (isStandard && list.length !== size) return `${name}: expected ${size} cards, found ${list.length}`;
    const most =
      name === "locations" || name === "artifacts" ? LAYOUT_LIMITS.paths.most : LAYOUT_LIMITS.ofAKind.most;
    if (list.length > most) return `${name}: expected at most ${most} cards, found ${list.length}`;
    for (const [index, card] of list.entries()) {
      const place = placeOf([name, index, "luckTable"], json);
      const long = tooLong(place, member(card, "luckTable"), MOST_LUCK_ENTRIES, "entries");
      if (long !== undefined) return long;
    }
  }
  const layout = member(json, "layout");
  const crossings = member(layout, "crossings");
  return (
    tooLong("layout rows", member(layout, "rows"), LAYOUT_LIMITS.paths.most, "numbers") ??
    tooLong("layout crossings", crossings, MOST_CROSSINGS, "crossings") ??
    (Array.isArray(crossings) ? crossings : [])
      .map((crossing, index) =>
        tooLong(`layout crossings[${index}].paths`, member(crossing, "paths"), 2, "paths"),
      )
      .find((long) => long !== undefined)
  );
}

function tooLong(place: string, list: unknown, most: number, noun: string): string | undefined {
  return Array.isArray(list) && list.length > most
    ? `${place}: expected at most ${most} ${noun}, found ${list.length}`
    : undefined;
}

function member(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}

/** The message of what valibot found. */
function describe(issue: v.BaseIssue<unknown>, json: unknown): string {
  const keys = (issue.path ?? []).map((item) => item.key as string | number);
  const last = issue.path?.at(-1);
  if (issue.type === "strict_object" && last?.type === "object" && last.origin === "key") {
    const place = placeOf(keys.slice(0, -1), json);
    const key = String(last.key);
    return issue.expected === "never" ? `${place}: unknown key ${quote(key)}` : `${place}: ${key} is missing`;
  }
  return `${placeOf(keys, json)}: ${issue.message}, found ${shown(issue.input)}`;
}

/** `traps T04 luckTable[1].luckAtLeast`: a card by its id where it has one, else by its place in the list. */
function placeOf(keys: readonly (string | number)[], json: unknown): string {
  const [list, index, ...rest] = keys;
  if (list === undefined) return "the card set";
  if (index === undefined) return String(list);
  const path = rest.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("");
  if (list === "layout") return `layout ${index}${path}`;
  const id = member((member(json, String(list)) as readonly unknown[])[Number(index)], "id");
  const card = typeof id === "string" && /^[A-Z]\d{1,2}$/.test(id) ? `${list} ${id}` : `${list}[${index}]`;
  return path === "" ? card : `${card} ${path.slice(1)}`;
}

function shown(value: unknown): string {
  if (typeof value === "string") return quote(value);
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  return value === undefined ? "nothing" : String(value);
}

function byId<Item extends { readonly id: string }>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));
}

/** The first id that stands twice in a list. Ids are known and lists have their length, so a double is also a gap. */
function doubleId(set: CardSet): string | undefined {
  for (const name of LIST_NAMES) {
    const double = set[name].find((card, index) => card.id === set[name][index - 1]?.id);
    if (double) return `${name} ${double.id}: the id is there twice`;
  }
  return undefined;
}

interface AnyCard {
  readonly id: string;
  readonly luckTable?: readonly LuckEntry[];
}

/** FG-12: the entries of all luck tables that do not go on from the one before. */
export function wrongLuckEntries(set: Readonly<Record<"traps" | "locations", readonly AnyCard[]>>) {
  return (["traps", "locations"] as const).flatMap((list) =>
    set[list].flatMap(({ luckTable = [] }, card) =>
      wrongOrder(luckTable).map(({ path, reason }) => ({ path: [list, card, "luckTable", ...path], reason })),
    ),
  );
}

/** FG-12: more luck never needs a higher roll. */
function wrongOrder(table: readonly LuckEntry[]): readonly CardSetProblem[] {
  const wrong: CardSetProblem[] = [];
  for (const [index, entry] of table.entries()) {
    const before = table[index - 1];
    if (before === undefined) continue;
    if (entry.luckAtLeast <= before.luckAtLeast) {
      const reason = `${entry.luckAtLeast} is not above ${before.luckAtLeast}`;
      wrong.push({ path: [index, "luckAtLeast"], reason });
    }
    if (entry.rollNeeded > before.rollNeeded) {
      wrong.push({
        path: [index, "rollNeeded"],
        reason: `${entry.rollNeeded} is above ${before.rollNeeded}`,
      });
    }
  }
  return wrong;
}
