import { type AnyGame, type napoleonsTomb, seededRandom } from "@tetrarch/engine";
import {
  chanceAmong,
  type DecisionFeatures,
  type EvaluatedMove,
  type InSteps,
  type Measures,
  type MoveEvaluator,
  type ViewValue,
} from "../../evaluation/evaluation.js";
import { isStockHidden, stateOf } from "./conversion.js";
import { EVALUATOR_VERSION, MEASURES } from "./measures.js";
import { search } from "./solver.js";

/** A king goes home before all others of its suit (NT-2): whatever lies on it has to go first. */
function buried(onto: string | null | undefined): string | undefined {
  return onto?.startsWith("K") ? "" : undefined;
}

const DECISION_FEATURES: DecisionFeatures<napoleonsTomb.Event> = [
  { name: "king-buried", event: "drawn", ways: ["done"], how: ({ onto }) => buried(onto) },
  { name: "king-covered", event: "moved", ways: ["done"], how: ({ onto }) => buried(onto) },
  { name: "redeal", event: "redealt", ways: ["done", "left"], how: () => "" },
  { name: "waste", event: "drawn", ways: ["otherwise"], how: ({ to }) => to },
  { name: "stock", event: "drawn", ways: ["done", "left"], how: () => "" },
  { name: "home", event: "founded", ways: ["done", "left", "otherwise"], how: ({ card }) => card },
  {
    name: "centre",
    event: "entombed",
    ways: ["done", "left", "otherwise"],
    how: ({ cards }) => cards?.join("+"),
  },
  {
    name: "empty-pile",
    event: "moved",
    ways: ["done", "left", "otherwise"],
    how: ({ onto, card }) => (onto === null ? card : undefined),
  },
];

type State = napoleonsTomb.State;
type View = napoleonsTomb.View;
type Move = napoleonsTomb.Move;

/** Orders of the stock that are tried while it is hidden: the same for every move. Half of them choose, half of them price. */
const STOCKS = 4;
const SEED = 1;
const MEMORY = 1 << 24;
const DRAWN = chanceAmong({ drawn: "draw" });
/** More positions than are met in one game; then what is known of them is forgotten. */
const MOST_KNOWN = 20_000;

/** Of the nodes of a search, what one position may take: there are many, and what is not proved is left open. */
const PART = 1 / 100;
/** What a look at the table as it is may take before the search with the stock in any order: it seldom finds anything early. */
const FIRST_NODES = 500;
/** How far the chance of what is open may be off: all the way. */
const OPEN_ERROR = 0.5;

/** What can be made of a position of which nothing is hidden. */
type Result = "won" | "lost" | "open";

/**
 * f is the share of wins of a player who draws the first pass unseen, then plays to the win if there is one.
 * Where the search proves neither, the estimate before holds on.
 */
export function napoleonsEvaluator(game: AnyGame, measures: Measures = MEASURES): MoveEvaluator<View, Move> {
  const known = new Map<string, Result>();

  function* resultOf(state: State, nodes: number): InSteps<Result> {
    const { status } = game.outcome(state);
    if (status !== "playing") return status === "won" ? "won" : "lost";
    const open = drawnThrough(state);
    // With more nodes more may be found.
    const key = `${nodes} ${JSON.stringify(open)}`;
    const before = known.get(key);
    if (before) return before;
    const limits = { nodes: Math.floor(nodes * PART), memory: MEMORY };
    const running = search(open, limits, FIRST_NODES);
    let step = running.next();
    for (; !step.done; step = running.next()) yield;
    const { variation, proved } = step.value;
    const result = variation.length > 0 ? "won" : proved ? "lost" : "open";
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, result);
    return result;
  }

  /** The results after a move, or without one: one for each order of the stock, a single one where it lies open. */
  function* resultsOf(deals: readonly State[], nodes: number, move?: Move): InSteps<readonly Result[]> {
    const results: Result[] = [];
    for (const deal of deals) {
      const state = move ? (game.play(deal, move).state as State) : deal;
      results.push(yield* resultOf(state, nodes));
    }
    return results;
  }

  return {
    player: "searcher",
    version: EVALUATOR_VERSION,
    measures,
    hasPoints: false,
    decisionFeatures: DECISION_FEATURES,
    isNearsighted: false,
    chanceIn: (view, events) => (isStockHidden(view) ? DRAWN(view, events) : undefined),
    momentOf: () => "choosing",
    *evaluatingView(view, nodes) {
      return judgedView(yield* resultsOf(dealsOf(game, view), nodes));
    },
    *evaluatingMoves(view, legal, played, nodes) {
      const deals = dealsOf(game, view);
      const evaluated: (EvaluatedMove | undefined)[] = [];
      // The move made comes first: where it wins, none can be better, and the others are left out.
      const order = [...legal.keys()].sort((a, b) => Number(b === played) - Number(a === played));
      for (const index of order) {
        const move = legal[index] as Move;
        // No pile is better than another for a card not seen: the first stands for all (README, "The players").
        const drawn = deals.length > 1 && move.type === "draw" ? { ...move, to: 0 } : move;
        const results = yield* resultsOf(deals, nodes, drawn);
        evaluated[index] = weighedMove(results);
        if (index === played && results.every((result) => result === "won")) break;
      }
      return legal.map((_, index) => evaluated[index]);
    },
  };
}

/** Positions that agree with the view: the only one, or some with the hidden stock in different orders. */
function dealsOf(game: AnyGame, view: View): readonly State[] {
  if (!isStockHidden(view)) return [stateOf(view)];
  const random = seededRandom(SEED);
  return Array.from({ length: STOCKS }, () => game.sample(view, random) as State);
}

/** The first pass is drawn onto the first waste pile as long as nothing is known of it (NT-7, NT-10). */
function drawnThrough(state: State): State {
  if (state.redeals > 0 || state.stock.length === 0) return state;
  const [first = [], ...others] = state.wastes;
  return { ...state, wastes: [[...first, ...state.stock], ...others], stock: [] };
}

function weighedMove(results: readonly Result[]): EvaluatedMove {
  const half = results.length >> 1;
  const priced = results.slice(half);
  const win = shareOf(priced);
  const selectionEstimate = shareOf(half === 0 ? results : results.slice(0, half));
  if (isOnly(results, "open")) return { win, selectionEstimate, error: OPEN_ERROR, isOpen: true };
  return { win, selectionEstimate, error: Math.sqrt((win * (1 - win)) / priced.length) };
}

/** Whether all is known and this came of it. */
function isOnly(results: readonly Result[], result: Result): boolean {
  return results.length === 1 && results[0] === result;
}

function judgedView(results: readonly Result[]): ViewValue {
  const win = shareOf(results);
  // Where one order of the stock is not settled, the share is of no proofs.
  if (results.includes("open")) return { win, isOpen: true };
  return isOnly(results, "lost") ? { win, isLost: true } : { win };
}

/** What is not proved lost counts as won: nearly all deals can be. */
function shareOf(results: readonly Result[]): number {
  return results.filter((result) => result !== "lost").length / results.length;
}
