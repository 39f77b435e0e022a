import type { CardSet, LuckEntry } from "./card-set-schema.js";
import { type Card, cardFrom } from "./cards.js";
import type { NamedCard, View } from "./types.js";

/** The numbers of a card set by card number; 0 and an empty table where a kind has none. */
export interface CardNumbers {
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly luck: readonly number[];
  readonly damage: readonly number[];
  readonly luckTable: readonly (readonly LuckEntry[])[];
  readonly named: readonly NamedCard[];
  readonly flavour: readonly string[];
  /** The artifacts by path. */
  readonly artifacts: readonly NamedCard[];
}

/** A card with the numbers that its kind has. */
interface NumberedCard extends NamedCard {
  readonly attack?: number;
  readonly defence?: number;
  readonly luck?: number;
  readonly damage?: number;
  readonly luckTable?: readonly LuckEntry[];
  readonly flavour?: string;
}

/** Lays a card set out by card number. */
export function cardNumbers({ friends, foes, weapons, traps, locations, artifacts }: CardSet): CardNumbers {
  return numbersOf([...friends, ...foes, ...weapons, ...traps, ...locations], artifacts);
}

/** Lays out by card number what a view tells: the cards that lie open, the party, and those who may be rescued. */
export function seenNumbers({ paths, party, rescue }: View): CardNumbers {
  const open = paths.flatMap(({ card }) => card ?? []);
  const weapons = party.flatMap(({ weapon }) => weapon ?? []);
  const allies = party.map(({ id, name, attack, ownDefence, luck, weapon }) => ({
    id,
    name,
    attack: attack - (weapon?.attack ?? 0),
    defence: ownDefence,
    luck: luck - (weapon?.luck ?? 0),
  }));
  const cards = [...open, ...weapons, ...allies, ...(rescue?.allies ?? [])];
  return numbersOf(
    cards,
    paths.map(({ artifact }) => artifact),
  );
}

function numbersOf(cards: readonly NumberedCard[], artifacts: readonly NamedCard[]): CardNumbers {
  const attack: number[] = [];
  const defence: number[] = [];
  const luck: number[] = [];
  const damage: number[] = [];
  const luckTable: (readonly LuckEntry[])[] = [];
  const named: NamedCard[] = [];
  const flavour: string[] = [];
  for (const entry of cards) {
    const card = cardFrom(entry.id) as Card;
    attack[card] = entry.attack ?? 0;
    defence[card] = entry.defence ?? 0;
    luck[card] = entry.luck ?? 0;
    damage[card] = entry.damage ?? 0;
    luckTable[card] = entry.luckTable ?? [];
    named[card] = { id: entry.id, name: entry.name };
    flavour[card] = entry.flavour ?? "";
  }
  const namedArtifacts = artifacts.map(({ id, name }) => ({ id, name }));
  return { attack, defence, luck, damage, luckTable, named, flavour, artifacts: namedArtifacts };
}
