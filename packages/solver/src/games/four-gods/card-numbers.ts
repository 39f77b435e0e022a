import type { fourGods } from "@tetrarch/engine";
import {
  ALL_LOCATION_IDS,
  type CardSet,
  cardFrom,
  kindOfCode,
  LAYOUT_LIMITS,
  STANDARD_LAYOUT,
} from "@tetrarch/engine/four-gods";

/** The kinds of card as numbers, for the inner loop. */
export const FRIEND = 0;
export const FOE = 1;
export const WEAPON = 2;
export const TRAP = 3;
const KIND_NUMBERS = { friend: FRIEND, foe: FOE, weapon: WEAPON, trap: TRAP };

/**
 * No card, in a packed position: empty hands, an empty place in the party. Its attack, defence and luck are 0. Above the
 * number of every card.
 */
export const NO_CARD = 127;
/** The number of no friend and of no weapon where such numbers have four bits. */
const NO_NUMBER = 15;

/** The roll needed where no roll disarms a trap: no die shows 7. */
const NEVER = 7;

type Entry = CardSet["friends" | "foes" | "weapons" | "traps" | "locations"][number];
type Trap = CardSet["traps"][number];

/**
 * A card set's numbers in flat arrays. Cards are numbered anew without gaps: friends, foes, weapons, traps, locations.
 * In the standard pack these are the engine's numbers.
 */
export class CardNumbers {
  /** FG-22: the number of paths, the rows of each, the most allies. */
  readonly paths: number;
  readonly rows: readonly number[];
  readonly party: number;
  /** The bytes of all paths, in whole words, when every path is finished. */
  readonly finished: Uint32Array;
  /** The number of cards in the rows; they come before the locations. */
  readonly rowCards: number;
  /** The most rolls that a game uses: one for each trap (FG-1, FG-22). */
  readonly rolls: number;
  readonly kind = new Uint8Array(NO_CARD + 1);
  readonly attack = new Int32Array(NO_CARD + 1);
  readonly defence = new Int32Array(NO_CARD + 1);
  readonly luck = new Int32Array(NO_CARD + 1);
  readonly damage = new Int32Array(NO_CARD + 1);
  /** The friends and the weapons, those of the rows first. By card, its place there. */
  readonly friends: readonly number[];
  readonly weapons: readonly number[];
  readonly friendNumber = new Uint8Array(NO_CARD + 1).fill(NO_NUMBER);
  readonly weaponNumber = new Uint8Array(NO_CARD + 1).fill(NO_NUMBER);
  /** The location whose ally is taken first (FG-3). */
  readonly diggs: number;
  /** By card, the engine's number. */
  readonly #engineCards: readonly number[];
  /** By the engine's number, the card; after the last stands {@link NO_CARD}. */
  readonly #packedCards: Uint8Array;
  readonly #luckAtLeast: Int32Array[] = [];
  readonly #rollNeeded: Uint8Array[] = [];

  constructor(set: CardSet) {
    const { paths, rows, party } = set.layout ?? STANDARD_LAYOUT;
    this.paths = paths;
    this.rows = rows;
    this.party = party;
    this.finished = new Uint32Array(Math.ceil(paths / 4));
    new Uint8Array(this.finished.buffer).set(rows);
    const cards: readonly Entry[] = [...set.friends, ...set.foes, ...set.weapons, ...set.traps];
    this.rowCards = cards.length;
    this.diggs = cards.length;
    const entries = [...cards, ...set.locations];
    this.#engineCards = entries.map(({ id }) => cardFrom(id) as number);
    this.#packedCards = new Uint8Array(Math.max(...this.#engineCards) + 2).fill(NO_CARD);
    for (const [card, engineCard] of this.#engineCards.entries()) this.#packedCards[engineCard] = card;
    for (const [card, entry] of entries.entries()) this.#add(card, entry);
    const ofKind = (kind: number) => [...entries.keys()].filter((card) => this.kind[card] === kind);
    this.friends = ofKind(FRIEND);
    this.weapons = ofKind(WEAPON);
    this.rolls = ofKind(TRAP).length;
    for (const [number, card] of this.friends.entries()) this.friendNumber[card] = number;
    for (const [number, card] of this.weapons.entries()) this.weaponNumber[card] = number;
  }

  #add(card: number, entry: Entry): void {
    const kind = ("kind" in entry ? entry.kind : undefined) ?? kindOfCode(entry.id);
    this.kind[card] = KIND_NUMBERS[kind];
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

  /** The card of an engine's number; {@link NO_CARD} for none. */
  packedCard(card: number): number {
    return card < 0 ? NO_CARD : (this.#packedCards[card] as number);
  }

  /** The engine's number of a card. */
  engineCard(card: number): number {
    return this.#engineCards[card] as number;
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

/** The most rows of a path: what a path's part of a flat array has room for. */
export const MOST_ROWS = LAYOUT_LIMITS.rows.most;
/** A path's cards in a flat array: two for each row, the location twice. */
const CARDS_A_PATH = MOST_ROWS * 2;
const MOST_PATHS = ALL_LOCATION_IDS.length;
/** A roll that is not known: it is set before it counts. */
const UNKNOWN_ROLL = 1;

/** What does not change in a game: cards and rolls. Rows count from 0 here; sides are 0 left and 1 right. */
export class PackedDeal {
  readonly numbers: CardNumbers;
  readonly #cards = new Uint8Array(MOST_PATHS * CARDS_A_PATH);
  readonly #rolls: Uint8Array;
  /** By path and row, the path crossed there, or −1 (FG-21, FG-23). */
  readonly #crossedBy = new Int8Array(MOST_PATHS * MOST_ROWS);
  #diggs = 0;

  constructor(numbers: CardNumbers) {
    this.numbers = numbers;
    this.#rolls = new Uint8Array(numbers.rolls);
  }

  /** Becomes the deal that a state belongs to. */
  load(state: fourGods.State): void {
    for (let roll = 0; roll < this.#rolls.length; roll++)
      this.#rolls[roll] = state.rolls[roll] ?? UNKNOWN_ROLL;
    this.#crossedBy.fill(-1);
    for (const { row, paths } of state.layout.crossings) {
      const [one, other] = paths as [number, number];
      this.#crossedBy[(one - 1) * MOST_ROWS + row - 1] = other - 1;
      this.#crossedBy[(other - 1) * MOST_ROWS + row - 1] = one - 1;
    }
    for (let path = 0; path < state.paths.length; path++)
      this.#loadPath(path, (state.paths[path] as fourGods.Path).cards);
  }

  #loadPath(path: number, cards: readonly number[]): void {
    const start = path * CARDS_A_PATH;
    const location = this.numbers.packedCard(cards[0] as number);
    if (location === this.numbers.diggs) this.#diggs = path;
    this.#cards[start] = location;
    for (let place = 0; place < cards.length; place++)
      this.#cards[start + place + 1] = this.numbers.packedCard(cards[place] as number);
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

  /** FG-21, FG-23: the path that must have dealt with its card of the row before; −1 for none. */
  crossedBy(path: number, row: number): number {
    return this.#crossedBy[path * MOST_ROWS + row] as number;
  }
}
