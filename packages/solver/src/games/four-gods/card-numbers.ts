import type { fourGods } from "@tetrarch/engine";
import { type CardSet, cardFrom, kindOf, PATHS, ROWS, TANIS_DIGGS } from "@tetrarch/engine/four-gods";

/** The kinds of card as numbers, for the inner loop. */
export const FRIEND = 0;
export const FOE = 1;
export const WEAPON = 2;
export const TRAP = 3;
const KIND_NUMBERS = { friend: FRIEND, foe: FOE, weapon: WEAPON, trap: TRAP };

const CARDS = 52;
/** No card, in a packed position: empty hands, an empty place in the party. Its attack, defence and luck are 0. */
export const NO_CARD = CARDS;

/** The roll needed where no roll disarms a trap: no die shows 7. */
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

/** A path's cards in a flat array: two for each row, the location twice. */
const CARDS_A_PATH = ROWS * 2;
/** FG-1: no game uses more. */
export const MOST_ROLLS = 13;
/** FG-21: which path each path crosses in row 4 and in row 6, all counted from 0. */
const CROSSINGS = [
  { row: 3, crossed: [1, 0, 3, 2] },
  { row: 5, crossed: [3, 2, 1, 0] },
];

/** By path and row, the path crossed there. */
const CROSSED_BY = new Int8Array(PATHS * ROWS).fill(-1);
for (const { row, crossed } of CROSSINGS) {
  for (const [path, other] of crossed.entries()) CROSSED_BY[path * ROWS + row] = other;
}

/** What does not change in a game: cards and rolls. Rows count from 0 here; sides are 0 left and 1 right. */
export class PackedDeal {
  readonly numbers: CardNumbers;
  readonly #cards = new Uint8Array(PATHS * CARDS_A_PATH);
  readonly #rolls = new Uint8Array(MOST_ROLLS);
  #crossed = false;
  #diggs = 0;

  constructor(numbers: CardNumbers) {
    this.numbers = numbers;
  }

  /** Becomes the deal that a state belongs to. */
  load(state: fourGods.State): void {
    for (let roll = 0; roll < MOST_ROLLS; roll++) this.#rolls[roll] = state.rolls[roll] as number;
    this.#crossed = state.crossed;
    for (let path = 0; path < PATHS; path++) this.#loadPath(path, (state.paths[path] as fourGods.Path).cards);
  }

  #loadPath(path: number, cards: readonly number[]): void {
    const start = path * CARDS_A_PATH;
    const location = cards[0] as number;
    if (location === TANIS_DIGGS) this.#diggs = path;
    this.#cards[start] = location;
    for (let place = 0; place < cards.length; place++)
      this.#cards[start + place + 1] = cards[place] as number;
  }

  /** The path where `L1` lies, with which the game begins (FG-3). */
  get diggs(): number {
    return this.#diggs;
  }

  cardAt(path: number, row: number, side: number): number {
    return this.#cards[path * CARDS_A_PATH + row * 2 + side] as number;
  }

  /** Puts another card where one was dealt. */
  setCard(path: number, row: number, side: number, card: number): void {
    this.#cards[path * CARDS_A_PATH + row * 2 + side] = card;
  }

  setRoll(used: number, roll: number): void {
    this.#rolls[used] = roll;
  }

  /** The roll after `used` rolls. */
  rollAfter(used: number): number {
    return this.#rolls[used] as number;
  }

  /** FG-21: the path that must have dealt with its card of the row before; −1 for none. */
  crossedBy(path: number, row: number): number {
    return this.#crossed ? (CROSSED_BY[path * ROWS + row] as number) : -1;
  }
}
