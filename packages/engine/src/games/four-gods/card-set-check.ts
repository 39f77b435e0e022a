import * as v from "valibot";
import { ok, type Problem, problem, quote, type Result } from "../../core/result.js";
import type { CardSet, LuckEntry } from "./card-set-schema.js";
import { cardSetSchema, LIST_SIZES, MOST_LUCK_ENTRIES } from "./card-set-schema.js";

type ListName = keyof typeof LIST_SIZES;
const LIST_NAMES = Object.keys(LIST_SIZES) as ListName[];

/**
 * Reads a card set by its own content alone (FG-0). Each list is sorted by id, and the version becomes text. Errors
 * are `bad-card-set` and name the first wrong place and the reason.
 */
export function checkCardSet(json: unknown): Result<CardSet, Problem> {
  // Lengths come first: nothing long is ever walked through.
  const sizes = checkSizes(json);
  if (!sizes.ok) return sizes;
  const shape = v.safeParse(cardSetSchema, json, { abortEarly: true, abortPipeEarly: true });
  if (!shape.success) return problem("bad-card-set", describe(shape.issues[0], json));
  const set: CardSet = {
    name: shape.output.name,
    version: String(shape.output.version),
    friends: byId(shape.output.friends),
    foes: byId(shape.output.foes),
    weapons: byId(shape.output.weapons),
    traps: byId(shape.output.traps),
    locations: byId(shape.output.locations),
    artifacts: byId(
      shape.output.artifacts.map((card, index) => ({ ...card, id: card.id ?? `A${index + 1}` })),
    ),
  };
  const double = doubleId(set);
  if (double !== undefined) return problem("bad-card-set", double);
  const [wrong] = wrongLuckEntries(set);
  return wrong ? problem("bad-card-set", `${placeOf(wrong.path, set)}: ${wrong.reason}`) : ok(set);
}

function checkSizes(json: unknown): Result<null, Problem> {
  for (const name of LIST_NAMES) {
    const list = member(json, name);
    if (!Array.isArray(list)) continue;
    if (list.length !== LIST_SIZES[name]) {
      return problem("bad-card-set", `${name}: expected ${LIST_SIZES[name]} cards, found ${list.length}`);
    }
    for (const [index, card] of list.entries()) {
      const table = member(card, "luckTable");
      if (Array.isArray(table) && table.length > MOST_LUCK_ENTRIES) {
        const place = placeOf([name, index, "luckTable"], json);
        return problem(
          "bad-card-set",
          `${place}: expected at most ${MOST_LUCK_ENTRIES} entries, found ${table.length}`,
        );
      }
    }
  }
  return ok(null);
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
  const id = member((member(json, String(list)) as readonly unknown[])[Number(index)], "id");
  const card = typeof id === "string" && /^[A-Z]\d{1,2}$/.test(id) ? `${list} ${id}` : `${list}[${index}]`;
  const path = rest.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("");
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

/** A fault at one place of a card set. */
export interface CardSetProblem {
  /** The keys that lead to it: `["traps", 3, "luckTable", 0, "rollNeeded"]`; none for the set as a whole. */
  readonly path: readonly (string | number)[];
  readonly reason: string;
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
