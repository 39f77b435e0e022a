import { godsPlan } from "./four-gods.js";
import { kingdomsPlan, kingdomsTrialsPlan } from "./four-kingdoms.js";
import { keysByColourPlan, keysPlan } from "./kings-keys.js";
import { tombPlan } from "./tomb-of-four-kings.js";
import type { TrainingPlan } from "./training-plan.js";

/** The trainings by name, which is the id of the game where a game has but one. */
export const TRAINING_PLANS: Readonly<Record<string, TrainingPlan>> = Object.fromEntries(
  [tombPlan, godsPlan, keysPlan, keysByColourPlan, kingdomsPlan, kingdomsTrialsPlan].map((plan) => [
    plan.name ?? plan.game,
    plan,
  ]),
);

/** What a training has other than its plan says, to be compared with it. */
interface PlanChanges {
  /** The units of both hidden layers. */
  readonly units?: readonly [number, number] | undefined;
  /** λ of the stages that the net plays. */
  readonly lambda?: number | undefined;
  /** The part of each round's games that is played. */
  readonly part?: number | undefined;
}

/** The training of a name, changed; undefined where there is none of that name. */
export function trainingPlanOf(
  name: string,
  { units, lambda, part = 1 }: PlanChanges,
): TrainingPlan | undefined {
  const plan = TRAINING_PLANS[name];
  if (!plan) return undefined;
  const [first, second] = units ?? [plan.shape.first, plan.shape.second];
  const stages = plan.stages.map((stage) => ({
    ...stage,
    games: Math.ceil(part * stage.games),
    lambda: stage.play === "rules" ? stage.lambda : (lambda ?? stage.lambda),
  }));
  return { ...plan, shape: { ...plan.shape, first, second }, stages };
}
