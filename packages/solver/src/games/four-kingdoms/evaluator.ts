import type { AnyGame, fourKingdoms } from "@tetrarch/engine";
import type { Player } from "../../players/player.js";
import { atOnce } from "../../search/resumable-search.js";
import { anyDeal, candidates } from "./candidates.js";
import { KingdomsOfChance } from "./chance.js";
import { firstEngineMove } from "./play-outs.js";
import type { Worth } from "./worth.js";

/**
 * The reference player of Four Kingdoms: looks one card ahead with the net. `rehearser` is stronger, so this one is not among
 * the players; what f tells are its chances.
 */
export function evaluatorPlayer(game: AnyGame, worth: Worth): Player<fourKingdoms.View, fourKingdoms.Move> {
  return {
    name: "evaluator",
    version: 1,
    nodesAMove: 0,
    advise({ view, legal }) {
      const state = anyDeal(game, view);
      const [only, other] = candidates(state);
      if (only !== undefined && other === undefined) return atOnce({ move: only, moves: [], nodes: 0 });
      const move = only === undefined ? -1 : worth.best(new KingdomsOfChance(state), true);
      if (move >= 0) return atOnce({ move: firstEngineMove(state, move), moves: [], nodes: 0 });
      return atOnce({ move: legal[0] as fourKingdoms.Move, moves: [], nodes: 0, resigns: true });
    },
  };
}
