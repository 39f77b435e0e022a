import type { Packed } from "./packed.js";

/**
 * Whether a fight need not be tried because it loses the game: the last ally falls in it, and nobody can come back
 * (README, "The last ally does not fall in a fight").
 * @param health what the ally put forward could still bear after the blow; below 0 it falls
 */
export function losesForGood(packed: Packed, health: number): boolean {
  return health < 0 && packed.hasRoom && !packed.hasRescue;
}
