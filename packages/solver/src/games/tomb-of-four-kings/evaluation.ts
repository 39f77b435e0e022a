import type { tombOfFourKings } from "@tetrarch/engine";
import {
  chanceAmong,
  curveOf,
  type DecisionFeatures,
  type EvaluatedMove,
  type InSteps,
  inOneStep,
  type Measures,
  type MoveEvaluator,
} from "../../evaluation/evaluation.js";
import { netOf } from "../../evaluation/model.js";
import { BeliefState } from "./belief-state.js";
import { ChainMean } from "./chain-mean.js";
import { packedMove, seeView, type TombGame, type TombMove, type TombView } from "./conversion.js";
import { EVALUATOR_VERSION, MEASURES } from "./measures.js";
import { ValueFunction } from "./value-function.js";
import { WEIGHTS } from "./weights.js";

const DECISION_FEATURES: DecisionFeatures<tombOfFourKings.Event> = [
  { name: "turning-back", event: "turned-back", ways: ["done", "left"], how: () => "" },
  { name: "skill", event: "skill-used", ways: ["done", "left"], how: () => "" },
  {
    name: "treasure-dropped",
    event: "dropped",
    ways: ["done", "left", "otherwise"],
    how: ({ card }) => card,
  },
  { name: "dodge", event: "dodged", ways: ["done", "left"], how: () => "" },
  { name: "mark", event: "left-behind", ways: ["otherwise"], how: ({ card }) => card },
];

/** The net predicts points in hundreds. */
export const POINTS_A_UNIT = 100;

/** The only kind of moment that there is: between two moves. */
const CHOOSING = "choosing";

let valueFunction: ValueFunction | undefined;

/** By the weights of this version, which are read when they are first needed. */
export function committedValueFunction(): ValueFunction {
  valueFunction ??= new ValueFunction(netOf(WEIGHTS));
  return valueFunction;
}

/** The events that turn a card up. */
const TURNED = chanceAmong({
  torch: "turn",
  scroll: "turn", // the fourth ace, by itself (TK-20)
  "skill-found": "turn",
  favour: "turn",
  treasure: "turn",
  encounter: "turn",
  action: "turn",
  discarded: "turn",
});

/** For what a card is turned up, which is known before it is: a turn, a blow at an encounter (TK-5), a jammed door (TK-15). */
function kindOf({ encounter, short }: TombView): string {
  if (encounter === null) return "turn";
  return short > 0 ? "discard" : "action";
}

/** f of the committed net for a player that plays for the win, a point counting as much as 0.15 per cent; Q by chains of single cards. */
export function tombEvaluator(
  game: TombGame,
  measures: Measures = MEASURES,
  valueFunction: ValueFunction = committedValueFunction(),
): MoveEvaluator<TombView, TombMove> {
  const curve = curveOf(measures.curves ?? {}, CHOOSING);
  const belief = new BeliefState();
  const mean = new ChainMean(belief, valueFunction, curve);
  return {
    player: "evaluator",
    version: EVALUATOR_VERSION,
    measures,
    hasPoints: true,
    decisionFeatures: DECISION_FEATURES,
    isNearsighted: false,
    chanceIn: (view, events) => (TURNED(view, events) === undefined ? undefined : kindOf(view)),
    isCalibrated: ({ byMemory }) => !byMemory,
    momentOf: () => CHOOSING,
    evaluatingView(view) {
      seeView(belief, game, view);
      valueFunction.evaluate(belief);
      return inOneStep({ win: curve(valueFunction.win), points: POINTS_A_UNIT * valueFunction.points });
    },
    *evaluatingMoves(view, legal): InSteps<readonly EvaluatedMove[]> {
      seeView(belief, game, view);
      const evaluated: EvaluatedMove[] = [];
      for (const move of legal) {
        belief.save();
        belief.begin(packedMove(move));
        yield* mean.taking();
        belief.restore();
        belief.forget();
        const { win, points, selectionEstimate, error } = mean;
        evaluated.push({ win, points: POINTS_A_UNIT * points, selectionEstimate, error });
      }
      return evaluated;
    },
  };
}
