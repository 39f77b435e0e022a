import type { AnyGame, fourKingdoms } from "@tetrarch/engine";
import type { Player } from "../../players/player.js";
import { racingPlayer } from "../../players/racing-player.js";
import { atOnce } from "../../search/resumable-search.js";
import { anyDeal, candidates } from "./candidates.js";
import { playOuts } from "./play-outs.js";
import { LEARNT } from "./policy-weights.js";

type Move = fourKingdoms.Move;
type View = fourKingdoms.View;

/** About half a second a game; README, "The players". */
const NODES_A_MOVE = 12_000;

/**
 * The strong player: deals the hidden cards anew, plays each move and then on by the learnt policy, which sees no
 * hidden card, and counts the wins. What cannot do harm it plays without thought.
 */
export function samplerPlayer(game: AnyGame): Player<View, Move> {
  const race: Player<View, Move> = racingPlayer({
    name: "sampler",
    version: 1,
    learnt: LEARNT.join(" "),
    nodesAMove: NODES_A_MOVE,
    candidates: ({ view }) => candidates(anyDeal(game, view as View)),
    trials: (view) => playOuts(game, anyDeal(game, view as View)),
  }) as Player<View, Move>;
  return {
    ...race,
    advise(observed, random, nodes) {
      if (candidates(anyDeal(game, observed.view)).length > 0) return race.advise(observed, random, nodes);
      return atOnce({ move: observed.legal[0] as Move, moves: [], nodes: 0, resigns: true });
    },
  };
}
