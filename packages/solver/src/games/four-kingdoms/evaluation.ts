import type { AnyGame, fourKingdoms } from "@tetrarch/engine";
import { WASTE } from "@tetrarch/engine/four-kingdoms";
import { suitOf } from "@tetrarch/engine/standard-cards";
import {
  chanceAmong,
  curveOf,
  type DecisionFeatures,
  type EvaluatedMove,
  exactly,
  type InSteps,
  inOneStep,
  type Measures,
  type MoveEvaluator,
} from "../../evaluation/evaluation.js";
import { BeliefState } from "./belief-state.js";
import { EVALUATOR_VERSION, MEASURES } from "./measures.js";
import { anyDeal } from "./play-outs.js";
import { committedValueFunction, type ValueFunction } from "./value-function.js";

type Move = fourKingdoms.Move;

/** Where a hidden card lies: in a column of the free lands, or, `column` being −1, in the stock; counted from the bottom, or from the next. */
interface Place {
  readonly column: number;
  readonly index: number;
}

const STOCK = -1;

/** The position once for each card that a move may turn up, which lies then where it turns it up; the position alone where it turns up none. */
function* eachTurnedUp(state: State, move: Move): Generator<State> {
  const turned = placeTurnedUp(state, move);
  if (!turned) {
    yield state;
    return;
  }
  for (const place of placesOf(state)) yield swapped(state, turned, place);
}

/** FK-3, FK-4. */
function placeTurnedUp({ tableau }: State, move: Move): Place | undefined {
  if (move.type === "deal") return { column: STOCK, index: 0 };
  const pile = tableau[move.from];
  if (!pile || pile.down.length === 0) return undefined;
  const taken = move.type === "land" ? move.count : 1;
  return taken === pile.up.length ? { column: move.from, index: pile.down.length - 1 } : undefined;
}

function placesOf({ tableau, stock }: State): readonly Place[] {
  const columns = tableau.flatMap(({ down }, column) => down.map((_, index) => ({ column, index })));
  return [...columns, ...stock.map((_, index) => ({ column: STOCK, index }))];
}

function swapped(state: State, a: Place, b: Place): State {
  const tableau = state.tableau.map(({ down, up }) => ({ down: down.slice(), up }));
  const stock = state.stock.slice();
  const listOf = ({ column }: Place) => (column === STOCK ? stock : tableau[column]?.down) as number[];
  const held = listOf(a)[a.index] as number;
  listOf(a)[a.index] = listOf(b)[b.index] as number;
  listOf(b)[b.index] = held;
  return { ...state, tableau, stock };
}

const DECISION_FEATURES: DecisionFeatures<fourKingdoms.Event> = [
  // FK-2: an empty land takes anything.
  {
    name: "empty-land",
    event: "moved",
    ways: ["done", "left", "otherwise"],
    how: ({ onto, cards }) => (onto === null ? cards?.join("+") : undefined),
  },
  { name: "stock", event: "dealt", ways: ["done", "left"], how: () => "" },
  { name: "face-down", event: "turned", ways: ["left", "otherwise"], how: ({ pile }) => pile },
  { name: "home", event: "housed", ways: ["done", "left", "otherwise"], how: ({ card }) => card },
  { name: "guest", event: "lodged", ways: ["done", "left", "otherwise"], how: ({ card }) => card },
];

type State = fourKingdoms.State;

const FULL_STOCK = 24;

/** Before the first card of the stock is drawn the net predicts too little: measured, but not explained. */
function momentOf(stock: number): "undrawn" | "drawn" {
  return stock === FULL_STOCK ? "undrawn" : "drawn";
}

/** FK-10: the move home of the waste's top where it does no harm (README, "What is played at once"): of a ten when its jack is home. */
function wasteGoesHome(game: AnyGame, state: State): Move | undefined {
  const top = state.waste.at(-1);
  const moves = game.legalMoves(state) as readonly Move[];
  const home = moves.find((move) => move.type === "zone" && move.from === WASTE);
  if (top === undefined || home?.type !== "zone" || home.zone !== "tower") return home;
  return state.kingdoms[suitOf(top)]?.castle === CASTLE_FULL ? home : undefined;
}

/** King, queen and jack. */
const CASTLE_FULL = 3;

/** f of the net that looks back, and Q by each card that a move may turn up; a move turns up one at most. */
export function kingdomsEvaluator(
  game: AnyGame,
  measures: Measures = MEASURES,
  valueFunction: ValueFunction = committedValueFunction(),
): MoveEvaluator<fourKingdoms.View, fourKingdoms.Move> {
  const { curves = {} } = measures;
  const curveAt = { undrawn: curveOf(curves, "undrawn"), drawn: curveOf(curves, "drawn") };
  const winOf = (state: State) => {
    if (game.outcome(state).status !== "playing") return game.outcome(state).status === "won" ? 1 : 0;
    valueFunction.evaluate(new BeliefState(state));
    return curveAt[momentOf(state.stock.length)](valueFunction.win);
  };
  return {
    player: "evaluator",
    version: EVALUATOR_VERSION,
    measures,
    hasPoints: false,
    decisionFeatures: DECISION_FEATURES,
    isNearsighted: true,
    chanceIn: chanceAmong({ dealt: "draw", turned: "turn" }),
    momentOf: ({ stock }) => momentOf(stock),
    harmlessBefore: (view, { type }) =>
      type === "deal" ? wasteGoesHome(game, anyDeal(game, view)) : undefined,
    evaluatingView(view) {
      return inOneStep({ win: winOf(anyDeal(game, view)) });
    },
    *evaluatingMoves(view, legal): InSteps<readonly EvaluatedMove[]> {
      const state = anyDeal(game, view);
      const evaluated: EvaluatedMove[] = [];
      for (const move of legal) {
        let win = 0;
        let cards = 0;
        for (const deal of eachTurnedUp(state, move)) {
          win += winOf(game.play(deal, move).state as State);
          cards++;
        }
        evaluated.push(exactly({ win: win / cards }));
        yield;
      }
      return evaluated;
    },
  };
}
