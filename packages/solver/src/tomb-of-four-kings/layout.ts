/**
 * The bytes of a packed position. What is not here follows from the next card of the pack: the torches burnt,
 * and whether the scroll is spent (see `Pack`). Finished turns and discards have no say in what is still to
 * come.
 */
export const PHASE = 0;
/** The place in the pack of the card that is turned up next. */
export const NEXT = 1;
/** 0–9. */
export const HIT_POINTS = 2;
/** The jacks in the hand: a bit of `SKILL_BITS` each. */
export const SKILLS = 3;
/** 1 once turned around. */
export const RETREATING = 4;
/** Turns done while delving, turns still to walk on the retreat. */
export const TURNS = 5;
/** The treasure in the hand: loot, in two bytes, the low one first. */
export const HAND = 6;
/** The treasure in the column of the turn, and whether anything else marks it: loot, in two bytes. */
export const COLUMN = 8;
/** The encounter of the turn, as a packed card; 0 before it appears. */
export const ENCOUNTER = 10;
/** What the last action card lacks, while that must be answered; else 0. */
export const SHORT = 11;
export const POSITION_BYTES = 12;

/** In the order of the engine's phases. */
export const [CROSSROADS, ENCOUNTERED, HIT, JAMMED, LEAVING, OUT, DEAD, DARK] = [
  0, 1, 2, 3, 4, 5, 6, 7,
] as const;

/**
 * Moves are small numbers. To drop or leave a treasure is `DROP` or `LEAVE` plus the treasure: 0–8 the 2–10
 * of diamonds, then the joker, then any king, as kings are alike.
 */
export const [DELVE, RETREAT, PLAY, SKILL, TAKE, DODGE, DISCARD] = [0, 1, 2, 3, 4, 5, 6] as const;
export const DROP = 16;
export const LEAVE = 32;

export const SCROLL = 9;
export const HOARD = 10;
/** By treasure: what it is worth. */
export const WORTH: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 6, 10];

/**
 * Loot is a set of treasures as a number: the diamonds are bits 0–8, the joker is bit 9, bits 10–12 count the
 * kings. Adding loot adds the treasures. In a column, bit 13 says that there is something besides treasure.
 */
export const JOKER_LOOT = 1 << SCROLL;
export const DIAMONDS_LOOT = JOKER_LOOT - 1;
export const MARKED = 1 << 13;
const LOOTS = 5 << HOARD;

/** By loot: its points (TK-22). */
export const POINTS = Uint8Array.from({ length: LOOTS }, (_, loot) => {
  let points = 10 * kingsOf(loot);
  for (let treasure = 0; treasure <= SCROLL; treasure++) {
    if ((loot >> treasure) & 1) points += WORTH[treasure] as number;
  }
  return points;
});

/** As many as there are: whoever brings all of them out alive has won. */
export const ALL_KINGS = 4;

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
