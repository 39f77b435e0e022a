import type { AnyGame, kingsKeys } from "@tetrarch/engine";
import {
  type Curve,
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
import { netOf } from "../../evaluation/model.js";
import { BeliefState } from "./belief-state.js";
import { type ColourState, ColourStates } from "./colour-states.js";
import { visibleTable } from "./conversion.js";
import { EVALUATOR_VERSION, MEASURES } from "./measures.js";
import { COLOURS, colourPositions, drawnCards } from "./packed.js";
import { ValueFunction } from "./value-function.js";
import { WEIGHTS } from "./weights.js";

const DECISION_FEATURES: DecisionFeatures<kingsKeys.Event> = [
  { name: "book", event: "book", ways: ["done", "left", "otherwise"], how: ({ cards }) => cards?.join("+") },
  { name: "new-card", event: "refilled", ways: ["done", "left", "otherwise"], how: ({ cell }) => cell },
  // KK-4: with the draw pile gone a cell stays bare.
  { name: "bare-cell", event: "bared", ways: ["done", "left"], how: () => "" },
  // KK-3: the cards that are left where they were keep one card less.
  {
    name: "split",
    event: "moved",
    ways: ["done", "left"],
    how: ({ freed }) => (freed === null ? undefined : ""),
  },
];

/** When more positions of colours than these are known before a thought, some 40 MB with all that is kept of them, all are forgotten. */
const MOST_KNOWN = 150_000;
export const POINTS_IN_ALL = 160;
/** The only kind of moment that there is: between two moves. */
const CHOOSING = "choosing";

/** What the evaluation and its players need; colours met once are known to all of them. */
export interface EvaluationContext {
  readonly belief: BeliefState;
  readonly valueFunction: ValueFunction;
}

let sharedContext: EvaluationContext | undefined;

/** One for a search that pauses: no other search may use it meanwhile. */
function newContext(): EvaluationContext {
  return {
    belief: new BeliefState(new ColourStates()),
    valueFunction: new ValueFunction(netOf(WEIGHTS)),
  };
}

/** Between thoughts it may forget, so that memory has a bound. */
function refreshed(used: EvaluationContext, most = MOST_KNOWN): EvaluationContext {
  if (used.belief.states.size > most) {
    used.belief.states.forget();
    used.valueFunction.forget();
  }
  return used;
}

/**
 * The context shared by all searches that run without a pause, made at the first call.
 * @param most positions of colours known before all are forgotten
 */
export function committedContext(most = MOST_KNOWN): EvaluationContext {
  sharedContext ??= newContext();
  return refreshed(sharedContext, most);
}

type State = kingsKeys.State;

/** f of the committed net for a player that plays for the win, 160 points counting as much as 5 per cent; Q by the one or two cards that a gain brings. */
export function keysEvaluator(
  game: AnyGame,
  measures: Measures = MEASURES,
): MoveEvaluator<kingsKeys.View, kingsKeys.Move> {
  const curve = curveOf(measures.curves ?? {}, CHOOSING);
  let own: EvaluationContext | undefined;
  return {
    player: "evaluator",
    version: EVALUATOR_VERSION,
    measures,
    hasPoints: true,
    decisionFeatures: DECISION_FEATURES,
    isNearsighted: true,
    chanceIn: chanceAmong({ refilled: "draw" }),
    isCalibrated: () => true,
    momentOf: () => CHOOSING,
    evaluatingView(view) {
      const { belief, valueFunction } = own ? refreshed(own) : committedContext();
      belief.seeing(visibleTable(view));
      valueFunction.evaluate(belief);
      return inOneStep({ win: curve(valueFunction.win), points: POINTS_IN_ALL * valueFunction.points });
    },
    *evaluatingMoves(view, legal): InSteps<readonly EvaluatedMove[]> {
      own ??= newContext();
      const context = refreshed(own);
      const { belief } = context;
      // The cards that come up do not matter: `drawn` holds those of before.
      const state = game.sample(view, () => 0) as State;
      const drawn = drawnCards(state);
      const evaluated: EvaluatedMove[] = [];
      for (const move of legal) {
        const positions = colourPositions(game.play(state, move).state as State);
        belief.seeing({ positions, drawn });
        const { win, points } = yield* awaiting(context, curve);
        evaluated.push(exactly({ win, points: POINTS_IN_ALL * points }));
      }
      return evaluated;
    },
  };
}

/** The mean over each card that is due, one after the other, points in parts of all. */
function* awaiting(
  { belief, valueFunction }: EvaluationContext,
  curve: Curve,
): InSteps<{ readonly win: number; readonly points: number }> {
  if (belief.left === 0 || belief.due === 0) {
    valueFunction.evaluate(belief);
    return { win: curve(valueFunction.win), points: valueFunction.points };
  }
  const { colours, left } = belief;
  let win = 0;
  let points = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    const before = colours[colour] as ColourState;
    for (const { state, cards } of belief.arrivals(colour)) {
      colours[colour] = state;
      const said = yield* awaiting({ belief, valueFunction }, curve);
      win += cards * said.win;
      points += cards * said.points;
      yield;
    }
    colours[colour] = before;
  }
  return { win: win / left, points: points / left };
}
