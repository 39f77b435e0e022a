import { builtInCardSet, idsOf, type Kind, kindOfCode, LAYOUT_LIMITS } from "@tetrarch/engine/four-gods";

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
  /** FG-22: what a location counts as, where the set has a layout. */
  kind?: Kind;
  /** FG-26: who stands for a location; empty for nobody. */
  who?: string;
  attack?: Field;
  defence?: Field;
  luck?: Field;
  damage?: Field;
  luckTable?: DraftLuck[];
}

export const LISTS = ["friends", "weapons", "foes", "traps", "locations", "artifacts"] as const;
export type ListName = (typeof LISTS)[number];

/** The lists of the cards that lie in the rows, and the kind of each. */
const ROW_LISTS = { friends: "friend", weapons: "weapon", foes: "foe", traps: "trap" } as const;
export type RowList = keyof typeof ROW_LISTS;
export const ROW_LIST_NAMES = Object.keys(ROW_LISTS) as readonly RowList[];

export const NUMBERS = ["attack", "defence", "luck", "damage"] as const;
export type NumberName = (typeof NUMBERS)[number];

/** A layout in the making (FG-22). */
export interface DraftLayout {
  paths: number;
  rows: number[];
  crossings: { row: number; paths: [number, number] }[];
  party: number;
  rescues: number;
}

/** A card set in the making (FG-0): what is in it may be wrong, but has a field to stand in. */
export type Draft = { name: string; version: string; layout?: DraftLayout } & Record<ListName, DraftCard[]>;

/** What a new set begins as: the built-in cards under a name of its own. */
export function freshDraft(name: string): Draft {
  return { ...draftOf(builtInCardSet), name, version: "1" };
}

/** A set as a form has it. Of what lies in a store only what has a field is taken; what is missing is the built-in set's. */
export function draftOf(stored: unknown): Draft {
  const layout = layoutOf(member(stored, "layout"));
  const lists = LISTS.map((list) => {
    const cards = member(stored, list);
    const found: readonly unknown[] = Array.isArray(cards) ? cards : [];
    const count = layout ? Math.min(found.length, mostOf(list)) : builtInCardSet[list].length;
    const drafts = Array.from({ length: count }, (_, index) =>
      cardOf(list, index, found[index], layout !== undefined),
    );
    return [list, drafts] as const;
  });
  return {
    name: textOf(member(stored, "name"), ""),
    version: textOf(member(stored, "version"), "1"),
    ...(layout && { layout }),
    ...(Object.fromEntries(lists) as Record<ListName, DraftCard[]>),
  };
}

function mostOf(list: ListName): number {
  return list in ROW_LISTS ? LAYOUT_LIMITS.ofAKind.most : LAYOUT_LIMITS.paths.most;
}

/** The card set that a form describes, as its file has it: fields that say nothing are left out. */
export function setOf(draft: Draft): unknown {
  const locations = draft.locations.map(({ who, ...card }) => ({
    ...card,
    ...(who?.trim() && { who }),
  }));
  return { ...draft, locations };
}

/** A new card for the end of a list, or for this place in it. @param kind what a location counts as */
export function newCard(list: ListName, index: number, kind?: Kind): DraftCard {
  return cardOf(list, index, kind && { kind }, kind !== undefined);
}

function cardOf(list: ListName, index: number, stored: unknown, hasLayout: boolean): DraftCard {
  if (list === "artifacts") return artifactOf(index, stored);
  const id = list === "locations" ? `L${index + 1}` : (idsOf(ROW_LISTS[list])[index] as string);
  const kind = list === "locations" && hasLayout ? kindIn(stored, id) : kindOfCode(id);
  const pattern = patternOf(list, kind, index);
  const name = index < builtInCardSet[list].length ? pattern.name : `${pattern.name} ${index + 1}`;
  return {
    id,
    name: textOf(member(stored, "name"), name),
    flavour: textOf(member(stored, "flavour"), pattern.flavour),
    ...(list === "locations" && {
      ...(hasLayout && index > 0 && { kind }),
      who: textOf(member(stored, "who"), ""),
    }),
    ...numbersOf(pattern, stored),
  };
}

/** The numbers that a card of a kind has, as they are stored, else as the pattern has them. */
function numbersOf(pattern: object, stored: unknown): Partial<DraftCard> {
  return {
    ...Object.fromEntries(
      NUMBERS.filter((name) => name in pattern).map((name) => [name, numberIn(stored, name, pattern)]),
    ),
    ...("luckTable" in pattern && { luckTable: luckOf(member(stored, "luckTable") ?? pattern.luckTable) }),
  };
}

/** FG-22: gives a location another kind: its texts stay, its numbers become those of the usual place of that kind. */
export function ofKind({ id, name, flavour, who }: DraftCard, kind: Kind): DraftCard {
  return {
    id,
    name,
    flavour,
    kind,
    who: who ?? "",
    ...numbersOf(patternOf("locations", kind, 0), undefined),
  };
}

/** The built-in card with the texts and numbers that a new card of this kind begins with. */
function patternOf(list: Exclude<ListName, "artifacts">, kind: Kind, index: number) {
  const cards = builtInCardSet[list];
  const alike = list === "locations" ? cards.filter(({ id }) => kindOfCode(id) === kind) : cards;
  return alike[index % alike.length] as (typeof alike)[number];
}

function artifactOf(index: number, stored: unknown): DraftCard {
  const usual = builtInCardSet.artifacts[index];
  return {
    // No rule names an artifact: its id may be any.
    id: textOf(member(stored, "id"), usual?.id ?? `A${index + 1}`),
    name: textOf(member(stored, "name"), usual?.name ?? `Artifact ${index + 1}`),
    flavour: textOf(member(stored, "flavour"), usual?.flavour ?? ""),
  };
}

function kindIn(stored: unknown, id: string): Kind {
  const kind = member(stored, "kind");
  const known = Object.values(ROW_LISTS).find((each) => each === kind);
  return (id === "L1" ? undefined : known) ?? kindOfCode(id);
}

/** A layout as it is stored, each part within its limits; undefined where there is none. */
function layoutOf(stored: unknown): DraftLayout | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { paths, rows, party, rescues } = LAYOUT_LIMITS;
  const count = within(member(stored, "paths"), paths, 4);
  const lengths: unknown = member(stored, "rows");
  const crossings: unknown = member(stored, "crossings");
  return {
    paths: count,
    rows: Array.from({ length: count }, (_, index) =>
      within(Array.isArray(lengths) ? lengths[index] : undefined, rows, 7),
    ),
    crossings: (Array.isArray(crossings) ? crossings : []).flatMap((crossing: unknown) => {
      const [row, pair] = [member(crossing, "row"), member(crossing, "paths")];
      const [one, other]: unknown[] = Array.isArray(pair) ? pair : [];
      return typeof row === "number" && typeof one === "number" && typeof other === "number"
        ? [{ row, paths: [one, other] as [number, number] }]
        : [];
    }),
    party: within(member(stored, "party"), party, 2),
    rescues: within(member(stored, "rescues"), rescues, 0),
  };
}

interface Limits {
  readonly least: number;
  readonly most: number;
}

function within(value: unknown, { least, most }: Limits, otherwise: number): number {
  const whole = typeof value === "number" && Number.isInteger(value) ? value : otherwise;
  return Math.max(least, Math.min(most, whole));
}

function luckOf(stored: unknown): DraftLuck[] {
  if (!Array.isArray(stored)) return [];
  return stored.map((entry: unknown) => ({
    luckAtLeast: fieldOf(member(entry, "luckAtLeast")),
    rollNeeded: fieldOf(member(entry, "rollNeeded")),
  }));
}

function numberIn(stored: unknown, name: NumberName, pattern: object): Field {
  const value = member(stored, name);
  return fieldOf(value === undefined ? member(pattern, name) : value);
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
