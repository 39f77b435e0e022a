import { JOKER_LOOT, kingsOf, SCROLL } from "./loot.js";
import { DROP, LEAVE } from "./moves.js";
import {
  CROSSROADS,
  ENCOUNTER,
  HIT_POINTS,
  NEXT,
  type Packed,
  PHASE,
  RETREATING,
  SHORT,
  TURNS,
} from "./packed.js";

/**
 * Moves that differ only in the treasure, the scroll apart, are one kind: a position has at most one of each
 * to try.
 */
export const MOVE_KINDS = 11;
const [DROP_TREASURE, DROP_SCROLL, LEAVE_TREASURE, LEAVE_SCROLL] = [7, 8, 9, 10] as const;

export function moveKind(move: number): number {
  if (move < DROP) return move;
  if (move < LEAVE) return move === DROP + SCROLL ? DROP_SCROLL : DROP_TREASURE;
  return move === LEAVE + SCROLL ? LEAVE_SCROLL : LEAVE_TREASURE;
}

/**
 * Trial games learn from each other where they meet in positions that look alike to the player: this number
 * tells those apart that do not. It holds only what the player sees, and that roughly: the turns, the
 * torches, the kings in the hand and not yet seen, whether the joker is held, hit points by two and cards
 * left by three; within a turn also the encounter, the shortfall, and whether a king lies in the column.
 */
export function featureKey({ bytes, pack, hand, column }: Packed): number {
  const next = bytes[NEXT] as number;
  const phase = bytes[PHASE] as number;
  let number = phase * 2 + (bytes[RETREATING] as number);
  number = number * 64 + (bytes[TURNS] as number);
  number = number * 6 + (((bytes[HIT_POINTS] as number) + 1) >> 1);
  number = number * 16 + Math.floor(pack.left(next) / 3);
  number = number * 4 + pack.torches(next);
  number = number * 5 + kingsOf(hand);
  number = number * 5 + (pack.kings[next] as number);
  number = number * 2 + (hand & JOKER_LOOT ? 1 : 0);
  if (phase === CROSSROADS) return number;
  number = number * 64 + (bytes[ENCOUNTER] as number);
  number = number * 10 + (bytes[SHORT] as number);
  return number * 2 + (kingsOf(column) > 0 ? 1 : 0);
}
