import type { napoleonsTomb } from "@tetrarch/engine";
import { BudgetSpent, type Limits } from "../../search/budget.js";
import {
  depthFirst,
  type RestartResult,
  restarts,
  type SearchResult,
  withSpent,
} from "../../search/depth-first.js";
import type { ResumableSearch } from "../../search/resumable-search.js";
import { type Answer, answerOf, type Solver } from "../../solver.js";
import { engineMoves } from "./conversion.js";
import { FullGame } from "./full-game.js";
import { LazyHand } from "./lazy-hand.js";
import { OrderedHand } from "./ordered-hand.js";
import { Sorting } from "./sorting.js";

type State = napoleonsTomb.State;
type Move = napoleonsTomb.Move;

/** The most nodes for a first look at the table as it is, where its order counts: enough for most ends of games. */
const FIRST_LOOK = 10_000;

interface Totals {
  nodes: number;
  states: number;
}

/** A question that is settled: the moves to the win, none when the game is lost; undefined when it is open. */
type SettledMoves = readonly Move[] | undefined;

/**
 * Searches on games ever nearer to the rules.
 * With stock and waste as one open hand a loss is a loss, and a win is one if the passes left can make its order. Then come only
 * such orders, then the table as it is, move by move.
 */
export function* search(
  state: State,
  limits: Limits,
  firstNodes = FIRST_LOOK,
): ResumableSearch<Answer<Move>> {
  const spent: Totals = { nodes: 0, states: 0 };
  const isFree = Sorting.byPasses(state, true)?.isFree ?? false;
  let moves: SettledMoves;
  if (!isFree) moves = yield* firstLook(state, limits, spent, firstNodes);
  moves ??= yield* openHand(state, share(limits, spent, isFree ? 1 : 2), spent);
  if (!isFree) {
    moves ??= yield* orderedHand(state, Sorting.asItLies(state), share(limits, spent, 2), spent);
    moves ??= yield* orderedHand(state, Sorting.byPasses(state, true), share(limits, spent, 2), spent);
    moves ??= yield* fullGame(state, share(limits, spent, 1), spent);
  }
  if (moves) return answerOf(moves, { ...spent, stop: undefined });
  return answerOf<Move>([], { ...spent, stop: spent.nodes < limits.nodes ? "memory" : "nodes" });
}

/** The limits of a search that may take one part in `parts` of what is left. */
function share(limits: Limits, spent: Totals, parts: number): Limits {
  return { ...limits, nodes: Math.floor((limits.nodes - spent.nodes) / parts) };
}

function* firstLook(
  state: State,
  limits: Limits,
  spent: Totals,
  most: number,
): ResumableSearch<SettledMoves> {
  const nodes = Math.min(most, Math.floor(limits.nodes / 4));
  const found = yield* searched(depthFirst(new FullGame(state, 0), { ...limits, nodes }), spent);
  return fullGameMoves(state, { ...found, run: 0 });
}

function* openHand(state: State, limits: Limits, spent: Totals): ResumableSearch<SettledMoves> {
  const gameOf = (run: number) => new LazyHand(state, run);
  const found = yield* searched(restarts(gameOf, limits), spent);
  if (found.best === 1) return engineMoves(state, gameOf(found.run).spelledOut(found.variation));
  return found.stop ? undefined : [];
}

function* orderedHand(
  state: State,
  sorting: Sorting | undefined,
  limits: Limits,
  spent: Totals,
): ResumableSearch<SettledMoves> {
  if (!sorting) return undefined;
  const gameOf = (run: number) => new OrderedHand(state, run, sorting);
  const found = yield* searched(restarts(gameOf, limits), spent);
  if (found.best === 0) return undefined;
  return engineMoves(state, gameOf(found.run).spelledOut(found.variation));
}

function* fullGame(state: State, limits: Limits, spent: Totals): ResumableSearch<SettledMoves> {
  const found = yield* searched(
    restarts((run) => new FullGame(state, run), limits),
    spent,
  );
  return fullGameMoves(state, found);
}

function fullGameMoves(state: State, { best, variation, stop, run }: RestartResult): SettledMoves {
  if (best === 0) return stop ? undefined : [];
  const game = new FullGame(state, run);
  return variation.map((move) => {
    const played = game.engineMove(move);
    game.play(move);
    return played;
  });
}

/** Adds what a search spends to what has been spent. */
function* searched<Result extends SearchResult>(
  running: ResumableSearch<Result>,
  spent: Totals,
): ResumableSearch<Result> {
  const found = yield* withSpent(running, spent.nodes, spent.states);
  spent.nodes += found.nodes;
  spent.states += found.states;
  if (found.stop === "time") throw new BudgetSpent("time");
  return found;
}

/** Won or lost, all cards known. */
export const exactSolver: Solver<napoleonsTomb.State, napoleonsTomb.Move> = {
  version: 2,
  hasPoints: false,
  answer: search,
};
