import { builtInCardSet, type CardSet } from "@tetrarch/engine/four-gods";

/** A number as it stands in a field; null where none can be read. */
type Field = number | null;

/** A line of a trap's luck table (FG-12), as it stands in its fields. */
interface DraftLuck {
  luckAtLeast: Field;
  rollNeeded: Field;
}

/** A card in the making: which numbers it has depends on its kind. */
export interface DraftCard {
  readonly id: string;
  name: string;
  flavour: string;
  attack?: Field;
  defence?: Field;
  luck?: Field;
  damage?: Field;
  luckTable?: DraftLuck[];
}

export const LISTS = ["friends", "weapons", "foes", "traps", "locations", "artifacts"] as const;
export type ListName = (typeof LISTS)[number];

export const NUMBERS = ["attack", "defence", "luck", "damage"] as const;
export type NumberName = (typeof NUMBERS)[number];

/** A card set in the making (FG-0): what is in it may be wrong, but has a field to stand in. */
export type Draft = { name: string; version: string } & Record<ListName, DraftCard[]>;

/** What a new set begins as: the built-in cards under a name of its own. */
export function freshDraft(name: string): Draft {
  return { ...draftOf(builtInCardSet), name, version: "1" };
}

/** A set as a form has it. Of what lies in a store only what has a field is taken; what is missing is the built-in set's. */
export function draftOf(stored: unknown): Draft {
  const lists = LISTS.map((list) => {
    const cards = member(stored, list);
    const drafts = builtInCardSet[list].map((pattern, index) =>
      cardOf(list, pattern, Array.isArray(cards) ? cards[index] : undefined),
    );
    return [list, drafts] as const;
  });
  return {
    name: textOf(member(stored, "name"), ""),
    version: textOf(member(stored, "version"), "1"),
    ...(Object.fromEntries(lists) as Record<ListName, DraftCard[]>),
  };
}

/** One for each pattern, of the same kind and with the same numbers as it. */
function cardOf(list: ListName, pattern: CardSet[ListName][number], stored: unknown): DraftCard {
  return {
    // No rule names an artifact: its id may be any.
    id: list === "artifacts" ? textOf(member(stored, "id"), pattern.id) : pattern.id,
    name: textOf(member(stored, "name"), pattern.name),
    flavour: textOf(member(stored, "flavour"), pattern.flavour),
    ...Object.fromEntries(
      NUMBERS.filter((name) => name in pattern).map((name) => [name, numberIn(stored, name, pattern)]),
    ),
    ...("luckTable" in pattern && { luckTable: luckOf(member(stored, "luckTable") ?? pattern.luckTable) }),
  };
}

function luckOf(stored: unknown): DraftLuck[] {
  if (!Array.isArray(stored)) return [];
  return stored.map((entry: unknown) => ({
    luckAtLeast: fieldOf(member(entry, "luckAtLeast")),
    rollNeeded: fieldOf(member(entry, "rollNeeded")),
  }));
}

function numberIn(stored: unknown, name: NumberName, pattern: object): Field {
  return stored === undefined ? fieldOf(member(pattern, name)) : fieldOf(member(stored, name));
}

function fieldOf(value: unknown): Field {
  return typeof value === "number" ? value : null;
}

function textOf(value: unknown, otherwise: string): string {
  return typeof value === "string" ? value : otherwise;
}

function member(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}
