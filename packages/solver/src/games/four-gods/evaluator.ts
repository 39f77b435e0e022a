import type { fourGods } from "@tetrarch/engine";
import type { Advice, MoveValue, Player } from "../../players/player.js";
import { atOnce } from "../../search/resumable-search.js";
import type { CardNumbers } from "./card-numbers.js";
import { GodsOfChance } from "./chance.js";
import { committedWorth } from "./evaluation.js";
import { seeView } from "./from-view.js";
import { engineMove } from "./to-engine.js";
import { WEIGHTS } from "./weights.js";
import type { Worth } from "./worth.js";

type Move = fourGods.Move;

/**
 * Plays what the evaluation expects most of, over each roll of the die and every card that a move may turn up next. Where left
 * or right must be chosen it takes the left, for nothing is known of either (FG-4).
 */
export function evaluatorPlayer(numbers: CardNumbers): Player<fourGods.View, Move> {
  const chance = new GodsOfChance(numbers);
  return {
    name: "evaluator",
    version: 1,
    learnt: WEIGHTS.weights,
    nodesAMove: 0,
    advise({ view, legal }, _random, _nodes) {
      const [first] = legal;
      if (first !== undefined && (legal.length === 1 || first.type === "choose")) {
        return atOnce({ move: first, moves: [], nodes: 0 });
      }
      seeView(chance, view);
      return atOnce(weighing(chance, committedWorth(), legal));
    },
  };
}

/** Weighs the moves; those that lose at once and for good are not among them. */
function weighing(chance: GodsOfChance, worth: Worth, legal: readonly Move[]): Advice<Move> {
  const moves = new Int32Array(chance.mostMoves);
  const end = chance.moves(moves, 0);
  const asked = worth.asked;
  const weighed = [...moves.subarray(0, end)].map((move) => {
    worth.after(chance, move, true);
    const played = engineMove(chance.packed, move);
    return { wanted: worth.wanted, value: { move: played, value: worth.win, error: 0, visits: 0 } };
  });
  weighed.sort((a, b) => b.wanted - a.wanted);
  const values: MoveValue<Move>[] = weighed.map(({ value }) => value);
  return { move: values[0]?.move ?? (legal[0] as Move), moves: values, nodes: worth.asked - asked };
}
