import type { fourGods } from "@tetrarch/engine";
import { builtInCardSet, type FourGodsGame, PATHS } from "@tetrarch/engine/four-gods";
import {
  type CalibrationCurves,
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
import { CardNumbers } from "./card-numbers.js";
import { packedMove, seeView } from "./conversion.js";
import { EVALUATOR_VERSION, MEASURES } from "./measures.js";
import { ValueFunction } from "./value-function.js";
import { WEIGHTS } from "./weights.js";

/** The player is to move; or a card comes up, of which the player can only say on which side (FG-4). */
const [CHOOSING, AWAITING] = ["choosing", "awaiting"] as const;

/**
 * Makes f of the position that a belief state holds: the net's calibrated chance.
 * Where a card is due it takes the mean over all cards, for the net knows open cards better.
 */
function valueIn(belief: BeliefState, valueFunction: ValueFunction, curves: CalibrationCurves): () => number {
  const [choosing, awaiting] = [curveOf(curves, CHOOSING), curveOf(curves, AWAITING)];
  return () => {
    const isAwaiting = !belief.isOver && belief.due >= 0;
    if (isAwaiting) valueFunction.expect(belief);
    else valueFunction.evaluate(belief);
    return (isAwaiting ? awaiting : choosing)(valueFunction.win);
  };
}

/** The features by which decisions of The Four Gods are classified. */
const DECISION_FEATURES: DecisionFeatures<fourGods.Event> = [
  { name: "dismissal", event: "dismissed", ways: ["done", "left", "otherwise"], how: ({ ally }) => ally?.id },
  { name: "rescue", event: "rescued", ways: ["done", "left", "otherwise"], how: ({ ally }) => ally?.id },
  { name: "fall", event: "fell", ways: ["done", "left", "otherwise"], how: ({ ally }) => ally?.id },
  {
    name: "weapon-dropped",
    event: "dropped",
    ways: ["done", "left", "otherwise"],
    how: ({ weapon }) => weapon?.id,
  },
  { name: "foe", event: "struck", ways: ["otherwise"], how: ({ foe }) => foe?.id },
  { name: "wounds", event: "hurt", ways: ["otherwise"], how: ({ ally }) => ally?.id },
  { name: "fight", event: "struck", ways: ["done", "left"], how: () => "" },
  { name: "trap", event: "rolled", ways: ["done", "left", "otherwise"], how: ({ trap }) => trap?.id },
  {
    name: "bearer",
    event: "armed",
    ways: ["otherwise"],
    how: ({ ally, weapon }) => `${ally?.id} ${weapon?.id}`,
  },
  { name: "weapon", event: "armed", ways: ["done", "left"], how: () => "" },
  { name: "friend", event: "joined", ways: ["done", "left", "otherwise"], how: ({ ally }) => ally?.id },
];

let valueFunction: ValueFunction | undefined;

/** By the weights of this version, which are read when they are first needed. */
export function committedValueFunction(): ValueFunction {
  valueFunction ??= new ValueFunction(netOf(WEIGHTS));
  return valueFunction;
}

/** f of the committed net, the chance to win and the expected artifacts, and Q by each roll of the die and each card. */
export function godsEvaluator(
  game: FourGodsGame,
  measures: Measures = MEASURES,
  valueFunction: ValueFunction = committedValueFunction(),
): MoveEvaluator<fourGods.View, fourGods.Move> {
  const belief = new BeliefState(new CardNumbers(game.cards));
  const f = valueIn(belief, valueFunction, measures.curves ?? {});
  return {
    player: "evaluator",
    version: EVALUATOR_VERSION,
    measures,
    hasPoints: false,
    decisionFeatures: DECISION_FEATURES,
    isNearsighted: true,
    chanceIn: chanceAmong({ rolled: "roll", turned: "turn" }),
    isCalibrated: ({ variant }) => game.cards === builtInCardSet && variant.length === 0,
    momentOf: ({ choice }) => (choice === null ? CHOOSING : AWAITING),
    evaluatingView(view) {
      seeView(belief, view);
      return inOneStep({ win: f(), points: PATHS * valueFunction.points });
    },
    *evaluatingMoves(view, legal): InSteps<readonly EvaluatedMove[]> {
      seeView(belief, view);
      const evaluated: EvaluatedMove[] = [];
      for (const move of legal) {
        const said = move.type === "choose" ? evaluated[0] : yield* rolling(belief, f, move);
        // Nothing is known of either side (FG-4).
        evaluated.push(said ?? (yield* turning(belief, f)));
      }
      return evaluated;
    },
  };
}

/** The mean of f over the roll that a move asks for; at once where it asks for none. */
function* rolling(
  belief: BeliefState,
  f: () => number,
  move: Exclude<fourGods.Move, { readonly type: "choose" }>,
): InSteps<EvaluatedMove> {
  const packed = packedMove(belief.packed, move);
  const odds = belief.odds(packed);
  let win = 0;
  belief.save();
  for (const passes of [true, false]) {
    const share = passes ? odds : 1 - odds;
    if (share === 0) continue;
    yield;
    belief.play(packed, passes);
    win += share * f();
    belief.restore();
  }
  belief.forget();
  return exactly({ win });
}

/** The mean of f over each card that may be turned up where one is due. */
function* turning(belief: BeliefState, f: () => number): InSteps<EvaluatedMove> {
  const { due, left } = belief;
  let win = 0;
  belief.save();
  for (let card = 0; card < belief.unseen.length; card++) {
    if (belief.unseen[card] === 0) continue;
    yield;
    belief.turnUp(due, card);
    win += f();
    belief.unsee(card);
    belief.restore();
  }
  belief.forget();
  return exactly({ win: win / left });
}
