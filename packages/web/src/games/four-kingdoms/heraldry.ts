import type { fourKingdoms } from "@tetrarch/engine";

/** The colour of each suit's arms. */
export const TINCTURES: Readonly<Record<string, string>> = {
  C: "#1f5c31",
  D: "#1e4585",
  H: "#9c1c25",
  S: "#2b2520",
};

/** How much of a kingdom's castle stands: what is built of it came home (FK-6 to FK-10). */
export interface Built {
  /** How many of king, queen and jack are seated, in this order. */
  readonly seats: number;
  /** The wizard is in the tower. */
  readonly hasTower: boolean;
  /** The dragon is in the dungeon. */
  readonly hasDragon: boolean;
  /** How many of the people live on the square. */
  readonly houses: number;
}

const NOTHING: Built = { seats: 0, hasTower: false, hasDragon: false, houses: 0 };

export function builtOf(kingdom: fourKingdoms.View["kingdoms"][number] | undefined): Built {
  if (!kingdom) return NOTHING;
  const { castle, tower, dungeon, subjects } = kingdom;
  return {
    seats: castle.length,
    hasTower: tower.length > 0,
    hasDragon: dungeon.length > 0,
    houses: subjects.length,
  };
}

/** The whole of a kingdom: three at court, the wizard, the dragon and eight of the people. */
export function isAllBuilt({ seats, hasTower, hasDragon, houses }: Built): boolean {
  return seats === 3 && hasTower && hasDragon && houses === 8;
}
