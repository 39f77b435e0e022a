/**
 * A packed move is a source and a target in one number. The sources are those of the piles (packed.ts) and, from 9 on,
 * what the game at hand has besides. Where the source is a card, the target is the foundation, the central reserve, 2–5
 * the tableau, or the central reserve for a whole tableau pile.
 */
export const TO_HOME = 0;
export const TO_CENTRAL = 1;
export const TO_TABLEAU = 2;
export const WHOLE_TO_CENTRAL = 6;
const TARGETS = 8;

export function packMove(source: number, target: number): number {
  return source * TARGETS + target;
}

export function sourceOf(move: number): number {
  return (move / TARGETS) | 0;
}

export function targetOf(move: number): number {
  return move % TARGETS;
}
