import { type AnyGame, type napoleonsTomb, seededRandom } from "@tetrarch/engine";
import { chanceAmong, type FairJudge, type InSteps, type WeighedMove } from "../../evaluation/fair-judge.js";
import { isStockHidden, stateOf } from "./from-view.js";
import { MEASURES } from "./measures.js";
import { search } from "./search.js";

type State = napoleonsTomb.State;
type View = napoleonsTomb.View;
type Move = napoleonsTomb.Move;

/** Counts the ways in which the reference player was made to play: what it says of two versions may differ. */
const VERSION = 1;
/** Orders of the stock that are tried while it is hidden: the same for every move. Half of them choose, half of them price. */
const STOCKS = 4;
const SEED = 1;
const MEMORY = 2 ** 27;
const DRAWN = chanceAmong({ drawn: "draw" });
/** More positions than are met in one game; then what is known of them is forgotten. */
const MOST_KNOWN = 20_000;

/** What came of a position: 1 for a win, and whether a loss is proved. */
interface Result {
  readonly win: number;
  readonly isLost: boolean;
}

/**
 * f is the share of wins of a player who draws the first pass through, unseen as it is, and then, when nothing is hidden any
 * more, searches for a win and plays it: after the first pass 1 or 0. Who finds none with the nodes given does not win.
 */
export function napoleonsJudge(game: AnyGame): FairJudge<View, Move> {
  const known = new Map<string, Result>();

  function* resultOf(state: State, nodes: number): InSteps<Result> {
    const { status } = game.outcome(state);
    if (status !== "playing") return { win: status === "won" ? 1 : 0, isLost: status !== "won" };
    const open = drawnThrough(state);
    const key = keyOf(open, nodes);
    const before = known.get(key);
    if (before) return before;
    const running = search(open, { nodes, memory: MEMORY });
    let step = running.next();
    for (; !step.done; step = running.next()) yield;
    const { variation, proved } = step.value;
    if (known.size >= MOST_KNOWN) known.clear();
    if (variation.length > 0) keepWay(open, variation, nodes);
    const result = { win: variation.length > 0 ? 1 : 0, isLost: proved && variation.length === 0 };
    known.set(key, result);
    return result;
  }

  /** All positions on the way to a win can be won. */
  function keepWay(start: State, variation: readonly Move[], nodes: number): void {
    let state = start;
    for (const move of variation) {
      known.set(keyOf(state, nodes), { win: 1, isLost: false });
      state = game.play(state, move).state as State;
    }
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
    version: VERSION,
    measures: MEASURES,
    hasPoints: false,
    chanceIn: (view, events) => (isStockHidden(view) ? DRAWN(view, events) : undefined),
    *judging(view, nodes) {
      const results = yield* resultsOf(dealsOf(game, view), nodes);
      return { win: meanOf(results), isLost: results.length === 1 && results.every(({ isLost }) => isLost) };
    },
    *weighing(view, legal, played, nodes) {
      const deals = dealsOf(game, view);
      const weighed: (WeighedMove | undefined)[] = [];
      // The move made comes first: where it wins, none can be better, and the others are left out.
      const order = [...legal.keys()].sort((a, b) => Number(b === played) - Number(a === played));
      for (const index of order) {
        const move = legal[index] as Move;
        // No pile is better than another for a card not seen: the first stands for all (README, "The players").
        const drawn = deals.length > 1 && move.type === "draw" ? { ...move, to: 0 } : move;
        weighed[index] = weighedMove(yield* resultsOf(deals, nodes, drawn));
        if (index === played && weighed[index]?.win === 1) break;
      }
      return legal.map((_, index) => weighed[index]);
    },
  };
}

/** Nodes first: with more of them more may be found. */
function keyOf(state: State, nodes: number): string {
  return `${nodes} ${JSON.stringify(state)}`;
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

function weighedMove(results: readonly Result[]): WeighedMove {
  const half = results.length >> 1;
  const priced = results.slice(half);
  const win = meanOf(priced);
  const error = results.length === 1 ? 0 : Math.sqrt((win * (1 - win)) / priced.length);
  return { win, promise: meanOf(half === 0 ? results : results.slice(0, half)), error };
}

function meanOf(results: readonly Result[]): number {
  return results.reduce((sum, { win }) => sum + win, 0) / results.length;
}
