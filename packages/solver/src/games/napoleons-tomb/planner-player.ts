import type { AnyGame, napoleonsTomb } from "@tetrarch/engine";
import type { Player } from "../../players/player.js";
import { isStockHidden, stateOf } from "./from-view.js";
import { greedyPlayer } from "./greedy.js";
import { Planner, planInOrder } from "./planner.js";
import { Rehearsal } from "./rehearsal.js";
import { Sorting } from "./sorting.js";
import { engineMoves, sortingMoves } from "./to-engine.js";

const NODES_A_MOVE = 300_000;
/** Plans that are tried on. */
const PLANS = 12;

/**
 * The strongest player. It draws the first pass through, as `sampler` does, and from then on, when all is known, sorts the stock
 * for a plan whose last pass it has played to the win in thought, every move found anew as it will be in earnest.
 */
export function plannerPlayer(game: AnyGame): Player<napoleonsTomb.View, napoleonsTomb.Move> {
  const rehearsal = new Rehearsal(game);
  const planner = new Planner(PLANS, function* (state) {
    const { move, nodes } = yield* rehearsal.play(state);
    return { passed: move !== undefined, nodes };
  });
  return {
    name: "planner",
    version: 1,
    nodesAMove: NODES_A_MOVE,
    *advise({ view, legal }, random, nodes) {
      const drawOn = legal.find(({ type }) => type === "draw" || type === "redeal");
      if (drawOn && isStockHidden(view)) return { move: drawOn, moves: [], nodes: 0, reason: "draw-unseen" };
      const state = stateOf(view);
      const rehearsed = yield* rehearsal.play(state);
      const next = rehearsed.move;
      if (next) return { move: next, moves: [], nodes: rehearsed.nodes, reason: "play-in-order" };
      if (!drawOn || !Sorting.byPasses(state, true)) {
        const look = yield* planInOrder(state, nodes);
        const spent = rehearsed.nodes + look.nodes;
        const any = look.steps && engineMoves(state, look.steps)?.[0];
        if (any) return { move: any, moves: [], nodes: spent, reason: "play-in-order" };
        return { ...(yield* greedyPlayer.advise({ view, legal }, random, nodes)), nodes: spent };
      }
      const plan = yield* planner.plan(state, nodes);
      const spent = rehearsed.nodes + plan.nodes;
      const sorting = plan.steps && sortingMoves(state, plan.steps)?.[0];
      if (sorting) return { move: sorting, moves: [], nodes: spent, reason: "sort-stock" };
      return { move: drawOn, moves: [], nodes: spent, reason: "no-plan" };
    },
  };
}
