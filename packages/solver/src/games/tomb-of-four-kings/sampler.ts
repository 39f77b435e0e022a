import type { Random } from "@tetrarch/engine";
import type { Advice, MoveValue, Player } from "../../players/player.js";
import { atOnce, NODES_A_SLICE, type ResumableSearch } from "../../search/resumable-search.js";
import { forcedMove } from "./dominance.js";
import { packedFromView } from "./from-view.js";
import type { Packed } from "./packed.js";
import { PlayOuts, type Tried } from "./play-outs.js";
import { engineMove } from "./to-engine.js";
import type { TombGame, TombMove, TombView } from "./types.js";

/** Plays what came out best in trial games on hidden cards dealt anew. */
export function samplerPlayer(game: TombGame): Player<TombView, TombMove> {
  return {
    name: "sampler",
    version: 1,
    nodesAMove: 25_000,
    advise({ view, legal }, random, nodes) {
      const tomb = packedFromView(game, view);
      const forced = forcedMove(tomb);
      if (forced < 0) return trying(tomb, legal, random, nodes);
      return atOnce({ move: engineMove(legal, forced), moves: [], nodes: 0 });
    },
  };
}

function* trying(
  tomb: Packed,
  legal: readonly TombMove[],
  random: Random,
  budget: number,
): ResumableSearch<Advice<TombMove>> {
  const trials = new PlayOuts(tomb, random);
  let sliceEnd = NODES_A_SLICE;
  do {
    trials.play();
    if (trials.nodes < sliceEnd) continue;
    sliceEnd += NODES_A_SLICE;
    yield { nodes: trials.nodes, states: 0 };
  } while (trials.nodes < budget);
  const tried = trials.tried();
  const move = engineMove(legal, (tried[0] as Tried).move);
  const moves = tried.filter(({ visits }) => visits > 0).map((one) => weighed(legal, one));
  return { move, moves, nodes: trials.nodes };
}

function weighed(legal: readonly TombMove[], { move, visits, wins, points }: Tried): MoveValue<TombMove> {
  const value = wins / visits;
  const error = Math.sqrt((value * (1 - value)) / visits);
  return { move: engineMove(legal, move), value, error, visits, points: points / visits };
}
