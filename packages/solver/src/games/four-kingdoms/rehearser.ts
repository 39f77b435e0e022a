import type { AnyGame, fourKingdoms } from "@tetrarch/engine";
import type { Player } from "../../players/player.js";
import { atOnce } from "../../search/resumable-search.js";
import { anyDeal, candidates } from "./candidates.js";
import { KingdomsOfChance } from "./chance.js";
import { committedWorth } from "./committed-worth.js";
import { candidateMoves, firstEngineMove } from "./play-outs.js";
import { Rehearsal } from "./rehearsal.js";
import { rehearsed, Trial } from "./trial.js";
import { WEIGHTS } from "./weights.js";

type Move = fourKingdoms.Move;
type View = fourKingdoms.View;

/** About a third of a second a game; README, "The players". */
const NODES_A_MOVE = 8_000;
/** Cards that are turned up in a trial before the net is asked. */
const CARDS = 8;

/**
 * The strongest player: rehearses every move, which is to play on as the net would on hidden cards dealt anew, the same for all
 * moves, until eight cards have come up, and goes by what the net expects then. What cannot do harm it plays without thought.
 */
export function rehearserPlayer(game: AnyGame): Player<View, Move> {
  return {
    name: "rehearser",
    version: 1,
    learnt: WEIGHTS.weights,
    nodesAMove: NODES_A_MOVE,
    advise({ view, legal }, random, nodes) {
      const state = anyDeal(game, view);
      const [only, other] = candidates(state);
      if (only === undefined) return atOnce({ move: legal[0] as Move, moves: [], nodes: 0, resigns: true });
      if (other === undefined) return atOnce({ move: only, moves: [], nodes: 0 });
      const rehearsal = new Rehearsal(committedWorth(), new KingdomsOfChance(state), CARDS);
      const trials = candidateMoves(state).map((move) => new Trial(move, firstEngineMove(state, move)));
      return rehearsed(rehearsal, trials, random, nodes);
    },
  };
}
