import { type CardSet, type ColourPosition, linkOf } from "./packed.js";

const ITEMS = 4;
/** The links of four cards of one number, two bits each. */
const LEVELS = 256;
/** The cards of one number. */
const NIBBLES = 16;
const POSITIONS = 0x100_0000;

/** A renaming of the items: what becomes of the links of one number, and of its cards. */
interface Renaming {
  readonly links: Uint8Array;
  readonly cards: Uint8Array;
}

const RENAMINGS: readonly Renaming[] = orders([0, 1, 2, 3]).map((names) => ({
  links: Uint8Array.from({ length: LEVELS }, (_, level) => renamedLinks(level, names)),
  cards: Uint8Array.from({ length: NIBBLES }, (_, cards) => renamedCards(cards, names)),
}));

/**
 * One number for a position of a colour and its drawn cards that is the same however the items are named: items differ in
 * nothing but their names (KK-2). It is drawn × 2^24 + position of the renaming where that is least.
 */
export function keyOf(position: ColourPosition, drawn: CardSet): number {
  let leastDrawn = drawn;
  let leastPosition = position;
  for (const { links, cards } of RENAMINGS) {
    const renamed =
      (cards[drawn & 15] as number) |
      ((cards[(drawn >>> 4) & 15] as number) << 4) |
      ((cards[(drawn >>> 8) & 15] as number) << 8) |
      ((cards[drawn >>> 12] as number) << 12);
    if (renamed > leastDrawn) continue;
    const next =
      (links[position & 255] as number) |
      ((links[(position >>> 8) & 255] as number) << 8) |
      ((links[position >>> 16] as number) << 16);
    if (renamed === leastDrawn && next >= leastPosition) continue;
    leastDrawn = renamed;
    leastPosition = next;
  }
  return leastDrawn * POSITIONS + leastPosition;
}

export function drawnOfKey(key: number): CardSet {
  return Math.floor(key / POSITIONS);
}

export function positionOfKey(key: number): ColourPosition {
  return key % POSITIONS;
}

function orders(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    orders(items.filter((other) => other !== item)).map((order) => [item, ...order]),
  );
}

function renamedLinks(level: number, names: readonly number[]): number {
  let renamed = 0;
  for (let item = 0; item < ITEMS; item++) {
    const link = linkOf(level, item);
    if (link === 0) continue;
    const name = names[item] as number;
    renamed |= (name ^ (names[item ^ link] as number)) << (2 * name);
  }
  return renamed;
}

function renamedCards(cards: number, names: readonly number[]): number {
  let renamed = 0;
  for (let item = 0; item < ITEMS; item++) {
    if (((cards >>> item) & 1) === 1) renamed |= 1 << (names[item] as number);
  }
  return renamed;
}
