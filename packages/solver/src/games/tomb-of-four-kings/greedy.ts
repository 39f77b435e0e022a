import type { Player } from "../../players/player.js";
import { atOnce } from "../../search/resumable-search.js";
import { packedFromView } from "./from-view.js";
import { ruleOfThumb } from "./rules-of-thumb.js";
import { engineMove } from "./to-engine.js";
import type { TombGame, TombMove, TombView } from "./types.js";

/** Plays by the rules of thumb. */
export function greedyPlayer(game: TombGame): Player<TombView, TombMove> {
  return {
    name: "greedy",
    version: 1,
    nodesAMove: 0,
    advise(observed, _random, _nodes) {
      const [only] = observed.legal;
      if (only !== undefined && observed.legal.length === 1) {
        return atOnce({ move: only, moves: [], nodes: 0, reason: "only-move" });
      }
      const { move: packed, reason } = ruleOfThumb(packedFromView(game, observed.view));
      return atOnce({ move: engineMove(observed.legal, packed), moves: [], nodes: 0, reason });
    },
  };
}
