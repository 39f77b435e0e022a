import type { CardSet, LuckEntry } from "./card-set-schema.js";
import { type Card, cardFrom } from "./cards.js";
import type { NamedCard } from "./types.js";

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

interface AnyNumbers {
  readonly attack?: number;
  readonly defence?: number;
  readonly luck?: number;
  readonly damage?: number;
  readonly luckTable?: readonly LuckEntry[];
}

/** Lays a card set out by card number. */
export function cardNumbers(set: CardSet): CardNumbers {
  const attack: number[] = [];
  const defence: number[] = [];
  const luck: number[] = [];
  const damage: number[] = [];
  const luckTable: (readonly LuckEntry[])[] = [];
  const named: NamedCard[] = [];
  const flavour: string[] = [];
  for (const entry of [...set.friends, ...set.foes, ...set.weapons, ...set.traps, ...set.locations]) {
    const card = cardFrom(entry.id) as Card;
    const numbers: AnyNumbers = entry;
    attack[card] = numbers.attack ?? 0;
    defence[card] = numbers.defence ?? 0;
    luck[card] = numbers.luck ?? 0;
    damage[card] = numbers.damage ?? 0;
    luckTable[card] = numbers.luckTable ?? [];
    named[card] = { id: entry.id, name: entry.name };
    flavour[card] = entry.flavour;
  }
  const artifacts = set.artifacts.map(({ id, name }) => ({ id, name }));
  return { attack, defence, luck, damage, luckTable, named, flavour, artifacts };
}
