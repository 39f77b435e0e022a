/**
 * A packed move is a source and a target in one number. Sources from 9 on belong to the game at hand.
 * A card's target is the foundation, the central reserve or 2–5, the tableau; 6 is a whole tableau pile to the central reserve.
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
