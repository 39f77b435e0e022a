import {
  CROSSROADS,
  DELVE,
  DISCARD,
  DODGE,
  DROP,
  ENCOUNTER,
  ENCOUNTERED,
  HIT,
  HOARD,
  isScrollLess,
  JAMMED,
  LEAVE,
  LEAVING,
  leastDiamond,
  PHASE,
  PLAY,
  RETREAT,
  RETREATING,
  SCROLL,
  SKILL,
  SKILLS,
  TAKE,
  TURNS,
  WORTH,
} from "./layout.js";
import { kindOf, MONSTER, SKILL_BITS, strengthOf } from "./pack.js";
import type { Tomb } from "./tomb.js";

/** No position has more moves: a fight with its jack in the hand, and each of 11 treasures to drop. */
export const MOST_MOVES = 13;

/** Writes every legal move, from index `at` on, kings counted as one. Returns the index after the last. */
export function legalMoves(tomb: Tomb, into: Int32Array, at: number): number {
  return movesWith(tomb, into, at, everyTreasure);
}

/** The same without the moves that {@link fewTreasures} spares. */
export function sensibleMoves(tomb: Tomb, into: Int32Array, at: number): number {
  return movesWith(tomb, into, at, fewTreasures);
}

const few = new Int32Array(MOST_MOVES);

/** The only sensible move; −1 where there are several or none. */
export function forcedMove(tomb: Tomb): number {
  return sensibleMoves(tomb, few, 0) === 1 ? (few[0] as number) : -1;
}

type Giving = (loot: number, least: number, into: Int32Array, at: number, move: number) => number;

function movesWith(tomb: Tomb, into: Int32Array, at: number, giving: Giving): number {
  const { bytes } = tomb;
  let end = at;
  switch (bytes[PHASE]) {
    case CROSSROADS:
      if (bytes[RETREATING] === 0) into[end++] = DELVE;
      if ((bytes[TURNS] as number) > 0) into[end++] = RETREAT;
      return end;
    case ENCOUNTERED: {
      const encounter = bytes[ENCOUNTER] as number;
      into[end++] = PLAY;
      if ((bytes[SKILLS] as number) & (SKILL_BITS[kindOf(encounter)] as number)) into[end++] = SKILL;
      return kindOf(encounter) === MONSTER ? giving(tomb.hand, strengthOf(encounter), into, end, DROP) : end;
    }
    case HIT:
      into[end++] = TAKE;
      into[end++] = DODGE;
      return end;
    case JAMMED:
      into[end++] = DISCARD;
      into[end++] = SKILL;
      return end;
    case LEAVING:
      return giving(tomb.column, 0, into, end, LEAVE);
    default:
      return end;
  }
}

function has(loot: number, treasure: number): boolean {
  return treasure === HOARD ? loot >> HOARD > 0 : ((loot >> treasure) & 1) === 1;
}

function everyTreasure(loot: number, least: number, into: Int32Array, at: number, move: number): number {
  let end = at;
  for (let treasure = 0; treasure <= HOARD; treasure++) {
    if ((WORTH[treasure] as number) >= least && has(loot, treasure)) into[end++] = move + treasure;
  }
  return end;
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
  else if (has(loot, HOARD)) into[end++] = move + HOARD;
  if (isScrollLess(loot, least, diamond)) into[end++] = move + SCROLL;
  return end;
}
