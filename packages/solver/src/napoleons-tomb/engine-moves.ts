import type { napoleonsTomb } from "@tetrarch/engine";
import { FIRST_TABLEAU } from "./packed.js";
import { TO_CENTRAL, TO_HOME, TO_TABLEAU, WHOLE_TO_CENTRAL } from "./packed-move.js";

/**
 * The engine's move of a card, or of a whole tableau pile, to a packed target.
 * @param from the engine's source
 * @param count how many cards a whole pile has
 */
export function engineMove(from: napoleonsTomb.Source, target: number, count: number): napoleonsTomb.Move {
  if (target === TO_HOME) return { type: "foundation", from };
  if (target === TO_CENTRAL) return { type: "central", from };
  if (target === WHOLE_TO_CENTRAL) return { type: "pile", from: from - FIRST_TABLEAU, count };
  return { type: "tableau", from, to: target - TO_TABLEAU };
}
