import type { Player } from "../players/player.js";
import { atOnce } from "../search/limits.js";
import { packedMove } from "./from-engine.js";
import { seenTomb } from "./from-view.js";
import type { TombGame, TombMove, TombView } from "./game.js";
import { ruleOfThumb } from "./rules-of-thumb.js";

/** Plays by the rules of thumb. */
export function greedyPlayer(game: TombGame): Player<TombView, TombMove> {
  const codes = game.pack.parts.flat();
  return {
    name: "greedy",
    nodesAMove: 0,
    advise(seen, _random, _nodes) {
      const [only] = seen.legal;
      if (only !== undefined && seen.legal.length === 1) {
        return atOnce({ move: only, moves: [], nodes: 0, reason: "only-move" });
      }
      const { move: packed, reason } = ruleOfThumb(seenTomb(codes, seen.view));
      const move = seen.legal.find((legal) => packedMove(legal) === packed);
      if (move === undefined) throw new Error(`rule of thumb ${reason} is not legal`);
      return atOnce({ move, moves: [], nodes: 0, reason });
    },
  };
}
