import type { PackSpec } from "../../core/deal.js";
import type { CardSet, LuckEntry } from "./card-set-types.js";
import { type Card, cardFrom, type Kind, kindOfCode, LOCATION_IDS, ROW_CARD_IDS } from "./cards.js";
import type { Layout } from "./layout.js";
import type { NamedCard, View } from "./types.js";

/** The kinds and numbers of cards by card number; 0 and an empty table where a kind has none. */
export interface CardNumbers {
  readonly kind: readonly Kind[];
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly luck: readonly number[];
  readonly damage: readonly number[];
  readonly luckTable: readonly (readonly LuckEntry[])[];
  readonly named: readonly NamedCard[];
  readonly flavour: readonly string[];
  /** The artifacts by path. */
  readonly artifacts: readonly NamedCard[];
  /** FG-22: the layout of a set that has one. */
  readonly layout?: Layout;
}

/** The kinds and numbers of a whole card set, and what its deals are made of. */
export interface SetNumbers extends CardNumbers {
  readonly pack: PackSpec;
}

/** A card with the numbers that its kind has. */
interface NumberedCard extends NamedCard {
  readonly kind?: Kind;
  readonly attack?: number;
  readonly defence?: number;
  readonly luck?: number;
  readonly damage?: number;
  readonly luckTable?: readonly LuckEntry[];
  readonly flavour?: string;
}

export function cardNumbers(set: CardSet): SetNumbers {
  const { friends, foes, weapons, traps, locations, artifacts, layout } = set;
  const cards = [...friends, ...foes, ...weapons, ...traps, ...locations];
  return { ...numbersOf(cards, artifacts, layout), pack: packOf(set) };
}

/** Lays out by card number what a view tells: the cards that lie open, the party, and those who may be rescued. */
export function seenNumbers({ paths, party, rescue, layout }: View): CardNumbers {
  const open = paths.flatMap(({ card }) => card ?? []);
  const weapons = party.flatMap(({ weapon }) => weapon ?? []);
  const allies = party.map(({ attack, ownDefence, luck, weapon, ...ally }) => ({
    ...namedCard(ally),
    kind: "friend" as const,
    attack: attack - (weapon?.attack ?? 0),
    defence: ownDefence,
    luck: luck - (weapon?.luck ?? 0),
  }));
  const gone = (rescue?.allies ?? []).map((ally) => ({ ...ally, kind: "friend" as const }));
  const artifacts = paths.map(({ artifact }) => artifact);
  return numbersOf([...open, ...weapons, ...allies, ...gone], artifacts, layout);
}

function numbersOf(
  cards: readonly NumberedCard[],
  artifacts: readonly NamedCard[],
  layout: Layout | undefined,
): CardNumbers {
  const kind: Kind[] = [];
  const attack: number[] = [];
  const defence: number[] = [];
  const luck: number[] = [];
  const damage: number[] = [];
  const luckTable: (readonly LuckEntry[])[] = [];
  const named: NamedCard[] = [];
  const flavour: string[] = [];
  for (const entry of cards) {
    const card = cardFrom(entry.id) as Card;
    kind[card] = entry.kind ?? kindOfCode(entry.id);
    attack[card] = entry.attack ?? 0;
    defence[card] = entry.defence ?? 0;
    luck[card] = entry.luck ?? 0;
    damage[card] = entry.damage ?? 0;
    luckTable[card] = entry.luckTable ?? [];
    named[card] = namedCard(entry, kind[card]);
    flavour[card] = entry.flavour ?? "";
  }
  const numbers = { kind, attack, defence, luck, damage, luckTable, named, flavour };
  return {
    ...numbers,
    artifacts: artifacts.map((artifact) => namedCard(artifact)),
    ...(layout && { layout }),
  };
}

/**
 * FG-26: a trap keeps the name of its place. A location that is a trap only by its layout says so, as the narration
 * knows who stands for the built-in ones.
 */
function namedCard({ id, name, who }: NamedCard, kind?: Kind): NamedCard {
  if (kind === "trap") return kindOfCode(id) === "trap" ? { id, name } : { id, name, who: name };
  return { id, name, ...(who !== undefined && { who }) };
}

/** The standard pack: four locations, then 48 row cards, and 13 rolls: one for each trap and for `L4` (FG-1). */
export const PACK: PackSpec = { parts: [LOCATION_IDS, ROW_CARD_IDS], rolls: 13 };

/** The pack of a card set: its locations, then all its other cards, and one roll for each trap (FG-1, FG-22). */
function packOf({ layout, friends, foes, weapons, traps, locations }: CardSet): PackSpec {
  if (!layout) return PACK;
  const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);
  const rolls = traps.length + locations.filter((location) => "luckTable" in location).length;
  return { parts: [ids(locations), ids([...friends, ...foes, ...weapons, ...traps])], rolls };
}

/** FG-22: whether deals of this pack have codes. */
export function isStandardPack({ parts, rolls }: PackSpec): boolean {
  return rolls === PACK.rolls && parts.join(" ") === PACK.parts.join(" ");
}
