import { InputBlocks, type Inputs } from "../../evaluation/inputs.js";
import { highestBit } from "../../search/tables.js";
import {
  ACES,
  ALL_MARCHED,
  BASED,
  DEALT_AND_DOWN,
  DEALT_MASK,
  DUNGEON,
  JACK,
  KING,
  type Packed,
  PILES,
  type Spot,
  TEN,
  TOWER,
  UP,
  WASTE,
  ZONE_BITS,
  ZONES,
} from "./packed.js";

const blocks = new InputBlocks();

const RANKS = 13;
/**
 * Where a card is: hidden; on the waste (top, next, one of three more, deeper); on the next lower card;
 * on one to three face-down cards; lowest in its pile; guest; home.
 */
const [HIDDEN, TOP, NEXT, NEAR, DEEP, LINKED, ON_ONE, FREE, GUEST, HOME] = [
  0, 1, 2, 3, 4, 5, 6, 9, 10, 11,
] as const;
const WHERES = 12;

/** The inputs of each suit, a group: where each rank is, and where each and the next higher are. */
const CARD = blocks.reserve(RANKS * WHERES);
const PAIR = blocks.reserve((RANKS - 1) * WHERES * WHERES);
/** How many of K Q J 9 … 2 are home, 0–11, by whether there is a guest. */
const MARCHED_STEPS = 12;
const MARCHED_AND_GUEST = blocks.reserve(2 * MARCHED_STEPS);
/** Where the card is that is the next of them to go home, by how many are; if on the waste, how many lie on it, 0–23. */
const NEXT_HOME = blocks.reserve(ALL_MARCHED * WHERES);
const NEXT_DEPTH = blocks.reserve(24);

/** The inputs of the table. Cards in the stock, 0–24, by what is awaited: nothing, a card from the stock or of a column. */
const STOCK = blocks.reserve(3 * 25);
/** Empty piles, 0–7, by sixths of the stock. */
const EMPTY = blocks.reserve(7 * 8);
/** Face-down cards, 0–21; then by face-down cards, how many columns have them, 0–7. */
const DOWN = blocks.reserve(22);
const COLUMNS = blocks.reserve(4 * 8);
/** Cards on the waste, 0–24; suits whose king, queen and jack are home, 0–4; cards home, 0–52. */
const WASTE_SIZE = blocks.reserve(25);
const CASTLES = blocks.reserve(5);
const HOME_CARDS = blocks.reserve(53);

/** How many inputs a position of this game has. */
export const INPUTS = blocks.size;
/** The groups of them: suits. */
export const GROUPS = 4;

/** By spot; how many cards lie on it, for those on the waste. */
const where = new Uint8Array(64);
const depths = new Uint8Array(64);

/**
 * Writes what the player sees.
 * @param awaited a card that was turned up but counts as hidden; −1 for none
 */
export function writeInputs(packed: Packed, awaited: Spot, inputs: Inputs): void {
  lookAt(packed, awaited);
  inputs.clear();
  writeTable(packed, inputs);
  for (let suit = 0; suit < GROUPS; suit++) {
    inputs.beginGroup();
    writeSuit(packed, suit, inputs);
  }
}

/** Of the position looked at: what is awaited (0 nothing, 1 a card from the stock, 2 one of a column), and empty piles. */
let awaits = 0;
let empty = 0;

/** Finds out what the inputs of a position are made of, for all below. */
export function lookAt(packed: Packed, awaited: Spot): void {
  where.fill(HIDDEN);
  awaits = awaited < 0 ? 0 : packed.isUp(awaited) ? 2 : 1;
  empty = PILES - writeWheres(packed, awaited) - (awaits === 2 ? 1 : 0);
}

export function writeTable(packed: Packed, inputs: Inputs): void {
  const stock = packed.stockLeft();
  inputs.set(STOCK + 25 * awaits + stock);
  inputs.set(EMPTY + 8 * Math.ceil(stock / 4) + empty);
  writeColumns(packed, inputs);
  inputs.set(WASTE_SIZE + packed.wasteSize());
  inputs.set(CASTLES + castles(packed));
  inputs.set(HOME_CARDS + packed.cardsHome());
}

function castles(packed: Packed): number {
  let full = 0;
  for (let suit = 0; suit < 4; suit++) if (packed.marched(suit) >= 3) full++;
  return full;
}

export function writeSuit(packed: Packed, suit: number, inputs: Inputs): void {
  const first = suit * 16;
  for (let rank = 0; rank < RANKS; rank++) {
    const here = where[first + rank] as number;
    inputs.set(CARD + rank * WHERES + here);
    if (rank + 1 < RANKS)
      inputs.set(PAIR + (rank * WHERES + here) * WHERES + (where[first + rank + 1] as number));
  }
  const marched = packed.marched(suit);
  inputs.set(MARCHED_AND_GUEST + (packed.guest(suit) > 0 ? MARCHED_STEPS : 0) + marched);
  if (marched === ALL_MARCHED) return;
  const next = first + homeAfter(marched);
  const here = where[next] as number;
  inputs.set(NEXT_HOME + marched * WHERES + here);
  if (here >= TOP && here <= DEEP) inputs.set(NEXT_DEPTH + (depths[next] as number));
}

/** The rank of K Q J 9 8 … 2 that goes home after `marched` of them. */
function homeAfter(marched: number): number {
  return KING - marched >= JACK ? KING - marched : 11 - marched;
}

const columns = new Uint8Array(4);

function writeColumns(packed: Packed, inputs: Inputs): void {
  columns.fill(0);
  let all = 0;
  for (let column = 0; column < PILES; column++) {
    const down = packed.down(column);
    all += down;
    columns[down] = (columns[down] as number) + 1;
  }
  inputs.set(DOWN + all);
  for (let down = 0; down < 4; down++) inputs.set(COLUMNS + 8 * down + (columns[down] as number));
}

/** Finds out where the cards are. Returns how many piles they take, that of a card awaited not counted. */
function writeWheres(packed: Packed, awaited: Spot): number {
  writeHome(packed);
  writeWaste(packed, awaited);
  let piles = 0;
  for (let word = 0; word < 2; word++) {
    let up = packed.words[UP + word] as number;
    if (awaited >> 5 === word) up &= ~(1 << (awaited & 31));
    const based = packed.words[BASED + word] as number;
    const linked = up & ~based & ((up & ~ACES) << 1);
    for (let rest = up; rest !== 0; ) {
      const bit = highestBit(rest);
      rest &= ~(1 << bit);
      const spot = word * 32 + bit;
      if ((linked >>> bit) & 1) where[spot] = LINKED;
      else {
        piles++;
        where[spot] = (based >>> bit) & 1 ? ON_ONE - 1 + packed.down(packed.columnOf[spot] as number) : FREE;
      }
    }
  }
  return piles;
}

function writeHome(packed: Packed): void {
  for (let suit = 0; suit < 4; suit++) {
    const first = suit * 16;
    const zones = (packed.words[ZONES] as number) >>> (ZONE_BITS * suit);
    const marched = packed.marched(suit);
    for (let home = 0; home < marched; home++) {
      where[first + homeAfter(home)] = HOME;
    }
    if ((zones & TOWER) !== 0) where[first + TEN] = HOME;
    if ((zones & DUNGEON) !== 0) where[first] = HOME;
    const guest = packed.guest(suit);
    if (guest > 0) where[first + guest - 1] = GUEST;
  }
}

function writeWaste(packed: Packed, awaited: Spot): void {
  let depth = 0;
  for (let waste = packed.words[WASTE] as number; waste !== 0; depth++) {
    const place = highestBit(waste);
    waste ^= 1 << place;
    const spot = packed.order[place] as number;
    depths[spot] = depth;
    if (spot !== awaited) where[spot] = depth === 0 ? TOP : depth === 1 ? NEXT : depth < 5 ? NEAR : DEEP;
  }
}

/** The first half of a key of what {@link writeTable} writes; {@link moreOfTable} is the second. */
export function tableKey(packed: Packed): number {
  const down = (packed.words[DEALT_AND_DOWN] as number) & ~DEALT_MASK;
  return down | packed.stockLeft() | (awaits << 19) | (empty << 21) | (castles(packed) << 24);
}

export function moreOfTable(packed: Packed): number {
  return (packed.cardsHome() << 5) | packed.wasteSize();
}

/** The first half of a key of what {@link writeSuit} writes; {@link moreOfSuit} is the second. */
export function suitKey(suit: number): number {
  let key = 0;
  for (let spot = suit * 16; spot < suit * 16 + 7; spot++) key = (key << 4) | (where[spot] as number);
  return key;
}

export function moreOfSuit(packed: Packed, suit: number): number {
  let key = 0;
  for (let spot = suit * 16 + 7; spot < suit * 16 + RANKS; spot++) key = (key << 4) | (where[spot] as number);
  const marched = packed.marched(suit);
  if (marched === ALL_MARCHED) return key;
  const next = suit * 16 + homeAfter(marched);
  const here = where[next] as number;
  return here >= TOP && here <= DEEP ? (key << 5) | ((depths[next] as number) + 1) : key << 5;
}
