import type { fourGods } from "@tetrarch/engine";
import type { FourGodsGame } from "@tetrarch/engine/four-gods";
import { netAdvice } from "../../agents.js";
import type { AnyPlayer, Player } from "../../players/player.js";
import { type Racer, racingPlayer } from "../../players/racing-player.js";
import { atOnce } from "../../search/resumable-search.js";
import { BeliefState } from "./belief-state.js";
import type { CardNumbers } from "./card-numbers.js";
import { engineMove, positionSeen, seeView } from "./conversion.js";
import { committedValueFunction } from "./evaluation.js";
import { Packed } from "./packed.js";
import { PlayOuts } from "./play-outs.js";
import { Policy } from "./policy.js";
import { WEIGHTS } from "./weights.js";

type Move = fourGods.Move;

/**
 * The sensible player: it looks at what lies open and at the party, and thinks no move ahead.
 * @param numbers of the card set in play, which every player knows
 */
export function greedyPlayer(numbers: CardNumbers): Player<fourGods.View, Move> {
  const packed = new Packed(numbers);
  const policy = new Policy(packed);
  return {
    name: "greedy",
    version: 1,
    nodesAMove: 0,
    advise({ view, legal }) {
      const side = legal.find(({ type }) => type === "choose");
      if (side) return atOnce({ move: side, moves: [], nodes: 0, reason: "turn-left" });
      packed.load(positionSeen(view));
      const move = policy.move();
      return atOnce({ move: engineMove(packed, move), moves: [], nodes: 0, reason: policy.reason });
    },
  };
}

/** Moves played in the trials for one move. */
const NODES_A_MOVE = 10_000;

/**
 * The strong player: it deals the hidden cards again, tries each move, and the sensible player finishes.
 * A solver's verdict would not tell moves apart: with all cards known nearly every game is won.
 */
export function samplerPlayer(game: FourGodsGame, numbers: CardNumbers): AnyPlayer {
  const racer: Racer<fourGods.View, fourGods.Move> = {
    name: "sampler",
    version: 1,
    nodesAMove: NODES_A_MOVE,
    candidates({ legal }) {
      // Left or right is all one: nothing is known of either card (FG-4).
      return legal[0]?.type === "choose" ? legal.slice(0, 1) : legal;
    },
    trials: (view, random) => new PlayOuts(numbers, game.sample(view, random)),
  };
  return racingPlayer(racer);
}

/**
 * Plays the move of the highest expectation over each roll and every card that may come up next.
 * Of left and right it takes the left, for both are unknown (FG-4). Moves that lose at once and for good are not weighed.
 */
export function evaluatorPlayer(numbers: CardNumbers): Player<fourGods.View, Move> {
  const belief = new BeliefState(numbers);
  return {
    name: "evaluator",
    version: 1,
    learnt: WEIGHTS.weights,
    nodesAMove: 0,
    advise({ view, legal }) {
      const first = legal[0] as Move;
      if (legal.length === 1 || first.type === "choose") return atOnce({ move: first, moves: [], nodes: 0 });
      seeView(belief, view);
      const played = (packed: number) => engineMove(belief.packed, packed);
      return atOnce(netAdvice(committedValueFunction(), belief, played, first));
    },
  };
}
