import type { AnyGame, napoleonsTomb, Random } from "@tetrarch/engine";
import { CENTRAL, FIRST_TABLEAU, FIRST_WASTE } from "@tetrarch/engine/napoleons-tomb";
import { cardFrom, suitOf } from "@tetrarch/engine/standard-cards";
import type { Advice, Observation, Player } from "../../players/player.js";
import { atOnce, type ResumableSearch } from "../../search/resumable-search.js";
import { engineMoves, isStockHidden, sortingMoves, stateOf } from "./conversion.js";
import { above, homeDistance, RANKS } from "./packed.js";
import {
  type FirstMove,
  PassSimulation,
  Planner,
  type PlanResult,
  planAsItLies,
  planInOrder,
} from "./planner.js";
import { Sorting } from "./sorting.js";

type State = napoleonsTomb.State;
type View = napoleonsTomb.View;
type Move = napoleonsTomb.Move;

/** Sources in the order in which they are worth clearing: reserves, waste, tableau, the central reserve. */
const CLEARING: readonly number[] = [0, 1, 2, 3, 8, 9, 10, 11, 12, 4, 5, 6, 7, CENTRAL];

interface Rule {
  readonly reason: string;
  /** The move the rule would make, if it has one. */
  find(observed: Observation<View, Move>, random: Random): Move | undefined;
}

/** The rules in their order: the first that has a move makes it. The page has them in words. */
const RULES: readonly Rule[] = [
  { reason: "play-home", find: ({ legal }) => nearest(legal, "foundation") },
  { reason: "whole-pile-to-centre", find: ({ legal }) => legal.find(({ type }) => type === "pile") },
  { reason: "build-centre", find: ({ legal }) => nearest(legal, "central") },
  { reason: "build-tableau", find: buildTableau },
  { reason: "fill-space", find: fillSpace },
  { reason: "draw", find: draw },
  { reason: "redeal", find: ({ legal }) => legal.find(({ type }) => type === "redeal") },
  { reason: "no-better-move", find: ({ legal }, random) => legal[random(legal.length)] },
];

/** Cards home as soon as they can, in order onto the piles, and a drawn card on one that is needed later. */
export const greedyPlayer: Player<View, Move> = {
  name: "greedy",
  version: 1,
  nodesAMove: 0,
  advise(observed, random) {
    for (const { reason, find } of RULES) {
      const move = find(observed, random);
      if (move) return atOnce({ move, moves: [], nodes: 0, reason });
    }
    throw new Error("a player is asked only while there are moves");
  },
};

/** The move of this type whose source is the most worth clearing. */
export function nearest(legal: readonly Move[], type: "foundation" | "central"): Move | undefined {
  let best: Move | undefined;
  let rank = CLEARING.length;
  for (const move of legal) {
    if (move.type !== type || CLEARING.indexOf(move.from) >= rank) continue;
    best = move;
    rank = CLEARING.indexOf(move.from);
  }
  return best;
}

/** From a reserve or the waste to a tableau pile, unless a card that goes home sooner would be covered. */
function buildTableau({ view, legal }: Observation<View, Move>): Move | undefined {
  const fits = (move: Move) => {
    if (move.type !== "tableau" || isTableau(move.from)) return false;
    const under = topOf(view, FIRST_TABLEAU + move.to);
    return under >= 0 && distance(view, topOf(view, move.from)) <= distance(view, under);
  };
  return legal.find(fits);
}

/** Into an empty tableau place the card of a reserve, or else of the waste, under which one lies that can move at once. */
function fillSpace({ view, legal }: Observation<View, Move>): Move | undefined {
  return legal.find((move) => {
    if (move.type !== "tableau" || isTableau(move.from)) return false;
    const pile = pileOf(view, move.from);
    return pile.length > 1 && canMove(view, cardAt(pile, pile.length - 2));
  });
}

/** Whether a card could go home, to the central reserve or onto a tableau pile if it lay open. */
function canMove(view: View, card: number): boolean {
  if (distance(view, card) === 0) return true;
  return [CENTRAL, 4, 5, 6, 7].some((source) => {
    const under = topOf(view, source);
    return under >= 0 && above(under, 1) === card;
  });
}

/** Onto the waste pile where it does least harm. */
function draw({ view, legal }: Observation<View, Move>): Move | undefined {
  const next = view.stock[0];
  const drawn = next === undefined ? undefined : cardFrom(next);
  let best: Move | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const move of legal) {
    if (move.type !== "draw") continue;
    const harm = harmOf(view, topOf(view, FIRST_WASTE + move.to), drawn);
    if (harm >= least) continue;
    best = move;
    least = harm;
  }
  return best;
}

/**
 * The harm of covering a card: none if it goes home just after the drawn one, more the later it goes.
 * An empty pile costs more than any of those; a card that goes home sooner costs most.
 */
function harmOf(view: View, covered: number, drawn: number | undefined): number {
  if (covered < 0) return drawn === undefined ? 0 : RANKS;
  const sooner = distance(view, covered);
  const later = drawn === undefined ? RANKS : distance(view, drawn);
  return sooner >= later ? sooner - later : 2 * RANKS - sooner;
}

/** How many cards of its suit go home before this one can. */
function distance({ foundations }: View, card: number): number {
  return homeDistance(card, (foundations[suitOf(card)] as View["foundations"][number]).cards.length);
}

/**
 * What can be done in the first pass (NT-7) without costing wins; undefined once the stock is not hidden (NT-10): of the deals 1 to
 * 200 the planner wins 200 if it brings cards home then, 199 if it only draws, and 186 if it builds on the tableau, too.
 */
export function whileUnseen(observed: Observation<View, Move>): Advice<Move> | undefined {
  if (!isStockHidden(observed.view)) return undefined;
  const home = nearest(observed.legal, "foundation");
  const move = home ?? draw(observed);
  return move && { move, moves: [], nodes: 0, reason: home ? "play-home" : "draw-unseen" };
}

function isTableau(source: number): boolean {
  return source >= FIRST_TABLEAU && source < FIRST_WASTE;
}

function pileOf(view: View, source: number): readonly string[] {
  if (source < FIRST_TABLEAU) return view.reserves[source] as readonly string[];
  if (source < FIRST_WASTE) return view.tableau[source - FIRST_TABLEAU] as readonly string[];
  return source === CENTRAL ? view.central : (view.wastes[source - FIRST_WASTE] as readonly string[]);
}

function cardAt(pile: readonly string[], index: number): number {
  return cardFrom(pile[index] as string) as number;
}

/** The top card of a pile; −1 when it is empty. */
function topOf(view: View, source: number): number {
  const pile = pileOf(view, source);
  return pile.length === 0 ? -1 : cardAt(pile, pile.length - 1);
}

const NODES_A_MOVE = 300_000;
/** The part of it that a look at the pass as it lies may take: more on the last, when there is nothing else to do. */
const LOOK = 1 / 30;
const LAST_LOOK = 1 / 6;
/** Plans tried by each player, and nodes in which the sampler must find a plan again from its order of the stock alone. */
const SAMPLER_PLANS = 4;
const PLANNER_PLANS = 12;
const TRIAL = 4000;

function* firstMoveOf(state: State, search: ResumableSearch<PlanResult>): ResumableSearch<FirstMove> {
  const { steps, nodes } = yield* search;
  const plan = (steps && engineMoves(state, steps)) ?? [];
  return { move: plan[0], plan: () => plan, nodes };
}

/**
 * A player without samples: it draws the first pass, where no pile is better, and then knows all cards.
 * It plays a win of this pass, or else finds a plan for the open hand and sorts the stock into the plan's order.
 * @param inThisPass searches for a win of this pass; `canSort` is false when no other pass is left or none can be drawn
 */
function sortingPlayer(
  name: string,
  planner: Planner,
  inThisPass: (
    state: State,
    nodes: number,
    isLastPass: boolean,
    canSort: boolean,
  ) => ResumableSearch<FirstMove>,
): Player<View, Move> {
  return {
    name,
    version: 1,
    nodesAMove: NODES_A_MOVE,
    *advise({ view, legal }, random, nodes) {
      const drawOn = legal.find(({ type }) => type === "draw" || type === "redeal");
      if (drawOn && isStockHidden(view)) return { move: drawOn, moves: [], nodes: 0, reason: "draw-unseen" };
      const state = stateOf(view);
      const isLastPass = !Sorting.byPasses(state, true);
      const canSort = drawOn !== undefined && !isLastPass;
      const look = yield* inThisPass(state, nodes, isLastPass, canSort);
      if (look.move) {
        const reason = look.move.type === "foundation" ? "play-home" : "play-in-order";
        return { move: look.move, moves: [], nodes: look.nodes, reason, plan: look.plan };
      }
      if (!canSort)
        return { ...(yield* greedyPlayer.advise({ view, legal }, random, nodes)), nodes: look.nodes };
      const plan = yield* planner.plan(state, nodes);
      const sorting = (plan.steps && sortingMoves(state, plan.steps)) ?? [];
      const spent = look.nodes + plan.nodes;
      if (sorting[0])
        return { move: sorting[0], moves: [], nodes: spent, reason: "sort-stock", plan: () => sorting };
      return { move: drawOn, moves: [], nodes: spent, reason: "no-plan" };
    },
  };
}

/** A strong player: one short search for a win of this pass, and plans that the order of the stock suffices to find again. */
export function samplerPlayer(): Player<View, Move> {
  const planner = new Planner(SAMPLER_PLANS, function* (state) {
    const { steps, nodes } = yield* planAsItLies(state, TRIAL);
    return { passed: steps !== undefined, nodes };
  });
  return sortingPlayer("sampler", planner, (state, nodes, isLastPass) => {
    const limit = Math.floor(nodes * (isLastPass ? LAST_LOOK : LOOK));
    return firstMoveOf(state, planAsItLies(state, limit));
  });
}

/** The strongest player: it sorts the stock only for a plan whose last pass its simulation has won. */
export function plannerPlayer(game: AnyGame): Player<View, Move> {
  const simulation = new PassSimulation(game);
  const planner = new Planner(PLANNER_PLANS, function* (state) {
    const { move, nodes } = yield* simulation.play(state);
    return { passed: move !== undefined, nodes };
  });
  return sortingPlayer("planner", planner, function* (state, nodes, _isLastPass, canSort) {
    const simulated = yield* simulation.play(state);
    if (simulated.move || canSort) return simulated;
    const found = yield* firstMoveOf(state, planInOrder(state, nodes));
    return { ...found, nodes: simulated.nodes + found.nodes };
  });
}
