import type { napoleonsTomb } from "@tetrarch/engine";
import type { Player } from "../../players/player.js";
import { isStockHidden, stateOf } from "./from-view.js";
import { greedyPlayer } from "./greedy.js";
import { Planner, planAsItLies } from "./planner.js";
import { Sorting } from "./sorting.js";
import { engineMoves, sortingMoves } from "./to-engine.js";

const NODES_A_MOVE = 300_000;
/** The part of it that a look at the pass as it lies may take: more on the last, when there is nothing else to do. */
const LOOK = 1 / 30;
const LAST_LOOK = 1 / 6;
/** Plans that are tried on, and nodes in which a plan must be found again from its order of the stock alone. */
const PLANS = 4;
const TRIAL = 4000;

/**
 * A strong player. It has nothing to sample: a card of the first pass is turned up only after its pile is chosen, so
 * no choice there is better than another, and from the first redeal on all is known. So it draws the first pass
 * through; then finds a plan for the open hand, which no draw and no redeal changes, sorts the stock into the plan's
 * order and plays it.
 */
export function samplerPlayer(): Player<napoleonsTomb.View, napoleonsTomb.Move> {
  const planner = new Planner(PLANS, function* (state) {
    const { steps, nodes } = yield* planAsItLies(state, TRIAL);
    return { passed: steps !== undefined, nodes };
  });
  return {
    name: "sampler",
    version: 1,
    nodesAMove: NODES_A_MOVE,
    *advise({ view, legal }, random, nodes) {
      const drawOn = legal.find(({ type }) => type === "draw" || type === "redeal");
      if (drawOn && isStockHidden(view)) return { move: drawOn, moves: [], nodes: 0, reason: "draw-unseen" };
      const state = stateOf(view);
      const isLastPass = !Sorting.byPasses(state, true);
      const look = yield* planAsItLies(state, Math.floor(nodes * (isLastPass ? LAST_LOOK : LOOK)));
      const next = look.steps && engineMoves(state, look.steps)?.[0];
      if (next) return { move: next, moves: [], nodes: look.nodes, reason: "play-in-order" };
      if (!drawOn || isLastPass) {
        return { ...(yield* greedyPlayer.advise({ view, legal }, random, nodes)), nodes: look.nodes };
      }
      const plan = yield* planner.plan(state, nodes);
      const sorting = plan.steps && sortingMoves(state, plan.steps)?.[0];
      const spent = look.nodes + plan.nodes;
      if (sorting) return { move: sorting, moves: [], nodes: spent, reason: "sort-stock" };
      return { move: drawOn, moves: [], nodes: spent, reason: "no-plan" };
    },
  };
}
