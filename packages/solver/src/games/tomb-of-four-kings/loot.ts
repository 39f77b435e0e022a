import { worthOf } from "@tetrarch/engine/tomb-of-four-kings";

/** Treasures are numbers: 0–8 the 2–10 of diamonds, then the joker, then any king, as kings are alike. */
export const SCROLL = 9;
export const HOARD = 10;
/** A card of each treasure. */
const CARDS: readonly string[] = [...[..."23456789T"].map((rank) => `${rank}D`), "JK", "KC"];
/** By treasure: what it is worth (TK-22). */
export const WORTH: readonly number[] = CARDS.map((card) => worthOf([card]));

/**
 * Loot is a set of treasures: bits 0–8 the diamonds, bit 9 the joker, bits 10–12 the number of kings.
 * Adding loot adds the treasures. In a column, bit 13 says that there is something besides treasure.
 */
export const JOKER_LOOT = 1 << SCROLL;
export const MARKED = 1 << 13;
const LOOTS = 5 << HOARD;

/** By loot: its points (TK-22). */
export const POINTS = Uint8Array.from({ length: LOOTS }, (_, loot) => {
  let points = (WORTH[HOARD] as number) * kingsOf(loot);
  for (let treasure = 0; treasure <= SCROLL; treasure++) {
    if ((loot >> treasure) & 1) points += WORTH[treasure] as number;
  }
  return points;
});

/** The number of kings: a player who brings all of them out alive has won. */
export const ALL_KINGS = 4;

export function hasTreasure(loot: number, treasure: number): boolean {
  return treasure === HOARD ? loot >> HOARD > 0 : ((loot >> treasure) & 1) === 1;
}

export function kingsOf(loot: number): number {
  return (loot >> HOARD) & 7;
}

/** The least diamond among the treasures that is worth `worth` at least; `SCROLL` if there is none. */
export function leastDiamond(loot: number, worth: number): number {
  let diamond = Math.max(0, worth - 2);
  while (diamond < SCROLL && !((loot >> diamond) & 1)) diamond++;
  return diamond;
}

/** Whether the joker is there, worth `worth` at least, and worth less than that least diamond, or there is none. */
export function isScrollLess(loot: number, worth: number, diamond: number): boolean {
  const scroll = WORTH[SCROLL] as number;
  const isDear = diamond === SCROLL || (WORTH[diamond] as number) > scroll;
  return isDear && (loot & JOKER_LOOT) !== 0 && scroll >= worth;
}

export function lootAt(bytes: Uint8Array, place: number): number {
  return (bytes[place] as number) | ((bytes[place + 1] as number) << 8);
}

export function setLoot(bytes: Uint8Array, place: number, loot: number): void {
  bytes[place] = loot & 0xff;
  bytes[place + 1] = loot >> 8;
}
