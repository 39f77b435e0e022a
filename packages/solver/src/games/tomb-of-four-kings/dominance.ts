import { HOARD, hasTreasure, isScrollLess, leastDiamond, SCROLL } from "./loot.js";
import { MOST_MOVES, writeMoves } from "./moves.js";
import type { Packed } from "./packed.js";

/** Writes the legal moves without those that {@link fewTreasures} spares, from index `at` on. */
export function sensibleMoves(packed: Packed, into: Int32Array, at: number): number {
  return writeMoves(packed, into, at, fewTreasures);
}

const few = new Int32Array(MOST_MOVES);

/** The only sensible move; −1 where there are several or none. */
export function forcedMove(packed: Packed): number {
  return sensibleMoves(packed, few, 0) === 1 ? (few[0] as number) : -1;
}

/**
 * Of the treasures that would do, the ones worth trying to part with.
 *
 * Call treasure A as good as B when A is worth at least as much, is a king if B is one, and is the joker if B is.
 * A hand with A in place of B, all else equal, never ends with less: play as with B, and where B would be dropped,
 * drop A, which is worth enough and leaves equal hands. Until then A scores as much as B, is a king where B is, and
 * saves from the fourth ace where B does. (Where A alone is the joker and that ace comes, B's hand is lost, and
 * nothing is less than that.) So where A and B would both do and A is as good as B, only B need go.
 *
 * The smallest diamond so goes before greater ones and before kings, of which the ten is worth as much; and before
 * the joker when it is worth 6 at most. Between the joker and what is worth more, both are tried.
 */
function fewTreasures(loot: number, least: number, into: Int32Array, at: number, move: number): number {
  let end = at;
  const diamond = leastDiamond(loot, least);
  if (diamond < SCROLL) into[end++] = move + diamond;
  else if (hasTreasure(loot, HOARD)) into[end++] = move + HOARD;
  if (isScrollLess(loot, least, diamond)) into[end++] = move + SCROLL;
  return end;
}
