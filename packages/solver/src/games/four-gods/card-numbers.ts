import { type CardSet, cardFrom, kindOf } from "@tetrarch/engine/four-gods";

/** The kinds of card as numbers, for the inner loop. */
export const FRIEND = 0;
export const FOE = 1;
export const WEAPON = 2;
export const TRAP = 3;
const KIND_NUMBERS = { friend: FRIEND, foe: FOE, weapon: WEAPON, trap: TRAP };

const CARDS = 52;
/** No card, in a packed position: empty hands, an empty place in the party. Its attack, defence and luck are 0. */
export const NO_CARD = CARDS;

/** From a roll of so much on a trap is disarmed; no roll of a die is 7. */
const NEVER = 7;

type Entry = CardSet["friends" | "foes" | "weapons" | "traps" | "locations"][number];
type Trap = CardSet["traps"][number];

/** A card set's numbers, by the engine's card numbers, in flat arrays. */
export class CardNumbers {
  readonly kind = new Uint8Array(CARDS + 1);
  readonly attack = new Int32Array(CARDS + 1);
  readonly defence = new Int32Array(CARDS + 1);
  readonly luck = new Int32Array(CARDS + 1);
  readonly damage = new Int32Array(CARDS + 1);
  readonly #luckAtLeast: Int32Array[] = [];
  readonly #rollNeeded: Uint8Array[] = [];

  constructor(set: CardSet) {
    const entries: readonly Entry[] = [
      ...set.friends,
      ...set.foes,
      ...set.weapons,
      ...set.traps,
      ...set.locations,
    ];
    for (const entry of entries) this.#add(entry);
  }

  #add(entry: Entry): void {
    const card = cardFrom(entry.id) as number;
    this.kind[card] = KIND_NUMBERS[kindOf(card)];
    if ("luckTable" in entry) {
      this.damage[card] = entry.damage;
      this.#addTable(card, entry.luckTable);
      return;
    }
    this.attack[card] = entry.attack;
    this.defence[card] = entry.defence;
    if ("luck" in entry) this.luck[card] = entry.luck;
  }

  #addTable(card: number, table: Trap["luckTable"]): void {
    this.#luckAtLeast[card] = Int32Array.from(table, (line) => line.luckAtLeast);
    this.#rollNeeded[card] = Uint8Array.from(table, (line) => line.rollNeeded);
  }

  /** Attack, defence and luck added up. */
  worth(card: number): number {
    return (this.attack[card] as number) + (this.defence[card] as number) + (this.luck[card] as number);
  }

  /** FG-12: what must be rolled at least; 7 when no roll will do. */
  needed(trap: number, luck: number): number {
    const thresholds = this.#luckAtLeast[trap] as Int32Array;
    let line = thresholds.length - 1;
    while (line >= 0 && (thresholds[line] as number) > luck) line--;
    return line < 0 ? NEVER : ((this.#rollNeeded[trap] as Uint8Array)[line] as number);
  }
}
